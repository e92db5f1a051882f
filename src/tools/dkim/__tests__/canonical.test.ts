import {canonicalBody, canonicalField, headerData, signedFields} from '../canonical';
import type {HeaderField} from '../message';

/** The message of RFC 6376, 3.4.5. */
const FIELDS = ['A: X', 'B : Y\t\r\n\tZ  '];
const BODY = ' C \r\nD \t E\r\n\r\n\r\n';

test('the examples of RFC 6376, 3.4.5', () => {
  expect(FIELDS.map((raw) => canonicalField(raw, 'relaxed'))).toEqual(['a:X', 'b:Y Z']);
  expect(canonicalBody(BODY, 'relaxed')).toBe(' C\r\nD E\r\n');
  expect(FIELDS.map((raw) => canonicalField(raw, 'simple'))).toEqual(FIELDS);
  expect(canonicalBody(BODY, 'simple')).toBe(' C \r\nD \t E\r\n');
});

test.each([
  // RFC 6376, 3.4.3: an empty body is one empty line; 3.4.4: it stays empty.
  ['', '\r\n', ''],
  ['\r\n', '\r\n', ''],
  ['\r\n\r\n', '\r\n', ''],
  [' \r\n', ' \r\n', ''],
  ['a', 'a\r\n', 'a\r\n'],
  ['a\r\n\r\nb\r\n', 'a\r\n\r\nb\r\n', 'a\r\n\r\nb\r\n'],
  ['\r\na', '\r\na\r\n', '\r\na\r\n'],
  ['\ta\t\tb \r\n', '\ta\t\tb \r\n', ' a b\r\n'],
])('the body %j is %j when simple, and %j when relaxed', (body, simple, relaxed) => {
  expect(canonicalBody(body, 'simple')).toBe(simple);
  expect(canonicalBody(body, 'relaxed')).toBe(relaxed);
});

test.each([
  ['Subject:', 'subject:'],
  ['SUBJECT:a', 'subject:a'],
  ['Subject \t:  a:b  c ', 'subject:a:b c'],
  ['Subject:\r\n a', 'subject:a'],
])('the field %j is %j when relaxed', (raw, relaxed) => {
  expect(canonicalField(raw, 'relaxed')).toBe(relaxed);
});

describe('the fields that h= names (RFC 6376, 5.4.2)', () => {
  const field = (name: string, value: string): HeaderField => ({
    name,
    value: ` ${value}`,
    raw: `${name}: ${value}`,
  });
  const own = field('dkim-signature', 'own');
  const fields = [own, field('to', '1'), field('received', '1'), field('received', '2')];

  test('a name that stands there again takes the next one above', () => {
    const names = ['received', 'to', 'received', 'received', 'dkim-signature'];
    expect(
      signedFields(names, fields, own).map(({name, field: one}) => [name, one?.raw]),
    ).toEqual([
      ['received', 'received: 2'],
      ['to', 'to: 1'],
      ['received', 'received: 1'],
      ['received', undefined],
      ['dkim-signature', undefined],
    ]);
  });

  test('their data has line ends between them, and none after the signature', () => {
    expect(headerData(['To: 1', 'From:  2'], 'DKIM-Signature: b=', 'relaxed')).toBe(
      'to:1\r\nfrom:2\r\ndkim-signature:b=',
    );
    expect(headerData(['To: 1'], 'DKIM-Signature: b=', 'simple')).toBe(
      'To: 1\r\nDKIM-Signature: b=',
    );
  });
});
