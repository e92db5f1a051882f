import fc from 'fast-check';
import {SAMPLE_LANGUAGES, senderRecords, writeSample} from '../../api/plain';
import {checkDomain, checkKeyVariable, type Checked} from '../checks';
import {
  cleanProduct,
  EXAMPLE,
  fill,
  fillMarkdown,
  isSigned,
  parseStack,
  withProduct,
  type Stack,
} from '../stack';

const MINE: Stack = {
  domain: 'mail.shop.example',
  keyVariable: 'MAIL_KEY',
  product: 'Tide & Co.',
};

/** The sentence that a check answers with, if it refuses. */
const problemOf = (checked: Checked) => ('problem' in checked ? checked.problem : '');

describe('filling', () => {
  test.each([
    ['hello@acme.example', 'hello@mail.shop.example'],
    ['pw1._domainkey.acme.example', 'pw1._domainkey.mail.shop.example'],
    ['10 bounces.acme.example.', '10 bounces.mail.shop.example.'],
    ['.acme.example', '.mail.shop.example'],
    ['_dmarc.acme.example.acme.example', '_dmarc.mail.shop.example.mail.shop.example'],
    ['https://acme.example/a', 'https://mail.shop.example/a'],
    ['Bearer $POSTWREN_KEY', 'Bearer $MAIL_KEY'],
    ['process.env.POSTWREN_KEY}', 'process.env.MAIL_KEY}'],
    ["getenv('POSTWREN_KEY')", "getenv('MAIL_KEY')"],
    ['Acme <hello@acme.example>', 'Tide & Co. <hello@mail.shop.example>'],
    ['Acme’s team, Team Acme', 'Tide & Co.’s team, Team Tide & Co.'],
  ])('puts the values into %s', (text, expected) => {
    expect(fill(text, MINE)).toBe(expected);
  });

  test.each([
    'notacme.example',
    'acme.example.com',
    'acme.examples',
    'MY_POSTWREN_KEY',
    'POSTWREN_KEY_2',
    'acme',
    'Acme2',
    'X_Acme',
    'Acme.com',
  ])('leaves %s alone', (text) => {
    expect(fill(text, MINE)).toBe(text);
  });

  test('reaches every sample and every record', () => {
    const request = {
      method: 'POST' as const,
      url: 'https://api.postwren.example/v1/emails',
      headers: {},
      body: {from: `hello@${EXAMPLE.domain}`},
    };
    for (const language of SAMPLE_LANGUAGES) {
      const sample = fill(writeSample(request, language), MINE);
      expect(sample).toContain('hello@mail.shop.example');
      expect(sample).toContain('MAIL_KEY');
      expect(sample).not.toMatch(/acme\.example|POSTWREN_KEY/);
    }
    for (const {name, value} of senderRecords(EXAMPLE.domain)) {
      expect(fill(name, MINE)).toContain('mail.shop.example');
      expect(fill(value, MINE)).not.toContain('acme.example');
    }
  });

  test('with the examples changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fill(`${text} acme.example`, EXAMPLE)).toBe(`${text} acme.example`);
      }),
    );
  });

  test('goes back to the examples', () => {
    const text = 'Acme <hello@acme.example> $POSTWREN_KEY';
    expect(fill(fill(text, MINE), EXAMPLE, MINE)).toBe(text);
  });

  test('a value with the signs of a replacement is taken as it is', () => {
    expect(fill('acme.example', {...MINE, domain: '$&.example'})).toBe('$&.example');
  });

  test('Markdown is filled, signed fences are not', () => {
    const signed = '```text\nwebhook-signature: v1,x\n\nyou@acme.example\n```';
    expect(
      fillMarkdown(
        `At \`acme.example\`:\n\n${signed}\n\n\`\`\`bash\ndig acme.example\n\`\`\`\n`,
        MINE,
      ),
    ).toBe(
      `At \`mail.shop.example\`:\n\n${signed}\n\n\`\`\`bash\ndig mail.shop.example\n\`\`\`\n`,
    );
  });

  test.each(['DKIM-Signature: v=1', 'Host: a\nwebhook-signature: v1,x'])(
    '%j is signed',
    (text) => {
      expect(isSigned(text)).toBe(true);
    },
  );
});

