import type {Problem} from '../../kit';
import {notAList} from './signature';
import {TooLarge, unpack, zipEntries, type ZipEntry} from './zip';

export type SheetReading =
  | {
      valid: true;
      /** The sheet as CSV: commas, CR LF. */
      text: string;
      notes: Problem[];
    }
  | {valid: false; problem: Problem};

/** Octets a part of a workbook may unpack to. */
const MAX_PART = 256 * 1024 * 1024;
/** Columns A to XFD, as spreadsheet programs have it. */
const MAX_COLUMNS = 16_384;
const MILLISECONDS_A_DAY = 86_400_000;

/** What else a ZIP file may be, by a file in it. */
const otherZips: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'a binary Excel workbook (XLSB)'],
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a PowerPoint presentation'],
  [/^Index\/.*\.iwa$/, 'an Apple Numbers or Pages document'],
  [/^content\.xml$/, 'an OpenDocument file (ODS or ODT)'],
  [/^META-INF\//, 'a Java or Android package'],
];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** '&amp;', '&#38;' or '&#x26;' as the character it stands for; anything else as it is. */
function character(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) {
    return entities[name] ?? entity;
  }
  const point = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
}

/** Text of XML: entities, and the `_x000D_` in which workbooks write control characters. */
function plain(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, character)
    : xml;
  return text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/g, (_, hex: string) =>
        String.fromCharCode(parseInt(hex, 16)),
      )
    : text;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** The XML with plain names: some programs write every element as `<x:row>`. */
function withoutPrefix(xml: string): string {
  const root = /^[^<]*(?:<[?!][^>]*>[^<]*)*<(\w+):\w/.exec(xml);
  return root
    ? xml.replaceAll(`<${root[1]}:`, '<').replaceAll(`</${root[1]}:`, '</')
    : xml;
}

/** An element of XML that holds none of its own name. */
interface Element {
  /** From `<` to `>`. */
  tag: string;
  content: string;
}

/**
 * The elements of a name, in order. Goes through the text once, whatever is in it; an
 * element that is not closed ends the search.
 */
function* elements(xml: string, name: string): Generator<Element> {
  const closing = `</${name}>`;
  let at = xml.indexOf(`<${name}`);
  while (at >= 0) {
    const tagEnd = xml.indexOf('>', at);
    if (tagEnd < 0) {
      return;
    }
    let next = tagEnd + 1;
    // '<c' is the beginning of '<cols' too.
    if (/[\s/>]/.test(xml.charAt(at + name.length + 1))) {
      const tag = xml.slice(at, next);
      const close = tag.endsWith('/>') ? next : xml.indexOf(closing, next);
      if (close < 0) {
        return;
      }
      yield {tag, content: xml.slice(next, close)};
      next = close;
    }
    at = xml.indexOf(`<${name}`, next);
  }
}

/** The text of a piece of XML without readings of Japanese names (`rPh`). */
function textIn(xml: string): string {
  let text = '';
  let spoken = xml;
  for (const {tag, content} of elements(xml, 'rPh')) {
    spoken = spoken.replace(tag + content, () => '');
  }
  for (const {content} of elements(spoken, 't')) {
    text += plain(content);
  }
  return text;
}

function sharedStrings(xml: string): string[] {
  return Array.from(elements(xml, 'si'), ({content}) => textIn(content));
}

