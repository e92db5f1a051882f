/**
 * By where a term stands: how much it counts there, and how many words such a field
 * usually has. In the order in which they are indexed.
 */
export const FIELDS = {
  heading: {weight: 6.5, usual: 4},
  title: {weight: 2.1, usual: 4},
  keywords: {weight: 2.9, usual: 20},
  aliases: {weight: 3, usual: 12},
  topic: {weight: 0.46, usual: 20},
  path: {weight: 1.1, usual: 4},
  address: {weight: 2.2, usual: 2},
  code: {weight: 4.1, usual: 4},
  text: {weight: 1.1, usual: 40},
};

/**
 * How much each kind of match counts. Found by trying values on `QUESTIONS` and `TRIED`
 * of the tests; the other questions there say whether they hold elsewhere.
 */
export const WEIGHTS = {
  /** How much a long field takes away. */
  length: 0.43,
  /** Weighted matches that are half of all there can be. */
  enough: 2.3,
  /** By what the page is, where docs and other pages compete. */
  kinds: {
    docs: 1,
    api: 1,
    article: 0.64,
    template: 0.8,
    tool: 0.8,
    legal: 0.58,
    page: 0.8,
  },
  /** By how it was meant, beside 1 for the word itself. */
  stem: 0.92,
  synonym: 0.6,
  /** Phrases are surer than words: `model context protocol`. */
  phrase: 0.8,
  phraseWord: 0.15,
  prefix: 0.9,
  typo: 0.6,
  part: 0.18,
  joined: 1,
  /** One word that is two in the text: `vscode`. */
  halves: 0.8,
  /** A word that says little, such as 'get'. */
  soft: 0.25,
  /** How much less a word counts that many texts have, as 'email' here. */
  rarity: 1.1,
  /** How steeply a text falls that has only a part of the question. */
  coverage: 2.5,
  /** What a text without any more of the question keeps. */
  least: 0.25,
  /** What neighbours of the question gain that are neighbours in the text. */
  near: 0.47,
  /** What the whole page has of the question. */
  page: 0.13,
  /** What an operation of the API gains whose method and address were asked for. */
  route: 3,
  /** What a heading gains that is the question, no more and no less. */
  alike: 1.2,
  /** What a heading or a keyword gains that has the question word for word. */
  literal: 1.3,
  /** And one that is nothing but the question. */
  exact: 1.7,
  /** And what its letters are the question's, too. */
  same: 1.5,
  /** And what is called as an identifier that stands somewhere in the question. */
  named: 2,
  /** What the top of a page keeps, which has a little of everything. */
  top: 0.75,
  /** And what it has when one word is asked for: the page about it. */
  topic: 1,
  /** Docs that answer this much worse than the best of all give way to other pages. */
  weakestDocs: 0.6,
  weakest: 0.2,
  /** Sections of a page that answer this much worse than its best are left out. */
  section: 0.6,
};
