import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  explainTerm,
  isDmarcRecord,
  parseDmarc,
  recordFromPaste,
  type ParsedDmarc,
} from '..';

const codes = ({problems}: ParsedDmarc): string[] => problems.map(({code}) => code);

test('a record with every tag', () => {
  const record = parseDmarc(
    'v=DMARC1; p=reject; sp=quarantine; np=none; t=y; rua=mailto:a@example.com,mailto:b@example.net; ruf=mailto:c@example.com; fo=1:d:s; adkim=s; aspf=r; psd=n',
  );
  expect(record.valid).toBe(true);
  expect(record.problems).toEqual([]);
  expect(record.tags).toEqual({
    v: 'DMARC1',
    p: 'reject',
    sp: 'quarantine',
    np: 'none',
    t: 'y',
    rua: 'mailto:a@example.com,mailto:b@example.net',
    ruf: 'mailto:c@example.com',
    fo: '1:d:s',
    adkim: 's',
    aspf: 'r',
    psd: 'n',
  });
  expect(record.settings).toMatchObject({
    p: 'reject',
    sp: 'quarantine',
    np: 'none',
    testing: true,
    fo: ['1', 'd', 's'],
  });
  expect(record.settings.rua.map(({address, host}) => [address, host])).toEqual([
    ['a@example.com', 'example.com'],
    ['b@example.net', 'example.net'],
  ]);
});

test('defaults, and policies handed down (RFC 9989, 4.7)', () => {
  expect(parseDmarc('v=DMARC1;p=quarantine').settings).toEqual({
    p: 'quarantine',
    sp: 'quarantine',
    np: 'quarantine',
    testing: false,
    adkim: 'r',
    aspf: 'r',
    fo: ['0'],
    psd: 'u',
    rua: [],
    ruf: [],
  });
  expect(parseDmarc('v=DMARC1; p=reject; sp=none').settings.np).toBe('none');
  expect(parseDmarc('v=DMARC1; p=none; np=reject').settings).toMatchObject({
    sp: 'none',
    np: 'reject',
  });
});

test.each([
  'v=DMARC1; p=none',
  'v=DMARC1;p=none;',
  'V = DMARC1 ;\tP = NONE ; ',
  'v=DMARC1\t;\tp\t=\tnone',
])('blanks and capitals: %j', (text) => {
  const record = parseDmarc(text);
  expect(record.valid).toBe(true);
  expect(record.tags.p).toBe('none');
  expect(record.problems).toEqual([]);
});

test.each([
  ['', 'empty'],
  [' v=DMARC1; p=none', 'leading-space'],
  ['"v=DMARC1; p=none"', 'quoted'],
  ['\\"v=DMARC1; p=none', 'quoted'],
  ['v=dmarc1; p=none', 'version-case'],
  ['v=Dmarc1', 'version-case'],
  ['v=DMARC1 p=none', 'version-end'],
  ['v=DMARC1, p=none', 'version-end'],
  ['v=DMARC12; p=none', 'version-end'],
  ['p=none; v=DMARC1', 'version-late'],
  ['v=spf1 -all', 'spf-record'],
  ['v=', 'not-dmarc'],
  ['v=DMARC2; p=none', 'not-dmarc'],
  ['site-verification=1', 'not-dmarc'],
])('%j is no DMARC record: %s', (text, code) => {
  const record = parseDmarc(text);
  expect(record).toMatchObject({valid: false, state: 'other', tags: {}});
  expect(isDmarcRecord(text)).toBe(false);
  expect(codes(record)).toEqual([code]);
});

test('a repeated tag voids the record (RFC 6376, 3.2)', () => {
  const record = parseDmarc('v=DMARC1; p=none; rua=mailto:a@example.com; P=reject');
  expect(record).toMatchObject({valid: false, state: 'broken'});
  expect(record.problems).toContainEqual(
    expect.objectContaining({code: 'repeated-tag', severity: 'error', position: 45}),
  );
});

