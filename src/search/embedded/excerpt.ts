import {stem, wordsOf} from '../terms';
import type {Segment} from '../types';

/** Characters of an excerpt, about two lines. */
const LENGTH = 150;

interface Range {
  start: number;
  end: number;
}

function matches(text: string, terms: ReadonlySet<string>): Range[] {
  return wordsOf(text).filter(({whole, parts}) =>
    [whole, ...parts].some((term) => terms.has(term) || terms.has(stem(term))),
  );
}

function segments(text: string, ranges: readonly Range[]): Segment[] {
  const cuts = ranges.flatMap(({start, end}, index): Segment[] => [
    {text: text.slice(ranges[index - 1]?.end ?? 0, start), marked: false},
    {text: text.slice(start, end), marked: true},
  ]);
  const rest = {text: text.slice(ranges.at(-1)?.end ?? 0), marked: false};
  return [...cuts, rest].filter((segment) => segment.text !== '');
}

/**
 * Marks the words that were found.
 *
 * @param terms terms of the index
 */
export function marked(text: string, terms: ReadonlySet<string>): Segment[] {
  return segments(text, matches(text, terms));
}

/** Start of the stretch that holds the most different matches. */
function bestStart(text: string, ranges: readonly Range[]): number {
  const scored = ranges.map(({start}) => {
    const inside = ranges.filter(
      (range) => range.start >= start && range.end <= start + LENGTH,
    );
    const words = inside.map((range) =>
      stem(text.slice(range.start, range.end).toLowerCase()),
    );
    return {start, score: new Set(words).size + inside.length / 100};
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), {start: 0, score: 0});
  // The sentence it stands in, when that begins near.
  const before = text.slice(0, best.start);
  const sentence = 1 + Math.max(...['.', '!', '?'].map((end) => before.lastIndexOf(end)));
  const near = best.start - sentence <= LENGTH / 3 ? sentence : best.start;
  return near + (/^\s*/.exec(text.slice(near))?.[0].length ?? 0);
}

/**
 * The part of a text that answers best, with the found words marked.
 *
 * @param terms terms of the index
 * @returns about 150 characters, with `…` where the text goes on
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): Segment[] {
  const ranges = matches(text, terms);
  const start = text.length <= LENGTH ? 0 : bestStart(text, ranges);
  const rough = text.slice(start, start + LENGTH);
  const isCut = start + LENGTH < text.length;
  const shown = isCut ? rough.replace(/\s+\S*$/, '') : rough;
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= start + shown.length)
    .map((range) => ({start: range.start - start, end: range.end - start}));
  return [
    ...(start > 0 ? [{text: '… ', marked: false}] : []),
    ...segments(shown, inside),
    ...(isCut ? [{text: ' …', marked: false}] : []),
  ];
}
