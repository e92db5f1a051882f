import fc from 'fast-check';

const FIRST_PRINTABLE = 0x20;
const ASCII = 128;
const CODE_POINTS = 0x110000;
const SURROGATES = {from: 0xd800, to: 0xe000};

/** The printable characters of ASCII come first: texts shrink toward them. */
function codePointAt(index: number): number {
  if (index < ASCII) {
    return (index + FIRST_PRINTABLE) % ASCII;
  }
  return index < SURROGATES.from ? index : index + SURROGATES.to - SURROGATES.from;
}

function indexOf(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (
    codePoint === undefined ||
    character !== String.fromCodePoint(codePoint) ||
    (codePoint >= SURROGATES.from && codePoint < SURROGATES.to)
  ) {
    throw new TypeError('Not one character');
  }
  if (codePoint < ASCII) {
    return (codePoint - FIRST_PRINTABLE + ASCII) % ASCII;
  }
  return codePoint < SURROGATES.from
    ? codePoint
    : codePoint - (SURROGATES.to - SURROGATES.from);
}

/**
 * Any character of Unicode that stands alone, as the unit of `fc.string`. It is what
 * `unit: 'binary'` is, without the table of a million entries that every file which uses
 * that one would make for itself, in most of a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({min: 0, max: CODE_POINTS - (SURROGATES.to - SURROGATES.from) - 1})
  .map((index) => String.fromCodePoint(codePointAt(index)), indexOf);