describe('a policy that is missing or wrong (RFC 9989, 4.10.1)', () => {
  test.each([
    ['v=DMARC1; rua=mailto:a@example.com', 'no-policy'],
    ['v=DMARC1; sp=reject; rua=mailto:a@example.com', 'no-policy'],
    ['v=DMARC1; p=rejekt; rua=mailto:a@example.com', 'bad-policy'],
    ['v=DMARC1; p=; rua=mailto:a@example.com', 'bad-policy'],
    ['v=DMARC1; p=reject; sp=all; rua=mailto:a@example.com', 'bad-policy'],
    ['v=DMARC1; p=reject; np=x; rua=bogus,mailto:a@example.com', 'bad-policy'],
    ['v=DMARC1; p=x; rua=https://reports.example/x', 'bad-policy'],
  ])('with a report address it stands for p=none: %s', (text, code) => {
    const record = parseDmarc(text);
    expect(record).toMatchObject({valid: true, state: 'sound'});
    expect(record.settings).toMatchObject({p: 'none', sp: 'none', np: 'none'});
    expect(codes(record)).toContain(code);
  });

  test.each([
    ['v=DMARC1', 'idle-record'],
    ['v=DMARC1;', 'idle-record'],
    ['v=DMARC1; sp=reject; np=reject', 'idle-record'],
    ['v=DMARC1; ruf=mailto:a@example.com', 'idle-record'],
    ['v=DMARC1; rua=a@example.com', 'idle-record'],
    ['v=DMARC1; p=rejekt', 'bad-policy'],
    ['v=DMARC1; p=reject; sp=none; np=x', 'bad-policy'],
  ])('without one nothing is applied: %s', (text, code) => {
    const record = parseDmarc(text);
    expect(record).toMatchObject({valid: false, state: 'idle'});
    expect(codes(record)).toContain(code);
  });
});

test('a wrong value falls back to the default (RFC 9989, 4.8)', () => {
  const record = parseDmarc('v=DMARC1; p=none; adkim=x; aspf=; psd=1; t=yes; fo=0:1');
  expect(record.valid).toBe(true);
  expect(record.tags).toEqual({v: 'DMARC1', p: 'none'});
  expect(record.settings).toMatchObject({
    adkim: 'r',
    aspf: 'r',
    psd: 'u',
    testing: false,
    fo: ['0'],
  });
  expect(record.problems).toHaveLength(5);
  expect(codes(record)).toEqual(Array(5).fill('bad-value'));
});

test.each([
  ['0', true],
  ['1', true],
  ['d', true],
  ['d:s', true],
  ['s:d', true],
  ['0:d:s', true],
  ['d:1', true],
  ['S : D : 1', true],
  ['0:1', false],
  ['d:d', false],
  ['01', false],
  ['x', false],
  ['', false],
  ['0:', false],
])('fo=%s', (fo, fits) => {
  const record = parseDmarc(`v=DMARC1; p=none; ruf=mailto:a@example.com; fo=${fo}`);
  expect(record.tags.fo !== undefined).toBe(fits);
});

test.each([
  ['pct=25', 'retired-pct', 'warning'],
  ['pct=0', 'retired-pct', 'warning'],
  ['pct=100', 'retired-pct', 'note'],
  ['pct=bogus', 'retired-pct', 'warning'],
  ['rf=afrf', 'retired-rf', 'note'],
  ['ri=-1', 'retired-ri', 'note'],
])('%s is explained, and changes nothing', (tag, code, severity) => {
  const record = parseDmarc(`v=DMARC1; p=reject; ${tag}`);
  expect(record.valid).toBe(true);
  expect(record.tags).toEqual({v: 'DMARC1', p: 'reject'});
  expect(record.problems).toEqual([
    expect.objectContaining({code, severity, position: 21}),
  ]);
});

test.each([
  ['policy=reject', 'Did you mean p?'],
  ['ruaa=mailto:a@example.com', 'Did you mean rua?'],
  ['adkm=r', 'Did you mean adkim?'],
  ['ignore_me=true', 'Remove it.'],
  ['x=1', 'Remove it.'],
])('an unknown tag is passed over: %s', (tag, cure) => {
  const record = parseDmarc(`v=DMARC1; p=none; ${tag}`);
  expect(record.valid).toBe(true);
  expect(record.problems).toEqual([expect.objectContaining({code: 'unknown-tag', cure})]);
});

