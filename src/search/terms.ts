/** Words that questions are made of and answers are not about. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all am an and any are as at be been before but by can cannot could did do ' +
    'does doing don for from get gets getting give given gives had has have having how i if in ' +
    'into is isn it its just know like make makes making may me mean means my need needed needs ' +
    'no not of on one only or other our out own please same shall should show so some such than ' +
    'that the their them then there these they thing things this those through to too under up ' +
    'us use used uses using very want wants was way ways we were what when where which while ' +
    'who whom why will with without work works would you your'
  ).split(' '),
);

/** Words that say little, but something: 'get an email' is not 'send an email'. */
const SOFT_WORDS: ReadonlySet<string> = new Set(
  (
    'all found from get gets getting give given gives have know like make makes making may ' +
    'need needed needs no not one only out to use used uses using want wants when without work works'
  ).split(' '),
);

/** A word, or an identifier whose parts are joined by `_`, `-`, `.` or, as scopes, `:`. */
const COMPOUND = /[\p{L}\p{N}]+(?:(?:[._-]|(?<=\p{L}):(?=\p{L}))[\p{L}\p{N}]+)*/gu;
/** The humps of `scheduledAt`, `HTMLPart` and `sha256`. */
const HUMPS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** A word of a text with the terms it is found by. */
export interface Word {
  /** Place in the text. */
  start: number;
  end: number;
  /** As one term: lower case, no accents, no joints: `domainnotverified`, `5.7.515`. */
  whole: string;
  /** The terms of its parts, when it has several: `domain`, `not`, `verified`. */
  parts: string[];
}

const MOST_REMEMBERED = 20_000;

/** Lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Numbers keep their dots: `5.7.515` is no `57515`. */
function wholeOf(compound: string): string {
  const folded = fold(compound);
  return /^[\d.]+$/.test(folded) ? folded : folded.replace(/[._:-]/g, '');
}

function partsOf(compound: string): string[] {
  if (/^[\d.]+$/.test(compound)) {
    return [];
  }
  const parts = compound.split(/[._:-]/).flatMap((part) => part.match(HUMPS) ?? []);
  return parts.length > 1 ? parts.map(fold) : [];
}

export type Spelling = Readonly<Pick<Word, 'whole' | 'parts'>>;

/** Remembers what a function says of a word: texts are made of few different ones. */
function remembered<Result>(of: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      result = of(word);
      // Questions are any text: what they bring must not stay for ever.
      if (known.size >= MOST_REMEMBERED) {
        known.clear();
      }
      known.set(word, result);
    }
    return result;
  };
}

const spell = remembered((compound): Spelling => {
  return /^[a-z]+$/.test(compound)
    ? {whole: compound, parts: []}
    : {whole: wholeOf(compound), parts: partsOf(compound)};
});

/**
 * The words of a text, in order. Identifiers are one word with parts.
 *
 * @param text any text
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(COMPOUND), ({0: compound, index}) => ({
    start: index,
    end: index + compound.length,
    ...spell(compound),
  }));
}

/** The same without their places, for much text: next to nothing is made on the way. */
export function spellingsOf(text: string): Spelling[] {
  return text.match(COMPOUND)?.map(spell) ?? [];
}

export function isSoftWord(term: string): boolean {
  return SOFT_WORDS.has(term);
}

export function isStopWord(term: string): boolean {
  return (STOP_WORDS.has(term) && !isSoftWord(term)) || /^\p{L}$/u.test(term);
}

/** `mapp` to `map`, but `fall` and `address` stay. */
function undouble(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** Both spellings of a word are one: `canonicalization`, `color`. */
function british(word: string): string {
  return word.replace(/(?<=\w{3})iz(?=e|ing|ation)/, 'is').replace(/^color/, 'colour');
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) {
    return word;
  }
  if (/[^aeiou]ies$/.test(word)) {
    return `${word.slice(0, -3)}y`;
  }
  return word.replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}

type Ending = readonly [RegExp, string];

/** Of what is done, and of doing it. */
const FORMS: readonly Ending[] = [
  [/fication$/, 'fy'],
  [/(?<=\w{4})ation$/, ''],
  [/(?<=\w{4})at(?:ed?|ing)$/, ''],
  [/(?<=[^aeiou])ied$/, 'y'],
  [/(?<=[aeiouy]\w*[^e])(?<!^emb)ed$/, ''],
  [/(?<=[aeiouy]\w+)ing$/, ''],
];

/** Of what does it or comes of it. One may stand before a form: `rendered`, `documentation`. */
const THINGS: readonly Ending[] = [
  [/(?<=\w{4})ment$/, ''],
  [/(?<=[aeiouy]\w{2,})er$/, ''],
  [/(?<=\w{3})e$/, ''],
];

function withoutEnding(word: string, endings: readonly Ending[]): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(...ending) : word;
}

/** Who is another thing than what is done: a sender is no sending. */
const PERSON = /^(?:sender|reader)s?$/;

function stemOf(term: string): string {
  if (PERSON.test(term)) {
    return singular(term);
  }
  if (term.length < 4 || /\d/.test(term)) {
    return term;
  }
  const word = singular(british(term));
  const stemmed = withoutEnding(undouble(withoutEnding(word, FORMS)), THINGS);
  return stemmed === word
    ? word.replace(/ll$/, 'l')
    : undouble(stemmed)
        .replace(/ll$/, 'l')
        .replace(/(?<=\w{3})e$/, '');
}

/**
 * What forms of a word have in common: `schedules`, `scheduled` and `scheduling` give
 * `schedul`. A light stemmer: plurals, -ed, -ing, -er, -ation; meaning stays apart.
 *
 * @param term lower case
 */
export const stem: (term: string) => string = remembered(stemOf);
