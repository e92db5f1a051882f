import {parseSpf, type Mechanism} from '..';
import {explainTerm} from '../parse';

/** Code, severity and column of each problem, in their order. */
function found(record: string) {
  return parseSpf(record).problems.map(({code, severity, position}) => [
    code,
    severity,
    position,
  ]);
}

/** The problems of a term that stands alone at column 1. */
function explained(text: string) {
  return explainTerm(text, 1).problems.map(({code, position}) => [code, position]);
}

describe('where a record has no version', () => {
  test.each([
    // Text, column, a part of the message.
    ['   ', 1, 'is empty'],
    ['\t', 1, 'is empty'],
    ['  v=spf1 -all', 1, 'begins with a space'],
    ['\tV=SPF1 -all', 1, 'begins with a space'],
    ['x v=spf1 -all', 1, 'and this text does not'],
    ['xv=spf1;-all', 1, 'and this text does not'],
    ['include:"a.example"', 1, 'and this text does not'],
    ['“v=spf1 -all”', 1, 'quotation mark'],
    ["'v=spf1 -all'", 1, 'quotation mark'],
    ['see spf2.0/pra', 1, 'and this text does not'],
    ['SPF2.0/pra', 1, 'Sender ID'],
    ['spf2x0/pra', 1, 'and this text does not'],
    ['V=SPF1,-all', 7, 'followed by “,”'],
    ['v=spf', 1, 'and this text does not'],
  ])('%j, column %i: %s', (text, position, part) => {
    const {problems, valid, terms} = parseSpf(text);
    expect(problems).toMatchObject([
      {
        code: 'no-version',
        severity: 'error',
        position,
        reference: {label: 'RFC 7208, 4.5'},
      },
    ]);
    expect(problems[0]?.message).toContain(part);
    expect({valid, terms}).toEqual({valid: false, terms: []});
  });
});

describe('modifiers that stand only once (RFC 7208, 6)', () => {
  test.each<[string, unknown[]]>([
    ['redirect=a.example exp=a.example', []],
    ['x=a x=a x=a', []],
    ['REDIRECT=a.example redirect=a.example', [['duplicate-redirect', 'error', 27]]],
    [
      'exp=a.example exp=b.example exp=c.example',
      [
        ['duplicate-exp', 'error', 22],
        ['duplicate-exp', 'error', 36],
      ],
    ],
    // What is no modifier, for it is broken, does not count.
    ['exp= exp=a.example', [['missing-domain', 'error', 12]]],
  ])('%s', (terms, problems) => {
    expect(found(`v=spf1 ${terms}`)).toEqual(problems);
  });
});

