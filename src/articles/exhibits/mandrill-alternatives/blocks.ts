import {figureOf} from '../../figures';

/** Volumes that show the steps: half of one block, nearly one, one too many, more. */
export const VOLUMES: readonly number[] = [
  4_000, 12_000, 25_000, 26_000, 60_000, 100_000,
];

/** Emails a month up to which every block costs the first price. */
export const MOST = 100_000;

export interface Bill {
  blocks: number;
  /** Emails that were paid for and lapse at the end of the month. */
  unused: number;
  /** The Mailchimp plan and the blocks, in US dollars. */
  total: number;
  /** What a thousand emails cost that were really sent. */
  perThousand: number;
}

/** Registry figures in plain view for the check of stale ones. */
const FIGURES = {
  plan: 'mandrill-mailchimp-standard-month',
  block: 'mandrill-block',
  size: 'mandrill-block-emails',
} as const;

/** @throws {RangeError} when the figure has no amount, which stops the build */
function amountOf(id: string): number {
  const {amount} = figureOf(id);
  if (amount === undefined) {
    throw new RangeError(`The figure "${id}" has no amount.`);
  }
  return amount;
}

export function blockSize(): number {
  return amountOf(FIGURES.size);
}

/**
 * A month at Mandrill.
 *
 * @param volume emails a month, from 1 to `MOST`
 * @throws {RangeError} for another volume, whose blocks have no dated price
 */
export function billOf(volume: number): Bill {
  if (volume < 1 || volume > MOST) {
    throw new RangeError(`No dated price is known for ${String(volume)} emails.`);
  }
  const size = blockSize();
  const blocks = Math.ceil(volume / size);
  const total = amountOf(FIGURES.plan) + blocks * amountOf(FIGURES.block);
  return {
    blocks,
    unused: blocks * size - volume,
    total,
    perThousand: total / (volume / 1_000),
  };
}
