// cspell:ignore emailssend
import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {isStopWord, stem, wordsOf} from '../terms';

it.each([
  ['scheduledAt', 'scheduledat', ['scheduled', 'at']],
  ['templateProps', 'templateprops', ['template', 'props']],
  ['domain_not_verified', 'domainnotverified', ['domain', 'not', 'verified']],
  ['Idempotency-Key', 'idempotencykey', ['idempotency', 'key']],
  ['email.bounced', 'emailbounced', ['email', 'bounced']],
  ['HTMLPart', 'htmlpart', ['html', 'part']],
  ['emails:send', 'emailssend', ['emails', 'send']],
  ['5.7.515', '5.7.515', []],
  ['Café', 'cafe', []],
])('reads %s as one word with its parts', (text, whole, parts) => {
  expect(wordsOf(text)).toEqual([{start: 0, end: text.length, whole, parts}]);
});

it('finds the words of a sentence where they stand', () => {
  const text = 'Set `scheduledAt`, then POST /v1/emails.';
  expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'Set',
    'scheduledAt',
    'then',
    'POST',
    'v1',
    'emails',
  ]);
});

it.each([
  ['schedule', 'schedules', 'scheduled', 'scheduling'],
  ['attach', 'attached', 'attachment', 'attachments'],
  ['cancel', 'canceled', 'cancelled', 'canceling', 'cancellation'],
  ['verify', 'verified', 'verifies', 'verification'],
  ['batch', 'batches', 'batching'],
  ['address', 'addresses'],
  ['validate', 'validation', 'validating'],
  ['webhook', 'webhooks'],
  ['canonicalisation', 'canonicalization'],
  ['personalise', 'personalize', 'personalization'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it.each([
  ['status', 'stat'],
  ['user', 'use'],
  ['sending', 'sender'],
  ['reads', 'readers'],
  ['message', 'mess'],
  ['test', 'text'],
])('%s and %s stay apart', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

it('knows what questions are made of', () => {
  expect(['how', 'the', 'a', 'x'].every(isStopWord)).toBe(true);
  expect(['email', 'dkim', 'not', '5'].some(isStopWord)).toBe(false);
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
