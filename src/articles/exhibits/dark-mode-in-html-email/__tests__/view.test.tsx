import {renderToStaticMarkup} from 'react-dom/server';
import {clients} from '../clients';
import {ClientTable} from '../ClientTable';
import {designs} from '../designs';
import {InversionTable} from '../InversionTable';

// The room's index brings the whole page's head with it.
jest.mock('../../../../ui', () => ({
  Table: 'table',
  ...jest.requireActual<object>('../../../../ui/Button'),
  Fold: 'div',
}));

test('without JavaScript all designs are there, with the contrast that is left', () => {
  const html = renderToStaticMarkup(<InversionTable />);
  expect(html.match(/<svg /g)).toHaveLength(designs.length * 3);
  expect(html).toContain('Button 1.5<b> too low</b>');
  expect(html).toContain('data-needs-app');
  expect(html).toContain('<noscript>');
});

test('the table of mail programs says every state in words', () => {
  const html = renderToStaticMarkup(<ClientTable />);
  expect(html.match(/✓ yes|✕ no|\? not tested/g)).toHaveLength(clients.length * 2);
});
