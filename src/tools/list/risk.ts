import type {ClassCounts} from './sort';

/**
 * Shares of bounces at which people begin to worry. 2% is the target that guides to
 * sending commonly name. 5% is where Amazon SES puts an account under review.
 */
export const BOUNCE_MARKS = {target: 0.02, review: 0.05} as const;

/** How many messages to a list would come back, as far as a list can tell. */
export interface BounceRisk {
  /** Distinct addresses: without empty rows and duplicates. */
  addresses: number;
  /** Addresses that cannot work: broken, or at a domain that takes no mail. */
  certain: number;
  /** Addresses that may not work: likely typos, disposable, doubtful, unknown. */
  doubtful: number;
  /** Addresses whose domain nobody has asked for. */
  unasked: number;
  /** Share of bounces if only the certain ones come back, 0 to 1. */
  low: number;
  /** Share if every doubtful one does too. Missing until all domains were asked for. */
  high?: number;
}

export type RiskLevel =
  | 'open'
  | 'below-target'
  | 'around-target'
  | 'around-review'
  | 'above-review';

/**
 * An estimate of the bounces of a list, as a band. It is a count and no forecast: it knows
 * nothing of mailboxes that are gone at a domain that works.
 */
export function bounceRisk(counts: ClassCounts): BounceRisk {
  const {
    likely,
    unasked,
    role,
    typo,
    disposable,
    doubtful: risky,
    unknown,
    dead,
    broken,
  } = counts;
  const certain = dead + broken;
  const doubtful = typo + disposable + risky + unknown;
  const addresses = likely + unasked + role + doubtful + certain;
  const share = (count: number) => (addresses === 0 ? 0 : count / addresses);
  return {
    addresses,
    certain,
    doubtful,
    unasked,
    low: share(certain),
    ...(unasked === 0 && {high: share(certain + doubtful)}),
  };
}

/** Where the band lies. `around-…`: a mark is within it. */
export function riskLevel({addresses, low, high}: BounceRisk): RiskLevel {
  if (low >= BOUNCE_MARKS.review) {
    return 'above-review';
  }
  if (high === undefined || addresses === 0) {
    return 'open';
  }
  if (high >= BOUNCE_MARKS.review) {
    return 'around-review';
  }
  return high >= BOUNCE_MARKS.target ? 'around-target' : 'below-target';
}