test('what is no tag is passed over, with its place', () => {
  const record = parseDmarc('v=DMARC1; p=none;; reject; =x; p none');
  expect(record.valid).toBe(true);
  expect(record.problems.map(({code, position}) => [code, position])).toEqual([
    ['empty-tag', 18],
    ['not-a-tag', 20],
    ['not-a-tag', 28],
    ['not-a-tag', 32],
  ]);
});

test('p may stand anywhere; old readers want it second', () => {
  const record = parseDmarc('v=DMARC1; rua=mailto:a@example.com; p=reject');
  expect(record.valid).toBe(true);
  expect(codes(record)).toEqual(['p-late']);
});

describe('report addresses', () => {
  const read = (rua: string) => {
    const record = parseDmarc(`v=DMARC1; p=none; rua=${rua}`);
    return {codes: codes(record), rua: record.settings.rua};
  };

  test.each([
    ['mailto:a@example.com', 'a@example.com', 'example.com'],
    ['MAILTO:a@Example.COM', 'a@Example.COM', 'example.com'],
    ['mailto:a%2Cb@example.com', 'a,b@example.com', 'example.com'],
    ['mailto:a%21b@example.com', 'a!b@example.com', 'example.com'],
    ['mailto:a+x@example.com', 'a+x@example.com', 'example.com'],
    ['mailto:a%2Bx@example.com', 'a+x@example.com', 'example.com'],
    ['mailto:%22a%20b%22@example.com', '"a b"@example.com', 'example.com'],
    [
      'mailto:a@xn--bcher-kva.example',
      'a@xn--bcher-kva.example',
      'xn--bcher-kva.example',
    ],
    ['mailto:a@example.com?subject=x', 'a@example.com', 'example.com'],
  ])('%s', (uri, address, host) => {
    const {rua} = read(uri);
    expect(rua[0]?.host).toBe(host);
    expect(rua[0]?.address).toBe(address);
  });

  test.each([
    ['', 22 + 1],
    ['a@example.com', 23],
    ['mailto:a', 23],
    ['mailto:@example.com', 23],
    ['mailto:a@', 23],
    ['mailto:a@localhost', 23],
    ['mailto:a@192.0.2.1', 23],
    ['mailto:a@example.com mailto:b@example.com', 23],
    ['mailto:a@example.com/x', 23],
    ['mailto:a@bücher.example', 23],
    ['mailto:a%zz@example.com', 23],
    ['mailto:a@example.com,,mailto:b@example.com', 44],
    ['mailto:a@example.com,  b@example.com', 46],
  ])('faulty: %j', (uri, position) => {
    const record = parseDmarc(`v=DMARC1; p=none; rua=${uri}`);
    expect(record.problems).toContainEqual(
      expect.objectContaining({code: 'bad-address', severity: 'error', position}),
    );
  });

  test.each(['!10m', '!10', ' ! 2G', '!', '!10p'])(
    'an old size limit is passed over: %s',
    (limit) => {
      const {codes: found, rua} = read(`mailto:a@example.com${limit}`);
      expect(rua.map(({text}) => text)).toEqual(['mailto:a@example.com']);
      expect(found).toEqual(['size-limit']);
    },
  );

  test('other kinds of URI are valid, but need not be served', () => {
    const {codes: found, rua} = read('https://reports.example/dmarc');
    expect(rua).toHaveLength(1);
    expect(found).toEqual(['not-mailto']);
  });

  test('several, and one twice', () => {
    const {codes: found, rua} = read(
      'mailto:a@example.com , mailto:b@example.com,\tmailto:c@example.com,mailto:a@example.com',
    );
    expect(rua.map(({column}) => column)).toEqual([23, 46, 68]);
    expect(found).toEqual(['repeated-address', 'many-addresses']);
  });
});

