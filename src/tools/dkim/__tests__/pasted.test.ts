import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {parseDkimKey, readSelector, recordFromPaste} from '..';
import {rsaKey} from './signMessage';

const RECORD = rsaKey().record;
const [first, second] = [RECORD.slice(0, 255), RECORD.slice(255)];

test.each([
  ['bare', RECORD],
  ['quoted', `"${RECORD}"`],
  ['several strings', `"${first}" "${second}"`],
  ['several lines', `"${first}"\n  "${second}"`],
  ['a zone line', `s1._domainkey.example.com. 3600 IN TXT ( "${first}"\n "${second}" )`],
  ['an unquoted zone line', `s1._domainkey IN TXT ${RECORD}`],
  ['dig, with its backslashes', `"${first.replaceAll(';', '\\;')}" "${second}"`],
  ['curly quotation marks', `“${RECORD}”`],
  ['blanks around it', `\n ${RECORD} \n`],
])('%s', (_, text) => {
  expect(recordFromPaste(text)).toBe(RECORD);
  expect(parseDkimKey(recordFromPaste(text)).bits).toBe(2048);
});

test('a wrapped key is one', () => {
  const wrapped = RECORD.replace(/.{80}/g, '$&\n');
  expect(parseDkimKey(recordFromPaste(wrapped))).toMatchObject({valid: true, bits: 2048});
});

test('any text comes back as text', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter}), (text) => {
      expect(typeof recordFromPaste(text)).toBe('string');
      expect(typeof readSelector(text).valid).toBe('boolean');
    }),
  );
});

test.each([
  ['google', 'google', undefined],
  ['s=google;', 'google', undefined],
  ['Google.', 'google', undefined],
  ['google._domainkey', 'google', undefined],
  ['google._domainkey.Example.com.', 'google', 'example.com'],
  ['a.b', 'a.b', undefined],
])('%s is the selector %s', (input, selector, domain) => {
  expect(readSelector(input)).toMatchObject({
    valid: true,
    selector,
    ...(domain && {domain}),
  });
});

test('an underscore is noted', () => {
  expect(readSelector('my_key')).toMatchObject({
    valid: true,
    warnings: [{code: 'selector-underscore'}],
  });
});
