import {differences, outlineOfMarkdown} from '../../../tests/support/outline';
import {readPage} from '../readPage';
import {writeTwin} from '../twin';

const ADDRESS = 'https://postwren.example/docs/keys/';

const HEAD = `<!doctype html><html lang=en><head><title>Keys &amp; tests | Postwren</title>
<meta name=description content="Say &quot;yes&quot;: to keys."><link rel=canonical href=${ADDRESS}>
<link rel=alternate type=text/markdown href=/docs/keys/index.md></head><body>`;

/** A built page around some content. */
function html(content: string): string {
  return `${HEAD}<header>Bar</header><main id=main>${content}</main><footer>Foot</footer></body></html>`;
}

function twinsOf(page: string) {
  const read = readPage(page, 'Postwren');
  if (!read) {
    throw new Error('The fixture has no twin.');
  }
  return writeTwin(read);
}

const twin = (content: string) => twinsOf(html(content)).markdown;

/** The twin's text, after its front lines. */
const body = (content: string) => twin(content).replace(/^---\n.*?\n---\n\n/s, '');

describe('the front lines of a twin', () => {
  test('say what the page is, as YAML', () => {
    expect(
      twin(
        '<article><header><h1>Keys</h1><p>Updated <time dateTime=2026-11-19>19 November 2026</time></header></article>',
      ),
    ).toBe(`---
title: "Keys & tests"
description: "Say \\"yes\\": to keys."
address: ${ADDRESS}
updated: 2026-11-19
---

# Keys

Updated 19 November 2026
`);
  });

  test('have no date where the page has none', () => {
    expect(twin('<h1>Keys</h1>')).not.toContain('updated');
  });

  test('take the date from the head of a page, and not from what follows', () => {
    expect(
      twin(
        '<h1>Policy</h1><dl><dt>Last changed<dd><time datetime=2026-11-22>22 November 2026</time></dl><h2>Limits</h2><p>2 days, as of <time datetime=2026-10-03>October</time></p><div><header><h2>Report</h2></header></div>',
      ),
    ).toContain('updated: 2026-11-22\n');
    expect(
      twin(
        '<h1>Tool</h1><h2>Rules</h2><p><time datetime=2026-10-03>October</time></p><header>x</header>',
      ),
    ).not.toContain('updated');
  });

  test('take the date of an article from its structured data', () => {
    expect(
      twin('<script type=application/ld+json>{"dateModified":"2026-11-21"}</script>'),
    ).toContain('updated: 2026-11-21\n');
  });
});

test.each([
  ['no link to a twin', html('<h1>x</h1>').replace(/<link rel=alternate[^>]*>/, '')],
  ['no main', `${HEAD}<p>x</p></body></html>`],
  ['no address', html('<h1>x</h1>').replace(/<link rel=canonical[^>]*>/, '')],
])('a page with %s has no twin', (_name, page) => {
  expect(readPage(page, 'Postwren')).toBeUndefined();
});

test('a page has another hash when its words or its description change, not its scripts', () => {
  const hash = (page: string) => readPage(page, 'Postwren')?.hash;
  const page = html('<h1>x</h1>');
  expect(hash(page.replace('<body>', '<body data-scripts=/a.js>'))).toBe(hash(page));
  expect(hash(page.replace('<h1>x', '<h1>y'))).not.toBe(hash(page));
  expect(hash(page.replace('to keys', 'to locks'))).not.toBe(hash(page));
});

