import {renderToStaticMarkup} from 'react-dom/server';
import {brand} from '../../site';
import {Wordmark} from '../Marks';

it('writes the name, where the brand has drawn none', () => {
  const html = renderToStaticMarkup(<Wordmark className="large" />);
  expect(html).toMatch(/^<span class="[^"]*\blarge"/);
  expect(html).toContain(`>${brand.name}</span>`);
  expect(html).not.toContain('<svg');
});

it('shows the drawn one of a brand that has it', () => {
  const drawings = jest.replaceProperty(brand, 'drawings', {
    mark: 'mark.svg',
    wordmark: 'name.svg',
  });
  const html = renderToStaticMarkup(<Wordmark className="large" />);
  expect(html).toMatch(/^<svg class="[^"]*\blarge"/);
  expect(html).toContain(`aria-label="${brand.name}"`);
  expect(html).toContain('href="#drawing:wordmark"');
  drawings.restore();
});
