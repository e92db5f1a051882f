import {money, months, percent, plain} from '../number';
import type {ChurnField} from './fields';

export const MEASURES = [
  'customerChurn',
  'customerChurnMonth',
  'customerChurnYear',
  'grossMrrChurn',
  'netMrrChurn',
  'grr',
  'nrr',
  'grrYear',
  'nrrYear',
  'lifetime',
  'arpa',
  'ltv',
  'ltvCapped',
  'ltvToCac',
  'payback',
  'paybackWithChurn',
  'involuntaryChurn',
  'recoveredMrr',
  'recoveredYear',
] as const;

export type MeasureId = (typeof MEASURES)[number];

export type Unit = 'percent' | 'money' | 'months' | 'ratio';

/** One line of a group: a result with the way to it. */
export interface Measure {
  id: MeasureId;
  label: string;
  unit: Unit;
  /** Missing where it cannot be worked out; `why` says what for. */
  value?: number;
  why?: string;
  /** The formula in words. */
  formula: string;
  /** The formula with the visitor's numbers put in; empty without a value. */
  filled: string;
  /** The value in print, or a dash. */
  shown: string;
}

/** All numbers that could be read. */
export type ChurnNumbers = Readonly<Partial<Record<ChurnField, number>>>;

const UNITS: Readonly<Record<Unit, (value: number) => string>> = {
  percent: (value) => percent(value),
  money: (value) => money(value),
  months: (value) => months(value),
  ratio: (value) => `${plain(value)} : 1`,
};

/** A value in print. */
export function printValue(value: number, unit: Unit): string {
  return UNITS[unit](value);
}
