import {renderToStaticMarkup} from 'react-dom/server';
import {facts} from '../../../site';
import {useVolume} from '../../../tools/volume/view';
import {Notices} from '../Notices';
import {PlanCards} from '../PlanCards';
import {QuoteSheet} from '../QuoteSheet';
import {Rivals} from '../Rivals';
import {Scale} from '../Scale';
import {euros, quoteAll, quotePlan, yearlyPrice} from '../tariff';
import {TariffTable} from '../TariffTable';

jest.mock('../../../chrome', () => ({
  TrialLink: ({children}: {children: string}) => <a href="/trial">{children}</a>,
}));
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock('../../../reading', () => ({
  ...jest.requireActual<object>('../../../reading/formatDate'),
  CopyButton: () => null,
}));
jest.mock('../../../articles', () =>
  jest.requireActual<object>('../../../articles/exhibits/cost-by-volume'),
);
jest.mock('../../../ui', () => ({
  ...jest.requireActual<object>('../../../ui/ChoiceRow'),
  ...jest.requireActual<object>('../../../ui/Layout'),
  ...jest.requireActual<object>('../../../ui/Say'),
  ...jest.requireActual<object>('../../../ui/Table'),
  ...jest.requireActual<object>('../../../ui/Rows'),
  Button: ({children}: {children: string}) => <button type="button">{children}</button>,
  ButtonLink: ({to, children}: {to: string; children: string}) => (
    <a href={to}>{children}</a>
  ),
}));

/** The calculator as the page begins. */
function ScaleAt62() {
  return <Scale field={useVolume(62_000)} onPrint={() => undefined} />;
}

const plans = facts.plans.value;
const months = facts.yearlyMonths.value;

test('the scale has its sums before any script, for both ways of paying', () => {
  const html = renderToStaticMarkup(<ScaleAt62 />);
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
      <ScaleAt62 />
      <TariffTable />
      <Notices />
    </>,
  );
  expect(page.match(/Preview:/g)).toHaveLength(1);
  expect(page).not.toContain('Sample');
});

test('the price stands under the slider too, for both ways of paying', () => {
  const html = renderToStaticMarkup(<ScaleAt62 />);
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

test('each plan has a card with both prices, each with its billing, and a button', () => {
  const cards = renderToStaticMarkup(<PlanCards />)
    .split('<li>')
    .slice(1);
  expect(cards).toHaveLength(plans.length);
  for (const [index, plan] of plans.entries()) {
    const text = cards[index]?.replace(/<[^>]+>/g, '');
    const twelfth = quotePlan(plan, 1, 'year', months).amount;
    expect(text).toContain(`${euros(plan.monthly)}/month billed monthly`);
    expect(text).toContain(
      `${euros(twelfth)}/month billed yearly (${euros(yearlyPrice(plan, months))} a year)`,
    );
    expect(cards[index]?.match(/<a href="\/trial">Try it free<\/a>/g)).toHaveLength(1);
  }
});

describe('what other platforms cost', () => {
  const html = renderToStaticMarkup(<Rivals volume={50_000} />);

  it('follows the volume, beside our own price in our own currency', () => {
    expect(html).toContain('<b>50,000</b> emails a month');
    expect(html).toContain(
      euros(quoteAll(plans, 50_000, 'month', months)[0]?.amount ?? NaN),
    );
    expect(renderToStaticMarkup(<Rivals volume={300_000} />)).not.toContain('50,000</b>');
  });

  it('gives the day and the source of every price', () => {
    const figures = html.match(/data-figure="/g) ?? [];
    expect(figures.length).toBeGreaterThan(10);
    expect(html.match(/<time dateTime="\d{4}-\d\d-\d\d"/g)).toHaveLength(figures.length);
    expect(html).toContain('href="https://postmarkapp.com/pricing"');
  });

  it('ranks no price that is past its date', () => {
    const ranking = /<ol[^>]*>(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
    expect(ranking).toContain('<li');
    expect(ranking).not.toContain('data-expired=""');
    expect(ranking).not.toContain('last known');
  });
});

test('a printed quote says what it is for, that it is no offer yet, and where it is', () => {
  const [best] = quoteAll(plans, 120_000, 'year', months);
  if (!best) {
    throw new Error('There is no plan.');
  }
  const html = renderToStaticMarkup(
    <QuoteSheet
      quote={best}
      volume={120_000}
      link="https://example.com/pricing/#emails=120000&billed=year"
      day={new Date('2026-11-23T12:00:00')}
    />,
  );
  for (const text of ['23 November 2026', '120,000', best.plan.name, 'is not an offer']) {
    expect(html).toContain(text);
  }
  expect(html).toContain(`${euros(best.amount)}/month`);
  expect(html).toContain('#emails=120000&amp;billed=year');
});
