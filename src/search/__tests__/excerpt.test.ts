import {excerptOf, marked} from '../embedded/excerpt';
import type {Segment} from '../types';

/** Segments as one text, with brackets around what is marked. */
const shown = (segments: readonly Segment[]) =>
  segments.map((one) => (one.marked ? `[${one.text}]` : one.text)).join('');

const excerpt = (text: string, ...terms: string[]) =>
  shown(excerptOf(text, new Set(terms)));

const FILLER = 'Nothing is said here. '.repeat(10);

it('marks every place of a word, and leaves out nothing between', () => {
  expect(marked('A key, one more key.', new Set(['key']))).toEqual([
    {text: 'A ', marked: false},
    {text: 'key', marked: true},
    {text: ', one more ', marked: false},
    {text: 'key', marked: true},
    {text: '.', marked: false},
  ]);
});

it('marks an identifier one part of which was found', () => {
  expect(shown(marked('Set scheduledAt now', new Set(['schedul'])))).toBe(
    'Set [scheduledAt] now',
  );
});

it('shows a text of up to 150 characters whole, with its first and last word marked', () => {
  expect(excerpt('Answer me. Here is the answer', 'answer')).toBe(
    '[Answer] me. Here is the [answer]',
  );
  const full = `${'Words. '.repeat(20)}The answer`;
  expect(full).toHaveLength(150);
  expect(excerpt(full, 'answer')).toBe(full.replace('answer', '[answer]'));
});

it('cuts a longer text between two words, and says so', () => {
  expect(excerptOf('Some words. '.repeat(30), new Set(['nothing']))).toEqual([
    {text: 'Some words. '.repeat(12).trimEnd() + ' Some', marked: false},
    {text: ' …', marked: false},
  ]);
});

it('begins with the sentence of the answer, and marks no more than what is shown', () => {
  const text = `${'No key. '.repeat(3)}${FILLER}The key is a secret. ${'After it all. '.repeat(20)}One more key.`;
  expect(excerptOf(text, new Set(['key', 'secret']))).toEqual([
    {text: '… ', marked: false},
    {text: 'The ', marked: false},
    {text: 'key', marked: true},
    {text: ' is a ', marked: false},
    {text: 'secret', marked: true},
    {text: `. ${'After it all. '.repeat(9).trimEnd()}`, marked: false},
    {text: ' …', marked: false},
  ]);
});

it('passes over a mark that stands just before what is shown', () => {
  const text = `${FILLER}No key. ${'Nothing is said here. '.repeat(6)}The key is a secret. ${FILLER}`;
  const shownText = `${'Nothing is said here. '.repeat(5)}Nothing is said`;
  expect(excerpt(text, 'key', 'secret')).toBe(
    `… The [key] is a [secret]. ${shownText} …`,
  );
});

it('begins with the answer itself where its sentence begins far before it', () => {
  const far = `${FILLER}A sentence ${'with many words '.repeat(4)}has the answer late.`;
  expect(excerpt(far, 'answer')).toBe('… [answer] late.');
});

it.each(['.', '!', '?'])('takes “%s” for the end of a sentence', (end) => {
  expect(excerpt(`${'So it is '.repeat(20)}${end} The answer.`, 'answer')).toBe(
    '… The [answer].',
  );
});

it.each([
  [
    'different words over forms of the same one',
    'Key keys key.',
    'The key is secret.',
    'The [key] is [secret].',
  ],
  [
    'two words at the beginning over one near the end',
    'A key is secret.',
    'Only a key here.',
    'A [key] is [secret].',
  ],
  [
    'a word twice over the same once',
    'One key.',
    'A key and a key.',
    'A [key] and a [key].',
  ],
  [
    'the first of two that answer as well',
    'First the key.',
    'Then a key.',
    'First the [key].',
  ],
])('prefers %s', (_, first, second, best) => {
  expect(excerpt(`${first} ${FILLER}${second} ${FILLER}`, 'key', 'secret')).toContain(
    best,
  );
});

it('counts a word that just fits into the excerpt', () => {
  const stretch = `key ${'x '.repeat(70)}secret`;
  expect(stretch).toHaveLength(150);
  expect(excerpt(`One key. ${FILLER}${stretch}`, 'key', 'secret')).toBe(
    `… [key] ${'x '.repeat(70)}[secret]`,
  );
});
