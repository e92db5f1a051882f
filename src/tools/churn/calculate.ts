import {money, percent, plain, readNumber} from '../number';
import type {Problem} from '../kit';
import {
  CHURN_FIELDS,
  churnSpecs,
  DEFAULT_CAP_YEARS,
  type ChurnField,
  type ChurnInput,
} from './fields';
import {findings} from './findings';
import {
  MEASURES,
  printValue,
  type ChurnNumbers,
  type Measure,
  type MeasureId,
  type Unit,
} from './measures';
import {
  areaBetween,
  likelyRange,
  overMonths,
  paidMonths,
  paybackWithChurn,
  PERIOD_MONTHS,
  survivalCurve,
  type Period,
} from './rates';

export interface ChurnResult {
  period: Period;
  numbers: ChurnNumbers;
  /** What is wrong with a field, or what was guessed in it. Empty fields have none. */
  fields: Readonly<Partial<Record<ChurnField, readonly Problem[]>>>;
  /** Every measure, always all of them and in the order of `MEASURES`. */
  measures: Readonly<Record<MeasureId, Measure>>;
  /** What the numbers say, and where they contradict each other. */
  problems: readonly Problem[];
  /** Share of customers left after 0 to 24 months. */
  curve?: readonly number[];
  /** The same once payments are won back as given. */
  recoveredCurve?: readonly number[];
  /**
   * Gross profit that a customer you win has brought on average after 0, 1, 2 … months, with
   * churn: to 24 months, or to 60 where it takes longer to pay back.
   */
  earned?: readonly number[];
  /** Between which shares the real customer churn of the period lies, in 95 of 100 cases. */
  likely?: readonly [number, number];
}

interface Draft {
  label: string;
  unit: Unit;
  formula: string;
  /** What has to be known, in the words of the form. */
  needs: readonly ChurnField[];
  /** Why it has no value although all is known; nothing where it has one. */
  unless?: string | false | undefined;
  value: () => number;
  filled: () => string;
}

function read(input: ChurnInput) {
  const numbers: Partial<Record<ChurnField, number>> = {};
  const fields: Partial<Record<ChurnField, readonly Problem[]>> = {};
  for (const field of CHURN_FIELDS) {
    const given = input[field];
    if (given === undefined || (typeof given === 'string' && given.trim() === '')) {
      continue;
    }
    const reading = readNumber(given, churnSpecs[field]);
    if (reading.valid) {
      numbers[field] = reading.value;
      fields[field] = reading.notes;
    } else {
      fields[field] = [reading.problem];
    }
  }
  return {numbers, fields};
}

/** Fields that count as 0 once the MRR at the start is known. */
const ZERO_WHEN_EMPTY = ['mrrContraction', 'mrrExpansion', 'mrrReactivation'] as const;

function filledUp(given: ChurnNumbers, broken: ChurnResult['fields']): ChurnNumbers {
  const full: Partial<Record<ChurnField, number>> = {...given};
  if (given.mrrCancelled !== undefined) {
    for (const field of ZERO_WHEN_EMPTY) {
      // A fault in the field is not the same as nothing in it.
      if (!broken[field]) {
        full[field] ??= 0;
      }
    }
  }
  full.capYears ??= broken.capYears ? undefined : DEFAULT_CAP_YEARS;
  return full;
}

/** What is missing, as a sentence. */
function needed(missing: readonly ChurnField[]): string {
  const names = missing.map((field) => {
    const {name} = churnSpecs[field];
    return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  });
  const last = names.at(-1) ?? '';
  return `Needs ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last}.`;
}

/**
 * Works out every measure that the given numbers allow.
 *
 * @param input a scenario; amounts in any one currency, percentages as `80` or `80%`
 * @returns always a result: faults of fields and of the whole are in it
 */
