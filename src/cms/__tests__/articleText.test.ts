import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {frontMatterOf} from '../../articles/build';
import {problemsOf, schemas} from '../../content/build';
import {FIELD_ORDER, readArticle, SWITCHES, writeArticle} from '../articleText';
import {nameOfPart} from '../partControls';

/** Articles with all that articles are made of; of the site's own, `npm run review` tells. */
const FIXTURES = path.join(__dirname, '../../../tests/fixtures/articles');
const slugs = readdirSync(FIXTURES);
const FIELDS = {
  title: 'What is a bounce?',
  description:
    'What a bounce is, what its codes say, and what to do about each of them: with examples.',
  image: './cover.png',
  imageAlt: 'An envelope that comes back',
  datePublished: '2026-11-22',
  author: 'team',
  topic: 'Basics',
};
const bodyOf = (file: string) => file.replace(/^---\n[^]*?\n---\n+/, '');
const textIn = (body: string) => bodyOf(writeArticle({...FIELDS, body})).trimEnd();
const textOut = (body: string) => readArticle(`---\ntitle: T\n---\n\n${body}\n`)['body'];

describe('an article', () => {
  it.each(slugs)('%s comes back from the editor as it was', (slug) => {
    const file = readFileSync(path.join(FIXTURES, slug, 'index.mdx'), 'utf8');
    const saved = writeArticle(readArticle(file));
    expect(bodyOf(saved)).toBe(bodyOf(file));
    expect(frontMatterOf(saved)).toEqual(frontMatterOf(file));
  });

  it.each(slugs)('%s shows the editor no part that only MDX knows', (slug) => {
    const file = readFileSync(path.join(FIXTURES, slug, 'index.mdx'), 'utf8');
    const prose = String(readArticle(file)['body']).replace(
      /^(`{3,})[^\n]*\n[^]*?\n\1$/gm,
      '',
    );
    expect(prose).not.toMatch(/^(import|export) |^<[A-Z]|\{\/\*/m);
  });
});

describe('the text', () => {
  it('gets the mark behind its first paragraph, and nobody sees it', () => {
    const file = 'A bounce is an email that comes back.\n\n{/* truncate */}\n\n## Why';
    const text = 'A bounce is an email that comes back.\n\n## Why';
    expect(textIn(text)).toBe(file);
    expect(textOut(file)).toBe(text);
  });

  it('shows a heading’s own address the short way', () => {
    const file = '## Soft bounces {/* #soft */}';
    expect(textOut(file)).toBe('## Soft bounces {#soft}');
    expect(textIn('## Soft bounces {#soft}')).toBe(file);
  });

  it('keeps what only MDX knows in boxes', () => {
    const file = [
      "import {Meter} from '@site/src/articles/exhibits/meter';",
      'First.',
      '{/* truncate */}',
      '<Meter rows={[1,\n\n2]} />',
      'A | B\n--- | ---\n1 | 2',
      '```json title="Answer" {2}\n{"a": 1}\n```',
      'Up to <FigureValue id="a-b_c" /> each.',
      'Up to <FigureValue id={`x`} /> each.',
    ].join('\n\n');
    const text = String(textOut(file));
    expect(text).toMatch(/^```mdx\nimport \{Meter\}/);
    expect(text).toContain('```mdx\n<Meter rows={[1,\n\n2]} />\n```');
    expect(text).toContain('```mdx\nA | B\n');
    expect(text).toContain('````mdx\n```json title="Answer" {2}');
    expect(text).toContain('\n\nUp to <FigureValue id="a-b_c" /> each.\n\n');
    expect(text).toContain('```mdx\nUp to <FigureValue id={`x`} /> each.\n```');
    expect(textIn(text)).toBe(file);
  });

  it.each([
    ['Fewer than 1 < 2 percent', 'Fewer than 1 \\< 2 percent'],
    ['Hello {{name}}', 'Hello \\{\\{name}}'],
    ['Mail <ada@example.com>', 'Mail \\<ada@example.com>'],
    ['A <br> tag', 'A \\<br> tag'],
    ['In code `<b>{x}`, kept', 'In code `<b>{x}`, kept'],
    ['```html\n<b>{x}</b>\n```', '```html\n<b>{x}</b>\n```'],
    ['Escaped \\{ already', 'Escaped \\{ already'],
  ])('takes what a writer types for text: %s', (typed, saved) => {
    const file = textIn(typed);
    expect(file.replace('\n\n{/* truncate */}', '')).toBe(saved);
  });

  it('aligns a table again whose signs it escapes', () => {
    const body = 'First.\n\n| A   | B   |\n| --- | --- |\n| {x} | 1   |';
    expect(writeArticle({title: 'T', body})).toContain(
      '| A    | B   |\n| ---- | --- |\n| \\{x} | 1   |',
    );
  });

  it('shows a table as it is, and refuses no sign in its cells', () => {
    const table =
      '| A   | B                       |\n| --- | ----------------------- |\n';
    const file = `First.\n\n{/* truncate */}\n\n${table}| 1   | \\{\\{x}} <Need id="1" /> |`;
    const text = String(textOut(file));
    expect(text).toContain('\n| 1   | {{x}} <Need id="1" /> |');
    expect(textIn(text)).toBe(file);
  });

  it.each([
    ['![A way](file:///c:/way.png)', 'an address with "file:"'],
    ['![A way](data:image/png;base64,AA==)', 'an address with "data:"'],
    ['![A way](https://a.example/way.png)', 'an address with "https:"'],
    ['![A way]()', '“A way” has no file'],
    ['![Way](./way.png)', './way.png needs at least 10 characters'],
  ])('is not saved with %s', (body, says) => {
    expect(() => writeArticle({...FIELDS, body})).toThrow(says);
  });

  it('is saved with a picture that its file has had before', () => {
    const article = readArticle('---\ntitle: T\n---\n\n![Way](./way.png)\n\nOne.\n');
    const body = String(article['body']).replace('One.', 'Two.');
    expect(writeArticle({...article, body})).toContain('![Way](./way.png)\n\nTwo.');
  });

  it('keeps the backslashes of code, which the editor takes out', () => {
    const file = [
      'First.',
      '{/* truncate */}',
      'The pattern `a\\\\b\\_c` and its end `\\`.',
      '```\nreplace(/["\\\\]/g, "\\\\$&") \\\\\\_ \\n\n```',
      '```js title="It"\nsplit("\\\\")\n```',
    ].join('\n\n');
    // As `onEditorUpdate` of @sveltia/ui does with all it gives back.
    const given = String(textOut(file)).replace(/\\([_\\])/g, '$1');
    expect(textIn(given)).toBe(file);
  });

  it('shows typed signs as they were typed', () => {
    const typed = 'At 1 < 2, {{name}} gets `<b>`.';
    expect(textOut(textIn(typed))).toBe(typed);
  });

  it('says what is wrong with a component that is not closed, and saves nothing', () => {
    expect(() => textIn('First.\n\n<Meter>')).toThrow(
      /^The text cannot be saved yet\. Expected a closing tag for `<Meter>` in line 3\.$/,
    );
  });

  it('can be corrected where its file cannot be read, and stays as it is until then', () => {
    const file = '---\ntitle: T\n---\n\nFirst.\n\n<Meter>\n';
    const article = readArticle(file);
    expect(article['body']).toBe('```mdx\nFirst.\n\n<Meter>\n```');
    expect(nameOfPart('First.\n\n<Meter>').says).toBe(
      'Expected a closing tag for `<Meter>` in line 3. Correct it in the source.',
    );
    expect(writeArticle(article)).toBe(file);
    const body = String(article['body']);
    expect(() => writeArticle({...article, body: `${body}\n\nMore.`})).toThrow(
      'Expected a closing tag for `<Meter>`',
    );
    expect(writeArticle({...article, body: body.replace('<Meter>', '<Meter />')})).toBe(
      '---\ntitle: T\n---\n\nFirst.\n\n<Meter />\n',
    );
  });

  it('saves every text a keyboard can write without components, and shows it again', () => {
    const words = fc.constantFrom(
      ...[
        'word',
        '1 < 2',
        '{x}',
        '{{y}}',
        '`<code>`',
        '**b**',
        '_i_',
        '}',
        '>',
        '#',
        '-',
      ],
    );
    const lines = fc
      .array(words, {minLength: 1, maxLength: 6})
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.array(lines, {minLength: 1, maxLength: 5}), (list) => {
        const once = textOut(textIn(`Start.\n\n${list.join('\n\n')}`));
        expect(textOut(textIn(String(once)))).toBe(once);
      }),
    );
  });

  it('fails with a sentence or not at all, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        try {
          expect(textIn(text)).toEqual(expect.any(String));
        } catch (error) {
          expect(String(error)).toMatch(/^Error: The text cannot be saved yet/);
        }
      }),
    );
  });
});

