import type {Problem} from '../../kit';

/** What a file begins with, where it is not text. */
interface Signature {
  /** With its article, to stand in a sentence. */
  name: string;
  /** The octets; a dot stands for any one. */
  starts: string;
  at?: number;
  cure?: string;
}

const AS_CSV =
  'Open it in the program it comes from, and save or export the list as CSV.';

const signatures: readonly Signature[] = [
  {name: 'a PNG picture', starts: '\x89PNG'},
  {name: 'a JPEG picture', starts: '\xff\xd8\xff'},
  {name: 'a GIF picture', starts: 'GIF8'},
  {name: 'a WebP picture', starts: 'WEBP', at: 8},
  {name: 'a TIFF picture', starts: 'II*\0'},
  {name: 'a TIFF picture', starts: 'MM\0*'},
  {name: 'a HEIC picture or a video', starts: 'ftyp', at: 4},
  {
    name: 'a PDF document',
    starts: '%PDF-',
    cure: 'Select the addresses in it, copy them, and paste them as text.',
  },
  {
    name: 'an old Excel file (XLS), or one with a password',
    starts: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    cure: 'Open it in your spreadsheet program, and save it as CSV or as XLSX without a password.',
  },
  {name: 'a gzip archive', starts: '\x1f\x8b', cure: 'Unpack it first.'},
  {name: 'a 7z archive', starts: '7z\xbc\xaf', cure: 'Unpack it first.'},
  {name: 'a RAR archive', starts: 'Rar!\x1a', cure: 'Unpack it first.'},
  {name: 'an XZ archive', starts: '\xfd7zXZ', cure: 'Unpack it first.'},
  {name: 'a Zstandard archive', starts: '\x28\xb5\x2f\xfd', cure: 'Unpack it first.'},
  {name: 'an SQLite database', starts: 'SQLite format 3\0', cure: AS_CSV},
  {name: 'a Parquet file', starts: 'PAR1', cure: AS_CSV},
  {name: 'an Outlook data file', starts: '!BDN', cure: AS_CSV},
  {name: 'a rich-text document (RTF)', starts: '{\\rtf', cure: AS_CSV},
  {name: 'a program', starts: '\x7fELF'},
];

const ZIP = 'PK\x03\x04';
/** As much of a file as is looked at to tell text from what is not. */
const SAMPLE = 65_536;

function begins(bytes: Uint8Array, starts: string, at = 0): boolean {
  for (let index = 0; index < starts.length; index += 1) {
    if (bytes[at + index] !== starts.charCodeAt(index)) {
      return false;
    }
  }
  return true;
}

/** True for a ZIP file, which an XLSX workbook is too. */
export function isZip(bytes: Uint8Array): boolean {
  return begins(bytes, ZIP);
}

/** A file that cannot be a list, named after what it looks like. */
export function notAList(name: string, cure = AS_CSV): Problem {
  return {
    code: 'not-a-list',
    severity: 'error',
    message: `This is not a list. It looks like ${name}, even if its name says something else.`,
    cure,
  };
}

/** Says what a file is whose first octets are known; nothing for text and ZIP files. */
export function knownBinary(bytes: Uint8Array): Problem | undefined {
  const found = signatures.find(({starts, at}) => begins(bytes, starts, at));
  return found && notAList(found.name, found.cure);
}

/**
 * Says that octets of no known kind are not text: more than a few control characters that
 * no text holds. To be asked once UTF-16 is ruled out, half of which may be zeros.
 */
export function unknownBinary(bytes: Uint8Array): Problem | undefined {
  const length = Math.min(bytes.length, SAMPLE);
  let controls = 0;
  for (let index = 0; index < length; index += 1) {
    const octet = bytes[index] ?? 0;
    controls +=
      octet < 9 || (octet > 13 && octet < 32 && octet !== 26 && octet !== 27) ? 1 : 0;
  }
  return controls > Math.max(8, length / 50)
    ? notAList('a program’s own data, not text')
    : undefined;
}
