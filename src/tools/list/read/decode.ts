import type {Problem} from '../../kit';
import {knownBinary, unknownBinary} from './signature';

/** What text can be written in, by the labels of the Encoding Standard. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'macintosh',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type Encoding = (typeof encodings)[number];

export type TextReading =
  | {
      valid: true;
      text: string;
      encoding: Encoding;
      /** The file began with a byte order mark. */
      mark: boolean;
      /** What was found on the way; nothing here stops the tool. */
      notes: Problem[];
    }
  | {valid: false; problem: Problem};

/** Octets looked at for UTF-16 without a mark. */
const SAMPLE = 4_096;
/** One broken character in so many good ones is damage, not another encoding. */
const DAMAGE = 20;

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function markOf(bytes: Uint8Array): Encoding | undefined {
  return marks.find(([, mark]) =>
    mark.every((octet, index) => bytes[index] === octet),
  )?.[0];
}

/** Addresses are ASCII for the most part, so every second octet of UTF-16 is zero. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs * 2; index += 2) {
    even += bytes[index] === 0 ? 1 : 0;
    odd += bytes[index + 1] === 0 ? 1 : 0;
  }
  if (
    pairs < 2 ||
    Math.max(even, odd) < pairs * 0.4 ||
    Math.min(even, odd) > pairs * 0.1
  ) {
    return undefined;
  }
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-8; Windows-1252 where the octets are not UTF-8, as Excel for Windows writes it. */
function utf8OrLegacy(bytes: Uint8Array): {
  encoding: Encoding;
  text: string;
  broken: number;
} {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return {encoding: 'utf-8', text, broken: 0};
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    let broken = 0;
    let good = 0;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      broken += unit === 0xfffd ? 1 : 0;
      good += unit > 0x7f && unit !== 0xfffd ? 1 : 0;
    }
    return broken * DAMAGE <= good
      ? {encoding: 'utf-8', text, broken}
      : {
          encoding: 'windows-1252',
          text: new TextDecoder('windows-1252').decode(bytes),
          broken: 0,
        };
  }
}

function notesOf(encoding: Encoding, broken: number, zeros: boolean): Problem[] {
  const notes: Problem[] = [];
  if (encoding === 'windows-1252') {
    notes.push({
      code: 'legacy-encoding',
      severity: 'note',
      message: 'The file is not UTF-8, so it was read as Windows-1252 (Latin-1).',
      cure: 'If names look wrong, choose another encoding under “How the file is read”.',
    });
  }
  if (broken > 0) {
    notes.push({
      code: 'broken-utf8',
      severity: 'warning',
      message: `${broken === 1 ? 'One place' : `${broken} places`} in the file cannot be read as UTF-8. A replacement character (�) was put there.`,
      cure: 'Export the list again if you can, or choose another encoding.',
    });
  }
  if (zeros) {
    notes.push({
      code: 'nul-characters',
      severity: 'warning',
      message:
        'The file contains NUL characters, which do not occur in text. They were removed.',
      cure: 'Check that the program that wrote the file has finished.',
    });
  }
  return notes;
}

/**
 * The text of a file: UTF-8, UTF-16 with or without a byte order mark, and Windows-1252
 * for anything else that is text.
 *
 * @param bytes the file; never throws
 * @param chosen the encoding, where a visitor knows better
 * @returns the text without its mark; or what the file is instead
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): TextReading {
  if (bytes.length === 0) {
    return {
      valid: false,
      problem: {
        code: 'empty-file',
        severity: 'error',
        message: 'The file is empty.',
        cure: 'Export the list again.',
      },
    };
  }
  const marked = markOf(bytes);
  const wide = marked ?? unmarkedUtf16(bytes);
  const binary = knownBinary(bytes) ?? (wide ? undefined : unknownBinary(bytes));
  if (binary) {
    return {valid: false, problem: binary};
  }
  const known = chosen ?? wide;
  const {encoding, text, broken} =
    known === undefined || known === 'utf-8'
      ? chosen === 'utf-8'
        ? {encoding: chosen, text: new TextDecoder().decode(bytes), broken: 0}
        : utf8OrLegacy(bytes)
      : {encoding: known, text: new TextDecoder(known).decode(bytes), broken: 0};
  const zeros = text.includes('\0');
  return {
    valid: true,
    // A second mark is what joining two files leaves behind.
    text: (zeros ? text.replaceAll('\0', '') : text).replace(/^\ufeff+/, ''),
    encoding,
    mark: marked !== undefined,
    notes: notesOf(encoding, broken, zeros),
  };
}
