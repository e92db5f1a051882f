import {SYNONYMS} from '../synonyms';
import {isSoftWord, isStopWord, stem, wordsOf, type Word} from '../terms';
import {WEIGHTS} from './weights';

/** One way a word of the question may stand in a text. */
export interface Variant {
  /** A term of the index, or several with blanks between: neighbours. */
  term: string;
  /** How much finding it counts, beside 1 for the word itself. */
  weight: number;
  /** Longer words that begin so, not this one. */
  prefix: boolean;
}

/** A word of the question: the best of its variants counts. */
export interface Group {
  /** Stems of what was meant, for comparing with a heading. */
  meant: string[];
  variants: Variant[];
  /** Left out when the share of the question that a text has is counted. */
  optional: boolean;
  /** How much it counts beside the question's other words. */
  weight: number;
}

/** What is known of the index. */
export interface Vocabulary {
  vocabulary: Pick<ReadonlySet<string>, 'has'>;
  /** In order. */
  terms: readonly string[];
}

const LONGEST_QUERY = 600;

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
/** What a text is looked through for, line by line. */
const lineTerms: readonly string[][] = SYNONYMS.map((line) =>
  line.map((phrase) => stemsOf(phrase).join(' ')),
);

function isAt(
  words: readonly string[],
  place: number,
  stems: readonly string[],
): boolean {
  return stems.every((one, offset) => words[place + offset] === one);
}

const exactly = (term: string, weight: number): Variant => ({
  term,
  weight,
  prefix: false,
});

/** What means the same as a word, or a phrase, of a question. */
function synonymsOf({line}: Phrase, weight: number): Variant[] {
  return (lineTerms[line] ?? []).map((term) => exactly(term, weight));
}

function synonymsOfWord(stemmed: string, weight: number): Variant[] {
  return phrases
    .filter(({stems: [first], stems}) => stems.length === 1 && first === stemmed)
    .flatMap((phrase) => synonymsOf(phrase, weight));
}

/** Phrases of two words and more that begin at a place. */
function phrasesAt(stems: readonly string[], place: number): Phrase[] {
  return phrases.filter(
    (phrase) => phrase.stems.length > 1 && isAt(stems, place, phrase.stems),
  );
}

