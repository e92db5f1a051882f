import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {keyName, parseDkimKey, readSelector, recordFromPaste} from '..';
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

test.each([
  ['v=DKIM1; n="see wiki"; p=AAAA', 'v=DKIM1; n="see wiki"; p=AAAA'],
  ['v=DKIM1; n = a "b"; p=AAAA', 'v=DKIM1; n = a "b"; p=AAAA'],
  ['"v=DKIM1; un=1; " "p=AAAA"', 'v=DKIM1; un=1; p=AAAA'],
  ['v=DKIM1\\; p=AAAA\\;', 'v=DKIM1; p=AAAA;'],
  ['s1 TXT v=DKIM1; p=AAAA', 'v=DKIM1; p=AAAA'],
  ['s1._domainkey\tin\ttxt\tv = DKIM1; p=AAAA', 'v = DKIM1; p=AAAA'],
  ['s1 3600 TXT ( v=DKIM1; p=AAAA', 'v=DKIM1; p=AAAA'],
  ['s1 IN TXT p=AAAA', 'p=AAAA'],
  ['s1  3600  IN  TXT  p=AAAA', 'p=AAAA'],
  ['p=AAAA; n=s1 TXT a', 'p=AAAA; n=s1 TXT a'],
  ['v=DKIM1;  n="a"; p=AAAA', 'v=DKIM1;  n="a"; p=AAAA'],
  ['n="a"; p=AAAA', 'n="a"; p=AAAA'],
  ['p=AAAA; v=DKIM1', 'p=AAAA; v=DKIM1'],
  ['v=DKIM1;\n  p=AA\r\n\r\nAA', 'v=DKIM1; p=AA AA'],
  ['“v=DKIM1; „ ”p=AAAA“', 'v=DKIM1; p=AAAA'],
  ['  p=AAAA ', 'p=AAAA'],
  ['', ''],
])('%j is the record %j', (text, record) => {
  expect(recordFromPaste(text)).toBe(record);
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

test.each([
  ['s=google', 'google'],
  ['s  =google', 'google'],
  ['S=google.', 'google'],
  ['google.;', 'google'],
  [' google ; ', 'google'],
  ['news=1', undefined],
  ['google;;', undefined],
  ['google._domainkey.example.com;', 'google'],
])('%j is the selector %s', (input, selector) => {
  const reading = readSelector(input);
  expect(reading.valid ? reading.selector : undefined).toBe(selector);
});

test('a selector can be as long as a DNS name', () => {
  const of = (length: number) => `${'abc.'.repeat(62)}${'a'.repeat(length - 248)}`;
  expect(readSelector(of(253)).valid).toBe(true);
  expect(readSelector(of(254)).valid).toBe(false);
});

test.each([
  ['a_b', true],
  ['_a', true],
  ['a_', true],
  ['a-1', true],
  ['a-.b', false],
  ['a.-b', false],
])('the selector %s is valid: %s', (input, valid) => {
  expect(readSelector(input).valid).toBe(valid);
});

test('the name of a key is below _domainkey of its domain', () => {
  expect(keyName('s1', 'example.com')).toBe('s1._domainkey.example.com');
});

test('an underscore is noted', () => {
  expect(readSelector('my_key')).toMatchObject({
    valid: true,
    warnings: [{code: 'selector-underscore'}],
  });
});

test.each([
  ['', 'no-selector'],
  [' s= ; ', 'no-selector'],
  ['._domainkey.example.com', 'no-selector'],
  ['a..b', 'bad-selector'],
  ['.a', 'bad-selector'],
  ['a b', 'bad-selector'],
  ['-a', 'bad-selector'],
  ['a-', 'bad-selector'],
  ['a@b', 'bad-selector'],
  ['ü', 'bad-selector'],
  ['a'.repeat(64), 'bad-selector'],
  [Array(80).fill('abc').join('.'), 'bad-selector'],
])('%j is no selector: %s', (input, code) => {
  expect(readSelector(input)).toMatchObject({valid: false, problem: {code}});
});

test.each([
  ['S = Google ;', 'google', undefined],
  ['a', 'a', undefined],
  ['a-b', 'a-b', undefined],
  ['a'.repeat(63), 'a'.repeat(63), undefined],
  ['google._domainkey.localhost', 'google', undefined],
])('%s is the selector %s of %s', (input, selector, domain) => {
  const reading = readSelector(input);
  expect(reading).toMatchObject({valid: true, selector, warnings: []});
  expect(reading.valid && reading.domain).toBe(domain);
});

test('a dot in the wrong place and a character are told apart', () => {
  const said = (input: string) => {
    const reading = readSelector(input);
    return reading.valid ? '' : reading.problem.message;
  };
  expect(said('a..b')).toMatch(/two dots in a row/);
  expect(said('a.b c')).toMatch(/^“b c” cannot/);
  expect(said(Array(80).fill('abc').join('.'))).toMatch(/^“abc\.abc.*…” cannot/);
});
