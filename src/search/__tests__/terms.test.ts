// cspell:ignore emailssend
import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import type * as terms from '../terms';

let isSoftWord: typeof terms.isSoftWord;
let isStopWord: typeof terms.isStopWord;
let spellingsOf: typeof terms.spellingsOf;
let stem: typeof terms.stem;
let wordsOf: typeof terms.wordsOf;

beforeEach(() => {
  // The module remembers words, so each test gets one that has not seen any.
  jest.isolateModules(() => {
    ({isSoftWord, isStopWord, spellingsOf, stem, wordsOf} =
      jest.requireActual<typeof terms>('../terms'));
  });
});

it.each([
  ['email', 'email', []],
  ['DKIM', 'dkim', []],
  ['scheduledAt', 'scheduledat', ['scheduled', 'at']],
  ['templateProps', 'templateprops', ['template', 'props']],
  ['domain_not_verified', 'domainnotverified', ['domain', 'not', 'verified']],
  ['Idempotency-Key', 'idempotencykey', ['idempotency', 'key']],
  ['email.bounced', 'emailbounced', ['email', 'bounced']],
  ['HTMLPart', 'htmlpart', ['html', 'part']],
  ['sha256', 'sha256', ['sha', '256']],
  ['10mb', '10mb', ['10', 'mb']],
  ['emails:send', 'emailssend', ['emails', 'send']],
  ['v1.2', 'v12', ['v', '1', '2']],
  ['2.0-beta', '20beta', ['2', '0', 'beta']],
  ['5.7.515', '5.7.515', []],
  ['7', '7', []],
  ['Café', 'cafe', []],
  ['日本API', '日本api', ['日本', 'api']],
])('reads %s as one word with its parts', (text, whole, parts) => {
  expect(wordsOf(text)).toEqual([{start: 0, end: text.length, whole, parts}]);
});

it.each([
  [
    'a sentence',
    'Set `scheduledAt`, then POST /v1/emails.',
    'Set scheduledAt then POST v1 emails',
  ],
  ['a time', 'at 10:30am', 'at 10 30am'],
  ['a label before a number', 'port:587', 'port 587'],
  ['a number before a label', '587:smtp', '587 smtp'],
  ['a colon before a space', 'Note: this', 'Note this'],
  ['nothing', ' … ', ''],
])('finds the words of %s where they stand', (_, text, words) => {
  const found = wordsOf(text);
  expect(found.map(({start, end}) => text.slice(start, end)).join(' ')).toBe(words);
  expect(spellingsOf(text)).toEqual(found.map(({whole, parts}) => ({whole, parts})));
});

it.each([
  ['schedule', 'schedules', 'scheduled', 'scheduling'],
  ['attach', 'attached', 'attachment', 'attachments'],
  ['cancel', 'canceled', 'cancelled', 'canceling', 'cancellation'],
  ['verify', 'verified', 'verifies', 'verification'],
  ['batch', 'batches', 'batching'],
  ['address', 'addresses'],
  ['assess', 'assessment', 'assessments'],
  ['process', 'processes', 'processed', 'processing'],
  ['box', 'boxes'],
  ['status', 'statuses'],
  ['issue', 'issues'],
  ['query', 'queries'],
  ['fiesta', 'fiestas'],
  ['template', 'templates'],
  ['key', 'keys'],
  ['validate', 'validation', 'validating'],
  ['create', 'created', 'creating'],
  ['webhook', 'webhooks'],
  ['map', 'mapped', 'mapping'],
  ['follow', 'follows', 'followed', 'following'],
  ['manage', 'managed', 'management', 'manager'],
  ['achieve', 'achieved', 'achievement'],
  ['embed', 'embeds', 'embedded', 'embedding'],
  ['call', 'calls', 'called', 'calling'],
  ['install', 'installed', 'installation'],
  ['deliver', 'delivers', 'delivered', 'delivering'],
  ['trigger', 'triggers', 'triggered'],
  ['document', 'documents', 'documented', 'documentation'],
  ['cancel', 'canceled', 'cancelled', 'cancellation'],
  ['mail', 'mailer', 'mailing'],
  ['owned', 'owner', 'owners'],
  ['used', 'using'],
  ['use', 'uses'],
  ['see', 'sees', 'seeing'],
  ['sender', 'senders'],
  ['proofreader', 'proofreading'],
  ['canonicalisation', 'canonicalization'],
  ['personalise', 'personalize', 'personalization'],
  ['color', 'colour', 'colors', 'colored'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it.each([
  ['status', 'stat'],
  ['user', 'use'],
  ['user', 'using'],
  ['sending', 'sender'],
  ['reads', 'readers'],
  ['message', 'mess'],
  ['test', 'text'],
  ['comment', 'coming'],
  ['duration', 'during'],
  ['informational', 'informal'],
  ['prize', 'prise'],
  ['relate', 'rel'],
])('%s and %s stay apart', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

it.each(['dns', 'sms', 'string', 'shred', 'sha256s', '5.7.515'])(
  'takes %s for no form of another word',
  (term) => {
    expect(stem(term)).toBe(term);
  },
);

it('knows what questions are made of', () => {
  expect(['how', 'the', 'a', 'x'].every(isStopWord)).toBe(true);
  expect(['email', 'dkim', 'not', '5'].some(isStopWord)).toBe(false);
});

it('knows words that say little, but something', () => {
  expect(['get', 'from', 'without', 'works'].every(isSoftWord)).toBe(true);
  expect(['how', 'email', 'x'].some(isSoftWord)).toBe(false);
});

describe('of the words it has spelled', () => {
  /** Whether `scheduledAt` is still remembered after so many other words. */
  function isKnownAfter(count: number): boolean {
    const before = spellingsOf('scheduledAt')[0];
    for (let index = 0; index < count; index += 1) {
      spellingsOf(`word${String(index)}`);
    }
    return spellingsOf('scheduledAt')[0] === before;
  }

  it('remembers as many as a large site has', () => {
    expect(isKnownAfter(19_999)).toBe(true);
  });

  it('forgets them all when there are more, since questions can bring any word', () => {
    expect(isKnownAfter(20_000)).toBe(false);
  });
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter, maxLength: 200}), (text) => {
      for (const {start, end} of wordsOf(text)) {
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});