describe('two terms of which a space has made one', () => {
  test.each([
    ['-include example.com', '-include:example.com'],
    ['EXISTS a.example', 'EXISTS:a.example'],
    ['include  example.com', 'include:example.com'],
    ['include :example.com', 'include:example.com'],
    ['include my-host.example', 'include:my-host.example'],
    ['ip4: 192.0.2.1', 'ip4:192.0.2.1'],
    ['ip4 192.0.2.0/24', 'ip4:192.0.2.0/24'],
    ['?ip6: 2001:db8::1', '?ip6:2001:db8::1'],
    ['redirect= example.com', 'redirect=example.com'],
  ])('%s is %s', (text, repair) => {
    const record = parseSpf(`v=spf1 ${text} -all`);
    expect(record.terms).toMatchObject([
      {kind: 'broken', text, column: 8, repair},
      {kind: 'mechanism', name: 'all', qualifier: '-'},
    ]);
    expect(record.problems).toMatchObject([
      {
        code: 'split-term',
        severity: 'error',
        position: 8,
        cure: `Write ${repair}.`,
        reference: {label: 'RFC 7208, 4.6.1'},
      },
    ]);
    expect(record.valid).toBe(false);
  });

  test.each<[string, [string, number][]]>([
    [
      'xinclude example.com',
      [
        ['unknown-mechanism', 8],
        ['unknown-mechanism', 17],
      ],
    ],
    [
      ',include example.com',
      [
        ['unknown-mechanism', 8],
        ['unknown-mechanism', 17],
      ],
    ],
    [
      'includes example.com',
      [
        ['unknown-mechanism', 8],
        ['unknown-mechanism', 17],
      ],
    ],
    [
      'include:foo bar.example',
      [
        ['one-label', 16],
        ['unknown-mechanism', 20],
      ],
    ],
    [
      'inc lude:example.com',
      [
        ['unknown-mechanism', 8],
        ['unknown-mechanism', 12],
      ],
    ],
    // One of the two is a term of its own.
    ['a :example.com', [['unknown-mechanism', 10]]],
    ['include x=a.example', [['missing-domain', 15]]],
    ['include mx', [['missing-domain', 15]]],
    // Both together make no term either.
    [
      'include foo',
      [
        ['missing-domain', 15],
        ['unknown-mechanism', 16],
      ],
    ],
    [
      'foo bar',
      [
        ['unknown-mechanism', 8],
        ['unknown-mechanism', 12],
      ],
    ],
    // The second begins like a term.
    [
      'include -example.com',
      [
        ['missing-domain', 15],
        ['unknown-mechanism', 16],
      ],
    ],
    [
      'include redirect:b.example',
      [
        ['missing-domain', 15],
        ['unknown-mechanism', 16],
      ],
    ],
  ])('%s stays as it is', (text, problems) => {
    expect(found(`v=spf1 ${text}`)).toEqual(
      problems.map(([code, column]) => [code, 'error', column]),
    );
  });
});

