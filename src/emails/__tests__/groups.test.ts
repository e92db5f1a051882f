import {fill} from '../engine';
import {propsAsGaps} from '../gaps';
import {highlightGroups, withGroups} from '../groups';
import type {ListSpec} from '../types';

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
    example: '',
  })),
  example: [],
};
const rows = propsAsGaps([list])['items'] as {what: string; amount: string}[];

describe('withGroups', () => {
  it('finds whole elements, also after others that end alike', () => {
    const row = (what: string, amount: string) =>
      `  <tr>\n    <td>x</td>\n    <td>${what}</td>\n    <td>${amount}</td>\n  </tr>\n`;
    const code = `<table>\n${row('1', '2')}${rows
      .map(({what, amount}) => row(what, amount))
      .join('')}</table>`;
    expect(withGroups(code)).toBe(
      `<table>\n${row('1', '2')}  {{#items}}\n${row('{{what}}', '{{amount}}')}  {{/items}}\n</table>`,
    );
  });

  it('finds rows of text, with the blank line after each', () => {
    const code = `A\n\n${rows.map(({what}) => `- ${what}\n\n`).join('')}B\n`;
    expect(withGroups(code)).toBe('A\n\n{{#items}}\n- {{what}}\n\n{{/items}}\nB\n');
  });

  it('keeps the comma between rows where a language has none after the last', () => {
    const json = withGroups(JSON.stringify({items: rows}, null, 2));
    expect(json).toContain('    }{{,}}\n    {{/items}}\n  ]');
    for (const items of [[], rows.slice(0, 1), [...rows, ...rows]]) {
      expect(JSON.parse(fill(json, {items}, String))).toEqual({items});
    }
  });

  it('finds a list twice, and another between', () => {
    const lines = rows.map(({what}) => `${what}\n`).join('');
    const other = lines.replaceAll('items', 'notes');
    expect(withGroups(lines + other + lines)).toBe(
      ['items', 'notes', 'items']
        .map((name) => `{{#${name}}}\n{{what}}\n{{/${name}}}\n`)
        .join(''),
    );
  });

  it.each([
    ['rows in one line', `${rows.map(({what}) => what).join(', ')}\n`],
    ['one row only', `${rows[0]?.what ?? ''}\n`],
    ['a row that says more', `${rows[0]?.what ?? ''}\n${rows[1]?.what ?? ''}!\n`],
  ])('refuses %s', (_what, code) => {
    expect(() => withGroups(code)).toThrow(
      'The rows of items are not alike, or not on lines of their own.',
    );
  });

  it('leaves code without lists as it is', () => {
    expect(withGroups('a\n{{b}}\n')).toBe('a\n{{b}}\n');
  });
});

describe('highlightGroups', () => {
  it('shows the highlighter the code alone, and puts the marks back', () => {
    const seen: string[] = [];
    const html = highlightGroups('[\n  {{#a}}\n  {{b}}{{,}}\n  {{/a}}\n]', (code) => {
      seen.push(code);
      return code.replace('{{b}}', '<i>{{b}}</i>');
    });
    expect(seen).toEqual(['[\n  {{b}}\n]']);
    expect(html).toBe('[\n  {{#a}}\n  <i>{{b}}</i>{{,}}\n  {{/a}}\n]');
  });
});