describe('the fields', () => {
  it('have their place in the file', () => {
    const {keys} = schemas.article.describe() as {keys: Record<string, unknown>};
    expect([...FIELD_ORDER].sort()).toEqual(Object.keys(keys).sort());
  });

  it('are written as the build reads them, without what is empty', () => {
    const file = writeArticle({
      draft: true,
      ...FIELDS,
      title: "It's DKIM: a guide",
      featured: false,
      keywords: [''],
      discountCode: '',
      dateModified: null,
      faq: [{question: 'Why?', answer: 'Because: it is.'}],
      body: 'Text.',
    });
    expect(file).toMatch(/^---\ntitle: "It's DKIM: a guide"\ndescription: /);
    expect(file).toContain('\ndatePublished: 2026-11-22\n');
    expect(file).not.toMatch(/featured|keywords|discountCode|dateModified/);
    expect(file).toMatch(/\nText\.\n\n\{\/\* truncate \*\/\}\n$/);
    expect(problemsOf(frontMatterOf(file), 'article', file)).toEqual([]);
  });

  it('are asked for where a file has none', () => {
    expect(() => readArticle('Text')).toThrow('does not begin with its fields');
    expect(readArticle('---\r\ntitle: T\r\n---\r\n\r\nText\r\n')).toMatchObject({
      title: 'T',
      featured: false,
      draft: false,
      body: 'Text',
    });
  });
});

