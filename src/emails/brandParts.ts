/**
 * Logo and postal address in an email's code. The templates have neither, because most
 * visitors bring none; these edits put them in where the name and the footer stand.
 */
import {escapeHtml} from '../site';
import {cleanValue} from './engine';
import type {OutputId} from './outputs';
import type {Values} from './types';
import {unhighlight} from './unhighlight';

/** What a brand adds to an email's code. */
export interface BrandParts {
  /** Where the picture is: a `data:`, `cid:` or https address. */
  logo?: {src: string; width: number; height: number};
  /** Postal address, in one line. */
  address?: string;
}

/** One line of code, counted from 0, and what it becomes. */
interface Edit {
  line: number;
  put: string;
}

const NAME = 'gap__name';
const MARK = /^ *\{\{([#/])\w+\}\}$/;
const marginOf = (line = '') => /^ */.exec(line)?.[0] ?? '';

/** The last line with words that is in no group, which is the end of the footer. */
function lastWords(lines: readonly string[]): number {
  let last = -1;
  let depth = 0;
  lines.forEach((line, index) => {
    const mark = MARK.exec(line)?.[1];
    depth += mark === '#' ? 1 : mark ? -1 : 0;
    if (!mark && depth === 0 && line.replace(/<[^>]*>/g, '').trim()) {
      last = index;
    }
  });
  return last;
}

function htmlEdits(lines: readonly string[], {logo, address}: BrandParts): Edit[] {
  const body = lines.findIndex((line) => line.includes('<body'));
  const masthead = lines.findIndex(
    (line, index) => index > body && line.includes(`>${NAME}<`),
  );
  const last = lastWords(lines);
  const edits: Edit[] = [];
  if (logo && masthead >= 0) {
    const size = `width="${String(logo.width)}" height="${String(logo.height)}"`;
    const picture = `<img src="gap__logo" alt="${NAME}" ${size} style="display:block;border:0;max-width:100%"/>`;
    edits.push({
      line: masthead,
      put: (lines[masthead] ?? '').replace(`>${NAME}<`, `>${picture}<`),
    });
  }
  if (address && last > body) {
    edits.push({
      line: last,
      put: (lines[last] ?? '').replace(/(<\/\w+>)?$/, '<br/>gap__address$1'),
    });
  }
  return edits;
}

function reactEdits(lines: readonly string[], {logo, address}: BrandParts): Edit[] {
  const radius = lines.findIndex((line) => /^ +radius: 'gap__radius',$/.test(line));
  const footer = lines.findIndex((line) => /^ +\{footer\}$/.test(line));
  const below = (line: number, put: string): Edit => ({
    line,
    put: `${lines[line] ?? ''}\n${marginOf(lines[line])}${put}`,
  });
  const edits: Edit[] = [];
  if (logo && radius >= 0) {
    const {width, height} = logo;
    edits.push(
      below(
        radius,
        `logo: {src: 'gap__logo', width: ${String(width)}, height: ${String(height)}},`,
      ),
    );
  }
  if (address && footer >= 0) {
    edits.push(below(footer, "<br />{'gap__address'}"));
  }
  return edits;
}

function textEdits(lines: readonly string[], {address}: BrandParts): Edit[] {
  const last = lines.findLastIndex((line) => line.trim());
  return address ? [{line: last, put: `${lines[last] ?? ''}\ngap__address`}] : [];
}

function editsOf(code: string, id: OutputId, parts: BrandParts): Edit[] {
  const lines = code.split('\n');
  switch (id) {
    case 'html':
      return htmlEdits(lines, parts);
    case 'react':
      return reactEdits(lines, parts);
    case 'text':
      return textEdits(lines, parts);
    default:
      return [];
  }
}

function applyEdits(
  code: string,
  edits: readonly Edit[],
  write: (put: string) => string,
): string {
  if (edits.length === 0) {
    return code;
  }
  const lines = code.split('\n');
  for (const {line, put} of edits) {
    lines[line] = write(put);
  }
  return lines.join('\n');
}

/**
 * Puts logo and postal address into one form of an email, as gaps: `partValues` fills them.
 *
 * @param code with gaps, as `outputsOf` writes it
 */
export function withParts(code: string, id: OutputId, parts: BrandParts): string {
  return applyEdits(code, editsOf(code, id, parts), String);
}

/** The same in code that `highlight` has made HTML of, line by line. */
export function withPartsHighlighted(
  html: string,
  id: OutputId,
  parts: BrandParts,
): string {
  return applyEdits(html, editsOf(unhighlight(html), id, parts), escapeHtml);
}

/** Values for the gaps of `withParts`. What looks like a gap in them is taken out. */
export function partValues({logo, address = ''}: BrandParts): Values {
  const plain = (text: string) => text.replace(/\{\{|\}\}|gap__/g, '');
  return {
    gap__logo: plain(logo?.src ?? ''),
    gap__address: plain(cleanValue(address)),
  };
}
