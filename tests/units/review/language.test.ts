import type {Page, Text} from '../../review/page';
import {houseWordsIn, rhythmOf} from '../../review/rules/language';
import {sentencesOf, wordsOf} from '../../review/words';

const text = (plain: string, kind: Text['kind'] = 'prose'): Text => ({
  kind,
  text: plain,
  plain,
  file: 'docs/x.mdx',
  line: 7,
});
const page = (...texts: Text[]): Page => ({name: 'docs/x.mdx', kind: 'docs', texts});

const sentence = (words: number) => `Word${' word'.repeat(Math.max(0, words - 1))}.`;
const says = (...lengths: number[]) =>
  rhythmOf(page(text(lengths.map(sentence).join(' ')))).map((finding) => finding.says);
const times = (length: number, count: number) =>
  Array.from({length: count}, () => length);

describe('rhythm', () => {
  test('short on average', () => {
    expect(says(...times(12, 12))).toEqual([
      'A sentence has 12.0 words on average, and 13 to 19 are the aim.',
    ]);
    expect(says(...times(13, 12))).toEqual([]);
  });

  test('long on average', () => {
    expect(says(...times(19, 12))).toEqual([]);
    expect(says(...times(20, 12))).toHaveLength(1);
  });

  test('too many short sentences', () => {
    const mixed = (short: number) =>
      Array.from({length: 16}, (_, at) => (at % 3 === 0 && at / 3 < short ? 8 : 17));
    expect(says(...mixed(4))).toEqual([]);
    expect(says(...mixed(5))).toEqual([
      '31 percent of the sentences have 8 words or fewer, and 25 are the most.',
    ]);
  });

  test('more than four short sentences in a row', () => {
    expect(says(...times(4, 4), ...times(18, 14))).toEqual([]);
    expect(says(...times(4, 5), ...times(18, 16))).toEqual([
      '5 short sentences in a row, from “Word word word word.”',
    ]);
  });

  test('a page with a few sentences has no average', () => {
    expect(says(...times(9, 11))).toEqual([]);
    expect(rhythmOf(page())).toEqual([]);
  });

  test('headings, cells and labels are no sentences', () => {
    const heading = text('Short one.', 'heading');
    const label = text('No stop at the end', 'field');
    expect(rhythmOf(page(...Array.from({length: 20}, () => heading)))).toEqual([]);
    expect(rhythmOf(page(...Array.from({length: 20}, () => label)))).toEqual([]);
  });
});

describe('house words', () => {
  test.each([
    ['Send an e-mail.', 'e-mail', 'Write email.'],
    ['Somebody reads it.', 'Somebody', 'Write someone, a person, or “you”.'],
    ['It is sent at once.', 'at once', 'Write immediately, or “automatically”.'],
    ['The colour of ink.', 'colour', 'Write color.'],
    ['Ten per cent.', 'per cent', 'Write percent.'],
    ['It is soon mended.', 'mended', 'Write fix.'],
    [
      'Tested on May 5, 2025.',
      'May 5, 2025',
      'Write the day before the month: 19 November 2026.',
    ],
  ])('%s', (plain, said, cure) => {
    expect(houseWordsIn(text(plain))).toEqual([
      {file: 'docs/x.mdx', line: 7, says: `“${said}” in “${plain}”`, cure},
    ]);
  });

  test('only whole words count', () => {
    expect(houseWordsIn(text('Recommended emails, amendments, percent.'))).toEqual([]);
  });
});

describe('words and sentences', () => {
  test('words keep the marks inside them', () => {
    expect(wordsOf("It's 1,200 mail-boxes.")).toEqual(["it's", '1,200', 'mail-boxes']);
  });

  test('sentences end at a stop before a capital letter, a digit or code', () => {
    expect(sentencesOf('One. Two? “Three!” Four')).toEqual([
      'One.',
      'Two?',
      '“Three!”',
      'Four',
    ]);
    expect(sentencesOf('Use 1.5 of it, e.g. Ruby. Then stop.')).toEqual([
      'Use 1.5 of it, e.g. Ruby.',
      'Then stop.',
    ]);
    expect(sentencesOf('Open example.com now.')).toHaveLength(1);
    expect(sentencesOf('… ')).toEqual([]);
  });
});