describe('the switches', () => {
  const fileWith = (line: string) => `---\ntitle: T\n${line}---\n\nText.\n`;

  it('are the fields of the schema that are on or off', () => {
    const {keys} = schemas.article.describe() as {keys: Record<string, {type: string}>};
    const switches = Object.keys(keys).filter((name) => keys[name]?.type === 'boolean');
    expect([...SWITCHES].sort()).toEqual(switches.sort());
  });

  // For a field that is undefined or null the editor takes the default of a new article.
  it.each(['', 'draft: false\n', 'draft:\n'])(
    'are off for the editor where the file has %j',
    (line) => {
      expect(readArticle(fileWith(line))).toMatchObject({draft: false, featured: false});
    },
  );

  it.each([{}, {draft: true}, {draft: false}, {draft: true, featured: false}])(
    'come back as the file had them: %j',
    (fields) => {
      const lines = Object.entries(fields).map(
        ([name, on]) => `${name}: ${String(on)}\n`,
      );
      const saved = writeArticle(readArticle(fileWith(lines.join(''))));
      expect(frontMatterOf(saved)).toEqual({title: 'T', ...fields});
    },
  );

  it('are saved as the writer leaves them', () => {
    const published = readArticle(fileWith(''));
    const withdrawn = writeArticle({...published, draft: true});
    expect(frontMatterOf(withdrawn)).toEqual({title: 'T', draft: true});
    const again = writeArticle({...readArticle(withdrawn), draft: false});
    expect(frontMatterOf(again)).toEqual({title: 'T'});
  });
});
