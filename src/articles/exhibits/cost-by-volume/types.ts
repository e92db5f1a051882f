/** One rate for what exceeds the fee; several make bands of volume. */
export interface Rate {
  /** Id of a figure of the registry, in US dollars for `per` emails. */
  figure: string;
  per: number;
  /** A unit begun is paid whole: 10,001 emails in units of 1,000 are eleven. */
  whole?: boolean;
  /** Emails a month, counted from the first, where this rate ends. */
  upTo?: number;
}

/** One plan of a provider. */
export interface Plan {
  name: string;
  /** Id of the figure with its monthly fee in US dollars. Without it there is no fee. */
  fee?: string;
  /** Emails a month that the fee covers. */
  included?: number;
  /** What more emails cost, in order. Without it the plan ends with what is included. */
  rates?: readonly Rate[];
}

/** What a provider asks for, as far as its figures are in the registry. */
export interface Offer {
  id: string;
  provider: string;
  plans: readonly Plan[];
  /** What has to be known beside the sum. One sentence. */
  note?: string;
}

/** What a month costs, and how that was worked out. */
export interface Quote {
  plan: string;
  /** US dollars a month. */
  amount: number;
  /** With the numbers put in: `$15.00 + 40 × $1.80`. */
  sum: string;
  /** Ids of the figures that it was worked out from. */
  figures: readonly string[];
}