describe('what is plainly meant by a broken term', () => {
  test.each<[string, string, number, string | undefined]>([
    // Text, code, column, repair.
    // Characters beyond ASCII (RFC 7208, 12).
    ['\u2010all', 'bad-character', 8, '-all'],
    ['\u2015all', 'bad-character', 8, '-all'],
    ['\u2212all', 'bad-character', 8, '-all'],
    ['\u2016all', 'bad-character', 8, undefined],
    ['“mx”', 'bad-character', 8, 'mx'],
    ['a\u200b:example.com', 'bad-character', 9, 'a:example.com'],
    ['a\tmx', 'bad-character', 9, 'a mx'],
    ['a:example.com\u00a0;', 'bad-character', 21, 'a:example.com'],
    ['a:Example.com\u00a0mx', 'bad-character', 21, 'a:Example.com mx'],
    ['a:café.example', 'bad-character', 13, 'a:xn--caf-dma.example'],
    ['-a:café.example', 'bad-character', 14, '-a:xn--caf-dma.example'],
    ['redirect=café.example', 'bad-character', 20, 'redirect=xn--caf-dma.example'],
    ['1a:café.example', 'bad-character', 14, undefined],
    ['a:café.example/24', 'bad-character', 13, undefined],
    ['a:%{d}.café.example', 'bad-character', 18, undefined],
    ['\u00a0', 'bad-character', 8, ''],
    // Marks of a list, and no space between terms.
    [';', 'unknown-mechanism', 8, ''],
    ['mx,', 'unknown-mechanism', 8, 'mx'],
    ['"mx"', 'unknown-mechanism', 8, 'mx'],
    ['-all.......', 'unknown-mechanism', 8, '-all'],
    ['mx~ALL', 'unknown-mechanism', 8, 'mx ~ALL'],
    ['ip4:192.0.2.1-all', 'bad-ip4', 12, 'ip4:192.0.2.1 -all'],
    ['ip4:192.0.2.1-all/8', 'bad-ip4', 12, undefined],
    [
      'ip4:192.0.2.1?include:a.example',
      'bad-ip4',
      12,
      'ip4:192.0.2.1 ?include:a.example',
    ],
    ['ip4:192.0.2.1,,192.0.2.2', 'bad-ip4', 12, 'ip4:192.0.2.1 ip4:192.0.2.2'],
    ['-ip4:192.0.2.1,192.0.2.2', 'bad-ip4', 13, '-ip4:192.0.2.1 -ip4:192.0.2.2'],
    ['ip4:192.0.2.1,-192.0.2.2', 'bad-ip4', 12, 'ip4:192.0.2.1 -ip4:192.0.2.2'],
    ['ip4:192.0.2.1,MX', 'bad-ip4', 12, 'ip4:192.0.2.1 MX'],
    ['ip4:192.0.2.1;foo', 'bad-ip4', 12, undefined],
    ['::a:1,::2', 'unknown-mechanism', 8, 'ip6:::a:1 ip6:::2'],
    // Names that nobody knows (4.6.1).
    ['foo', 'unknown-mechanism', 8, undefined],
    ['ip:2001:db8::/32', 'unknown-mechanism', 8, 'ip6:2001:db8::/32'],
    ['-IPV4:192.0.2.1', 'unknown-mechanism', 8, '-ip4:192.0.2.1'],
    ['-192.0.2.0/24', 'unknown-mechanism', 8, '-ip4:192.0.2.0/24'],
    ['192.0.2.0/24/24', 'unknown-mechanism', 8, undefined],
    ['exp:192.0.2.1', 'unknown-mechanism', 8, undefined],
    ['exp:a.example', 'unknown-mechanism', 8, 'exp=a.example'],
    ['host:a.example', 'unknown-mechanism', 8, 'a:a.example'],
    ['~domain:a.example', 'unknown-mechanism', 8, '~include:a.example'],
    ['~redirect:a.example', 'unknown-mechanism', 8, 'redirect=a.example'],
    ['domain/a.example', 'unknown-mechanism', 8, undefined],
    ['-1x=y', 'unknown-mechanism', 8, undefined],
    ['-redirect=a.example', 'modifier-qualifier', 8, 'redirect=a.example'],
    ['?EXP=a.example', 'modifier-qualifier', 8, 'EXP=a.example'],
    ['-include=a.example', 'modifier-qualifier', 8, '-include:a.example'],
    ['-x=%', 'modifier-qualifier', 8, undefined],
    // What follows all (5.1).
    ['all:', 'unexpected-argument', 11, 'all'],
    ['all/', 'unexpected-argument', 11, 'all'],
    ['~all/24', 'unexpected-argument', 12, '~all'],
    ['all:x', 'unexpected-argument', 11, undefined],
    ['all:x:', 'unexpected-argument', 11, undefined],
    ['all/x', 'unexpected-argument', 11, undefined],
    ['all/8/8', 'unexpected-argument', 11, undefined],
    // Addresses (5.6).
    ['-ip6:192.0.2.1/24', 'bad-ip6', 13, '-ip4:192.0.2.1/24'],
    ['ip4:2001:db8::/32', 'bad-ip4', 12, 'ip6:2001:db8::/32'],
    ['ip4:mail-a.example', 'bad-ip4', 12, 'a:mail-a.example'],
    ['ip4:a.b.c.example', 'bad-ip4', 12, 'a:a.b.c.example'],
    ['ip4:host.x1', 'bad-ip4', 12, 'a:host.x1'],
    ['-ip4:mail.example/24', 'bad-ip4', 13, '-a:mail.example/24'],
    ['ip6:mail.example/64', 'bad-ip6', 12, 'a:mail.example//64'],
    ['ip4:!mail.example', 'bad-ip4', 12, undefined],
    ['ip4:mail.example!x.example', 'bad-ip4', 12, undefined],
    ['ip4:10.20.30.x', 'bad-ip4', 12, undefined],
    ['ip4:a.1.2.3.example', 'bad-ip4', 12, 'a:a.1.2.3.example'],
    ['ip4:10.20.example', 'bad-ip4', 12, 'a:10.20.example'],
    ['ip4/24', 'bad-ip4', 11, undefined],
    // Prefix lengths (5.6).
    ['a/000000024', 'bad-prefix', 9, 'a/24'],
    ['a/00', 'bad-prefix', 9, 'a/0'],
    ['a//0064', 'bad-prefix', 9, 'a//64'],
    ['a/32//129', 'bad-prefix', 12, undefined],
    ['ip4:192.0.2.1/08', 'bad-prefix', 21, 'ip4:192.0.2.1/8'],
    ['ip4:192.0.2.1/33', 'bad-prefix', 21, undefined],
    ['ip6:2001:db8::/0128', 'bad-prefix', 22, 'ip6:2001:db8::/128'],
    ['ip6:2001:db8::/1000', 'bad-prefix', 22, undefined],
    // A fault in the domain is all that is said: prefixes after it are not looked at.
    ['a:museum/33', 'one-label', 10, undefined],
    ['a:/33', 'missing-domain', 10, undefined],
    ['a:%/33', 'bad-macro', 10, undefined],
    // An address, or the address of a page, where a domain should be (7.1).
    ['a:192.0.2.1/24', 'bad-domain', 10, 'ip4:192.0.2.1/24'],
    ['-a:192.0.2.1//64', 'bad-domain', 11, '-ip4:192.0.2.1'],
    ['a:2001:db8::1//64', 'bad-domain', 10, 'ip6:2001:db8::1/64'],
    ['a:2001:db8::1/64', 'bad-domain', 10, 'ip6:2001:db8::1/64'],
    ['redirect=192.0.2.1', 'bad-domain', 17, 'ip4:192.0.2.1'],
    ['exp=192.0.2.1', 'bad-domain', 12, undefined],
    ['include:http://a.example/', 'bad-domain', 16, 'include:a.example'],
    ['include:xhttps://a.example/', 'bad-domain', 16, 'include:xhttps://a.example'],
    // Slashes behind the name.
    ['mx:b.example/24/64', 'bad-domain', 11, 'mx:b.example/24//64'],
    ['a:b.example/2/', 'bad-domain', 10, 'a:b.example/2'],
    ['include:b.example/', 'bad-domain', 16, 'include:b.example'],
    ['a:b.example..', 'bad-domain', 10, 'a:b.example'],
    ['exists:b.example/2/24', 'bad-domain', 15, 'exists:b.example'],
    ['include:foo/24', 'bad-domain', 16, undefined],
  ])('%j is %s at column %i, and meant is %j', (text, code, position, repair) => {
    expect(found(`v=spf1 ${text}`)).toEqual([[code, 'error', position]]);
    const [term] = parseSpf(`v=spf1 ${text}`).terms;
    expect(term).toMatchObject({kind: 'broken', text, column: 8});
    expect(term?.repair).toBe(repair);
  });

  test.each<[string, string, number, string | undefined, string]>([
    // Text, code, column, repair, section of RFC 7208.
    ['v=spf1,', 'second-version', 8, undefined, '6'],
    ['all=', 'equals-sign', 8, undefined, '6'],
    ['all=x', 'equals-sign', 8, undefined, '6'],
    ['include=foo', 'equals-sign', 8, undefined, '6'],
    ['MX=a.example', 'equals-sign', 8, 'mx:a.example', '6'],
    ['ip6=192.0.2.1', 'equals-sign', 8, 'ip4:192.0.2.1', '6'],
    ['includes=a.example', 'equals-sign', 8, 'include:a.example', '6'],
    ['include:http://a.example', 'unusable-name', 16, 'include:a.example', '4.8'],
    [
      'include:a.example,all.example',
      'unusable-name',
      16,
      'include:a.example include:all.example',
      '4.8',
    ],
    ['a:"b.example', 'unusable-name', 10, 'a:b.example', '4.8'],
    ['a:.example.com', 'unusable-name', 10, undefined, '4.8'],
    [`a:b.${'x'.repeat(64)}`, 'unusable-name', 10, undefined, '4.8'],
    [`mx:${`${'x'.repeat(50)}.`.repeat(5)}`, 'unusable-name', 11, undefined, '4.8'],
  ])('%j is well formed, and %s', (text, code, position, repair, section) => {
    const {terms, problems, valid} = parseSpf(`v=spf1 ${text}`);
    expect(problems).toMatchObject([
      {code, severity: 'warning', position, reference: {label: `RFC 7208, ${section}`}},
    ]);
    expect(terms[0]?.kind).not.toBe('broken');
    expect(terms[0]?.repair).toBe(repair);
    expect(valid).toBe(true);
  });

  test.each([
    // Text, a part of the cure.
    [';', 'Remove it.'],
    ['é–', 'Use only ASCII'],
    ['–x', 'plain hyphen'],
    ['x\u00a0y', 'plain space'],
    ['x\u200by', 'Use only ASCII'],
    ['redirect=', 'redirect=example.com'],
    ['exp=', 'exp=example.com'],
    ['mx:', 'mx:example.com'],
    ['all=x', 'Write ~all or -all.'],
    ['include=foo', 'Write include: followed'],
    ['foo', 'The mechanisms are'],
    ['!a.example', 'The mechanisms are'],
    ['a.example!', 'The mechanisms are'],
    ['a.example', 'include:a.example'],
    ['all:x', 'Remove “:x”.'],
    ['ip4:zzz', 'ip4:192.0.2.1.'],
    ['ip6:zzz', 'ip6:2001:db8::1.'],
    ['ip4:192.10.2', 'ip4:192.10.2.0/24'],
    ['ip4:192.1.20', 'ip4:192.1.20.0/24'],
    ['ip4:x192.1.20', 'Enter an IPv4 address'],
    ['ip6:192.0.2', 'Enter an IPv6 address'],
    ['ip4:!192.0.2.1-192.0.2.9', 'Enter an IPv4 address'],
    ['ip4:192.0.2.1-192.0.2.9!', 'Enter an IPv4 address'],
    ['a/33', '0 to 32'],
    ['a//129', '0 to 128'],
    ['exp=192.0.2.1', 'Enter a domain name.'],
    ['include:a@b.1', 'Enter only the domain name.'],
    ['include:http://a.1', 'Enter only the domain name.'],
    ['include:b.example/2-', 'Check the end'],
    ['a:museum.', 'a:museum.com'],
  ])('the cure for %j says %j', (text, part) => {
    expect(parseSpf(`v=spf1 ${text}`).problems[0]?.cure).toContain(part);
  });

  test.each([
    ['é', 'is not allowed'],
    ['a\u00a0b', 'invisible'],
    ['a\u200bb', 'invisible'],
    ['a\u0007b', 'invisible'],
    ['a–b', 'dash'],
    ['ip4:', 'has no address'],
    ['ip4:x', 'is not an IPv4 address'],
    ['ip6:x', 'is not an IPv6 address'],
  ])('what is said of %j: %s', (text, part) => {
    expect(parseSpf(`v=spf1 ${text}`).problems[0]?.message).toContain(part);
  });

  test.each([
    ['mx:', '5.4'],
    ['mx/24/24', '5.4'],
    ['a:', '5.3'],
    ['ptr:', '5.5'],
    ['exists:', '5.7'],
    ['include:', '5.2'],
    ['redirect=', '6.1'],
    ['exp=', '6.2'],
  ])('%s has no domain (RFC 7208, %s)', (text, section) => {
    expect(parseSpf(`v=spf1 ${text}`).problems).toMatchObject([
      {code: 'missing-domain', reference: {label: `RFC 7208, ${section}`}},
    ]);
  });

  test('of two faults in a term the first has the repair', () => {
    const {terms, problems} = parseSpf('v=spf1 a:http://b.example/024');
    expect(problems).toMatchObject([
      {code: 'unusable-name', severity: 'warning', position: 10},
      {code: 'bad-prefix', severity: 'error', position: 26},
    ]);
    expect(problems[1]?.cure).toContain('0 to 32');
    expect(terms).toMatchObject([{kind: 'broken', column: 8}]);
  });

  test('both prefixes are looked at, the first one first', () => {
    expect(found('v=spf1 mx/33//129 a/033//0129')).toEqual([
      ['bad-prefix', 'error', 10],
      ['bad-prefix', 'error', 13],
      ['bad-prefix', 'error', 20],
      ['bad-prefix', 'error', 24],
    ]);
  });
});