/** Number formats that show a date or a time: 14 to 22 and 45 to 47, and those with d, m, y, h or s. */
function isDateFormat(id: number, custom: ReadonlyMap<number, string>): boolean {
  const code = custom.get(id);
  return code === undefined
    ? (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
    : /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** The numbers of the cell styles that show a date. */
function dateStyles(xml: string): ReadonlySet<number> {
  const custom = new Map<number, string>();
  for (const [tag] of xml.matchAll(/<numFmt\s[^>]*>/g)) {
    custom.set(
      Number(attribute(tag, 'numFmtId')),
      plain(attribute(tag, 'formatCode') ?? ''),
    );
  }
  const [formats] = elements(xml, 'cellXfs');
  const styles = new Set<number>();
  [...(formats?.content ?? '').matchAll(/<xf\s[^>]*>/g)].forEach(([tag], index) => {
    if (isDateFormat(Number(attribute(tag, 'numFmtId') ?? 0), custom)) {
      styles.add(index);
    }
  });
  return styles;
}

/**
 * A day number as a date, or as a time where it has no day. Day 60 of 1900 never was, and
 * spreadsheets count it.
 */
function isoDate(serial: number, from1904: boolean): string {
  const days = from1904
    ? serial - 24_107
    : serial < 60
      ? serial - 25_568
      : serial - 25_569;
  const date = new Date(Math.round((days * MILLISECONDS_A_DAY) / 1_000) * 1_000);
  if (Number.isNaN(date.getTime())) {
    return String(serial);
  }
  const iso = date.toISOString();
  // Less than a day is a time of any day.
  if (!from1904 && serial > 0 && serial < 1) {
    return iso.slice(11, 19);
  }
  return iso.endsWith('T00:00:00.000Z')
    ? iso.slice(0, 10)
    : iso.slice(0, 19).replace('T', ' ');
}

/** 'C7' is column 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

interface Workbook {
  strings: readonly string[];
  dates: ReadonlySet<number>;
  from1904: boolean;
}

function cellText(
  tag: string,
  content: string,
  {strings, dates, from1904}: Workbook,
): string {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') {
    return textIn(content);
  }
  const [held] = elements(content, 'v');
  const value = plain(held?.content ?? '');
  if (type === 's') {
    return strings[Number(value)] ?? '';
  }
  if (type === 'b') {
    return value === '1' ? 'TRUE' : 'FALSE';
  }
  const isDate =
    (type === undefined || type === 'n') && dates.has(Number(attribute(tag, 's') ?? -1));
  return isDate && value !== '' ? isoDate(Number(value), from1904) : value;
}

function sheetAsCsv(xml: string, workbook: Workbook): string {
  const lines: string[] = [];
  for (const {tag: rowTag, content: row} of elements(xml, 'row')) {
    const cells: string[] = [];
    for (const {tag, content} of elements(row, 'c')) {
      const column = columnOf(attribute(tag, 'r') ?? '');
      const at = column >= 0 && column < MAX_COLUMNS ? column : cells.length;
      while (cells.length < at) {
        cells.push('');
      }
      cells[at] = quoted(cellText(tag, content, workbook));
    }
    // Rows that a sheet leaves out keep their place, so that row numbers agree.
    const number = Number(attribute(rowTag, 'r') ?? lines.length + 1);
    while (lines.length < number - 1 && number - lines.length < 10_000) {
      lines.push('');
    }
    lines.push(cells.join(','));
  }
  return lines.join('\r\n');
}

/** Where the first sheet lies: the first of the workbook that is not hidden. */
function firstSheet(
  workbook: string,
  relations: string,
): {path: string; name: string; count: number} | undefined {
  const sheets = [...workbook.matchAll(/<sheet\s[^>]*>/g)].map(([tag]) => tag);
  const chosen =
    sheets.find((tag) => !attribute(tag, 'state')?.includes('idden')) ?? sheets[0];
  const id = chosen && (attribute(chosen, 'r:id') ?? attribute(chosen, '[\\w]+:id'));
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => attribute(tag, 'Id') === id);
  const target = relation && attribute(relation, 'Target');
  return chosen && target
    ? {
        path: target.startsWith('/')
          ? target.slice(1)
          : `xl/${target.replace(/^\.\//, '')}`,
        name: plain(attribute(chosen, 'name') ?? ''),
        count: sheets.length,
      }
    : undefined;
}

const broken: SheetReading = {
  valid: false,
  problem: {
    code: 'broken-workbook',
    severity: 'error',
    message: 'The workbook is damaged or incomplete, so its first sheet cannot be read.',
    cure: 'Open it in your spreadsheet program and save it again, or save the sheet as CSV.',
  },
};

async function readParts(
  entries: ReadonlyMap<string, ZipEntry>,
  maxPart: number,
): Promise<SheetReading> {
  const part = async (name: string) => {
    const entry = entries.get(name);
    return entry ? withoutPrefix(await unpack(entry, maxPart)) : '';
  };
  const workbook = await part('xl/workbook.xml');
  const sheet = firstSheet(workbook, await part('xl/_rels/workbook.xml.rels'));
  if (!sheet || !entries.has(sheet.path)) {
    return broken;
  }
  const text = sheetAsCsv(await part(sheet.path), {
    strings: sharedStrings(await part('xl/sharedStrings.xml')),
    dates: dateStyles(await part('xl/styles.xml')),
    from1904: /<workbookPr[^>]*\sdate1904="(?:1|true)"/.test(workbook),
  });
  return {
    valid: true,
    text,
    notes: [
      {
        code: 'first-sheet',
        severity: 'note',
        message:
          sheet.count === 1
            ? `Read the sheet “${sheet.name}” of the workbook.`
            : `Read the first of ${sheet.count} sheets, “${sheet.name}”. The others were ignored.`,
        cure: 'Cells are read as values, with dates as 2026-11-21 and numbers without their format. Downloads are CSV.',
      },
    ],
  };
}

/**
 * The first sheet of an XLSX workbook as CSV (ECMA-376, part 1, 18). The result is a
 * table like any other from there on.
 *
 * @param bytes a ZIP file; never rejects
 * @param maxPart octets a part of it may unpack to
 * @returns the sheet; or what the file is instead, where it is no workbook
 */
export async function readWorkbook(
  bytes: Uint8Array,
  maxPart = MAX_PART,
): Promise<SheetReading> {
  const entries = zipEntries(bytes);
  if (!entries) {
    return {
      valid: false,
      problem: notAList(
        'an incomplete ZIP archive',
        'Export the list again, as CSV if you can.',
      ),
    };
  }
  if (!entries.has('xl/workbook.xml')) {
    const names = [...entries.keys()];
    const kind = otherZips.find(([pattern]) =>
      names.some((name) => pattern.test(name)),
    )?.[1];
    return {
      valid: false,
      problem: kind ? notAList(kind) : notAList('a ZIP archive', 'Unpack it first.'),
    };
  }
  try {
    return await readParts(entries, maxPart);
  } catch (error) {
    if (!(error instanceof TooLarge)) {
      return broken;
    }
    return {
      valid: false,
      problem: {
        code: 'workbook-too-large',
        severity: 'error',
        message: `The workbook unpacks to more than ${Math.round(maxPart / 1024 / 1024)} MB, so unpacking was stopped.`,
        cure: 'Save the sheet as CSV and choose that.',
      },
    };
  }
}
