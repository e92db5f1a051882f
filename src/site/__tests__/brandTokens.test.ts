import fc from 'fast-check';
import {brand, type Brand} from '../brand';
import {BRAND_TOKENS, fillBrand, fillBrandIn, unknownTokens} from '../brandTokens';

const mine: Brand = {
  ...brand,
  name: 'Letterbox $& Co',
  slug: 'letterbox',
  envPrefix: 'LETTERBOX',
  keyPrefix: 'lb',
  domain: 'letterbox.test',
  url: 'https://www.letterbox.test',
  api: 'https://api.letterbox.test/v1',
  supportEmail: 'help@letterbox.test',
};

it('fills every token, in prose and in code', () => {
  const text = [
    '%brand.name% is at %brand.url%, and mail from %brand.slug% goes to %brand.support%.',
    '    curl %brand.api%/emails -H "Authorization: Bearer $%brand.env%_KEY" # %brand.key%_test_1',
    'include:_spf.%brand.domain%',
  ].join('\n');
  expect(fillBrand(text, mine)).toBe(
    [
      'Letterbox $& Co is at https://www.letterbox.test, and mail from letterbox goes to help@letterbox.test.',
      '    curl https://api.letterbox.test/v1/emails -H "Authorization: Bearer $LETTERBOX_KEY" # lb_test_1',
      'include:_spf.letterbox.test',
    ].join('\n'),
  );
  expect(BRAND_TOKENS.map((token) => fillBrand(token, mine)).join()).not.toContain('%');
});

it('leaves percent signs alone that are none of its own', () => {
  const text = '50 % off, %2F, %name%, %s, %brand%, % brand.name %';
  expect(fillBrand(text, mine)).toBe(text);
});

it('names each token that does not exist, with its line, and fills no text with one', () => {
  const text = 'one %brand.name%\ntwo %brand.title% three\n%brand.%';
  const known = BRAND_TOKENS.join(', ');
  expect(unknownTokens(text)).toEqual([
    {line: 2, says: `%brand.title% is not a token: use one of ${known}`},
    {line: 3, says: `%brand.% is not a token: use one of ${known}`},
  ]);
  expect(() => fillBrand(text)).toThrow(
    /^Line 2: %brand\.title% is not a token: use one/,
  );
});

it('changes nothing but tokens, whatever stands around them', () => {
  const piece = fc.oneof(
    fc.string().map((text) => text.replaceAll('%', '')),
    fc.constantFrom(...BRAND_TOKENS),
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 8}), (pieces) => {
      const filled = pieces.map((one) =>
        BRAND_TOKENS.includes(one) ? fillBrand(one, mine) : one,
      );
      expect(fillBrand(pieces.join(''), mine)).toBe(filled.join(''));
    }),
  );
});

it('fills values that were read from YAML, names of fields too', () => {
  const read = {
    'x-%brand.slug%': [{a: '%brand.name%', b: 1, c: null}, '%brand.url%'],
    day: new Date(0),
  };
  expect(fillBrandIn(read, mine)).toEqual({
    'x-letterbox': [{a: 'Letterbox $& Co', b: 1, c: null}, 'https://www.letterbox.test'],
    day: new Date(0),
  });
});
