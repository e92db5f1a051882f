import sharp from 'sharp';

/**
 * Compares two pictures of one page. A line of text more or fewer pushes down what follows,
 * which is no fault: so rows are matched with rows, as lines are when two files are compared,
 * and a few may be left over.
 */

/** Red, green and blue of each pixel, row by row from the top left. */
export interface Picture {
  /** `3 * width * height` values of 0 to 255. */
  data: Uint8Array;
  /** Pixels of a row. */
  width: number;
}

/** @param source a picture's bytes, or the path of its file */
export async function readPicture(source: Buffer | string): Promise<Picture> {
  const {data, info} = await sharp(source)
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {data, width: info.width};
}

/** Of 255, on average over the picture: text in another font stays below 3. */
const AVERAGE = 5;
/** Of 255, in the worst block of the picture. */
const WORST = 70;
/** A block is as wide and as high, in pixels. */
const BLOCK = 4;
/** Rows without a counterpart. */
const LEFT_OVER = 9;
/** Rows by which a counterpart may have moved. */
const REACH = 10;
/**
 * What leaving a row out costs, as a mean difference of 0 to 255. Above what the same row
 * in another font differs by, and below what a moved button does.
 */
const LEFT_OUT = 8;

function rowsOf({data, width}: Picture): Uint8Array[] {
  return Array.from({length: data.length / (3 * width)}, (_, row) =>
    data.subarray(3 * width * row, 3 * width * (row + 1)),
  );
}

function differenceOf(one: Uint8Array, other: Uint8Array): number {
  return (
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) /
    one.length
  );
}

/** Pairs of rows at the least total cost, none crossing another: a sequence alignment. */
function pairsOf(
  ones: readonly Uint8Array[],
  others: readonly Uint8Array[],
): [Uint8Array, Uint8Array][] {
  const costs = ones.map(() => others.map(() => Number.POSITIVE_INFINITY));
  /** The least cost of the rows from these two to the ends. */
  const costFrom = (one: number, other: number): number =>
    one >= ones.length || other >= others.length
      ? LEFT_OUT * (ones.length - one + others.length - other)
      : (costs[one]?.[other] ?? Number.POSITIVE_INFINITY);
  const matched = (one: number, other: number): number => {
    const [first, second] = [ones[one], others[other]];
    return first && second && Math.abs(one - other) <= REACH
      ? differenceOf(first, second) + costFrom(one + 1, other + 1)
      : Number.POSITIVE_INFINITY;
  };
  for (let one = ones.length - 1; one >= 0; one -= 1) {
    for (let other = others.length - 1; other >= 0; other -= 1) {
      const row = costs[one];
      if (row) {
        row[other] = Math.min(
          matched(one, other),
          LEFT_OUT + costFrom(one + 1, other),
          LEFT_OUT + costFrom(one, other + 1),
        );
      }
    }
  }
  const pairs: [Uint8Array, Uint8Array][] = [];
  let [one, other] = [0, 0];
  while (one < ones.length && other < others.length) {
    const [first, second] = [ones[one], others[other]];
    const cost = costFrom(one, other);
    if (first && second && cost === matched(one, other)) {
      pairs.push([first, second]);
      one += 1;
      other += 1;
    } else if (cost === LEFT_OUT + costFrom(one + 1, other)) {
      one += 1;
    } else {
      other += 1;
    }
  }
  return pairs;
}

/** What is not the same in two pictures of one size, each with its figure; empty if nothing. */
export function differencesOf(now: Picture, before: Picture): string[] {
  const rows = rowsOf(now);
  const pairs = pairsOf(rows, rowsOf(before));
  const blocks = new Map<string, {sum: number; count: number}>();
  let total = 0;
  for (const [y, [one, other]] of pairs.entries()) {
    one.forEach((value, index) => {
      const difference = Math.abs(value - (other[index] ?? 0));
      const x = Math.floor(index / 3);
      const key = `${String(Math.floor(x / BLOCK))}/${String(Math.floor(y / BLOCK))}`;
      const block = blocks.get(key) ?? {sum: 0, count: 0};
      block.sum += difference;
      block.count += 1;
      blocks.set(key, block);
      total += difference;
    });
  }
  const average = total / Math.max(1, 3 * now.width * pairs.length);
  const worst = Math.max(0, ...[...blocks.values()].map(({sum, count}) => sum / count));
  const leftOver = rows.length - pairs.length;
  return [
    average > AVERAGE && `The picture differs by ${average.toFixed(1)} on average.`,
    worst > WORST && `Its worst block differs by ${worst.toFixed(0)}.`,
    leftOver > LEFT_OVER && `${String(leftOver)} rows are not in the other picture.`,
  ].filter((difference) => difference !== false);
}
