import {calculateChurn, type ChurnResult} from './calculate';
import type {ChurnInput} from './fields';
import {MEASURES, type MeasureId} from './measures';

/** One measure in both scenarios. */
export interface ComparedMeasure {
  id: MeasureId;
  /** Second less first; missing where one of them has no value. */
  difference?: number;
  /** What the change means; `open` where it cannot be said. */
  verdict: 'better' | 'worse' | 'same' | 'open';
}

export interface ChurnComparison {
  first: ChurnResult;
  second: ChurnResult;
  rows: readonly ComparedMeasure[];
}

/** Of these, less is better. */
const LESS_IS_BETTER: ReadonlySet<MeasureId> = new Set<MeasureId>([
  'customerChurn',
  'customerChurnMonth',
  'customerChurnYear',
  'grossMrrChurn',
  'netMrrChurn',
  'payback',
  'paybackWithChurn',
  'involuntaryChurn',
]);

/** Smaller differences are rounding. */
const NOTHING = 1e-9;

/**
 * Two scenarios beside each other.
 *
 * @param changes what the second has of its own; the rest is as in the first
 */
export function compareChurn(base: ChurnInput, changes: ChurnInput): ChurnComparison {
  const given: Readonly<Record<string, string | number | undefined>> = {...changes};
  const own = Object.entries(given).filter(
    ([, value]) => value !== undefined && String(value).trim() !== '',
  );
  const first = calculateChurn(base);
  const second = calculateChurn({...base, ...Object.fromEntries(own)});
  return {
    first,
    second,
    rows: MEASURES.map((id) =>
      compared(id, first.measures[id].value, second.measures[id].value),
    ),
  };
}

function compared(
  id: MeasureId,
  before: number | undefined,
  after: number | undefined,
): ComparedMeasure {
  if (before === undefined || after === undefined) {
    return {id, verdict: 'open'};
  }
  const difference = after - before;
  if (Math.abs(difference) <= NOTHING * Math.max(1, Math.abs(before))) {
    return {id, difference: 0, verdict: 'same'};
  }
  const isBetter = LESS_IS_BETTER.has(id) === difference < 0;
  return {id, difference, verdict: isBetter ? 'better' : 'worse'};
}
