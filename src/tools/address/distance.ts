/**
 * How many slips of the finger lie between two words: a character left out, put in,
 * replaced, or swapped with its neighbour (Damerau-Levenshtein in its restricted form,
 * optimal string alignment). A replacement by a key that is not a neighbour counts
 * double: fingers miss by one key.
 *
 * @param limit where more steps than this are of no interest: it stops counting there
 */
export function distance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    const x = a.charAt(row - 1);
    for (let column = 1; column <= b.length; column += 1) {
      const y = b.charAt(column - 1);
      let steps = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + replacement(x, y),
      );
      if (x === b.charAt(column - 2) && a.charAt(row - 2) === y && x !== y) {
        steps = Math.min(steps, at(beforeLast, column - 2) + 1);
      }
      current.push(steps);
    }
    // A swap reaches back two rows, so both have to be beyond the limit.
    if (Math.min(...current) > limit && Math.min(...last) > limit) {
      return Number.POSITIVE_INFINITY;
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

function replacement(x: string, y: string): number {
  if (x === y) {
    return 0;
  }
  return areNeighbours(x, y) ? 1 : 2;
}

/** Rows of a keyboard; a key's neighbours are beside it and in the rows above and below. */
// cspell:disable-next-line
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm,.'];
const places = rows.flatMap((row, line) =>
  Array.from(row, (key, column) => ({key, line, column})),
);
/** Every pair of neighbours, both ways round. */
const neighbours = new Set(
  places.flatMap((a) =>
    places
      .filter(
        (b) =>
          a !== b && Math.abs(a.line - b.line) <= 1 && Math.abs(a.column - b.column) <= 1,
      )
      .map((b) => a.key + b.key),
  ),
);

function areNeighbours(x: string, y: string): boolean {
  return neighbours.has(x + y);
}
