import {apportion, WHOLE, type Parts} from './apportion';

/** Months until all has vested, and months before anything has. */
export interface Schedule {
  vesting: number;
  cliff: number;
}

/**
 * Share that has vested after so many months: nothing before the cliff, then as many parts
 * as months, all at the end. Without vesting all belongs to the founders at once.
 *
 * @returns 0 to 1
 */
export function vestedAfter(month: number, {vesting, cliff}: Schedule): number {
  if (vesting === 0) {
    return 1;
  }
  return month < cliff ? 0 : Math.min(month / vesting, 1);
}

/** Who holds how much; all parts and the pool add up to the whole. */
export interface Holding {
  founders: readonly Parts[];
  pool: Parts;
}

/** Divides the company: the pool first, the rest by shares. */
export function divide(shares: readonly number[], poolPercent: number): Holding {
  const pool = Math.round(poolPercent * 100);
  return {founders: apportion(shares, WHOLE - pool), pool};
}

export interface Leaving {
  /** Share of their part that has vested, 0 to 1. */
  vested: number;
  keeps: Parts;
  gives: Parts;
  /** What is not vested goes to the pool: the others’ parts stay as they are. */
  toPool: Holding;
  /**
   * What is not vested is cancelled: everybody’s part of what is left grows. Missing where
   * nothing would be left.
   */
  cancelled?: Holding;
}

/** What becomes of the company when one founder leaves after so many months. */
export function leaving(
  {founders, pool}: Holding,
  leaver: number,
  month: number,
  schedule: Schedule,
): Leaving {
  const vested = vestedAfter(month, schedule);
  const before = founders[leaver] ?? 0;
  const keeps = Math.round(before * vested);
  const gives = before - keeps;
  const after = founders.map((parts, index) => (index === leaver ? keeps : parts));
  return {
    vested,
    keeps,
    gives,
    toPool: {founders: after, pool: pool + gives},
    ...(gives < WHOLE && {cancelled: wholeAgain(after, pool)}),
  };
}

/** What is left, as parts of a whole again. */
function wholeAgain(founders: readonly Parts[], pool: Parts): Holding {
  const [first = 0, ...rest] = apportion([pool, ...founders], WHOLE);
  return {founders: rest, pool: first};
}
