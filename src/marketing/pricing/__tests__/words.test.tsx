import {renderToStaticMarkup} from 'react-dom/server';
import {facts, type PricePlan} from '../../../site';
import {STOPS} from '../../../tools/volume';
import {useVolume} from '../../../tools/volume/view';
import {Notices} from '../Notices';
import {PlanCards} from '../PlanCards';
import {Scale} from '../Scale';
import {euros, quoteAll, quotePlan, yearlyPrice} from '../tariff';
import {TariffTable} from '../TariffTable';
import {aMonth, aYear, billingOf, roundingOf, yearTotal} from '../words';

jest.mock('../../../chrome', () => ({
  TrialLink: ({children}: {children: string}) => <a href="/trial">{children}</a>,
}));
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock('../../../reading', () => ({CopyButton: () => null}));
jest.mock('../../../ui', () => ({
  ...jest.requireActual<object>('../../../ui/ChoiceRow'),
  ...jest.requireActual<object>('../../../ui/Layout'),
  ...jest.requireActual<object>('../../../ui/Say'),
  ...jest.requireActual<object>('../../../ui/Table'),
  ...jest.requireActual<object>('../../../ui/Rows'),
  Button: () => null,
  ButtonLink: ({to, children}: {to: string; children: string}) => (
    <a href={to}>{children}</a>
  ),
}));

/** The calculator as the page begins. */
function ScaleAt62() {
  return <Scale field={useVolume(62_000)} onPrint={() => undefined} />;
}

const plan = (monthly: number, perExtraThousand = 0.9): PricePlan => ({
  name: 'Letter',
  suits: 'tests',
  monthly,
  included: 10_000,
  perExtraThousand,
  contacts: 100,
  logDays: 7,
});

/** Text as it is read: no tags, and no blanks twice. */
function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|dd|dt|td|th|h\d|caption)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ');
}

describe('a year', () => {
  it('costs exactly its monthly prices, not twelve times a rounded month', () => {
    const quote = quotePlan(plan(49), 10_000, 'year', 10);
    expect(quote.charge).toBe(490);
    expect(quote.amount).toBe(40.83);
    // 12 × 40.83 is 489.96, which nobody is charged.
    expect(yearTotal(quote)).toBe('€490.00');
    expect(billingOf(quote)).toBe('billed yearly (€490.00 a year)');
  });

  it.each([
    [15, 12.5, '€150.00 a year'],
    [149, 124.17, '€1,490.00 a year'],
    [2.61, 2.18, '€26.10 a year'],
    [0.1, 0.08, '€1.00 a year'],
  ])('of €%d a month is %d a month, and %s', (monthly, fee, words) => {
    const quote = quotePlan(plan(monthly), 1_000, 'year', 10);
    expect(quote.fee).toBe(fee);
    expect(aYear(quote.charge)).toBe(words);
    expect(aYear(yearlyPrice(plan(monthly), 10))).toBe(words);
  });

  it('is said to be rounded only where it is', () => {
    expect(roundingOf(quotePlan(plan(49), 1, 'year', 10))).toBe(', rounded to the cent');
    expect(roundingOf(quotePlan(plan(15), 1, 'year', 10))).toBe('');
    expect(roundingOf(quotePlan(plan(49), 1, 'month', 10))).toBe('');
  });

  it('has extra emails billed by the month', () => {
    const quote = quotePlan(plan(49), 22_000, 'year', 10);
    expect(billingOf(quote)).toBe(
      'with the plan billed yearly (€490.00 a year) and extra emails monthly (€10.80/month)',
    );
    expect(aMonth(quote.amount)).toBe('€51.63/month');
    expect(yearTotal(quote)).toBe('€619.60');
  });

  it('adds up in cents at every volume of the page', () => {
    for (const volume of STOPS) {
      for (const quote of quoteAll(
        facts.plans.value,
        volume,
        'year',
        facts.yearlyMonths.value,
      )) {
        const {monthly, perExtraThousand} = quote.plan;
        const cents =
          Math.round(monthly * 100) * facts.yearlyMonths.value +
          12 * quote.extra * Math.round(perExtraThousand * 100);
        expect(yearTotal(quote)).toBe(euros(cents / 100));
      }
    }
  });
});

test('a month is billed monthly', () => {
  expect(billingOf(quotePlan(plan(49), 90_000, 'month', 10))).toBe('billed monthly');
});

describe('the page', () => {
  const page = textOf(
    renderToStaticMarkup(
      <>
        <ScaleAt62 />
        <TariffTable />
        <PlanCards />
        <Notices />
      </>,
    ),
  );

  it('prints no price of a month as one of a year', () => {
    expect(page).not.toMatch(/€[\d,.]+ (?:yearly|monthly)/);
    for (const {monthly} of facts.plans.value) {
      const aTwelfth = euros(quotePlan(plan(monthly), 1, 'year', 10).fee);
      const after = page.split(aTwelfth).slice(1);
      expect(after.length).toBeGreaterThan(0);
      for (const words of after) {
        expect(words).toMatch(/^(?:\/month| ?a month)/);
      }
    }
  });

  it('says of every yearly price that it is one', () => {
    for (const one of facts.plans.value) {
      const price = euros(yearlyPrice(one, facts.yearlyMonths.value));
      const after = page.split(price).slice(1);
      expect(after.length).toBeGreaterThan(0);
      for (const words of after) {
        expect(words).toMatch(/^ a year/);
      }
    }
  });

  it('has a period beside each amount of its table', () => {
    const cells = renderToStaticMarkup(<TariffTable />)
      .split('<td')
      .slice(1);
    expect(cells).toHaveLength(24);
    for (const cell of cells) {
      expect(textOf(`<td${cell}`)).toMatch(
        /^€[\d,.]+\/month, billed monthly;€[\d,.]+\/month, plan billed yearly/,
      );
    }
  });
});
