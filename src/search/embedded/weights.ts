/**
 * How much each kind of match counts. Found by trying values on the questions of
 * `__tests__/questions.ts` and keeping what also answered others.
 */
export const WEIGHTS = {
  /** By where a term stands. */
  fields: {
    heading: 5,
    title: 4,
    keywords: 3.7,
    topic: 0.7,
    path: 1.3,
    address: 2.4,
    code: 3,
    text: 1.1,
  },
  /** By what the page is, where docs and other pages compete. */
  kinds: {docs: 1.25, api: 1, article: 0.6, template: 0.8, tool: 0.8, legal: 0.5},
  /** By how it was meant, beside 1 for the word itself. */
  stem: 0.83,
  synonym: 0.65,
  /** Phrases are surer than words: `model context protocol`. */
  phrase: 0.5,
  phraseWord: 0.2,
  prefix: 0.7,
  typo: 0.6,
  part: 0.15,
  joined: 1,
  /** A word that says little, such as 'get'. */
  soft: 0.8,
  /** How much less a word counts that many texts have, as 'email' here. */
  rarity: 0.55,
  /** How steeply a text falls that has only a part of the question. */
  coverage: 2.5,
  /** What a text without any more of the question keeps. */
  least: 0.23,
  /** What a heading gains that is the question, no more and no less. */
  alike: 0.36,
  /** What a heading or a keyword gains that has the question word for word. */
  literal: 1.4,
  /** What the top of a page keeps, which has a little of everything. */
  top: 0.94,
  /** And what it has when one word is asked for: the page about it. */
  topic: 1,
  /** Docs that answer this much worse than the best of all give way to other pages. */
  weakestDocs: 0.35,
  weakest: 0.2,
  /** Sections of a page that answer this much worse than its best are left out. */
  section: 0.45,
};