describe('code', () => {
  test('keeps its text, its language and its caption', () => {
    expect(
      body(
        '<figure><figcaption>send "it".sh</figcaption><div><pre tabindex=0><code class=language-bash>curl \\\n  -d <span class=s>\'{"a": "*b*"}\'</span>\n</code></pre><div><button>Copy</button></div></div></figure>',
      ),
    ).toBe('```bash title="send ”it”.sh"\ncurl \\\n  -d \'{"a": "*b*"}\'\n```\n');
  });

  const inTabs = (panes: Record<string, string>) =>
    `<fieldset><legend class=vh>Language</legend><div>${Object.keys(panes)
      .map((language) => `<label><input type=radio>${language}</label>`)
      .join('')}</div><div>${Object.entries(panes)
      .map(
        ([language, code]) =>
          `<div data-pane=${language}><pre><code>${code}</code></pre></div>`,
      )
      .join('')}</div></fieldset>`;
  const tabbed =
    inTabs({bash: 'curl', ruby: 'puts 1'}) + inTabs({ruby: 'puts 2', php: 'echo 2;'});

  test('in tabs is there in the first language, and the others have twins', () => {
    const {markdown, inLanguages} = twinsOf(html(tabbed));
    expect(markdown).toContain(
      `code: cURL
codeInOtherLanguages:
  Ruby: ${ADDRESS}index.ruby.md
  PHP: ${ADDRESS}index.php.md
---

\`\`\`bash
curl
\`\`\`

\`\`\`ruby
puts 2
\`\`\`
`,
    );
    expect(Object.keys(inLanguages)).toEqual(['bash', 'ruby', 'php']);
    expect(inLanguages['bash']).toBe(markdown);
    expect(inLanguages['ruby']).toContain('```ruby\nputs 1\n```\n\n```ruby\nputs 2');
    expect(inLanguages['ruby']).toContain(`  cURL: ${ADDRESS}index.bash.md`);
    // What PHP does not have is there in the first language that there is.
    expect(inLanguages['php']).toContain('```bash\ncurl\n```\n\n```php\necho 2;');
  });

  test('in tabs of something else is all there', () => {
    expect(body(inTabs({props: 'a', react: 'b'}))).toBe(
      '```props\na\n```\n\n```react\nb\n```\n',
    );
  });

  test('in tabs is there in every language on pages that are no docs', () => {
    const page = html(tabbed).replace(ADDRESS, 'https://postwren.example/emails/');
    const {markdown, inLanguages} = twinsOf(page);
    expect(inLanguages).toEqual({});
    expect(markdown).not.toContain('codeIn');
    expect(markdown.match(/```(bash|ruby|php)/g)).toHaveLength(4);
  });

  test('with fences inside gets longer fences', () => {
    expect(body('<pre><code class=language-markdown>```js\n1\n```</code></pre>')).toBe(
      '````markdown\n```js\n1\n```\n````\n',
    );
  });

  test('marked lines stay lines', () => {
    expect(body('<pre><code class=language-text>a\n<mark>b\n</mark>c</code></pre>')).toBe(
      '```text\na\nb\nc\n```\n',
    );
  });
});

describe('content', () => {
  test.each([
    [
      'a table with a pipe in its code',
      '<table role=table><thead><tr><th>Key<th>Is<tbody><tr><td><code>a|b</code><td>1 <em>of</em> two</table>',
      '| Key | Is |\n| - | - |\n| `a\\|b` | 1 *of* two |\n',
    ],
    [
      'a caption',
      '<table><caption>Limits</caption><tr><th>A<tr><td>1</table>',
      'Limits\n\n| A |\n| - |\n| 1 |\n',
    ],
    [
      'a hint',
      '<aside data-kind=info><b>Note</b><div><p>Keep it.</div></aside>',
      '> **Note**\n>\n> Keep it.\n',
    ],
    [
      'what opens',
      '<details><summary>Fields of <code>to</code></summary><ul><li>name</ul></details>',
      '**Fields of `to`**\n\n- name\n',
    ],
    [
      'a heading in what opens',
      '<details><summary><h3>Errors</h3><span>2</span></summary><p>One.</details>',
      '### Errors\n\n2\n\nOne.\n',
    ],
    [
      'links of every kind',
      '<p><a href=/tools/>Tools</a>, <a href=#send>here</a>, <a href=mailto:a@b.example>mail</a>, <a href=https://c.example/?a=1&amp;b=2>c</a>',
      `[Tools](https://postwren.example/tools/), [here](${ADDRESS}#send), [mail](mailto:a@b.example), [c](https://c.example/?a=1\\&b=2)\n`,
    ],
    [
      'a link whose picture has the words',
      '<p><a href=/ aria-label="Home"><svg></svg></a>',
      '[Home](https://postwren.example/)\n',
    ],
    [
      'terms',
      '<dl><div><dt>Default<dd><code>true</code></div><div><dt>Limits<dd>3<dd>4</div></dl>',
      '- **Default:** `true`\n- **Limits:** 3; 4\n',
    ],
    [
      'a heading with a mark of its own and a line break',
      '<h2 id=a>Three senders,<br>one inbox.<a href=#a aria-label="Link to this heading">#</a></h2>',
      '## Three senders, one inbox.\n',
    ],
    [
      'views in tabs under their labels',
      '<fieldset><legend class=vh>View</legend><div><label><input type=radio>Email</label><label><input type=radio>Source</label></div><div><p>Hello</div><div><p>Bye</div></fieldset>',
      '**Email**\n\nHello\n\n**Source**\n\nBye\n',
    ],
    [
      'words that only the style sets apart',
      '<ul><li><a href=/x/><b>Quickstart</b><span>A domain, a key.</span></a></ul>',
      '- [**Quickstart** A domain, a key.](https://postwren.example/x/)\n',
    ],
    [
      'a list with commas of its own',
      '<p><span><a href=/a/>A</a></span><span>, <a href=/b/>B</a></span><span>; c</span>',
      '[A](https://postwren.example/a/), [B](https://postwren.example/b/); c\n',
    ],
    [
      'a value that is not final, with its unit',
      '<p>Up to <span>10 <span data-twin=not-final>Sample</span></span> MB each.',
      'Up to 10 MB (not final) each.\n',
    ],
    [
      'a value that is not final, before a word that is no unit',
      '<p>At least <span>30 days <span data-twin=not-final>Sample</span></span> in advance, <span>100 <span data-twin=not-final>Sample</span></span> different emails, <span>5 <span data-twin=not-final>Sample</span></span> emailing.',
      'At least 30 days (not final) in advance, 100 (not final) different emails, 5 (not final) emailing.\n',
    ],
    [
      'values that are not final, each with its unit',
      '<p><span>24 <span data-twin=not-final>Sample</span></span> hours, <span>1 <span data-twin=not-final>Sample</span></span> day, <span>9 <span data-twin=not-final>Sample</span></span> entries, <span>2 <span data-twin=not-final>Sample</span></span> requests per second.',
      '24 hours (not final), 1 day (not final), 9 entries (not final), 2 requests (not final) per second.\n',
    ],
    [
      'a value that is not final at the end of a sentence',
      '<p>At most <span>10 <span data-twin=not-final>Sample</span></span>.<p>5 <span data-twin=not-final>Sample</span>',
      'At most 10 (not final).\n\n5 (not final)\n',
    ],
    [
      'a text with its line ends',
      '<div role=group aria-label=x><p><b>Subject</b></p><pre class=text>one\n\n-- \ntwo</pre></div>',
      '**Subject**\n\n```\none\n\n-- \ntwo\n```\n',
    ],
    [
      'words in one piece',
      '<p>3<!-- --> of <!-- -->4 in pre<b>fix</b>',
      '3 of 4 in pre**fix**\n',
    ],
    [
      'a scene by its label',
      '<div role=img aria-label="A wren on a letter."><p>481902</div>',
      '*Picture: A wren on a letter.*\n',
    ],
    [
      'a frame by its title',
      '<iframe title="Preview of the email" srcdoc="<p>x"></iframe>',
      '*Picture: Preview of the email*\n',
    ],
    [
      'a picture by its alternative',
      '<picture><source srcset=/a.avif><img src=/a.jpg alt="A chart"></picture>',
      '![A chart](https://postwren.example/a.jpg)\n',
    ],
    [
      'what a choice says beside its name',
      '<fieldset><legend class=vh>Subject</legend><label><input type=radio><span>Reset it <span>8 characters</span></span></label></fieldset>',
      'Reset it 8 characters\n',
    ],
    [
      'signs that Markdown would read',
      '<p>1. a *b* [c] &lt;d>',
      '1\\. a \\*b\\* \\[c] \\<d>\n',
    ],
    [
      'navigation that is part of the text',
      '<nav data-twin=kept><ul><li><a href=/docs/><span>Docs</span> <b>Quickstart</b></a></ul></nav>',
      '- [Docs **Quickstart**](https://postwren.example/docs/)\n',
    ],
  ])('%s is kept', (_name, content, expected) => {
    expect(body(content)).toBe(expected);
  });

  test.each([
    ['navigation', '<nav><a href=/>Home</a></nav>'],
    ['buttons', '<button>Copy</button>'],
    ['scripts', '<script>1</script>'],
    ['what is hidden from screen readers', '<p aria-hidden=true>202</p>'],
    ['a decorative picture', '<img src=/a.png alt="">'],
    ['a hidden scene', '<div aria-hidden=true role=img aria-label=x></div>'],
    ['what says so', '<details data-twin=none><summary>On this page</summary></details>'],
    ['notes for browsers without JavaScript', '<noscript><p>x</p></noscript>'],
    ['a menu that is closed', '<div popover=auto>x</div>'],
  ])('%s is left out', (_name, content) => {
    expect(body(`<p>a</p>${content}<p>b</p>`)).toBe('a\n\nb\n');
  });
});

describe('the comparison of a page with its twin', () => {
  const whole = body(
    `<h1>Keys</h1><p>See <a href=/tools/>7 tools</a>.</p><table><tr><th>A<tr><td>1</table>
     <pre><code class=language-bash>curl</code></pre>`,
  );
  const outline = outlineOfMarkdown(whole);

  test('finds nothing when nothing is lost', () => {
    expect(differences(outline, outlineOfMarkdown(whole))).toEqual([]);
  });

  test.each([
    ['a heading', '# Keys', 'Keys', 'headings'],
    ['a level', '# Keys', '## Keys', 'headings'],
    ['code', 'curl', 'wget', 'code'],
    ['a language', '```bash', '```', 'code'],
    ['a cell', '| 1 |', '| |', 'cells'],
    ['a link', /\[(.*?)\]\(.*?\)/, '$1', 'links'],
    ['a number', '7 tools', 'tools', 'numbers'],
    ['nothing, but has more', /$/, '\n\n## More\n', 'headings'],
  ])('finds a twin that lost %s', (_name, from, to, kind) => {
    const broken = whole.replace(from, to);
    expect(broken).not.toBe(whole);
    expect(differences(outline, outlineOfMarkdown(broken)).join('\n')).toContain(kind);
  });
});
