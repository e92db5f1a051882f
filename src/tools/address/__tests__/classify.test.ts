// cspell:disable -- addresses with faults, and names in many scripts
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {createClassifier, judge, parseAddress, suggestFor} from '..';

const classifier = createClassifier({disposable: new Set(['mailinator.com'])});
const classify = (input: string) => classifier.classify(input);

function codes(input: string): string[] {
  return classify(input).problems.map(({code}) => code);
}

describe('classify', () => {
  test('nothing to say', () => {
    expect(classify('ann.lee@shop.de')).toEqual({
      input: 'ann.lee@shop.de',
      reading: parseAddress('ann.lee@shop.de'),
      problems: [],
      disposable: false,
      role: false,
      free: false,
      key: 'ann.lee@shop.de',
    });
  });

  test('an invalid address has its fault, a suggestion, and no key', () => {
    expect(classify('ann@gmial,com')).toMatchObject({
      reading: {valid: false},
      problems: [{code: 'comma', position: 10}],
      suggestion: {address: 'ann@gmail.com', code: 'comma'},
    });
    expect(classify('ann@gmial,com')).not.toHaveProperty('key');
    expect(classify('ann lee@shop.de')).not.toHaveProperty('suggestion');
  });

  test.each([
    ['ann@mailinator.com', ['disposable']],
    ['ann@x.mailinator.com', ['disposable']],
    ['ann@duck.com', ['forwarding']],
    ['ann@gmail.com', ['free-provider']],
    ['ann@gmial.com', ['typo-provider']],
    ['ann@shop.con', ['typo-ending']],
    ['info@shop.de', ['role']],
    ['no-reply@shop.de', ['no-reply']],
    ['billing@mailinator.com', ['disposable', 'role']],
    ['josé@gmail.com', ['needs-smtputf8', 'free-provider']],
  ])('%s', (input, expected) => {
    expect(codes(input)).toEqual(expected);
  });

  test('problems of the domain stand at the domain, for each address anew', () => {
    expect(classify('a@gmial.com').problems[0]?.position).toBe(3);
    expect(classify('ann@gmial.com').problems[0]?.position).toBe(5);
    expect(classify('ann@gmial.com').suggestion?.address).toBe('ann@gmail.com');
    expect(classify('bob@gmial.com').suggestion?.address).toBe('bob@gmail.com');
  });

  test('the key is that of the mailbox', () => {
    expect(classify('Ann@BÜCHER.de').key).toBe('Ann@xn--bcher-kva.de');
  });

  test.each([
    'ann@localhost',
    'ann@shop.test',
    'ann@example.com',
    'ann@shop',
    'ann@shop.12',
  ])('%s is dead without asking DNS', (input) => {
    expect(classify(input).dead).toBeDefined();
    expect(judge(classify(input)).verdict).toBe('undeliverable');
  });
});

describe('suggestions for faulty texts', () => {
  test.each([
    ['ann@shop,de', 'ann@shop.de'],
    ['ann,lee@shop.de', 'ann.lee@shop.de'],
    ['ann@shop..de', 'ann@shop.de'],
    ['ann..lee@shop.de', 'ann.lee@shop.de'],
    ['.ann@shop.de.', 'ann@shop.de'],
    ['ann.@shop.de', 'ann@shop.de'],
    ['ann@.shop.de', 'ann@shop.de'],
    ['ann@@shop.de', 'ann@shop.de'],
    ['ann @ shop . de', 'ann@shop.de'],
    [' ann@shop.de\n', 'ann@shop.de'],
    ['\u200bann@shop.de', 'ann@shop.de'],
    ['ann@shop.de\u202c', 'ann@shop.de'],
    ['ann\u00a0@shop.de', 'ann@shop.de'],
    ['ａnn@ｇmail.com', 'ann@gmail.com'],
    ['Ann Lee <ann@shop.de>', 'ann@shop.de'],
    ['<ann@shop.de>', 'ann@shop.de'],
    ['mailto:ann@shop.de?subject=Hi', 'ann@shop.de'],
    ['mailto:ann%40shop.de@x', undefined],
    ['ann@shop.de;', 'ann@shop.de'],
    ['(ann@shop.de)', 'ann@shop.de'],
    ['"ann@shop.de', 'ann@shop.de'],
    ['ann(work)@shop.de', 'ann@shop.de'],
    ['ann(at)shop.de', 'ann@shop.de'],
    ['ann (at) shop (dot) de', 'ann@shop.de'],
    ['ann.lee.gmail.com', 'ann.lee@gmail.com'],
    ['ann.shop.de', undefined],
    ['ann lee@shop.de', undefined],
    ['ann@shop.de, bob@shop.de', undefined],
    ['ann@my_shop.de', undefined],
    ['ann@shop.de', undefined],
    ['', undefined],
  ])('%j', (input, address) => {
    expect(suggestFor(input)?.address).toBe(address);
  });

  test('a suggestion is a valid address with nothing more to suggest', () => {
    const words = fc.constantFrom(
      'ann',
      'gmial.com',
      'shop.de',
      '@',
      '.',
      ',',
      ' ',
      '<',
      '>',
      '(at)',
      'mailto:',
      '\u200b',
      '"',
    );
    fc.assert(
      fc.property(fc.array(words, {maxLength: 8}), (parts) => {
        const suggestion = suggestFor(parts.join(''));
        if (suggestion) {
          expect(parseAddress(suggestion.address).valid).toBe(true);
          expect(suggestFor(suggestion.address)).toBeUndefined();
          expect(suggestion.message).toContain(suggestion.address);
        }
      }),
    );
  });
});

test('for any text, classify and judge never throw', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter, maxLength: 200}), (input) => {
      const classification = classify(input);
      expect(classification.problems.length > 0 || classification.reading.valid).toBe(
        true,
      );
      judge(classification);
    }),
  );
});
