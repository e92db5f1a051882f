import fc from 'fast-check';
import {MAX_ROWS} from '../engine';
import {FIELDS, readFragment, writeFragment, type FragmentRules} from '../fragment';
import {fieldsOf, valuesOf} from '../rows';
import type {ListSpec, Texts} from '../types';

const rules: FragmentRules = {
  defaults: {
    name: 'Ana',
    resetUrl: 'https://app.acme.example/reset?token=1&x=2#y',
    [FIELDS.brandName]: 'Acme',
    [FIELDS.brandColor]: '#0f6b4c',
    [FIELDS.brandDesign]: 'card',
    [FIELDS.subject]: '0',
  },
  subjects: 3,
  lists: [],
};

const list: ListSpec = {
  name: 'items',
  type: 'list',
  required: true,
  description: '',
  item: ['what', 'amount'].map((name) => ({
    name,
    type: 'string',
    required: true,
    description: '',
    example: `new ${name}`,
  })),
  example: [{what: 'Seat', amount: '1'}],
};
const listRules: FragmentRules = {
  ...rules,
  defaults: {...rules.defaults, ...fieldsOf([list])},
  lists: [list],
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
    ['a design there is not', '#brand.design=constructor'],
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

describe('the rows of a list in a fragment', () => {
  /** The form's fields for rows. */
  const fields = (rows: readonly Texts[]): Texts => fieldsOf([{...list, example: rows}]);
  const rowsIn = (hash: string) =>
    valuesOf([list], {...listRules.defaults, ...readFragment(hash, listRules)})['items'];

  it('are few where little differs', () => {
    expect(writeFragment(fields([{what: 'Seat', amount: '1'}]), listRules)).toBe('');
    expect(
      writeFragment(
        fields([
          {what: 'Seat', amount: '2'},
          {what: 'new what', amount: 'new amount'},
        ]),
        listRules,
      ),
    ).toBe('items.rows=2&items.0.amount=2');
    expect(writeFragment(fields([]), listRules)).toBe('items.rows=0');
  });

  it('come back as they were written', () => {
    const word = fc
      .string({unit: 'grapheme', maxLength: 40})
      .filter((text) => text === text.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text));
    const row = fc.record({what: word, amount: word}, {noNullPrototype: true});
    fc.assert(
      fc.property(fc.array(row, {maxLength: MAX_ROWS}), (rows) => {
        expect(rowsIn(`#${writeFragment(fields(rows), listRules)}`)).toEqual(rows);
      }),
    );
  });

  it.each([
    ['too many rows', '#items.rows=51'],
    ['rows without end', '#items.rows=1e9'],
    ['fewer than none', '#items.rows=-1'],
    ['a field there is not', '#items.0.evil=1'],
    ['a row beyond the last there may be', '#items.50.what=1'],
    ['a list there is not', '#other.0.what=1&other.rows=2'],
    ['a number with a zero before it', '#items.00.what=1'],
    ['an inherited name', '#items.0.constructor=1&__proto__.0.what=1'],
  ])('leaves out %s', (_what, hash) => {
    expect(readFragment(hash, listRules)).toEqual({});
  });

  it('are never more than 50, whatever the form says', () => {
    fc.assert(
      fc.property(fc.string(), (count) => {
        const rows = valuesOf([list], {'items.rows': count})['items'];
        expect(rows?.length).toBeLessThanOrEqual(MAX_ROWS);
      }),
    );
    expect(valuesOf([list], {'items.rows': '1000'})['items']).toHaveLength(MAX_ROWS);
  });
});
