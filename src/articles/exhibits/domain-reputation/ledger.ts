import type {NumberSpec} from '../../../tools/number';
import {figureOf} from '../../figures';

/** Days in the ledger. */
export const DAYS = 30;

/** Spam rates, in percent, and days, as the registry of figures has them. */
export const RATES = {
  target: figureOf('gmail-spam-rate-target').amount ?? 0,
  limit: figureOf('gmail-spam-rate-limit').amount ?? 0,
  quietDays: figureOf('gmail-mitigation-days').amount ?? 0,
};

export const ledgerSpecs = {
  daily: {name: 'Product emails per day', kind: 'count', min: 1, max: 1e8},
  dailyComplaints: {
    name: 'Complaints per 10,000 product emails',
    kind: 'plain',
    max: 10_000,
  },
  campaign: {name: 'Emails in the campaign', kind: 'count', max: 1e8},
  campaignComplaints: {
    name: 'Complaints per 10,000 campaign emails',
    kind: 'plain',
    max: 10_000,
  },
  day: {name: 'Campaign starts on day', kind: 'count', min: 1, max: DAYS},
  spread: {name: 'Days the campaign is spread over', kind: 'count', min: 1, max: DAYS},
} as const satisfies Readonly<Record<string, NumberSpec>>;

export type LedgerField = keyof typeof ledgerSpecs;
export type LedgerNumbers = Readonly<Record<LedgerField, number>>;

/** A day's rate against the two lines that Google draws. */
export type Standing = 'fine' | 'watch' | 'over';

export interface LedgerDay {
  /** From 1. */
  day: number;
  /** Messages that reached an inbox. */
  delivered: number;
  /** Of them, those that were reported as spam. */
  complaints: number;
  /** In percent. */
  rate: number;
  standing: Standing;
}

export interface Ledger {
  days: readonly LedgerDay[];
  /** The worst day; the first of equals. */
  worst: LedgerDay;
  /** Days at or above the limit. */
  over: number;
  /**
   * The day at whose end the rate has been below the limit for long enough; missing where
   * no day was over. May lie behind the last day.
   */
  clearOn?: number;
}

/**
 * What a domain's spam rate looks like day by day, when product mail and one campaign are
 * sent from it. Complaints count for the day on which the message was sent.
 */
export function ledgerOf(numbers: LedgerNumbers): Ledger {
  const days = Array.from({length: DAYS}, (_, index) => dayOf(index + 1, numbers));
  const [first = dayOf(1, numbers)] = days;
  const worst = days.reduce((one, other) => (other.rate > one.rate ? other : one), first);
  const over = days.filter(({standing}) => standing === 'over');
  const last = over.at(-1);
  return {
    days,
    worst,
    over: over.length,
    ...(last && {clearOn: last.day + RATES.quietDays}),
  };
}

function dayOf(day: number, numbers: LedgerNumbers): LedgerDay {
  const {daily, dailyComplaints, campaign, campaignComplaints, spread} = numbers;
  const runs = day >= numbers.day && day < numbers.day + spread;
  const share = runs ? campaign / spread : 0;
  const delivered = daily + share;
  const complaints = (daily * dailyComplaints + share * campaignComplaints) / 10_000;
  const rate = (complaints / delivered) * 100;
  return {day, delivered, complaints, rate, standing: standingOf(rate)};
}

function standingOf(rate: number): Standing {
  if (rate >= RATES.limit) {
    return 'over';
  }
  return rate >= RATES.target ? 'watch' : 'fine';
}

/** Days in a row that are alike, as one line of the table. */
export interface Run extends LedgerDay {
  /** The last of them. */
  until: number;
}

export function runsOf(days: readonly LedgerDay[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.delivered === day.delivered && last.complaints === day.complaints) {
      last.until = day.day;
    } else {
      runs.push({...day, until: day.day});
    }
  }
  return runs;
}
