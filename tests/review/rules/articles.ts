/** What makes an article worth reading: length, ease, sources, something of its own. */
import {syllable} from 'syllable';
import {figures} from '../../../src/articles/figures';
import {unknownFigures} from '../../../src/articles/sources';
import {
  articlesOf,
  excerpt,
  type Finding,
  type MarkdownPage,
  type Rule,
  type Text,
} from '../page';
import {sentencesOf, wordsOf} from '../words';

const LENGTH = {least: 1200, most: 2500};
const HIGHEST_GRADE = 10;
const QUESTIONS = {least: 4, most: 6};

const at = ({name}: MarkdownPage, line = 1) => ({file: name, line});

/** Prose of an article, without its list of sources. */
function proseOf({sections}: MarkdownPage): Text[] {
  return sections
    .filter(({heading}) => heading !== 'Sources')
    .flatMap(({texts}) => texts)
    .filter(({kind, plain}) => kind === 'prose' && wordsOf(plain).length > 0);
}

/** Words of the text: paragraphs, entries, cells and headings, without blocks of code. */
export function wordCount({sections}: MarkdownPage): number {
  return sections
    .flatMap(({texts}) => texts)
    .reduce((sum, {plain}) => sum + wordsOf(plain).length, 0);
}

/** School years (Flesch-Kincaid, 1975) that the sentences of an article ask for. */
export function gradeOf(page: MarkdownPage): number {
  const prose = proseOf(page);
  const words = prose.flatMap(({plain}) => wordsOf(plain));
  if (words.length === 0) {
    return 0;
  }
  const sentences = prose.flatMap(({plain}) => sentencesOf(plain)).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** A price or a share: the numbers that are out of date one day. */
const QUOTED_NUMBER = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|percent\b|euros?\b|dollars?\b)/;
/** Numbers of the writer's own: a worked example, a measurement, a sum. */
const OWN_NUMBER =
  /\b(?:example|imagine|suppose|say|sample|made-up|invented|we (?:\w+ )?(?:sent|measured|signed|ran|computed|counted|took)|measured|our (?:own )?(?:numbers|figures|table|sum)|formula|if (?:you|your|a|an|the|\d)|times|divided|plus|minus|rounds?|adds? up|work(?:s|ed)? out)\b|[=×÷]/i;
const YEAR = /\b20[012]\d\b/;
const CITED = /\b(?:RFC \d{3,5}|section \d)/i;

/**
 * Prices and shares that are neither from the registry nor have a dated source: a link to
 * another site or an RFC, and a year, in the same section. A worked example says that it
 * is one, in the same paragraph or its heading. Text around an exhibit may speak of what
 * is seen there; with a year in it, it speaks of the world and needs a source.
 */
export function unsourcedNumbers({sections}: MarkdownPage): Finding[] {
  return sections
    .filter(({heading}) => heading !== 'Sources')
    .flatMap(({heading, texts, sources, figures: own, exhibit}) => {
      const all = texts.map(({text}) => text).join(' ');
      const sourced =
        own.length > 0 || (YEAR.test(all) && (sources.length > 0 || CITED.test(all)));
      return sourced || OWN_NUMBER.test(heading)
        ? []
        : texts
            .filter(({text}) => QUOTED_NUMBER.test(text) && !OWN_NUMBER.test(text))
            .filter(({text}) => !exhibit || YEAR.test(text))
            .map(({file, line, text}) => ({file, line, says: `“${excerpt(text)}”`}));
    });
}

function sourcesOf(page: MarkdownPage): Finding[] {
  const last = page.sections[page.sections.length - 1];
  if (last?.heading !== 'Sources') {
    return [{...at(page, last?.line), says: 'The last section is not “Sources”.'}];
  }
  return YEAR.test(last.texts.map(({text}) => text).join(' '))
    ? []
    : [{...at(page, last.line), says: 'No source has a date.'}];
}

/** Rows of a table that stand on a phone without a press, a card each. */
const MOST_ROWS = 5;

