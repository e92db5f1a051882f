import type {Problem} from '../../kit';
import {decodeText, type Encoding} from './decode';
import {isZip} from './signature';
import type * as Workbooks from './xlsx';

export type FileReading =
  | {
      valid: true;
      text: string;
      /** `xlsx`: the text is the first sheet of a workbook, as CSV. */
      encoding: Encoding | 'xlsx';
      /** A byte order mark was there. */
      mark: boolean;
      notes: Problem[];
    }
  | {valid: false; problem: Problem};

/** The largest file that is read, in octets. A string can hold little more. */
export const MAX_FILE = 400 * 1024 * 1024;

/** The problem with a file of so many octets, before it is read. */
export function sizeProblem(octets: number): Problem | undefined {
  return octets <= MAX_FILE
    ? undefined
    : {
        code: 'file-too-large',
        severity: 'error',
        message: `The file has ${Math.ceil(octets / 1024 / 1024)} MB. Up to ${MAX_FILE / 1024 / 1024} MB can be read in a browser.`,
        cure: 'Split it into parts, or leave out columns that are not needed here.',
      };
}

/**
 * Text of a file that people call a list: CSV, TSV, plain text, or the first sheet of an
 * XLSX workbook.
 *
 * @param bytes the file; never rejects
 * @param chosen the encoding, where a visitor knows better
 */
export async function readFile(
  bytes: Uint8Array,
  chosen?: Encoding,
): Promise<FileReading> {
  const large = sizeProblem(bytes.length);
  if (large) {
    return {valid: false, problem: large};
  }
  if (isZip(bytes)) {
    const sheet = await readSheet(bytes);
    return sheet.valid
      ? // Without the mark, spreadsheets take a CSV for Windows-1252.
        {...sheet, encoding: 'xlsx', mark: true}
      : sheet;
  }
  return decodeText(bytes, chosen);
}

/** Most lists are no workbooks, so the code for those comes with the first one. */
async function readSheet(bytes: Uint8Array): Promise<Workbooks.SheetReading> {
  let part: typeof Workbooks;
  try {
    part = await import('./xlsx');
  } catch {
    return {
      valid: false,
      problem: {
        code: 'xlsx-not-loaded',
        severity: 'error',
        message: 'The part of this page that reads workbooks did not load.',
        cure: 'Check your connection and choose the file again, or save the sheet as CSV.',
      },
    };
  }
  return part.readWorkbook(bytes);
}
