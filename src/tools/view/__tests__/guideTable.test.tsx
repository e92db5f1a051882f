import {renderToStaticMarkup} from 'react-dom/server';
import {GuideTable} from '../GuideTable';

// This room needs a browser and Docusaurus.
jest.mock('../../../reading', () => ({elements: {table: 'table'}}));

const HEAD = ['Tag', 'Meaning'];

test('a row for each, in the order of the columns', () => {
  const html = renderToStaticMarkup(
    <GuideTable
      head={HEAD}
      rows={[
        ['p', 'policy'],
        ['sp', 0],
      ]}
    />,
  );
  expect(html).toContain('<thead><tr><th>Tag</th><th>Meaning</th></tr></thead>');
  expect(html).toContain(
    '<tbody><tr><td>p</td><td>policy</td></tr><tr><td>sp</td><td>0</td></tr></tbody>',
  );
});

test('the first column as code', () => {
  const html = renderToStaticMarkup(<GuideTable code head={HEAD} rows={[['p', 'q']]} />);
  expect(html).toContain('<td><code>p</code></td><td>q</td>');
});

test('cells of several columns carry the name of theirs, for a row without a head', () => {
  const html = renderToStaticMarkup(
    <GuideTable head={[...HEAD, 'New']} rows={[['np', 'policy', 'yes']]} />,
  );
  expect(html).toContain(
    '<td>np</td><td data-label="Meaning:">policy</td><td data-label="New:">yes</td>',
  );
});
