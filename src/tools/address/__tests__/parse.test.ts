// cspell:disable -- addresses with faults, and names in many scripts
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {parseAddress} from '..';

const letters = (count: number) => 'a'.repeat(count);

/** The code and the position of the fault, or 'valid' with the codes of the warnings. */
function reading(input: string): string {
  const result = parseAddress(input);
  return result.valid
    ? ['valid', ...result.warnings.map(({code, position}) => `${code}@${position}`)].join(
        ' ',
      )
    : `${result.problem.code}@${result.problem.position}`;
}

describe('what is read', () => {
  test('an address as the contract says', () => {
    expect(parseAddress('Ann.Lee+News@Mail.Shop.DE')).toEqual({
      valid: true,
      local: 'Ann.Lee+News',
      domain: 'mail.shop.de',
      asciiDomain: 'mail.shop.de',
      needsSmtputf8: false,
      warnings: [],
    });
  });

  test('a fault as the contract says', () => {
    expect(parseAddress('ann@shop,de')).toEqual({
      valid: false,
      problem: {
        code: 'comma',
        severity: 'error',
        message: 'There is a comma at character 9 instead of a dot.',
        cure: 'Use a dot instead.',
        position: 9,
        reference: {
          label: 'RFC 5321, 4.1.2',
          url: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2',
        },
      },
    });
  });

  test.each([
    ['müller@bücher.de', 'bücher.de', 'xn--bcher-kva.de', true],
    ['info@BÜCHER.De', 'bücher.de', 'xn--bcher-kva.de', false],
    ['info@xn--bcher-kva.de', 'bücher.de', 'xn--bcher-kva.de', false],
    ['info@XN--BCHER-KVA.de', 'bücher.de', 'xn--bcher-kva.de', false],
    ['info@straße.de', 'straße.de', 'xn--strae-oqa.de', false],
    ['юзер@екзампл.ком', 'екзампл.ком', 'xn--80ajglhfv.xn--j1aef', true],
    ['伊昭傑@郵件.商務', '郵件.商務', 'xn--5nqv22n.xn--lhr59c', true],
    ['info@भारत.example', 'भारत.example', 'xn--h2brj9c.example', false],
    ['info@شبكة.example', 'شبكة.example', 'xn--ngbc5azd.example', false],
    ['info@l·l.example', 'l·l.example', 'xn--ll-0ea.example', false],
    ['a@[192.0.2.1]', '[192.0.2.1]', '[192.0.2.1]', false],
    ['a@[ipv6:2001:DB8::1]', '[IPv6:2001:db8::1]', '[IPv6:2001:db8::1]', false],
  ])('%s', (input, domain, asciiDomain, needsSmtputf8) => {
    expect(parseAddress(input)).toMatchObject({
      valid: true,
      domain,
      asciiDomain,
      needsSmtputf8,
    });
  });

  test('a quoted local part keeps its quotation marks', () => {
    expect(parseAddress('"a b\\"c@d"@shop.de')).toMatchObject({
      valid: true,
      local: '"a b\\"c@d"',
      domain: 'shop.de',
    });
  });
});

