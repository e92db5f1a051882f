import fc from 'fast-check';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {anyArticle} from '../../../tests/support/anyArticle';
import {frontMatterOf} from '../../articles/build';
import {FIELD_ORDER, readArticle, writeArticle, type CmsArticle} from '../articleText';
import {mergeFields} from '../mergeFields';
import {mergeText, parseText} from '../mergeText';

const bodyOf = (file: string) => file.replace(/^---\n[^]*?\n---\n/, '');

/** What a value says to the build: without spaces around texts, and without what is empty. */
function said(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.trim() || undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return value || undefined;
  }
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, said(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  const kept = Array.isArray(value)
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
  return entries.length > 0 ? kept : undefined;
}

describe('a text', () => {
  it.each([
    [
      'lists and emphasis',
      '* __one__\n* *two*\n\n1) a\n1) b',
      '- **one**\n- _two_\n\n1. a\n2. b',
    ],
    ['nested lists', '- a\n  - b\n    1. c\n- d', '- a\n    - b\n        1. c\n- d'],
    [
      'bold links',
      'See **[the *docs*](/docs/) now**.',
      'See [**the _docs_**](/docs/) **now**.',
    ],
    ['lines', 'One _two\nthree_ `four\nfive`.', 'One _two_\n_three_ `four`\n`five`.'],
    ['gaps', 'One.\n\n\n\nTwo.\n***\n', 'One.\n\nTwo.\n\n---'],
    ['escapes', 'a\\_b \\# c &#33; \\\\d', 'a_b # c ! \\\\d'],
    ['headings', 'Setext\n------\n\n### Closed ###', '## Setext\n\n### Closed'],
  ])('keeps its %s, which the editor writes with other signs', (_name, old, fresh) => {
    expect(mergeText(old, fresh)).toBe(old);
  });

  it.each([
    ['a word', '* __one__ two', '- **one** too', '* __one__ too'],
    [
      'a word between lines',
      'One *two*\nthree four.',
      'One _two_\nthree five.',
      'One *two*\nthree five.',
    ],
    ['an item', '* a\n* b\n* c', '- a\n- x y\n- b\n- c', '* a\n* x y\n* b\n* c'],
    [
      'a nested item',
      '- a\n  - b\n- c',
      '- a\n    - b\n    - d\n- c',
      '- a\n  - b\n  - d\n- c',
    ],
    [
      'a nested list, below an empty line',
      '\n*a*',
      '_a_\n\n10. b\n    - c',
      '\n*a*\n\n10. b\n    - c',
    ],
    ['nothing of what is removed', '*a*\n\n* b\n\n*c*', '_a_\n\n_c_', '*a*\n\n*c*'],
    ['a paragraph', '*a*\n\n\n*b*', '_a_\n\n**new**\n\n_b_', '*a*\n\n**new**\n\n*b*'],
    [
      'the words of a link',
      'See **[a *b* c](/x/)** d',
      'See [**a _b_ c**](/x/) e',
      'See **[a *b* c](/x/)** e',
    ],
    ['the address of a link', 'A *b* [c](/x/)', 'A _b_ [c](/y/)', 'A *b* [c](/y/)'],
    ['a mark', 'One *two* three', 'One _two_ **three**', 'One *two* **three**'],
    ['a double space', 'One *two*  three', 'One _two_ three', 'One *two* three'],
    ['code', '~~~js\na\n~~~\n\n*b*', '```js\nc\n```\n\n_b_', '```js\nc\n```\n\n*b*'],
  ])('takes %s from the editor, and nothing else', (_name, old, fresh, merged) => {
    expect(mergeText(old, fresh)).toBe(merged);
  });

  it('says what the editor says, whatever the file said', () => {
    const saidBy = (text: string) => {
      const said: string[] = [];
      visit(parseText(text), (node) => {
        if ('value' in node) {
          said.push(...node.value.split(/[\s>]+/));
        }
      });
      return said.join('');
    };
    fc.assert(
      fc.property(anyArticle, anyArticle, (one, other) => {
        const [old, fresh] = [bodyOf(one), bodyOf(other)];
        expect(saidBy(mergeText(old, fresh))).toBe(saidBy(fresh));
      }),
    );
  });
});

describe('fields', () => {
  const MATTER = `# Ours
title: "It's DKIM"
description: 'One: two' # said twice
draft: false
owner: "me"
keywords: [one, "two"]
faq:
  - question: 'Why?'
    answer: "So"
  # The second
  - answer: >-
      Because it
      is.
    question: How?
`;
  const FIELDS = parse(MATTER) as Record<string, unknown>;
  const merged = (change: Record<string, unknown>) =>
    mergeFields(MATTER, {...FIELDS, ...change}, FIELD_ORDER);
  const [first, second] = FIELDS['faq'] as Record<string, string>[];

  it.each([
    ['nothing', {}, '', ''],
    ['an empty list', {image: '', imageAlt: null, featured: false}, '', ''],
    ['a text in its quotes', {title: "It's SPF"}, '"It\'s DKIM"', '"It\'s SPF"'],
    ['a text with a comment', {description: 'Two'}, "'One: two' #", "'Two' #"],
    ['an apostrophe', {description: "It's"}, "'One: two'", '"It\'s"'],
    ['a switch', {draft: true}, 'draft: false', 'draft: true'],
    ['what is emptied', {owner: ''}, 'owner: "me"\n', ''],
    ['an entry', {keywords: ['one', 'two', 'a: b']}, ', "two"]', ', "two", \'a: b\']'],
    ['an answer', {faq: [{...first, answer: 'No'}, second]}, '"So"', '"No"'],
    ['a question', {faq: [first, {...second, question: 'When?'}]}, 'How?', 'When?'],
    [
      'a new question',
      {faq: [first, second, {question: 'Q: a?', answer: 'A'}]},
      'question: How?\n',
      "question: How?\n  - question: 'Q: a?'\n    answer: A\n",
    ],
    ['a field in its place', {image: './a.png'}, ' twice\n', ' twice\nimage: ./a.png\n'],
  ])('that change by %s change nowhere else', (_name, change, from, to) => {
    expect(merged(change)).toBe(MATTER.replace(from, () => to));
  });

  it('lose a question with its lines', () => {
    expect(merged({faq: [second]})).toBe(
      MATTER.replace(/ {2}- question: 'Why\?'\n.*\n.*\n/, ''),
    );
  });

  it('are what was saved, whatever the file was', () => {
    const values = fc.record(
      {
        title: fc.string({minLength: 1}),
        keywords: fc.array(fc.string({unit: 'grapheme'})),
        faq: fc.array(fc.record({question: fc.string(), answer: fc.string()})),
        draft: fc.boolean(),
      },
      {requiredKeys: []},
    );
    fc.assert(
      fc.property(anyArticle, values, (file, change) => {
        const before = readArticle(file);
        const saved = writeArticle({...before, ...change});
        const {
          original: _,
          body: __,
          state: ___,
          ...fields
        }: CmsArticle = {...before, ...change};
        expect(said(frontMatterOf(saved))).toEqual(said(fields));
        expect(bodyOf(saved)).toBe(bodyOf(file));
      }),
    );
  });
});

it('a file comes back byte for byte when nothing was changed', () => {
  fc.assert(
    fc.property(anyArticle, (file) => {
      expect(writeArticle(readArticle(file))).toBe(file);
    }),
  );
});
