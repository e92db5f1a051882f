import type {NumberKind, NumberSpec} from '../number';
import type {Period} from './rates';

/** The numbers a visitor gives. */
export const CHURN_FIELDS = [
  'customersStart',
  'customersLost',
  'customersJoined',
  'mrrStart',
  'mrrCancelled',
  'mrrContraction',
  'mrrExpansion',
  'mrrReactivation',
  'margin',
  'cac',
  'capYears',
  'involuntary',
  'recovered',
] as const;

export type ChurnField = (typeof CHURN_FIELDS)[number];

/** A scenario: numbers, or text as somebody typed it. What is missing is not known. */
export interface ChurnInput extends Readonly<
  Partial<Record<ChurnField, number | string>>
> {
  /** What the counts are counted over; a month where nothing is said. */
  readonly period?: Period;
}

/** Longest time that a customer's worth is counted for, where nothing is said. */
export const DEFAULT_CAP_YEARS = 5;

function spec(kind: NumberKind, name: string, max?: number): NumberSpec {
  return {name, kind, ...(max !== undefined && {max})};
}

/** What each number is, and which values make sense. */
export const churnSpecs: Readonly<Record<ChurnField, NumberSpec>> = {
  customersStart: spec('count', 'Customers at the start'),
  customersLost: spec('count', 'Customers lost'),
  customersJoined: spec('count', 'Customers joined'),
  mrrStart: spec('money', 'MRR at the start'),
  mrrCancelled: spec('money', 'MRR canceled'),
  mrrContraction: spec('money', 'MRR contraction'),
  mrrExpansion: spec('money', 'MRR expansion'),
  mrrReactivation: spec('money', 'MRR reactivated'),
  margin: spec('percent', 'Gross margin', 100),
  cac: spec('money', 'Cost to win a customer'),
  capYears: {name: 'Years to count', kind: 'plain', min: 1, max: 20},
  involuntary: spec('percent', 'Share lost to failed payments', 100),
  recovered: spec('percent', 'Failed payments recovered', 100),
};

/** The scenario that the page shows until somebody types: a small company's month. */
export const exampleChurn = {
  period: 'month',
  customersStart: '500',
  customersLost: '15',
  customersJoined: '40',
  mrrStart: '30,000',
  mrrCancelled: '780',
  mrrContraction: '120',
  mrrExpansion: '600',
  mrrReactivation: '60',
  margin: '80%',
  cac: '420',
  capYears: '5',
  involuntary: '30%',
  recovered: '50%',
} as const satisfies ChurnInput;