describe('what storage holds', () => {
  test('is read back', () => {
    expect(parseStack(JSON.stringify(MINE))).toEqual(MINE);
  });

  test.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '7',
    '{"domain": 7}',
    '{"domain": "<img src=x onerror=alert(1)>"}',
    '{"domain": "a.example\'; rm -rf ~"}',
    '{"domain": "a.example\\nb"}',
    '{"domain": "$(id).example"}',
    '{"keyVariable": "pw_live_4f2a"}',
    '{"keyVariable": "A;B"}',
  ])('is the example for %j', (text) => {
    expect(parseStack(text)).toEqual(EXAMPLE);
  });

  test('never lets a character through that means something to a shell or to HTML', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (domain, keyVariable) => {
        const stack = parseStack(JSON.stringify({domain, keyVariable, product: domain}));
        expect(`${stack.domain}${stack.keyVariable}`).toMatch(/^[\w.-]+$/);
        expect(stack.product).not.toMatch(/["'`<>\\${}()\n]/);
      }),
    );
  });
});

describe('the domain', () => {
  test.each([
    ['Shop.Example', 'shop.example'],
    [' https://shop.example/start ', 'shop.example'],
    ['hello@shop.example', 'shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['  ', EXAMPLE.domain],
  ])('%j is kept as %s, and storage gives it back', (input, domain) => {
    expect(checkDomain(input)).toEqual({value: domain});
    expect(parseStack(JSON.stringify({domain})).domain).toBe(domain);
  });

  test.each(['shop', '192.0.2.1', '<b>.example', "a'b.example", 'a..example'])(
    '%j is refused in a sentence',
    (input) => {
      expect(problemOf(checkDomain(input))).toMatch(/^[“A-Z].*\.$/);
    },
  );

  test('what is accepted can always be stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string()), (input) => {
        const checked = checkDomain(input);
        if ('value' in checked) {
          expect(parseStack(JSON.stringify({domain: checked.value})).domain).toBe(
            checked.value,
          );
        }
      }),
    );
  });
});

describe('the product', () => {
  test.each([
    ['Tide', 'Tide', 'tide.example'],
    ['  Café Zürich ', 'Café Zürich', 'cafe-zurich.example'],
    ["<Tide's>", 'Tides', 'tides.example'],
    ['日本', '日本', 'acme.example'],
    ['', 'Acme', 'acme.example'],
  ])('%j is kept as %s at %s', (input, product, domain) => {
    expect(withProduct(EXAMPLE, input)).toEqual({...EXAMPLE, product, domain});
  });

  test('takes its domain along, but not one that was chosen', () => {
    const tide = withProduct(EXAMPLE, 'Tide');
    expect(withProduct(tide, 'Ebb').domain).toBe('ebb.example');
    expect(withProduct({...tide, domain: 'shop.example'}, 'Ebb').domain).toBe(
      'shop.example',
    );
    expect(withProduct(tide, '')).toEqual(EXAMPLE);
  });

  test('what is accepted can always be stored', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (input) => {
        const product = cleanProduct(input);
        expect(parseStack(JSON.stringify({product})).product).toBe(
          product || EXAMPLE.product,
        );
      }),
    );
  });
});

describe('the variable', () => {
  test.each([
    ['MAIL_KEY', 'MAIL_KEY'],
    ['$MAIL_KEY', 'MAIL_KEY'],
    [' _K2 ', '_K2'],
    ['', EXAMPLE.keyVariable],
  ])('%j is kept as %s', (input, keyVariable) => {
    expect(checkKeyVariable(input)).toEqual({value: keyVariable});
  });

  test.each([
    'pw_live_9f2c41d7e85b9f2c41d7e85b',
    'PW_LIVE_9F2C41D7E85B9F2C41D7E85B',
    'Bearer pw_test_1',
    'AKIA0123456789ABCDEF',
    '9f2c41d7e85b9f2c41d7',
    'A'.repeat(41),
  ])('%s looks like a key: it is refused and not repeated', (input) => {
    const checked = checkKeyVariable(input);
    expect(problemOf(checked)).toContain('looks like an API key');
    expect(JSON.stringify(checked)).not.toContain(input);
  });

  test.each(['mail_key', '1KEY', 'MAIL-KEY', 'A B', '"', '<b>'])(
    '%j is refused',
    (input) => {
      expect(problemOf(checkKeyVariable(input))).toContain('capital letters');
    },
  );
});
