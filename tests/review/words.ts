/** Words and sentences of a text, and what texts have in common. */

/** Words in lower case: letters and digits, with the marks inside them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A stop after one of these ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|al|fig|inc|ltd|St)\.$/i;

/** Sentences of a paragraph: at least one, whether it ends in a stop or not. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let sentence = '';
  for (const part of text.split(/(?<=[.!?]["”’')\]]*)\s+(?=["“‘([]*[\p{Lu}\p{N}`/])/u)) {
    sentence += sentence ? ` ${part}` : part;
    if (!ABBREVIATION.test(sentence)) {
      sentences.push(sentence.trim());
      sentence = '';
    }
  }
  return [...sentences, sentence.trim()].filter((one) => wordsOf(one).length > 0);
}

/** So many words in a row are not a coincidence. */
const RUN = 12;

/** Texts with one owner: a page. */
export interface Owned<Source> {
  owner: string;
  texts: readonly {text: string; source: Source}[];
}

export interface SharedRun<Source> {
  /** Owner of the text that came first. */
  first: string;
  /** Owner of the text with `source`. */
  second: string;
  run: string;
  source: Source;
}

/** Every run of words of a text. */
function runsOf(text: string, length: number): string[] {
  // Two texts that differ in a number only are the same sentence.
  const words = wordsOf(text.replace(/\d[\d.,]*/g, '0'));
  return Array.from({length: Math.max(0, words.length - length + 1)}, (_, at) =>
    words.slice(at, at + length).join(' '),
  );
}

/**
 * Runs of words that texts of different owners have in common: for each pair of owners,
 * the first one.
 *
 * @param length words of a run
 */
export function sharedRuns<Source>(
  all: readonly Owned<Source>[],
  length = RUN,
): SharedRun<Source>[] {
  const owners = new Map<string, string>();
  const shared = new Map<string, SharedRun<Source>>();
  for (const {owner: second, texts} of all) {
    for (const {text, source} of texts) {
      for (const run of runsOf(text, length)) {
        const first = owners.get(run) ?? second;
        const pair = `${first} ${second}`;
        owners.set(run, first);
        if (first !== second && !shared.has(pair)) {
          shared.set(pair, {first, second, run, source});
        }
      }
    }
  }
  return [...shared.values()];
}