describe('a term read with all that is to be said about it', () => {
  test.each<[string, Omit<Mechanism, 'kind' | 'text' | 'column'>]>([
    ['all', {name: 'all', qualifier: '+'}],
    ['~ptr', {name: 'ptr', qualifier: '~'}],
    ['a', {name: 'a', qualifier: '+'}],
    ['a/0', {name: 'a', qualifier: '+', prefix4: 0}],
    ['a/9', {name: 'a', qualifier: '+', prefix4: 9}],
    ['a/32', {name: 'a', qualifier: '+', prefix4: 32}],
    ['mx//0', {name: 'mx', qualifier: '+', prefix6: 0}],
    ['mx//128', {name: 'mx', qualifier: '+', prefix6: 128}],
    ['-mx/1//10', {name: 'mx', qualifier: '-', prefix4: 1, prefix6: 10}],
    [
      'a:b.example/32//128',
      {name: 'a', qualifier: '+', domainSpec: 'b.example', prefix4: 32, prefix6: 128},
    ],
    ['ip4:192.0.2.1', {name: 'ip4', qualifier: '+', address: '192.0.2.1'}],
    [
      'ip4:192.0.2.1/32',
      {name: 'ip4', qualifier: '+', address: '192.0.2.1', prefix4: 32},
    ],
    ['ip6:::/0', {name: 'ip6', qualifier: '+', address: '::', prefix6: 0}],
    ['ip6:::1/128', {name: 'ip6', qualifier: '+', address: '::1', prefix6: 128}],
    ['?include:%{d}', {name: 'include', qualifier: '?', domainSpec: '%{d}'}],
    ['a:museum.%%', {name: 'a', qualifier: '+', domainSpec: 'museum.%%'}],
  ])('%s', (text, expected) => {
    expect(explainTerm(text, 5)).toStrictEqual({
      term: {kind: 'mechanism', text, column: 5, ...expected},
      problems: [],
    });
  });

  test('a broken term without a repair has no such property', () => {
    expect(explainTerm('foo', 5).term).toStrictEqual({
      kind: 'broken',
      text: 'foo',
      column: 5,
    });
  });

  test('a list of addresses after one name, and one without any', () => {
    const cureOf = (text: string) => explainTerm(text, 1).problems[0]?.cure;
    expect(cureOf('ip6:2001:db8::1,2001:db8::2')).toContain(
      'ip6:2001:db8::1 ip6:2001:db8::2',
    );
    expect(cureOf('2001:db8::1,2001:db8::2')).not.toContain('2001:2001');
  });

  test.each([
    ['a final dot', 'a:example.com.'],
    ['a label of 63', `a:${'x'.repeat(63)}.example`],
    ['a top label of 60 and a dot', `a:b.${'x'.repeat(60)}.`],
    ['253 octets and a final dot', `a:${`${'x'.repeat(49)}.`.repeat(5)}xyz.`],
    ['a macro beside a comma', 'a:%{d},b.example'],
    ['a macro in an empty label', 'a:%{d}..example'],
    ['macros of an explanation', 'x=%{c}%{r}%{t}'],
    ['what only resembles the address of a page', 'include:xhttp://a.example'],
    ['a page below a host', 'include:https://a.example/b.example'],
  ])('%s: nothing to say', (_, text) => {
    expect(explained(text)).toEqual([]);
  });

  test.each<[string, string]>([
    ['a label of 64', `a:${'x'.repeat(64)}.example`],
    ['254 octets and a final dot', `a:${`${'x'.repeat(49)}.`.repeat(5)}abcd.`],
    ['254 octets', `a:${`${'x'.repeat(49)}.`.repeat(5)}abcd`],
    ['an empty label', 'a:b..example'],
  ])('%s: a name that cannot be looked up', (_, text) => {
    expect(explained(text)).toEqual([['unusable-name', 3]]);
  });
});
