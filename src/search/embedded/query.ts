import {SYNONYMS} from '../synonyms';
import {isSoftWord, isStopWord, stem, wordsOf, type Word} from '../terms';
import {WEIGHTS} from './weights';

/** One way a word of the question may stand in a text. */
export interface Variant {
  term: string;
  /** How much finding it counts, beside 1 for the word itself. */
  weight: number;
  /** Whether longer words that begin so count too. */
  prefix: boolean;
}

/** A word of the question: the best of its variants counts. */
export interface Group {
  /** Stems of what was meant, for comparing with a heading. */
  meant: string[];
  variants: Variant[];
  /** Left out when the share of the question that a text has is counted. */
  optional: boolean;
}

const LONGEST_QUERY = 300;

interface Phrase {
  /** Stems of its words. */
  stems: string[];
  /** The line it stands in. */
  line: number;
}

const stemsOf = (phrase: string) => wordsOf(phrase).map(({whole}) => stem(whole));

const phrases: readonly Phrase[] = SYNONYMS.flatMap((line, index) =>
  line.map((phrase) => ({stems: stemsOf(phrase), line: index})),
);
/** Single words of each line: what a text is looked through for. */
const lineTerms: readonly string[][] = SYNONYMS.map((line) =>
  line.filter((phrase) => wordsOf(phrase).length === 1).flatMap((word) => stemsOf(word)),
);

function isAt(
  words: readonly string[],
  place: number,
  stems: readonly string[],
): boolean {
  return stems.every((one, offset) => words[place + offset] === one);
}

/** What means the same as a word, or a phrase, of a question. */
function synonymsOf({line}: Phrase, weight: number): Variant[] {
  return (lineTerms[line] ?? []).map((term) => ({term, weight, prefix: false}));
}

/** Phrases of two words and more that begin at a place. */
function phrasesAt(stems: readonly string[], place: number): Phrase[] {
  return phrases.filter(
    (phrase) => phrase.stems.length > 1 && isAt(stems, place, phrase.stems),
  );
}

/** Optimal string alignment distance of one: a letter more, less, other, or two swapped. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) {
    return false;
  }
  let head = 0;
  while (head < a.length && a[head] === b[head]) {
    head += 1;
  }
  // What follows the first difference must be the same: after a letter changed, taken
  // out of one of the two, or swapped with its neighbour.
  const isSwapped = a[head] === b[head + 1] && a[head + 1] === b[head];
  return (
    a.slice(head + 1) === b.slice(head + 1) ||
    a.slice(head + 1) === b.slice(head) ||
    a.slice(head) === b.slice(head + 1) ||
    (isSwapped && a.slice(head + 2) === b.slice(head + 2))
  );
}

/** The words of the index that a mistyped word may have meant. */
function corrections(word: string, vocabulary: ReadonlySet<string>): string[] {
  return word.length < 4 || /^[\d.]+$/.test(word)
    ? []
    : [...vocabulary].filter((known) => known.length > 2 && isOneTypoAway(word, known));
}

function wordVariants(
  whole: string,
  isLast: boolean,
  synonyms: readonly Variant[],
  vocabulary: ReadonlySet<string>,
): Variant[] {
  const stemmed = stem(whole);
  const isKnown = vocabulary.has(whole) || vocabulary.has(stemmed);
  const isPrefix = whole.length > 1 && (isLast || (!isKnown && whole.length > 2));
  const hasLonger =
    isPrefix && !isKnown && [...vocabulary].some((term) => term.startsWith(whole));
  return [
    {term: whole, weight: 1, prefix: false},
    ...(stemmed === whole ? [] : [{term: stemmed, weight: WEIGHTS.stem, prefix: false}]),
    ...(isPrefix ? [{term: whole, weight: WEIGHTS.prefix, prefix: true}] : []),
    ...(isKnown || hasLonger
      ? []
      : corrections(whole, vocabulary).map((term) => ({
          term,
          weight: WEIGHTS.typo,
          prefix: false,
        }))),
    ...synonyms.filter(({term}) => term !== stemmed),
  ];
}