describe('faults, with their positions', () => {
  test.each([
    // The whole
    ['', 'empty@undefined'],
    [' \t ', 'empty@undefined'],
    ['ann.shop.de', 'no-at@12'],
    ['ann(at)shop.de', 'no-at@4'],
    ['ann [at] shop.de', 'no-at@4'],
    ['ann＠shop.de', 'no-at@4'],
    ['mailto:ann@shop.de', 'mailto@7'],
    ['Ann Lee <ann@shop.de>', 'display-name@9'],
    ['"Lee, Ann" <ann@shop.de>', 'display-name@12'],
    ['<ann@shop.de>', 'angle-brackets@1'],
    ['ann@shop.de, bob@shop.de', 'several@12'],
    ['ann@shop.de;bob@shop.de', 'several@12'],
    ['ann@shop.de\nbob@shop.de', 'several@12'],
    [' ann@shop.de', 'space-around@1'],
    ['ann@shop.de\n', 'space-around@12'],
    // Before the @
    ['@shop.de', 'no-local-part@1'],
    ['.ann@shop.de', 'first-dot@1'],
    ['ann.@shop.de', 'dot-before-at@4'],
    ['ann..lee@shop.de', 'two-dots@5'],
    ['ann lee@shop.de', 'space@4'],
    ['ann,lee@shop.de', 'bad-local-character@4'],
    ['ann\\lee@shop.de', 'bad-local-character@4'],
    ['ann(work)@shop.de', 'comment@4'],
    ['ann(work@shop.de', 'bracket@4'],
    ['ann"lee"@shop.de', 'stray-quote@4'],
    ['"ann@shop.de', 'open-quote@1'],
    ['"ann"lee@shop.de', 'after-quotes@6'],
    ['"ann@shop.de"', 'after-quotes@14'],
    ['"ann"."lee"@shop.de', 'after-quotes@6'],
    ['"ann\\é"@shop.de', 'bad-escape@5'],
    ['"ann\tlee"@shop.de', 'control-character@5'],
    ['ann\u0007@shop.de', 'control-character@4'],
    ['a\r\nb@shop.de', 'line-break@2'],
    [`${letters(65)}@shop.de`, 'long-local-part@65'],
    [`${'é'.repeat(33)}@shop.de`, 'long-local-part@33'],
    // After the @
    ['ann@', 'no-domain@5'],
    ['ann@@shop.de', 'two-ats@5'],
    ['ann@lee@shop.de', 'two-ats@8'],
    ['ann@.shop.de', 'dot-after-at@5'],
    ['ann@shop..de', 'two-dots@10'],
    ['ann@shop.de.', 'last-dot@12'],
    ['ann@sh op.de', 'space@7'],
    ['ann@shop,de', 'comma@9'],
    ['ann@my_shop.de', 'underscore@7'],
    ['ann@shop/de', 'bad-domain-character@9'],
    ['ann@shop.de)', 'bad-domain-character@12'],
    ['ann@(work)shop.de', 'comment@5'],
    ['ann@-shop.de', 'edge-hyphen@5'],
    ['ann@shop-.de', 'edge-hyphen@9'],
    ['ann@ab--cd.de', 'reserved-hyphens@7'],
    [`ann@${letters(64)}.de`, 'long-label@68'],
    [`ann@${'ü'.repeat(60)}.de`, 'long-label@65'],
    [`a@${`${letters(63)}.`.repeat(4)}de`, 'long-domain@3'],
    [`${letters(20)}@${`${letters(59)}.`.repeat(4)}de`, 'long-address@255'],
    ['ann@shop©.de', 'symbol-in-domain@9'],
    ['ann@i❤.example', 'symbol-in-domain@6'],
    ['ann@xn--0.de', 'bad-punycode@5'],
    ['ann@xn--.de', 'edge-hyphen@8'],
    ['ann@א1a.example', 'not-idna@5'],
    ['ann@[192.0.2.1', 'open-literal@5'],
    ['ann@[192.0.2.1].de', 'after-literal@16'],
    ['ann@[192.0.2.256]', 'bad-literal@6'],
    ['ann@[192.0.2]', 'bad-literal@6'],
    ['ann@[tag:text]', 'bad-literal@6'],
    ['ann@[2001:db8::1]', 'bad-literal@6'],
    ['ann@[IPv6:2001:db8::1::2]', 'bad-ip6-literal@11'],
    ['ann@[IPv6:1:2:3:4:5:6:7::]', 'bad-ip6-literal@11'],
  ])('%j', (input, expected) => {
    expect(reading(input)).toBe(expected);
  });

  test('a text as long as a file is refused at once', () => {
    expect(reading(letters(1_000_000))).toBe('long-text@255');
  });

  test('each fault says what is the matter and what to do', () => {
    for (const input of ['', 'a', 'a@b c', 'a@b..c', '"a', 'a@[1', '\u200ba@b.de']) {
      const result = parseAddress(input);
      expect(result.valid ? undefined : result.problem.message).toMatch(/\.$/);
      expect(result.valid ? undefined : result.problem.cure).toMatch(/\.$/);
    }
  });
});

describe('characters nobody can have meant', () => {
  test.each([
    ['zero-width space', '\u200b', 'invisible'],
    ['soft hyphen', '\u00ad', 'invisible'],
    ['byte order mark', '\ufeff', 'invisible'],
    ['zero-width joiner between Latin letters', '\u200d', 'invisible'],
    ['right-to-left override', '\u202e', 'direction-control'],
    ['no-break space', '\u00a0', 'unusual-space'],
    ['line separator', '\u2028', 'unusual-space'],
    ['C1 control', '\u009c', 'control-character'],
    ['private use', '\ue000', 'private-use'],
    ['private use beyond 16 bits', '\u{10fdef}', 'private-use'],
    ['noncharacter', '\ufdef', 'unassigned'],
    ['half a surrogate pair', '\ud800', 'broken-character'],
    ['replacement character', '\ufffd', 'broken-character'],
    ['full-width letter', '\uff47', 'full-width'],
  ])('%s is refused on both sides of the @', (_, character, code) => {
    expect(reading(`an${character}n@shop.de`)).toBe(`${code}@3`);
    expect(reading(`ann@sh${character}op.de`)).toBe(`${code}@7`);
  });

  test('an accent without a letter is refused; a lost vowel sign before the @ is not', () => {
    expect(reading('\u0300ann@shop.de')).toBe('combining-first@1');
    expect(reading('ann@\u0300shop.de')).toBe('combining-first@5');
    expect(reading('ann@\u0947shop.de')).toBe('combining-first@5');
    expect(reading('\u0947\u0932@shop.de')).toBe('valid needs-smtputf8@1 mark-first@1');
  });

  test('a joiner may stand where the script needs it', () => {
    expect(reading('ක්\u200dෂ@shop.de')).toMatch(/^valid/);
    expect(reading('نامه\u200cای@shop.de')).toMatch(/^valid/);
    expect(reading('ann@نامه\u200cای.example')).toMatch(/^valid/);
    expect(reading('نامه\u200c@shop.de')).toMatch(/^invisible@5/);
  });
});

