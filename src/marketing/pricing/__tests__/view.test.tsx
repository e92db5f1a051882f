import {renderToStaticMarkup} from 'react-dom/server';
import {facts} from '../../../site';
import {Notices} from '../Notices';
import {Scale} from '../Scale';
import {euros, quoteAll} from '../tariff';
import {TariffTable} from '../TariffTable';

jest.mock('../../../chrome', () => ({
  TrialLink: ({children}: {children: string}) => <a href="/trial">{children}</a>,
}));
jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock('../../../reading', () => ({}));
jest.mock('../../../ui', () => ({
  ...jest.requireActual<object>('../../../ui/ChoiceRow'),
  ButtonLink: ({to, children}: {to: string; children: string}) => (
    <a href={to}>{children}</a>
  ),
}));

const plans = facts.plans.value;
const months = facts.yearlyMonths.value;

test('the scale has its sums before any script, for both ways of paying', () => {
  const html = renderToStaticMarkup(<Scale />);
  for (const period of ['month', 'year'] as const) {
    for (const {amount, sum} of quoteAll(plans, 62_000, period, months)) {
      expect(html).toContain(euros(amount));
      // A fee alone is its own sum.
      expect(html).toContain(sum === euros(amount) ? sum : `= ${sum}`);
    }
  }
});

test('unconfirmed prices are called a preview, once', () => {
  expect(facts.plans.confirmed).toBe(false);
  const page = renderToStaticMarkup(
    <>
      <Scale />
      <TariffTable />
      <Notices />
    </>,
  );
  expect(page.match(/Preview:/g)).toHaveLength(1);
  expect(page).not.toContain('Sample');
});

test('the price stands under the slider too, for both ways of paying', () => {
  const html = renderToStaticMarkup(<Scale />);
  for (const period of ['month', 'year'] as const) {
    const [best] = quoteAll(plans, 62_000, period, months);
    const quick = new RegExp(`data-quick="${period}"[^>]*>(.*?)</p>`).exec(html)?.[1];
    expect(quick).toContain(`${euros(best?.amount ?? NaN)}/month`);
  }
});

test('the table marks one plan in each row, in words too', () => {
  const html = renderToStaticMarkup(<TariffTable />);
  const rows = html.split('<tr').slice(2);
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    expect(row.match(/costs least/g)).toHaveLength(1);
  }
});