/**
 * Optimal string alignment distance: letters more, less, other, or two swapped.
 *
 * @param most what is more than this is told as one more
 */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let older: number[] = [];
  let old = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (old[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (old[j - 1] ?? 0) + same,
        swapped ? (older[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > most) {
      return most + 1;
    }
    older = old;
    old = row;
  }
  return Math.min(old[b.length] ?? 0, most + 1);
}

/** Which letters a word has, a bit each; letters of other scripts share theirs. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) {
    letters |= 1 << (word.charCodeAt(place) & 31);
  }
  return letters;
}

/**
 * Whether two words differ in more letters than so many typos can explain, which decides on most
 * words of the index: a typo takes at most one letter away and brings one in.
 */
export function lettersDiffer(one: string, other: string, typos: number): boolean {
  let different = lettersIn(one) ^ lettersIn(other);
  for (let left = 2 * typos; left > 0; left -= 1) {
    different &= different - 1;
  }
  return different !== 0;
}

/** The words of the index that a mistyped word may have meant: the nearest ones. */
function corrections(word: string, {terms}: Vocabulary): string[] {
  if (word.length < 4 || /^[\d.]+$/.test(word)) {
    return [];
  }
  const most = word.length < 8 ? 1 : 2;
  const near = terms
    .filter(
      (known) =>
        Math.abs(known.length - word.length) <= most && !lettersDiffer(known, word, most),
    )
    .map((term) => ({term, typos: typosBetween(word, term, most)}))
    .filter(({typos}) => typos <= most);
  const least = Math.min(...near.map(({typos}) => typos));
  return near.filter(({typos}) => typos === least).map(({term}) => term);
}

/** Two words of the index that were written as one: `vscode`, `newline`. */
function halves(word: string, {vocabulary}: Vocabulary): Variant[] {
  return Array.from({length: Math.max(0, word.length - 3)}, (_, index) => index + 2)
    .map((cut) => [word.slice(0, cut), stem(word.slice(cut))] as const)
    .filter(([head, tail]) => vocabulary.has(head) && vocabulary.has(tail))
    .map(([head, tail]) => exactly(`${head} ${tail}`, WEIGHTS.halves));
}

/** What a word that no text has may have meant, with its own forms and synonyms. */
function guesses(whole: string, index: Vocabulary): Variant[] {
  const meant = corrections(whole, index).flatMap((word) => [
    exactly(word, WEIGHTS.typo),
    exactly(stem(word), WEIGHTS.typo * WEIGHTS.stem),
    ...synonymsOfWord(stem(word), WEIGHTS.typo * WEIGHTS.synonym),
  ]);
  return [...halves(whole, index), ...meant];
}

function wordVariants(
  whole: string,
  isLast: boolean,
  synonyms: readonly Variant[],
  index: Vocabulary,
): Variant[] {
  const stemmed = stem(whole);
  const isKnown = index.vocabulary.has(whole) || index.vocabulary.has(stemmed);
  const isPrefix = whole.length > 1 && (isLast || (!isKnown && whole.length > 2));
  const hasLonger =
    isPrefix && !isKnown && index.terms.some((term) => term.startsWith(whole));
  return [
    exactly(whole, 1),
    ...(stemmed === whole ? [] : [exactly(stemmed, WEIGHTS.stem)]),
    ...(isPrefix ? [{term: whole, weight: WEIGHTS.prefix, prefix: true}] : []),
    ...(isKnown || hasLonger || synonyms.length > 0 ? [] : guesses(whole, index)),
    ...synonyms.filter(({term}) => term !== stemmed),
  ];
}

/** A phrase is one thing: its other names, its abbreviation, or some of its words. */
function phraseGroup(found: readonly Phrase[], words: readonly Word[]): Group {
  const own = words.filter(({whole}) => !isStopWord(whole));
  return {
    meant: own.map(({whole}) => stem(whole)),
    variants: [
      exactly(words.map(({whole}) => stem(whole)).join(' '), 1),
      ...found.flatMap((phrase) => synonymsOf(phrase, WEIGHTS.phrase)),
      ...own.flatMap(({whole}) =>
        [whole, stem(whole)].map((term) => exactly(term, WEIGHTS.phraseWord)),
      ),
    ],
    optional: false,
    weight: words.length,
  };
}

function softGroup({whole}: Word): Group {
  return {
    meant: [stem(whole)],
    variants: [exactly(whole, 1), exactly(stem(whole), WEIGHTS.stem)],
    optional: true,
    weight: WEIGHTS.soft,
  };
}

function wordGroups({whole, parts}: Word, isLast: boolean, index: Vocabulary): Group[] {
  const stemmed = stem(whole);
  const synonyms = synonymsOfWord(stemmed, WEIGHTS.synonym);
  const isKnown = index.vocabulary.has(whole) || index.vocabulary.has(stemmed);
  const variants = wordVariants(whole, isLast, synonyms, index);
  const own = {
    meant: isKnown
      ? stemsInside({whole, parts})
      : variants.slice(0, 8).map(({term}) => stem(term)),
    variants,
    optional: false,
    weight: 1,
  };
  const inside = parts
    .filter((part) => !isStopWord(part))
    .map((part) => ({
      meant: isKnown ? [] : [stem(part)],
      variants: wordVariants(part, false, [], index),
      optional: isKnown,
      weight: isKnown ? WEIGHTS.part : 1,
    }));
  return parts.length > 0 && !isKnown ? inside : [own, ...inside];
}

/** Neighbours that are one word in the index: 'scheduled at'. */
function joinedGroups(words: readonly Word[], {vocabulary}: Vocabulary): Group[] {
  return words.slice(1).flatMap(({whole}, index): Group[] => {
    const term = (words[index]?.whole ?? '') + whole;
    return vocabulary.has(term) && !/^\d+$/.test(term)
      ? [
          {
            meant: [stem(term)],
            variants: [exactly(term, 1), exactly(stem(term), WEIGHTS.stem)],
            optional: true,
            weight: WEIGHTS.joined,
          },
        ]
      : [];
  });
}

/** 'web hook' where the index knows a webhook, but no hook: one word. */
function mended(words: readonly Word[], {vocabulary}: Vocabulary): Word[] {
  const isKnown = ({whole}: Word) => vocabulary.has(whole) || vocabulary.has(stem(whole));
  return words.reduce<Word[]>((read, word) => {
    const before = read.at(-1);
    const whole = (before?.whole ?? '') + word.whole;
    const isOne =
      before !== undefined &&
      !(isKnown(before) && isKnown(word)) &&
      (vocabulary.has(whole) || vocabulary.has(stem(whole)));
    return isOne
      ? [...read.slice(0, -1), {...before, end: word.end, whole, parts: []}]
      : [...read, word];
  }, []);
}

/**
 * Reads a question: its words with their stems, synonyms, beginnings and what a mistyped
 * word may have meant; phrases with another name; and neighbours that may be one word.
 *
 * @param query any text; at most 600 characters of it are read
 */
export function readQuery(query: string, index: Vocabulary): Group[] {
  const words = mended(wordsOf(query.slice(0, LONGEST_QUERY)), index);
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
      groups.push(...wordGroups(word, place === words.length - 1, index));
    } else if (word && isSoftWord(word.whole)) {
      groups.push(softGroup(word));
    }
    place += length;
  }
  return [...groups, ...joinedGroups(words, index)];
}

/** Stems of what a word consists of: identifiers are known by their parts. */
function stemsInside({whole, parts}: Pick<Word, 'whole' | 'parts'>): string[] {
  return (parts.length > 0 ? parts : [whole])
    .filter((term) => !isStopWord(term))
    .map(stem);
}

/** Stems of the words that a heading is about. */
export function contentStems(text: string): string[] {
  return wordsOf(text).flatMap(stemsInside);
}
