/**
 * What an email's code says for props that are left out, in Mustache: a fallback in the
 * sentence, or no row at all. The same marks work in Handlebars, for `{{.}}` is the value
 * that the section is about in both.
 */
import {escapeHtml} from '../site';
import type {GapSpec, PropSpec} from './types';

type Optional = Extract<GapSpec, {required: false}>;

function optionalIn(specs: readonly PropSpec[]): readonly Optional[] {
  return specs.filter((spec) => spec.type !== 'list').filter((spec) => !spec.required);
}

/** Lines from the `<tr>` around a line to its `</tr>`; the line itself outside of tables. */
function rowAround(lines: readonly string[], at: number): {start: number; end: number} {
  const start = lines.slice(0, at + 1).findLastIndex((line) => /^ *<tr>$/.test(line));
  const margin = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, index) => index > at && line === `${margin}</tr>`);
  return start < 0 || end < 0 ? {start: at, end: at} : {start, end};
}

/** Puts the row of an optional prop that has no fallback in a section of its own. */
function withCondition(code: string, name: string): string {
  const gap = `{{${name}}}`;
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.includes(gap));
  if (at < 0) {
    return code;
  }
  const {start, end} = rowAround(lines, at);
  const margin = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const row = lines.slice(start, end + 1).map((line) => line.replaceAll(gap, '{{.}}'));
  const done = [
    ...lines.slice(0, start),
    `${margin}{{#${name}}}`,
    ...row,
    `${margin}{{/${name}}}`,
    ...lines.slice(end + 1),
  ].join('\n');
  if (done.includes(gap)) {
    throw new Error(`${name} has no fallback and stands in more than one row.`);
  }
  return done;
}

/** Puts a fallback beside each gap of a prop that has one. */
function withFallback(
  code: string,
  name: string,
  fallback: string,
  escape: (text: string) => string,
): string {
  return code.replaceAll(
    `{{${name}}}`,
    () => `{{#${name}}}{{.}}{{/${name}}}{{^${name}}}${escape(fallback)}{{/${name}}}`,
  );
}

/**
 * Code with gaps as a template that needs no other: it has the email's fallbacks, and rows
 * that are not shown without a value.
 *
 * @param code HTML or text with `{{name}}`, each row of a table or list on lines of its own
 * @throws {Error} when a prop without a fallback stands in more than one row
 */
export function withOptions(
  code: string,
  specs: readonly PropSpec[],
  syntax: 'markup' | 'text',
): string {
  const escape = syntax === 'markup' ? escapeHtml : String;
  return optionalIn(specs).reduce(
    (done, {name, fallback}) =>
      fallback === undefined
        ? withCondition(done, name)
        : withFallback(done, name, fallback, escape),
    code,
  );
}