export function calculateChurn(input: ChurnInput): ChurnResult {
  const {numbers: given, fields} = read(input);
  const numbers = filledUp(given, fields);
  const period = input.period ?? 'month';
  const drafts = draftsOf(numbers, period);
  const measures = Object.fromEntries(
    MEASURES.map((id) => [id, measureOf(id, drafts[id], numbers)]),
  ) as Record<MeasureId, Measure>;
  const monthly = measures.customerChurnMonth.value;
  const {
    customersStart: start = 0,
    customersLost: lost,
    involuntary,
    recovered,
  } = numbers;
  const saved = ((involuntary ?? 0) / 100) * ((recovered ?? 0) / 100);
  const whole = measures.customerChurn.value;
  return {
    period,
    numbers,
    fields,
    measures,
    problems: findings(numbers, measures, period),
    ...(monthly !== undefined && {curve: survivalCurve(monthly)}),
    ...earnedBy(numbers, measures),
    ...(whole !== undefined &&
      saved > 0 && {
        recoveredCurve: survivalCurve(
          overMonths(whole * (1 - saved), PERIOD_MONTHS[period], 1),
        ),
      }),
    ...(whole !== undefined && lost !== undefined && {likely: likelyRange(lost, start)}),
  };
}

function earnedBy(
  {margin}: ChurnNumbers,
  {arpa, customerChurnMonth, paybackWithChurn: payback}: ChurnResult['measures'],
): Pick<ChurnResult, 'earned'> {
  const monthly = customerChurnMonth.value;
  if (arpa.value === undefined || monthly === undefined || margin === undefined) {
    return {};
  }
  const profit = (arpa.value * margin) / 100;
  const months = (payback.value ?? Infinity) <= 24 ? 24 : 60;
  return {
    earned: Array.from({length: months + 1}, (_, month) =>
      month === 0 ? 0 : profit * paidMonths(monthly, month),
    ),
  };
}

function measureOf(id: MeasureId, draft: Draft, numbers: ChurnNumbers): Measure {
  const {label, unit, formula, needs} = draft;
  const missing = needs.filter((field) => numbers[field] === undefined);
  const known = missing.length > 0 ? needed(missing) : draft.unless || undefined;
  const found = known === undefined ? draft.value() : undefined;
  const value = Number.isFinite(found) ? found : undefined;
  const why = value === undefined ? (known ?? 'The result is too large to show.') : known;
  return {
    id,
    label,
    unit,
    formula,
    ...(value !== undefined && {value}),
    ...(why !== undefined && {why}),
    filled: value === undefined ? '' : draft.filled(),
    shown: value === undefined ? '–' : printValue(value, unit),
  };
}

const CUSTOMERS = ['customersStart', 'customersLost'] as const;
const REVENUE = ['mrrStart', 'mrrCancelled', 'mrrContraction'] as const;
const NET = [...REVENUE, 'mrrExpansion', 'mrrReactivation'] as const;

const IN_PERIOD: Readonly<Record<Period, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

