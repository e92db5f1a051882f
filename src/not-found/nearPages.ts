import {editDistance} from '../site';

/** A page an unknown address might have meant. */
export interface PageEntry {
  /** Path from the root with a trailing slash. */
  path: string;
  title: string;
}

/** Words that say nothing about which page is meant. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and are asp aspx at by de en for from how htm html http https in index is it my new no not of old on or page pages php such test the to us vs what with www your'.split(
    ' ',
  ),
);
/** Pages of the app, which this site does not have. */
const APP_WORDS: ReadonlySet<string> = new Set(
  'account admin dashboard log login logout password register sign signin signup user users wp'.split(
    ' ',
  ),
);
/** Names of folders, here and on other sites: they tell little about the page below them. */
const FOLDER_WORDS: ReadonlySet<string> = new Set(
  'api article articles blog doc docs features guides legal posts product template templates tool tools transactional'.split(
    ' ',
  ),
);
/** What people also call a page. */
const ALSO: Readonly<Record<string, string>> = {
  '/about/': 'company team',
  '/articles/': 'blog news posts',
  '/contact/': 'help support',
  '/customer-reviews/': 'testimonials',
  '/docs/': 'developers documentation guides reference',
  '/legal/data-processing-agreement/': 'dpa gdpr',
  '/legal/terms-of-service/': 'conditions tos',
  '/press/': 'kit logo media',
  '/pricing/': 'cost plans prices',
};
/** Hits of this share of what was asked for make a page a good guess. */
const GOOD = 0.5;
/** What a hit counts when the word is misspelled, or another form of the page's word. */
const NEARLY = 0.85;
/** The share of the best guess's hits that a further guess needs. */
const NEARLY_AS_GOOD = 0.75;
/** Words read of an address. */
const MOST_WORDS = 12;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word));
}

/** A word without what its forms differ in: pricing and prices have the same stem. */
function stem(word: string): string {
  const cut = word.replace(/(?:(?:at(?:ion|or|e|ed)|ing|ion)s?|e?[ds]|e)$/, '');
  return cut.length >= 4 ? cut : word;
}

/**
 * From 0 (another word) to 1 (the same one). Long words may have two typing errors, and none
 * in the first letter, where they are rare and make other words: unsubscribe.
 */
function likeness(asked: string, known: string): number {
  if (asked === known) {
    return 1;
  }
  if (!known.startsWith(asked.charAt(0))) {
    return 0;
  }
  const shorter = Math.min(asked.length, known.length);
  if (shorter >= 4 && stem(asked) === stem(known)) {
    return NEARLY;
  }
  const errors = shorter < 4 ? 0 : shorter < 8 ? 1 : 2;
  const letters = (word: string) => Array.from(word).sort().join('');
  const isSwapped = shorter === 3 && letters(asked) === letters(known);
  return isSwapped || editDistance(asked, known) <= errors ? NEARLY : 0;
}

const best = (numbers: readonly number[]) => Math.max(0, ...numbers);

/**
 * The pages an unknown path might have meant, best first; none when there is no good guess.
 * A word that few pages have says more than one that many have, and a word that no page has
 * speaks against all of them.
 *
 * @param pathname path of the unknown address; at most 200 characters of it are read
 * @param pages every page of the site
 * @param most how many to return at most
 */
export function nearPages(
  pathname: string,
  pages: readonly PageEntry[],
  most = 3,
): PageEntry[] {
  const asked = [...new Set(wordsOf(pathname.slice(0, 200)))].slice(0, MOST_WORDS);
  if (asked.every((word) => APP_WORDS.has(word))) {
    return [];
  }
  const entries = pages.map((page) => {
    const inPath = wordsOf(page.path);
    const also = wordsOf(ALSO[page.path] ?? '');
    return {page, inPath, also, words: [...inPath, ...also, ...wordsOf(page.title)]};
  });
  const known = [...new Set(entries.flatMap(({words}) => words))];
  const questions = asked.map((word) => {
    const likes = new Map(known.map((one) => [one, likeness(word, one)]));
    const like = (words: readonly string[]) =>
      best(words.map((one) => likes.get(one) ?? 0));
    const hits = entries.filter(({words}) => like(words) > 0).length;
    const rarity = Math.log(1 + pages.length / Math.max(hits, 2));
    return {like, weight: FOLDER_WORDS.has(word) ? rarity / 4 : rarity};
  });
  const total = questions.reduce((sum, {weight}) => sum + weight, 0);
  const guesses = entries
    .map(({page, inPath, also, words}) => {
      const found = questions.reduce(
        (sum, {like, weight}) => sum + weight * like(words),
        0,
      );
      const isAsked = (word: string) => asked.some((one) => likeness(one, word) > 0);
      // Of pages that have as much of what was asked for, the one whose name has little more.
      const named = also.some(isAsked)
        ? 1
        : inPath.filter(isAsked).length / (inPath.length || 1);
      return {page, share: found / total, score: found / total + named / 4};
    })
    .filter(({share}) => share >= GOOD);
  const least = NEARLY_AS_GOOD * best(guesses.map(({share}) => share));
  return guesses
    .filter(({share}) => share >= least)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, most)
    .map(({page}) => page);
}
