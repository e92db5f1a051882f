import {renderToStaticMarkup} from 'react-dom/server';
import {CellTable} from '../CellTable';
import {Part} from '../Part';

jest.mock('../../../ui', () => ({
  ...jest.requireActual<object>('../../../ui/Layout'),
  Kix: () => null,
}));

test('each cell names its column, for screens that show no head', () => {
  const html = renderToStaticMarkup(
    <CellTable
      label="Results"
      first="Who"
      columns={[{name: 'welcome', over: 'Day 0'}, {name: 'Status'}]}
      rows={[{title: 'Ada', cells: ['Sent', <b key="b">finished</b>]}]}
    />,
  );
  expect(html).toContain('<th scope="row">Ada</th>');
  expect(html).toContain('<td data-column="Day 0: welcome"><span>Sent</span></td>');
  expect(html).toContain('<td data-column="Status"><span><b>finished</b></span></td>');
});

test('a part of a long page is laid out later, about as high as it says', () => {
  const part = (tall?: string) =>
    renderToStaticMarkup(
      <Part id="trial" title="Trial" {...(tall && {tall})}>
        Steps
      </Part>,
    );
  expect(part('46rem')).toMatch(/<section class="[^"]*\blater\b[^"]*"[^>]*--tall:46rem/);
  expect(part()).not.toMatch(/later|--tall/);
});
