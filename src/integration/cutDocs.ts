import {highlight} from '../reading/build';
import {slugOf} from '../site';
import type {Check, Code} from './types';

/** What stands below a heading of the second level. */
export interface Section {
  anchor: string;
  body: string;
}

/** Cuts a page at its headings of the second level that have an anchor. */
export function sectionsOf(source: string): Section[] {
  return source.split(/^(?=## )/m).flatMap((body) => {
    const [, anchor] = /^## [^\n]*\{\/\* #([\w-]+) \*\/\}/.exec(body) ?? [];
    return anchor === undefined ? [] : [{anchor, body}];
  });
}

/** @param title of the code where the text has none */
export function codeOf(text: string, language: string, title: string): Code {
  return {title, language, text, html: highlight(text, language)};
}

const FENCE = /^```(\w+)([^\n]*)\n([^]*?)\n```$/gm;

/** The code of a section, in its order. */
export function fencesOf({body}: Section): Code[] {
  return [...body.matchAll(FENCE)].map(([, language = '', meta = '', text = '']) =>
    codeOf(text, language, /title="([^"]*)"/.exec(meta)?.[1] ?? ''),
  );
}

/**
 * The section with an anchor.
 *
 * @param page its name, for the message
 * @throws {RangeError} when the page has none
 */
export function sectionOf(
  sections: readonly Section[],
  anchor: string,
  page: string,
): Section {
  const found = sections.find((section) => section.anchor === anchor);
  if (!found) {
    throw new RangeError(
      `docs/${page}.mdx has no heading with the anchor #${anchor}, which "Finish my integration" prints. Change src/integration with the page.`,
    );
  }
  return found;
}

/** The sections of a guide from the one after `send` up to the one before `try`. */
export function receivingSections(sections: readonly Section[]): Section[] {
  const place = (wanted: string) => sections.findIndex(({anchor}) => anchor === wanted);
  return sections.slice(place('send') + 1, place('try'));
}

/** The rows of the tables of a page, below their heads: two cells each. */
export function checksOf(source: string): Check[] {
  return [...source.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, check = '', proof = '']) => ({
      // A link's label is plain text where this is shown.
      check: check.replace(/\[`([^`\]]+)`\]/g, '[$1]'),
      proof: proof.replace(/\[`([^`\]]+)`\]/g, '[$1]'),
    }))
    .filter(({check}) => check !== 'Check' && !/^-+$/.test(check))
    .map((row) => ({
      ...row,
      id: `live-${slugOf(row.check.replace(/\]\([^)]*\)/g, ''))}`,
    }));
}
