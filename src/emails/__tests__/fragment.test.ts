import fc from 'fast-check';
import {FIELDS, readFragment, writeFragment, type FragmentRules} from '../fragment';

const rules: FragmentRules = {
  defaults: {
    name: 'Ana',
    resetUrl: 'https://app.acme.example/reset?token=1&x=2#y',
    [FIELDS.brandName]: 'Acme',
    [FIELDS.brandColor]: '#0f6b4c',
    [FIELDS.subject]: '0',
  },
  subjects: 3,
};

describe('writeFragment', () => {
  it('is empty for the example itself', () => {
    expect(writeFragment(rules.defaults, rules)).toBe('');
  });

  it('holds what differs, and not how the page is looked at', () => {
    const values = {...rules.defaults, name: 'Bo & Co', [FIELDS.mode]: 'dark'};
    expect(writeFragment(values, rules)).toBe('name=Bo+%26+Co');
  });

  it('holds a field that was emptied', () => {
    expect(writeFragment({...rules.defaults, name: ''}, rules)).toBe('name=');
  });
});

describe('readFragment', () => {
  it('reads back what was written', () => {
    const word = fc
      .string({unit: 'grapheme', maxLength: 100})
      .filter((text) => text === text.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text));
    fc.assert(
      fc.property(word, word, fc.integer({min: 0, max: 2}), (name, brand, subject) => {
        const values = {
          ...rules.defaults,
          name,
          [FIELDS.brandName]: brand,
          [FIELDS.subject]: String(subject),
        };
        const read = readFragment(`#${writeFragment(values, rules)}`, rules);
        expect({...rules.defaults, ...read}).toEqual(values);
      }),
    );
  });

  it.each([
    ['a name nobody has declared', '#evil=1&view.mode=dark&__proto__=x&constructor=y'],
    ['a colour that is none', '#brand.color=red;background:url(//evil.example)'],
    ['a colour of another form', '#brand.color=%23fff'],
    ['a subject there is not', '#subject.line=3'],
    ['a subject that is no number', '#subject.line=-1'],
    ['an anchor of the page', '#code'],
    ['nothing', ''],
  ])('leaves out %s', (_what, hash) => {
    expect(readFragment(hash, rules)).toEqual({});
  });

  it('takes any text for a prop, in one line and cut', () => {
    const text = `<script>alert(1)</script>\n\n${'x'.repeat(5000)}`;
    const {name} = readFragment(`#name=${encodeURIComponent(text)}`, rules);
    expect(name).toMatch(/^<script>alert\(1\)<\/script> x+$/);
    expect(name).toHaveLength(500);
  });

  it('does not fail on a broken percent sign', () => {
    expect(readFragment('#name=100%', rules)).toEqual({name: '100%'});
  });
});
