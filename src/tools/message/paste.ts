/** What copying does to a message, and how it is undone before the message is read. */
import type {Problem} from '../kit';
import {found} from './found';

export interface MendedPaste {
  /** With the damage undone as far as it can be. */
  text: string;
  problems: Problem[];
}

/** A line that begins a header field; fields of real mail have no `=` or `;` in their names. */
const FIELD = /^[A-Za-z\d][A-Za-z\d_.-]{0,100}[ \t]{0,20}:/;
/** Lines that are looked at to see what was done to all of them. */
const SAMPLE = 40;

/**
 * Undoes what mail programs and web pages do to a message that is copied from them: lines
 * that are quoted, indented or doubled, marks written as HTML, and the spaces lost in front
 * of folded header lines (RFC 5322, 2.2.3). Never throws.
 */
export function mendPaste(pasted: string): MendedPaste {
  const problems: Problem[] = [];
  let lines = pasted
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\u00a0', ' '));
  lines = lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => line.trim() !== ''),
    ),
  );

  const sample = lines.slice(0, SAMPLE).filter((line) => line.trim() !== '');
  if (sample.length > 1 && sample.every((line) => line.startsWith('>'))) {
    problems.push(
      found('quoted-paste', 'Every line begins with the mark of a quotation.'),
    );
    lines = lines.map((line) => line.replace(/^> ?/, ''));
  }
  const indent = /^[ \t]*/.exec(lines[0] ?? '')?.[0] ?? '';
  if (
    indent !== '' &&
    lines.every((line) => line.startsWith(indent) || line.trim() === '')
  ) {
    problems.push(found('indented-paste', 'Every line begins with the same spaces.'));
    lines = lines.map((line) => line.slice(indent.length));
  }
  if (isDoubled(lines)) {
    problems.push(found('doubled-lines', 'There is an empty line after every line.'));
    lines = lines.filter((_, index) => index % 2 === 0);
  }
  if (isEscaped(lines)) {
    problems.push(found('html-escaped', 'Angle brackets are written as &lt; and &gt;.'));
    lines = lines.map(unescape);
  }
  if (/^>?From \S/.test(lines[0] ?? '') && !FIELD.test(lines[0] ?? '')) {
    problems.push(found('mbox-line', 'The first line comes from a mailbox file.'));
    lines = lines.slice(1);
  }
  const lost = foldAgain(lines);
  if (lost.count > 0) {
    problems.push(
      found(
        'lost-space',
        `${lost.count} folded header ${lost.count === 1 ? 'line has' : 'lines have'} lost the space in front.`,
      ),
    );
  }
  return {text: lost.lines.join('\r\n'), problems};
}

/** True where each line of the header has an empty one after it. */
function isDoubled(lines: readonly string[]): boolean {
  const head = lines.slice(0, SAMPLE);
  return (
    head.length > 5 &&
    head.every((line, index) => index % 2 === 0 || line.trim() === '') &&
    head.filter((line) => FIELD.test(line)).length > 2
  );
}

function isEscaped(lines: readonly string[]): boolean {
  const end = lines.indexOf('');
  const header = lines.slice(0, end < 0 ? lines.length : end).join('\n');
  return /&lt;[^<>\n]{1,300}&gt;/.test(header) && !header.includes('<');
}

function unescape(line: string): string {
  return line
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Puts a space in front of header lines that neither begin a field nor continue one. */
function foldAgain(lines: readonly string[]): {lines: readonly string[]; count: number} {
  const end = lines.findIndex((line) => line.trim() === '');
  const header = end < 0 ? lines.length : end;
  // A text whose first line begins no field is no message; nothing would be right there.
  if (!FIELD.test(lines[0] ?? '')) {
    return {lines, count: 0};
  }
  let count = 0;
  const folded = lines.map((line, index) => {
    if (index >= header || FIELD.test(line) || /^[ \t]/.test(line)) {
      return line;
    }
    count += 1;
    return ` ${line}`;
  });
  return {lines: folded, count};
}