/** What takes more height on a phone than it has to: long tables and sources outside a fold. */
export function tallParts(page: MarkdownPage): Finding[] {
  let isFolded = false;
  const rows = page.source.split('\n').map((text) => {
    isFolded = text.startsWith('<Fold') || (isFolded && !text.startsWith('</Fold'));
    return !isFolded && text.startsWith('|');
  });
  const tables = rows.flatMap((isRow, index) => {
    // The head and the line below it are no cards.
    const count = rows.indexOf(false, index) - index - 2;
    return isRow && !rows[index - 1] && count > MOST_ROWS
      ? [
          {
            ...at(page, index + 1),
            says: `A table shows ${String(count)} rows on a phone.`,
          },
        ]
      : [];
  });
  const last = page.sections[page.sections.length - 1];
  return last?.heading === 'Sources' && !last.source.includes('<Fold')
    ? [...tables, {...at(page, last.line), says: 'The list of sources is not folded.'}]
    : tables;
}

export const articleRules: readonly Rule[] = [
  {
    name: 'length',
    cure: `Aim at ${String(LENGTH.least)} to ${String(LENGTH.most)} words, unless the subject is done in fewer.`,
    check: (content) =>
      articlesOf(content).flatMap((page) => {
        const words = wordCount(page);
        return words < LENGTH.least || words > LENGTH.most
          ? [{...at(page), says: `The article has ${String(words)} words.`}]
          : [];
      }),
  },
  {
    name: 'reading grade',
    cure: 'Split the longest sentences and prefer short words.',
    check: (content) =>
      articlesOf(content).flatMap((page) => {
        const grade = gradeOf(page);
        return grade > HIGHEST_GRADE
          ? [
              {
                ...at(page),
                says: `The text reads at grade ${grade.toFixed(1)}, above ${String(HIGHEST_GRADE)}.`,
              },
            ]
          : [];
      }),
  },
  {
    name: 'unsourced number',
    cure: 'Take the number from src/articles/figures with <FigureValue>, link a dated source in the same section, or say that it is an example.',
    check: (content) => articlesOf(content).flatMap(unsourcedNumbers),
  },
  {
    name: 'unknown figure',
    cure: 'Use an ID from src/articles/figures, or add the figure there.',
    check: (content) =>
      unknownFigures(
        articlesOf(content).map(({name, source}) => ({file: name, text: source})),
        figures,
      ).map((sentence) => {
        const [, file = '', line = '1', says = ''] =
          /^(\S+), line (\d+): (there is no figure "[^"]*"\.)/.exec(sentence) ?? [];
        return {file, line: Number(line), says: `T${says.slice(1)}`};
      }),
  },
  {
    name: 'exhibit',
    cure: 'Add one thing that no other page on the web has: a component in src/articles/exhibits, or a file to download.',
    check: (content) =>
      articlesOf(content)
        .filter(
          ({imports, downloads}) =>
            downloads.length === 0 &&
            !imports.some((from) => from.startsWith('@site/src/articles/exhibits/')),
        )
        .map((page) => ({
          ...at(page),
          says: 'The article has neither an exhibit nor a file to download.',
        })),
  },
  {
    name: 'sources',
    cure: 'End with “## Sources”: title, publisher, date and link of each.',
    check: (content) => articlesOf(content).flatMap(sourcesOf),
  },
  {
    name: 'height on a phone',
    cure: 'Put it into <Fold label="…">, which is open on wide screens and folded on phones.',
    check: (content) => articlesOf(content).flatMap(tallParts),
  },
  {
    name: 'questions',
    cure: `List ${String(QUESTIONS.least)} to ${String(QUESTIONS.most)} questions in the field “faq”.`,
    check: (content) =>
      articlesOf(content)
        .filter(({faq}) => faq.length < QUESTIONS.least || faq.length > QUESTIONS.most)
        .map((page) => ({
          ...at(page),
          says: `The article has ${String(page.faq.length)} questions.`,
        })),
  },
];
