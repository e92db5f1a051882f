// cspell:ignore xruf adki ruaab admik adkimxx
import {parseDmarc} from '..';
import {clip, mailtoUri} from '../uri';

/** What is wrong with a record: code, place, what is said and what to do. */
const problemsOf = (text: string) =>
  parseDmarc(text).problems.map(({code, position, message, cure = ''}) => ({
    code,
    position,
    message,
    cure,
  }));

describe('report addresses', () => {
  test.each<[string, string, number, RegExp, RegExp]>([
    ['', 'bad-address', 23, /between two commas of rua/, /^Use rua=mailto:/],
    ['a@example.com', 'bad-address', 23, /“a@example\.com” in rua/, /mailto:a@example/],
    ['nobody', 'bad-address', 23, /is not a URI/, /followed by an email address/],
    ['a b@example.com', 'bad-address', 23, /is not a URI/, /followed by an email/],
    ['mailto:a"@example.com', 'bad-address', 23, /cannot have/, /^Encode them/],
    ['mailto:a%2@example.com', 'bad-address', 23, /cannot have/, /^Encode them/],
    ['mailto:a', 'bad-address', 23, /not one complete/, /^Use one mailto:/],
    ['ftp:a', 'not-mailto', 23, /“ftp:a” in rua/, /^Use an email address/],
    ['mailto:a@b.org !1m', 'size-limit', 37, /^“!1m” was/, /^Use mailto:a@b\.org\. /],
  ])('%j: %s at %i', (value, code, position, message, cure) => {
    const [problem] = problemsOf(`v=DMARC1; p=none; rua=${value}`);
    expect(problem).toMatchObject({code, position});
    expect(problem?.message).toMatch(message);
    expect(problem?.cure).toMatch(cure);
  });

  test('two of them are enough for every reporter, and one twice is one', () => {
    const of = (...names: string[]) =>
      problemsOf(
        `v=DMARC1; p=none; rua=${names.map((name) => `mailto:${name}@b.org`).join()}`,
      );
    expect(of('a', 'b')).toEqual([]);
    expect(of('a', 'b', 'c')).toMatchObject([
      {
        code: 'many-addresses',
        position: 23,
        message: expect.stringMatching(/^rua has 3 /) as string,
      },
    ]);
    expect(of('a', 'b', 'a')).toMatchObject([
      {
        code: 'repeated-address',
        position: 53,
        message: expect.stringMatching(/^rua names mailto:a@b\.org twice/) as string,
      },
    ]);
  });

  test('ruf is named where the fault is in it', () => {
    const [problem] = problemsOf('v=DMARC1; p=none; ruf=nobody');
    expect(problem?.message).toMatch(/in ruf/);
  });

  test.each([
    ['a@example.com', 'mailto:a@example.com'],
    ['a,b;c!d%e@example.com', 'mailto:a%2Cb%3Bc%21d%25e@example.com'],
    ['zoë@example.com', 'mailto:zo%C3%AB@example.com'],
    ['a\ud800b@example.com', 'mailto:a%EF%BF%BDb@example.com'],
    ['"a b"@example.com', 'mailto:%22a%20b%22@example.com'],
  ])('%s is written as %s', (address, uri) => {
    expect(mailtoUri(address)).toBe(uri);
  });
});

test('a sentence carries 80 characters of a strange value', () => {
  const long = 'x'.repeat(80);
  expect(clip(long)).toBe(long);
  expect(clip(`${long}y`)).toBe(`${long}…`);
});

test.each<[string, string, number | undefined, RegExp]>([
  [' v=DMARC1; p=none', 'leading-space', 1, /space before/],
  ['“v=DMARC1; p=none”', 'quoted', 1, /quotation mark/],
  ['v=spf1 -all', 'spf-record', undefined, /SPF record/],
  ['v=dmarc1; p=none', 'version-case', 1, /^“v=dmarc1”/],
  ['v = Dmarc1', 'version-case', 1, /^“v = Dmarc1”/],
  ['v=DMARC1 p=none', 'version-end', 9, /no semicolon/],
  ['  v=DMARC1, p=none', 'version-end', 11, /no semicolon/],
  ['p=none; v=DMARC1', 'version-late', 7, /not the first tag/],
  ['p=none', 'not-dmarc', undefined, /does not begin/],
])('%j: %s at %s', (text, code, position, message) => {
  const [problem, ...more] = problemsOf(text);
  expect(problem).toMatchObject({code, position});
  expect(problem?.message).toMatch(message);
  expect(more).toEqual([]);
});

