/**
 * Groups of a template, `{{#items}}` to `{{/items}}`: made at build from two rows of
 * gaps, so that a component repeats rows with a plain `map` and knows nothing of them.
 */
import {COMMA} from './engine';
import type {ListSpec, Texts} from './types';

const PROBE = /\{\{\w+\[[01]\]\.(\w+)\}\}/g;
/** The first row's gap in a line, with the name of its list. */
const FIRST = /\{\{(\w+)\[0\]\./;
const MARK = /^ *\{\{[#/]\w+\}\}$/;

/** Two rows of a list, each value a gap that says which row it is of. */
export function probeRows({name, item}: ListSpec): readonly Texts[] {
  return [0, 1].map((row) =>
    Object.fromEntries(
      item.map((field) => [field.name, `{{${name}[${String(row)}].${field.name}}}`]),
    ),
  );
}

const withoutRow = (line: string) => line.replace(PROBE, '{{$1}}');
const withoutComma = (line: string) => line.replace(/,$/, '');
const marginOf = (line: string) => /^ */.exec(line)?.[0] ?? '';

/** Whether lines begin and end what they hold, as far as their margins tell. */
function isWhole(lines: readonly string[]): boolean {
  const margin = marginOf(lines[0] ?? '').length;
  return lines.every((line) => !line || marginOf(line).length >= margin);
}

/** The second row, or the same lines with a comma fewer at their end. */
function isSameRow(first: readonly string[], second: readonly string[]): boolean {
  return first.every((line, index) => {
    const other = second[index];
    return line === other || (index === first.length - 1 && withoutComma(line) === other);
  });
}

/**
 * Finds the lines of a list's first row and of its second.
 *
 * @param first line on which the first row's first gap stands
 * @param second the same of the second row
 * @throws {Error} when the two rows are not alike
 */
function rowsAt(
  lines: readonly string[],
  first: number,
  second: number,
  list: string,
): {start: number; row: string[]; last: string[]} {
  const length = second - first;
  for (let before = 0; before < length && before <= first; before += 1) {
    const start = first - before;
    const row = lines.slice(start, start + length).map(withoutRow);
    const last = lines.slice(start + length, start + 2 * length).map(withoutRow);
    if (isWhole(row) && isSameRow(row, last)) {
      return {start, row, last};
    }
  }
  throw new Error(`The rows of ${list} are not alike, or not on lines of their own.`);
}

/**
 * Makes groups of the rows that `probeRows` has put into code.
 *
 * @param code rendered with `propsAsGaps`: each row on lines of its own, all alike but
 *   for the comma that some languages leave out after the last
 * @returns the code with one row in each group
 * @throws {Error} when rows are not alike
 */
export function withGroups(code: string): string {
  const lines = code.split('\n');
  const done: string[] = [];
  let from = 0;
  const next = (mark: RegExp) =>
    lines.findIndex((line, index) => index >= from && mark.test(line));
  for (let first = next(FIRST); first >= 0; first = next(FIRST)) {
    const list = FIRST.exec(lines[first] ?? '')?.[1] ?? '';
    const second = next(new RegExp(`\\{\\{${list}\\[1\\]\\.`));
    const {start, row, last} = rowsAt(lines, first, second, list);
    const margin = marginOf(row[0] ?? '');
    const end = row.length - 1;
    if (row[end] !== last[end]) {
      row[end] = withoutComma(row[end] ?? '') + COMMA;
    }
    done.push(
      ...lines.slice(from, start),
      `${margin}{{#${list}}}`,
      ...row,
      `${margin}{{/${list}}}`,
    );
    from = start + 2 * row.length;
  }
  return [...done, ...lines.slice(from)].join('\n');
}

/**
 * Colours code with groups. Their marks are no code of any language: they are taken out
 * first, and put back between the lines they stood between.
 *
 * @param highlight colours code line by line: `(code) => html`
 */
export function highlightGroups(
  code: string,
  highlight: (code: string) => string,
): string {
  const lines = code.split('\n');
  const html = highlight(
    lines
      .filter((line) => !MARK.test(line))
      .map((line) => line.replace(COMMA, ''))
      .join('\n'),
  ).split('\n');
  let next = 0;
  return lines
    .map((line) => {
      if (MARK.test(line)) {
        return line;
      }
      next += 1;
      return (html[next - 1] ?? '') + (line.endsWith(COMMA) ? COMMA : '');
    })
    .join('\n');
}