test.each([
  ['v=DMARC1; p=none', 'v=DMARC1; p=none'],
  ['"v=DMARC1; " "p=none"', 'v=DMARC1; p=none'],
  ['_dmarc.example.com. 3600 IN TXT "v=DMARC1; p=none"', 'v=DMARC1; p=none'],
  [
    '_dmarc IN TXT ( "v=DMARC1; p=none; "\n  "rua=mailto:a@example.com" )',
    'v=DMARC1; p=none; rua=mailto:a@example.com',
  ],
  ['_dmarc TXT v=DMARC1; p=none', 'v=DMARC1; p=none'],
  ['v=DMARC1\\; p=none\\;', 'v=DMARC1; p=none;'],
  ['“v=DMARC1; p=none”', 'v=DMARC1; p=none'],
  ['v=DMARC1;\n  p=none', 'v=DMARC1; p=none'],
  [' nothing ', 'nothing'],
  ['', ''],
])('finds the record in what people paste: %j', (pasted, record) => {
  expect(recordFromPaste(pasted)).toBe(record);
});

const piece = fc.constantFrom(
  'v=DMARC1',
  ';',
  ' ',
  '\t',
  'p=reject',
  'sp=',
  'np=none',
  'rua=mailto:',
  'a@example.com',
  ',',
  '!',
  '10m',
  '%2C',
  '%',
  'fo=0:1:d:s',
  'pct=50',
  '=',
  '"',
  '\\',
  'é',
  '\u0000',
);