describe('valid, with a warning', () => {
  test.each([
    ['ann@localhost', 'valid special-use@5'],
    ['ann@host.local', 'valid special-use@10'],
    ['ann@shop.test', 'valid special-use@10'],
    ['ann@shop.example', 'valid special-use@10'],
    ['ann@bücher.example', 'valid special-use@12'],
    ['ann@example.com', 'valid example-domain@5'],
    ['ann@mail.example.org', 'valid example-domain@5'],
    ['ann@notexample.com', 'valid'],
    ['ann@io', 'valid no-dot@7'],
    ['ann@shop.123', 'valid numeric-ending@10'],
    ['ann@192.0.2.1', 'valid numeric-ending@13'],
    ['ann@shop.c', 'valid unlikely-ending@10'],
    ['ann@shop.tld-2', 'valid unlikely-ending@10'],
    ['ann@www.shop.de', 'valid www@5'],
    ['ann@www.de', 'valid'],
    ['"ann lee"@shop.de', 'valid quoted-local@1'],
    ['""@shop.de', 'valid quoted-local@1'],
    ['ann@[192.0.2.1]', 'valid address-literal@5'],
    ['josé@shop.de', 'valid needs-smtputf8@4'],
    ['jose\u0301@shop.de', 'valid needs-smtputf8@5 not-nfc@4'],
    ['ann║lee@shop.de', 'valid needs-smtputf8@4 symbol-in-local@4'],
    ['аnn@shop.de', 'valid needs-smtputf8@1 mixed-scripts@1'],
    ['иван.petrov@shop.de', 'valid needs-smtputf8@1'],
    ['jeff葉@shop.de', 'valid needs-smtputf8@5'],
    ['ann@pаypal.de', 'valid mixed-scripts@5'],
    ['ann@аррӏе.de', 'valid look-alike@5'],
    ['ann@сор.рф', 'valid'],
    ['ann@профи-web.de', 'valid'],
    ['ann@shop。de', 'valid ideographic-dot@9'],
    ['ann@xn--i-7iq.ws', 'valid symbol-domain@5'],
  ])('%s', (input, expected) => {
    expect(reading(input)).toBe(expected);
  });
});

describe('for any text', () => {
  const hostile = fc.oneof(
    fc.string({unit: anyCharacter, maxLength: 300}),
    fc.string({
      unit: fc.constantFrom(
        ...Array.from('ab.@"\\()[]<>,;: -_1é葉аا\u200d\u094d\u0300\ud800。xn-'),
      ),
      maxLength: 80,
    }),
  );

  test('it never throws, and what it returns holds together', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        const result = parseAddress(input);
        if (result.valid) {
          const {local, domain, asciiDomain} = result;
          expect(input.startsWith(`${local}@`)).toBe(true);
          expect(asciiDomain).toMatch(/^[!-~]+$/);
          expect(asciiDomain.startsWith('[')).toBe(domain.startsWith('['));
          // Its own canonical form is an address again, and the same one.
          expect(parseAddress(`${local}@${asciiDomain}`)).toMatchObject({
            valid: true,
            local,
            domain,
            asciiDomain,
          });
        } else if (result.problem.position !== undefined) {
          expect(result.problem.position).toBeGreaterThanOrEqual(1);
          expect(result.problem.position).toBeLessThanOrEqual(input.length + 1);
        }
      }),
    );
  });

  test('plain addresses are read alike by the short way and the long one', () => {
    const label = fc.stringMatching(/^[a-z\d]{1,10}$/);
    const plain = fc.record({
      local: fc.stringMatching(/^[a-zA-Z\d!#$%&'*+/=?^_`{|}~-]{1,20}$/),
      labels: fc.array(label, {minLength: 1, maxLength: 3}),
      ending: fc.constantFrom('com', 'de', 'example', 'test', 'museum'),
    });
    fc.assert(
      fc.property(plain, ({local, labels, ending}) => {
        const domain = [...labels, ending].join('.');
        const short = parseAddress(`${local}@${domain}`);
        // Quotation marks lead to the long way, and mean the same mailbox.
        const long = parseAddress(`"${local}"@${domain}`);
        expect(short).toMatchObject({valid: true, local, domain, asciiDomain: domain});
        expect(long).toMatchObject({valid: true, domain, asciiDomain: domain});
        if (short.valid && long.valid) {
          const codes = long.warnings.map(({code}) => code);
          expect(codes).toEqual([
            'quoted-local',
            ...short.warnings.map(({code}) => code),
          ]);
        }
      }),
    );
  });
});