/** All measures, each with its formula. Values are asked for only when all is known. */
function draftsOf(numbers: ChurnNumbers, period: Period): Record<MeasureId, Draft> {
  const {
    customersStart: start = 0,
    customersLost: lost = 0,
    mrrStart = 0,
    mrrCancelled: cancelled = 0,
    mrrContraction: contraction = 0,
    mrrExpansion: expansion = 0,
    mrrReactivation: reactivated = 0,
    margin = 0,
    cac = 0,
    capYears = DEFAULT_CAP_YEARS,
    involuntary = 0,
    recovered = 0,
  } = numbers;
  const length = PERIOD_MONTHS[period];
  const isMonth = period === 'month';
  const churn = lost / start;
  const monthly = overMonths(churn, length, 1);
  const gross = (cancelled + contraction) / mrrStart;
  const net = (cancelled + contraction - expansion - reactivated) / mrrStart;
  const arpa = mrrStart / start;
  const share = margin / 100;
  const profit = arpa * share;
  const cap = Math.round(capYears * 12);
  const saved = (involuntary / 100) * (recovered / 100);
  const lessGross = gross - (cancelled * saved) / mrrStart;
  const paid = paidMonths(monthly, cap);

  const noCustomers =
    (start === 0 && 'There were no customers at the start, so churn is undefined.') ||
    (lost > start && 'More customers are lost than there were at the start.');
  const noRevenue =
    (mrrStart === 0 && 'There was no MRR at the start, so it is undefined.') ||
    (cancelled + contraction > mrrStart &&
      'More MRR is lost than there was at the start.');
  const noLifetime =
    noCustomers ||
    (lost === 0 && 'No one left, so there is no finite lifetime to calculate with.');
  const noAverage =
    start === 0 && 'There were no customers at the start, so there is no average.';
  const noProfit =
    profit === 0 && 'There is no gross profit per customer, so nothing is paid back.';
  const power = (base: string, exponent: string) => `1 − (1 − ${base})${exponent}`;
  const root = length === 3 ? '^(1/3)' : '^(1/12)';
  const lossesInWords = `(${money(cancelled)} + ${money(contraction)})`;

  return {
    customerChurn: {
      label: `Customer churn, ${IN_PERIOD[period]}`,
      unit: 'percent',
      formula: 'customers lost ÷ customers at the start',
      needs: CUSTOMERS,
      unless: noCustomers,
      value: () => churn,
      filled: () => `${plain(lost)} ÷ ${plain(start)}`,
    },
    customerChurnMonth: {
      label: 'Customer churn, for a month',
      unit: 'percent',
      formula: isMonth ? 'as counted' : `1 − (1 − churn)${root}`,
      needs: CUSTOMERS,
      unless: noCustomers,
      value: () => monthly,
      filled: () => (isMonth ? percent(churn, 2) : power(percent(churn, 2), root)),
    },
    customerChurnYear: {
      label: 'Customer churn, for a year',
      unit: 'percent',
      formula: '1 − (1 − churn of a month)¹²',
      needs: CUSTOMERS,
      unless: noCustomers,
      value: () => overMonths(churn, length, 12),
      filled: () => power(percent(monthly, 2), '¹²'),
    },
    grossMrrChurn: {
      label: `Gross MRR churn, ${IN_PERIOD[period]}`,
      unit: 'percent',
      formula: '(canceled + contraction) ÷ MRR at the start',
      needs: REVENUE,
      unless: noRevenue,
      value: () => gross,
      filled: () => `${lossesInWords} ÷ ${money(mrrStart)}`,
    },
    netMrrChurn: {
      label: `Net MRR churn, ${IN_PERIOD[period]}`,
      unit: 'percent',
      formula: '(canceled + contraction − expansion − reactivated) ÷ MRR at the start',
      needs: NET,
      unless: noRevenue,
      value: () => net,
      filled: () =>
        `(${money(cancelled)} + ${money(contraction)} − ${money(expansion)} − ${money(reactivated)}) ÷ ${money(mrrStart)}`,
    },
    grr: {
      label: 'Gross revenue retention, GRR',
      unit: 'percent',
      formula: '1 − gross MRR churn',
      needs: REVENUE,
      unless: noRevenue,
      value: () => 1 - gross,
      filled: () => `1 − ${percent(gross)}`,
    },
    nrr: {
      label: 'Net revenue retention, NRR',
      unit: 'percent',
      formula: '1 − net MRR churn',
      needs: NET,
      unless: noRevenue,
      value: () => 1 - net,
      filled: () => `1 − ${net < 0 ? `(${percent(net)})` : percent(net)}`,
    },
    grrYear: {
      label: 'GRR of a year at this pace',
      unit: 'percent',
      formula: 'GRR to the power of periods in a year',
      needs: REVENUE,
      unless: noRevenue,
      value: () => (1 - gross) ** (12 / length),
      filled: () => `(${percent(1 - gross)})${POWER[period]}`,
    },
    nrrYear: {
      label: 'NRR of a year at this pace',
      unit: 'percent',
      formula: 'NRR to the power of periods in a year',
      needs: NET,
      unless: noRevenue,
      value: () => (1 - net) ** (12 / length),
      filled: () => `(${percent(1 - net)})${POWER[period]}`,
    },
    lifetime: {
      label: 'Customer lifetime',
      unit: 'months',
      formula: '1 ÷ churn of a month',
      needs: CUSTOMERS,
      unless: noLifetime,
      value: () => 1 / monthly,
      filled: () => `1 ÷ ${percent(monthly, 2)}`,
    },
    arpa: {
      label: 'Revenue per customer and month, ARPA',
      unit: 'money',
      formula: 'MRR at the start ÷ customers at the start',
      needs: ['mrrStart', 'customersStart'],
      unless: noAverage,
      value: () => arpa,
      filled: () => `${money(mrrStart)} ÷ ${plain(start)}`,
    },
    ltv: {
      label: 'Lifetime value, LTV, without a limit',
      unit: 'money',
      formula: 'ARPA × gross margin ÷ churn of a month',
      needs: [...CUSTOMERS, 'mrrStart', 'margin'],
      unless: noLifetime,
      value: () => profit / monthly,
      filled: () => `${money(arpa)} × ${asGiven(margin)} ÷ ${percent(monthly, 2)}`,
    },
    ltvCapped: {
      label: `LTV of the first ${years(capYears)}`,
      unit: 'money',
      formula: 'ARPA × gross margin × months paid within the limit',
      needs: [...CUSTOMERS, 'mrrStart', 'margin', 'capYears'],
      unless: noCustomers,
      value: () => profit * paid,
      filled: () => `${money(arpa)} × ${asGiven(margin)} × ${plain(paid)} of ${cap}`,
    },
    ltvToCac: {
      label: 'LTV to CAC ratio (LTV:CAC)',
      unit: 'ratio',
      formula: 'LTV within the limit ÷ CAC',
      needs: [...CUSTOMERS, 'mrrStart', 'margin', 'cac', 'capYears'],
      unless:
        noCustomers || (cac === 0 && 'A customer who costs nothing to win has no ratio.'),
      value: () => (profit * paid) / cac,
      filled: () => `${money(profit * paid)} ÷ ${money(cac)}`,
    },
    payback: {
      label: 'CAC payback, ignoring churn',
      unit: 'months',
      formula: 'CAC ÷ (ARPA × gross margin)',
      needs: ['mrrStart', 'customersStart', 'margin', 'cac'],
      unless: noAverage || noProfit,
      value: () => cac / profit,
      filled: () => `${money(cac)} ÷ (${money(arpa)} × ${asGiven(margin)})`,
    },
    paybackWithChurn: {
      label: 'CAC payback, including churn',
      unit: 'months',
      formula: 'ln(1 − CAC × churn ÷ (ARPA × margin)) ÷ ln(1 − churn)',
      needs: [...CUSTOMERS, 'mrrStart', 'margin', 'cac'],
      unless:
        noCustomers ||
        noProfit ||
        (!Number.isFinite(paybackWithChurn(monthly, profit, cac)) &&
          'Too many customers leave before they have paid back their cost, so there is no payback.'),
      value: () => paybackWithChurn(monthly, profit, cac),
      filled: () =>
        `ln(1 − ${money(cac)} × ${percent(monthly, 2)} ÷ ${money(profit)}) ÷ ln(1 − ${percent(monthly, 2)})`,
    },
    involuntaryChurn: {
      label: 'Customer churn from failed payments',
      unit: 'percent',
      formula: 'customer churn × share lost to failed payments',
      needs: [...CUSTOMERS, 'involuntary'],
      unless: noCustomers,
      value: () => (churn * involuntary) / 100,
      filled: () => `${percent(churn, 2)} × ${asGiven(involuntary)}`,
    },
    recoveredMrr: {
      label: `MRR won back, ${IN_PERIOD[period]}`,
      unit: 'money',
      formula: 'canceled × share lost to failed payments × share won back',
      needs: [...REVENUE, 'involuntary', 'recovered'],
      unless: noRevenue,
      value: () => cancelled * saved,
      filled: () =>
        `${money(cancelled)} × ${asGiven(involuntary)} × ${asGiven(recovered)}`,
    },
    recoveredYear: {
      label: 'More revenue from today’s customers in a year',
      unit: 'money',
      formula: 'MRR × the area between both retention curves over 12 months',
      needs: [...REVENUE, 'involuntary', 'recovered'],
      unless: noRevenue,
      value: () =>
        mrrStart *
        areaBetween(overMonths(gross, length, 1), overMonths(lessGross, length, 1), 12),
      filled: () =>
        `${money(mrrStart)} × 12 months at ${percent(lessGross, 2)} instead of ${percent(gross, 2)}`,
    },
  };
}

/** A percentage as the visitor gave it. */
function asGiven(share: number): string {
  return `${plain(share, 2)}%`;
}

const POWER: Readonly<Record<Period, string>> = {month: '¹²', quarter: '⁴', year: '¹'};

function years(count: number): string {
  return count === 1 ? 'year' : `${plain(count)} years`;
}