test('any text is read without throwing', () => {
  const texts = fc.oneof(
    fc.string({unit: anyCharacter, maxLength: 300}),
    fc.array(piece, {maxLength: 40}).map((pieces) => `v=DMARC1;${pieces.join('')}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const {state, valid, problems} = parseDmarc(text);
      recordFromPaste(text);
      const isPlaced = problems.every(
        ({position = 1}) => position >= 1 && position <= text.length + 1,
      );
      const isShort = problems.every(({message}) => message.length < 400);
      return valid === (state === 'sound') && isPlaced && isShort;
    }),
  );
});

test.each([
  ' ',
  '\t',
  ';',
  ',',
  '=',
  '!',
  'v',
  'mailto:',
  'rua=',
  '"',
  '%25',
  '; v ',
  'a@',
])('grows no faster than the text: %j', (unit) => {
  // A reader with a quadratic step would not end within the test's time.
  const long = unit.repeat(200_000);
  for (const text of [long, `v=DMARC1; p=none; rua=${long}x`, `v=DMARC1;${long}x=1`]) {
    expect(parseDmarc(text).text).toBe(text);
    expect(typeof recordFromPaste(text)).toBe('string');
  }
});

const suites = path.resolve(process.cwd(), '../shared/suites/dmarc');
const hasSuites = existsSync(suites);
const peers = hasSuites ? describe : describe.skip;
const load = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(suites, file), 'utf8'));

peers(`peers' records${hasSuites ? '' : ' (the folder with them is missing)'}`, () => {
  /**
   * Records that RFC 7489 refuses for a rule that RFC 9989 has dropped. Those marked 'idle'
   * are still without effect, for they have neither a policy nor a report address.
   */
  const dropped: Readonly<Record<string, 'sound' | 'idle'>> = {
    'v=DMARC1; sp=reject; p=reject': 'sound',
    'v=DMARC1; ri=': 'idle',
    'v=DMARC1; ri=-1': 'idle',
    'v=DMARC1; ri=99999999999999999999999999999999999999': 'idle',
    'v=DMARC1; ri=123bad': 'idle',
    'v=DMARC1; ri=bad': 'idle',
    'v=DMARC1; rf=bad-trailing-dash-': 'idle',
    'v=DMARC1; rf=': 'idle',
    'v=DMARC1; rf=bad.non-alphadigitdash': 'idle',
    'v=DMARC1; pct=110': 'idle',
    'v=DMARC1; pct=bogus': 'idle',
    'v=DMARC1; pct=': 'idle',
    'v=DMARC1; rua=mailto:dmarc-feedback@example.com!': 'sound',
    'v=DMARC1; rua=mailto:dmarc-feedback@example.com!99999999999999999999999999999999999999999999999':
      'sound',
    'v=DMARC1; rua=mailto:dmarc-feedback@example.com!10p': 'sound',
  };
  const rows = () =>
    load('mox.parse.json') as {bad: {record: string}[]; valid: {record: string}[]};

  test('mox: 20 of 35 are still bad, for 15 the rule is gone', () => {
    const {bad} = rows();
    const outcomes = bad.map(({record}) => [record, parseDmarc(record).state] as const);
    const gone = outcomes.filter(([record]) => record in dropped);
    expect(Object.fromEntries(gone)).toEqual(dropped);
    const still = outcomes.filter(([record]) => !(record in dropped));
    expect(still).toHaveLength(20);
    expect(still.filter(([, state]) => state === 'sound')).toEqual([]);
  });

  test('mox: no rule that is gone is an error', () => {
    for (const record of Object.keys(dropped)) {
      const rules = parseDmarc(record).problems.filter(({code}) =>
        /^(?:retired-|size-limit|p-late)/.test(code),
      );
      expect(rules).not.toEqual([]);
      expect(rules.map(({severity}) => severity)).not.toContain('error');
    }
  });

  test('mox: all 6 valid ones are valid', () => {
    const {valid} = rows();
    expect(valid).toHaveLength(6);
    expect(valid.filter(({record}) => !parseDmarc(record).valid)).toEqual([]);
  });

  test('stalwart: every field of 6 records, but one mailbox', () => {
    interface Row {
      record: string;
      adkim: string;
      aspf: string;
      fo: string;
      p: string;
      sp: string;
      np: string;
      psd: string;
      t: boolean;
      rua: {uri: string}[];
      ruf: {uri: string}[];
    }
    const records = load('stalwart.parse.json') as Row[];
    const policy = {none: 'None', quarantine: 'Quarantine', reject: 'Reject'};
    const alignment = {r: 'Relaxed', s: 'Strict'};
    const options: Readonly<Record<string, string>> = {
      '0': 'All',
      '1': 'Any',
      s: 'Spf',
      'd:s': 'DkimSpf',
      's:d': 'DkimSpf',
    };
    // It drops the blank from the mailbox user%20@example.com; to us that is no mailbox.
    const without = (uri: string): boolean => uri !== 'user@example.com';
    expect(records).toHaveLength(6);
    for (const row of records) {
      const {settings} = parseDmarc(row.record);
      expect({
        adkim: alignment[settings.adkim],
        aspf: alignment[settings.aspf],
        fo: options[settings.fo.join(':')],
        p: policy[settings.p],
        sp: policy[settings.sp],
        np: policy[settings.np],
        psd: {y: 'Yes', n: 'No', u: 'Default'}[settings.psd],
        t: settings.testing,
        rua: settings.rua.map(({address}) => address),
        ruf: settings.ruf.map(({address}) => address),
      }).toEqual({
        adkim: row.adkim,
        aspf: row.aspf,
        fo: row.fo,
        p: row.p,
        sp: row.sp,
        np: row.np,
        psd: row.psd,
        t: row.t,
        rua: row.rua.map(({uri}) => uri).filter(without),
        ruf: row.ruf.map(({uri}) => uri),
      });
    }
  });
});

test.each(['0', '5', 'bogus'])(
  'pct=%s is not to be removed before the domain’s own email passes',
  (value) => {
    const {problems} = parseDmarc(
      `v=DMARC1; p=quarantine; pct=${value}; rua=mailto:d@example.com`,
    );
    const {cure} = problems.find(({code}) => code === 'retired-pct') ?? {};
    expect(cure).toMatch(/in full/);
    expect(cure).toMatch(/own email/);
  },
);

test('a policy that another invalid one annuls is explained as what it does', () => {
  const said = (text: string) => {
    const {terms, settings} = parseDmarc(text);
    return terms.map((term) => explainTerm(term, settings));
  };
  expect(said('v=DMARC1; p=reject; sp=all; rua=mailto:d@example.com')[1]).toMatch(
    /as p=none, because/,
  );
  expect(said('v=DMARC1; p=Reject; sp=none')[1]).toMatch(/should reject/);
});
