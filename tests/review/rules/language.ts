/** How sentences sound: their rhythm, and the words of the house. */
// cspell:ignore organi sation sations sational recogni
import {excerpt, pagesOf, type Finding, type Page, type Rule, type Text} from '../page';
import {sentencesOf, wordsOf} from '../words';

/** A sentence with as many words or fewer is short. */
const SHORT = 8;
const MEAN = {least: 13, most: 19};
/** Of a page's sentences, the most that are short. */
const SHORT_SHARE = 0.25;
const SHORT_IN_A_ROW = 4;
/** Below this, a page has too few sentences for a mean to say anything. */
const SENTENCES_FOR_A_MEAN = 12;

interface Sentence {
  text: string;
  words: number;
  source: Text;
}

/** Whole sentences of running text: no headings, labels, cells, or single words. */
function sentencesIn(texts: readonly Text[]): Sentence[] {
  return texts
    .filter(
      ({kind, plain}) =>
        (kind === 'prose' || kind === 'field') && /[.!?]["”’')]*$/.test(plain),
    )
    .flatMap((source) =>
      sentencesOf(source.plain).map((text) => ({
        text,
        words: wordsOf(text).length,
        source,
      })),
    );
}

/** The first sentence of each run of short ones that is too long. */
function choppyRuns(sentences: readonly Sentence[]): Finding[] {
  const found: Finding[] = [];
  let run: Sentence[] = [];
  const end = () => {
    const [first] = run;
    if (first && run.length > SHORT_IN_A_ROW) {
      const {file, line} = first.source;
      const says = `${String(run.length)} short sentences in a row, from “${excerpt(first.text, 60)}”`;
      found.push({file, line, says});
    }
    run = [];
  };
  for (const sentence of sentences) {
    if (sentence.words > SHORT || sentence.source.file !== run[0]?.source.file) {
      end();
    }
    if (sentence.words <= SHORT) {
      run.push(sentence);
    }
  }
  end();
  return found;
}

/** What is wrong with the rhythm of a page as a whole, and where it is choppy. */
export function rhythmOf({texts}: Page): Finding[] {
  const sentences = sentencesIn(texts);
  const [first] = sentences;
  if (!first || sentences.length < SENTENCES_FOR_A_MEAN) {
    return choppyRuns(sentences);
  }
  const {file, line} = first.source;
  const mean = sentences.reduce((sum, {words}) => sum + words, 0) / sentences.length;
  const short = sentences.filter(({words}) => words <= SHORT).length / sentences.length;
  const found = [
    ...(mean < MEAN.least || mean > MEAN.most
      ? [
          `A sentence has ${mean.toFixed(1)} words on average, and ${String(MEAN.least)} to ${String(MEAN.most)} are the aim.`,
        ]
      : []),
    ...(short > SHORT_SHARE
      ? [
          `${(100 * short).toFixed(0)} percent of the sentences have ${String(SHORT)} words or fewer, and ${String(100 * SHORT_SHARE)} are the most.`,
        ]
      : []),
  ];
  return [...found.map((says) => ({file, line, says})), ...choppyRuns(sentences)];
}

interface Word {
  pattern: RegExp;
  /** What to write instead. */
  write: string;
}

const word = (pattern: string, write: string): Word => ({
  pattern: new RegExp(`\\b(?:${pattern})\\b`, 'i'),
  write,
});

/** Words that the house does not use, with what it says in their place. */
const WORDS: readonly Word[] = [
  word('e-mail(?:s|ed|ing)?', 'email'),
  word('per cent', 'percent'),
  word('mend(?:s|ed|ing)?', 'fix'),
  word(
    '(?:API|HTTP|JSON|error) answers?|answers? (?:with )?(?:[2-5]\\d\\d|a status)',
    'response',
  ),
  word('call(?:s|ed)? out', 'is requested, or an API call'),
  word('blanks', 'spaces'),
  word('small letters', 'lowercase letters'),
  word('typing errors?', 'typo'),
  word(
    'dustbin|post bag|passbooks?|tariffs?|franked|franking|railways?',
    'the plain word',
  ),
  word('somebody|someone or other', 'someone, a person, or “you”'),
  word('anybody', 'anyone, or “you”'),
  word('everybody', 'everyone, or “all recipients”'),
  word('nobody', 'no one, or turn the sentence'),
  word('whoever|whosoever', 'the people who'),
  word('by itself', 'automatically, or “alone”'),
  word('at once', 'immediately, or “automatically”'),
  word('so many', 'that many'),
  word('there where', 'where'),
  word('is none', 'is not one'),
  word('stands in', 'is in'),
  word('as far as one can see', 'nothing'),
  word('she|hers', '“they”'),
  word('colour(?:s|ed|ful)?', 'color'),
  word('behaviours?', 'behavior'),
  word('favourites?', 'favorite'),
  word('organi(?:sation|sations|sational|se|ses|sed|sing)', 'organization, organize'),
  word('recogni(?:se|ses|sed|sing)', 'recognize'),
  word('cancelled|cancelling', 'canceled, canceling'),
  word('catalogues?', 'catalog'),
  word('centres?', 'center'),
  word('adverts?', 'ads'),
  word(
    '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}',
    'the day before the month: 19 November 2026',
  ),
];

/** Words of the house that a text gets wrong: the part it says, and what to write. */
export function houseWordsIn({file, line, plain}: Text): Finding[] {
  return WORDS.flatMap(({pattern, write}) => {
    const said = pattern.exec(plain)?.[0];
    return said === undefined
      ? []
      : [
          {
            file,
            line,
            says: `“${said}” in “${excerpt(plain, 70)}”`,
            cure: `Write ${write}.`,
          },
        ];
  });
}

export const languageRules: readonly Rule[] = [
  {
    name: 'rhythm',
    cure: 'Connect sentences with because, so, but, which, unless, once or instead.',
    // Laws and contracts have a rhythm of their own: see "long sentence".
    check: (content) =>
      pagesOf(content)
        .filter(({kind}) => kind !== 'legal')
        .flatMap(rhythmOf),
  },
  {
    name: 'house words',
    cure: 'Use the word that the rest of the site uses.',
    check: (content) =>
      pagesOf(content).flatMap(({texts}) => texts.flatMap(houseWordsIn)),
  },
];
