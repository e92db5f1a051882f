/** How text is written in a message (RFC 5322, MIME). Runs in the browser, so it needs no Buffer. */
export const CRLF = '\r\n';

/** Characters of a line of a header or of encoded text (RFC 5322, 2.1.1; RFC 2045, 6.7). */
const MAX_LINE = 76;
/** Octets in one encoded word, so that it stays below 75 characters (RFC 2047, 2). */
const MAX_WORD = 39;

function base64(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes));
}

/** One line: an end of line in a value would begin another header. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Text of a header: as it is, or in encoded words that end between characters (RFC 2047). */
export function encodedText(text: string): string {
  if (/^[ -~]*$/.test(text) && !text.includes('=?')) {
    return text;
  }
  const words: string[] = [];
  let word: number[] = [];
  for (const character of text) {
    const bytes = new TextEncoder().encode(character);
    if (word.length + bytes.length > MAX_WORD) {
      words.push(base64(word));
      word = [];
    }
    word.push(...bytes);
  }
  words.push(base64(word));
  return words.map((one) => `=?UTF-8?B?${one}?=`).join(' ');
}

/** A header in lines that break at spaces (RFC 5322, 2.2.3). */
export function foldedHeader(name: string, value: string): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of oneLine(value).split(/ +/)) {
    if (line.length + 1 + word.length > MAX_LINE && line !== `${name}:`) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join(CRLF);
}

/** `Mon, 23 Nov 2026 16:25:00 +0000` (RFC 5322, 3.3). */
export function dateHeader(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

const hex = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** One line of text as quoted-printable, in lines of at most 76 characters (RFC 2045, 6.7). */
function quotedLine(text: string): string {
  const units = Array.from(text, (character) =>
    /[!-<>-~ \t]/.test(character)
      ? character
      : [...new TextEncoder().encode(character)].map(hex).join(''),
  );
  const last = units.at(-1);
  if (last === ' ' || last === '\t') {
    units[units.length - 1] = hex(last.charCodeAt(0));
  }
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    // A soft line break takes one more character.
    if (line.length + unit.length > MAX_LINE - 1) {
      lines.push(`${line}=`);
      line = '';
    }
    line += unit;
  }
  return [...lines, line].join(CRLF);
}

export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(quotedLine)
    .join(CRLF);
}