test.each([
  ['policy', 'p'],
  ['pol', 'p'],
  ['subdomain', 'sp'],
  ['dkim', 'adkim'],
  ['spf', 'aspf'],
  ['test', 't'],
  ['rau', 'rua'],
  ['rfu', 'ruf'],
  ['rux', 'rua'],
  ['xua', 'rua'],
  ['ru', 'rua'],
  ['ruaa', 'rua'],
  ['xruf', 'ruf'],
  ['adki', 'adkim'],
  ['psx', 'psd'],
])('the tag %s was meant to be %s', (written, meant) => {
  const [problem] = problemsOf(`v=DMARC1; p=none; ${written}=x`);
  expect(problem).toMatchObject({
    code: 'unknown-tag',
    position: 19,
    cure: `Did you mean ${meant}?`,
  });
});

test.each(['q', 'vv', 'sq', 'nq', 'ff', 'ruaab', 'xxa', 'admik', 'adkimxx'])(
  'the tag %s is like no other',
  (written) => {
    expect(problemsOf(`v=DMARC1; p=none; ${written}=x`)).toMatchObject([
      {code: 'unknown-tag', cure: 'Remove it.'},
    ]);
  },
);

test.each([
  ['adkim=x', /adkim has “x”\. .* default, adkim=r\./, /^Use r or s, /],
  ['aspf=', /aspf has no value\. .* default, aspf=r\./, /^Use r or s, /],
  ['psd=é', /psd has a value with other characters\. .*, psd=u\./, /^Use y or n or u/],
  ['t=1', /t has “1”\. .* default, t=n\./, /^Use y or n, /],
  ['fo=2', /fo has “2”\. .* default, fo=0\./, /^Use 0 or 1, d and s, /],
])('%s is told with its default and what it can be', (tag, message, cure) => {
  const [problem] = problemsOf(`v=DMARC1; p=none; ${tag}`);
  expect(problem).toMatchObject({code: 'bad-value', position: 19});
  expect(problem?.message).toMatch(message);
  expect(problem?.cure).toMatch(cure);
});

test.each([
  ['100', /the default anyway/, /^Remove it\.$/],
  ['0', /new way to say this is t=y/, /^Use t=y instead/],
  ['25', /older ones to a part of it/, /^Remove it once your reports/],
])('pct=%s is told with what it does today', (value, message, cure) => {
  const [problem] = problemsOf(`v=DMARC1; p=none; pct=${value}`);
  expect(problem).toMatchObject({code: 'retired-pct', position: 19});
  expect(problem?.message).toMatch(message);
  expect(problem?.cure).toMatch(cure);
});

test('a policy that is none is told with what comes of it', () => {
  const [applied] = problemsOf('v=DMARC1; p=x; rua=mailto:a@b.org');
  expect(applied).toMatchObject({code: 'bad-policy', position: 11});
  expect(applied?.message).toMatch(/^p has “x”, .* as p=none\.$/);
  expect(applied?.cure).toMatch(/ p=quarantine /);
  const [idle] = problemsOf('v=DMARC1; p=none; np=');
  expect(idle).toMatchObject({code: 'bad-policy', position: 19});
  expect(idle?.message).toMatch(/^np has no value, .* do not apply DMARC at all\.$/);
  expect(problemsOf('v=DMARC1; p=none\u00a0; rua=mailto:a@b.org')).toMatchObject([
    {code: 'bad-policy'},
  ]);
});

test('a tag is repeated where it stands again, and p is late where it stands', () => {
  expect(problemsOf('v=DMARC1; p=none; sp=none; SP=none')).toMatchObject([
    {code: 'repeated-tag', position: 28, cure: 'Keep one sp.'},
  ]);
  expect(problemsOf('v=DMARC1; np=none; p=none')).toMatchObject([
    {code: 'p-late', position: 20},
  ]);
});