/** A phrase is one thing: its other names, its abbreviation, or some of its words. */
function phraseGroup(found: readonly Phrase[], words: readonly Word[]): Group {
  const own = words.filter(({whole}) => !isStopWord(whole));
  return {
    meant: own.map(({whole}) => stem(whole)),
    variants: [
      ...found.flatMap((phrase) => synonymsOf(phrase, WEIGHTS.phrase)),
      ...own.flatMap(({whole}) =>
        [whole, stem(whole)].map((term) => ({
          term,
          weight: WEIGHTS.phraseWord,
          prefix: false,
        })),
      ),
    ],
    optional: false,
  };
}

function softGroup({whole}: Word): Group {
  return {
    meant: [],
    variants: [whole, stem(whole)].map((term) => ({
      term,
      weight: WEIGHTS.soft,
      prefix: false,
    })),
    optional: true,
  };
}

function wordGroups(
  {whole, parts}: Word,
  isLast: boolean,
  vocabulary: ReadonlySet<string>,
): Group[] {
  const stemmed = stem(whole);
  const synonyms = phrases
    .filter(({stems: [first], stems}) => stems.length === 1 && first === stemmed)
    .flatMap((phrase) => synonymsOf(phrase, WEIGHTS.synonym));
  const isKnown = vocabulary.has(whole) || vocabulary.has(stemmed);
  const variants = wordVariants(whole, isLast, synonyms, vocabulary);
  const own = {
    meant: isKnown ? [stemmed] : variants.slice(0, 8).map(({term}) => stem(term)),
    variants,
    optional: false,
  };
  const inside = parts
    .filter((part) => !isStopWord(part))
    .map((part) => ({
      meant: isKnown ? [] : [stem(part)],
      variants: wordVariants(part, false, [], vocabulary).map((variant) => ({
        ...variant,
        weight: variant.weight * (isKnown ? WEIGHTS.part : 1),
      })),
      optional: isKnown,
    }));
  return parts.length > 0 && !isKnown ? inside : [own, ...inside];
}

/** Neighbours that are one word in the index: 'web hook', 'scheduled at'. */
function joinedGroups(words: readonly Word[], vocabulary: ReadonlySet<string>): Group[] {
  return words.slice(1).flatMap(({whole}, index): Group[] => {
    const term = (words[index]?.whole ?? '') + whole;
    return vocabulary.has(term) && !/^\d+$/.test(term)
      ? [
          {
            meant: [stem(term)],
            variants: [{term, weight: WEIGHTS.joined, prefix: false}],
            optional: true,
          },
        ]
      : [];
  });
}

/**
 * Reads a question: its words with their stems, synonyms, beginnings and what a mistyped
 * word may have meant; phrases with another name; and neighbours that may be one word.
 *
 * @param query any text; at most 300 characters of it are read
 * @param vocabulary every term of the index
 */
export function readQuery(query: string, vocabulary: ReadonlySet<string>): Group[] {
  const words = wordsOf(query.slice(0, LONGEST_QUERY));
  const stems = words.map(({whole}) => stem(whole));
  const saysNothing = ({whole}: Word) => isStopWord(whole) || isSoftWord(whole);
  const onlyStops = words.every(saysNothing);
  const groups: Group[] = [];
  for (let place = 0; place < words.length;) {
    const word = words[place];
    const found = phrasesAt(stems, place);
    const length = Math.max(1, ...found.map((phrase) => phrase.stems.length));
    if (found.length > 0) {
      groups.push(phraseGroup(found, words.slice(place, place + length)));
    } else if (word && (onlyStops || !saysNothing(word))) {
      groups.push(...wordGroups(word, place === words.length - 1, vocabulary));
    } else if (word && isSoftWord(word.whole)) {
      groups.push(softGroup(word));
    }
    place += length;
  }
  return [...groups, ...joinedGroups(words, vocabulary)];
}

/** Stems of the words a question is about. */
export function contentStems(text: string): string[] {
  return wordsOf(text)
    .map(({whole}) => whole)
    .filter((term) => !isStopWord(term))
    .map(stem);
}
