const WORDS =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** A count as a sentence begins with it: in words up to twenty, and in digits above. */
export function startWithCount(count: number): string {
  return WORDS[count] ?? String(count);
}
