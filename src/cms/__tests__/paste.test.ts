import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {visit} from 'unist-util-visit';
import {bodyProblems} from '../../articles/build';
import {parseText} from '../mergeText';
import {readPaste} from '../paste';

const read = (name: string) =>
  readPaste(readFileSync(path.join(__dirname, 'clipboard', `${name}.html`), 'utf8'));
const markdownOf = (html: string) => readPaste(html).markdown.trim();
/** What the build says of a text, apart from links to pages that are not there. */
const faultsOf = (markdown: string) =>
  bodyProblems(markdown, {
    siteDir: process.cwd(),
    filePath: path.join(process.cwd(), 'blog/pasted/index.mdx'),
    today: '2026-11-23',
  }).filter(({says}) => !says.includes('leads to no'));

describe('a paste from Google Docs', () => {
  const {markdown, remarks} = read('google-docs');

  it('keeps headings below the title, bold, italic, links and smart quotes', () => {
    expect(markdown).toMatch(
      /^## Why emails bounce\n\nA \*\*hard bounce\*\* is “permanent”: it isn’t/,
    );
    expect(markdown).toContain(
      '[_RFC 3463_](https://www.rfc-editor.org/rfc/rfc3463#section-3)',
    );
    expect(markdown).toContain('\n### What to do\n');
  });

  it('keeps lists as lists, one in the other', () => {
    expect(markdown).toContain(
      '1. Read the code.\n   - `5.1.1` means no such mailbox.\n2. Suppress the address.',
    );
  });

  it('keeps a table, whose first row names the columns', () => {
    expect(markdown).toContain(
      '| Code  | Meaning                                   |\n| ----- | ----------------------------------------- |\n| 5.1.1 | No such mailbox or it was closed \\| moved |',
    );
  });

  it('asks for its picture as a file', () => {
    expect(remarks).toEqual([expect.stringContaining('“The way of a bounce”')]);
    expect(markdown).not.toContain('googleusercontent');
    expect(read('google-docs').html).toContain('<img alt="The way of a bounce">');
  });
});

describe('a paste from Word', () => {
  const {markdown, remarks} = read('word');

  it('makes lists of the paragraphs that Word bullets and numbers', () => {
    expect(markdown).toContain(
      '- Soft bounces pass.\n  - The mailbox is full.\n- Hard bounces stay.\n',
    );
    expect(markdown).toContain('1. Read the code.\n2. Suppress the address.\n');
  });

  it('keeps its table and bold text, and no part of Word', () => {
    expect(markdown).toContain(
      '| Code  | Meaning                   |\n| ----- | ------------------------- |\n| 5.2.2 | The mailbox is 100\u00a0% full |',
    );
    expect(markdown).toContain(
      'A **hard bounce** is “permanent”: it isn’t sent again. See',
    );
    expect(markdown).not.toMatch(/mso|font|<|·/i);
  });

  it('refuses addresses of files with a sentence', () => {
    expect(markdown).toContain('and our codes.');
    expect(remarks.join(' ')).toMatch(/picture.*"file:" or "data:".*link to files/i);
  });
});

describe('a paste', () => {
  it.each([
    ['<b>One</b><b> two</b> three', '**One two** three'],
    ['<p>a<b> b </b>c</p>', 'a **b** c'],
    ['<p>One</p><p>&nbsp;</p><p>two</p>', 'One\n\ntwo'],
    ['<h3>Deep</h3><p>x</p>', '### Deep\n\nx'],
    ['<h1>A</h1><h6>B</h6>', '## A\n\n#### B'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="#_Toc1">x</a>', 'x'],
    ['<table><tr><td><p>Only</p></td></tr></table>', 'Only'],
    [
      '<p><span style="font-family:Consolas">a = 1</span></p><p><code>b = 2</code></p>',
      '```\na = 1\nb = 2\n```',
    ],
    [
      '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=1">x</a>',
      '[x](https://a.example/)',
    ],
  ])('of %s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it('says that merged cells were split and a video was left out', () => {
    const {remarks} = readPaste(
      '<table><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr></table><iframe></iframe>',
    );
    expect(remarks.join(' ')).toMatch(/video.*merged cell/);
  });

  it('begins no program', () => {
    expect(
      faultsOf(readPaste('<p>export your list</p><p>import x</p>').markdown),
    ).toEqual([]);
  });

  it('says so of a text that is nested too deeply', () => {
    const {markdown, remarks} = readPaste('<b><i>'.repeat(20_000));
    expect(markdown).toBe('');
    expect(remarks).toHaveLength(1);
  });

  it('never throws, and has no HTML, no address of a file and nothing that the build refuses', () => {
    const words = fc.constantFrom(
      ...['<b>', '</b>', '<p>', '</p>', '<ul>', '<li>', '<table>', '<tr>', '<td>'],
      ...['<a href="file:///c:/x">', '<a href="data:text/html,x">', '</a>', '<br>', '*'],
      ...['<img src="data:image/png;base64,AA" alt="](x)">', '<span style="', ';">', '_'],
      ...[
        '{',
        '}',
        '<',
        '>',
        '`',
        '\\',
        '[x](file:///y)',
        'import x',
        'export',
        ' ',
        '|',
      ],
      ...[
        '<p style="mso-list:l0 level2 lfo1">',
        '<!--',
        '-->',
        '<pre>',
        '<h1>',
        '\n',
        '~',
      ],
      ...[
        '<code>',
        '</code>',
        '<i>',
        '</i>',
        '#',
        '- ',
        '1. ',
        '&lt;X/&gt;',
        '{/*',
        '%brand',
      ],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({unit: 'grapheme'}),
          fc.array(words).map((all) => all.join('')),
        ),
        (html) => {
          const {markdown} = readPaste(html);
          expect(faultsOf(markdown)).toEqual([]);
          visit(parseText(markdown), (node) => {
            expect(node.type).not.toMatch(/^(?:mdx|html|image)/);
            if (node.type === 'link') {
              expect(node.url).toMatch(/^(?:https?|mailto|tel):/);
            }
          });
        },
      ),
    );
  });
});
