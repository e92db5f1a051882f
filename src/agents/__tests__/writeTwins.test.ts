import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openBuildCache} from '../../content/build';
import type {PageMarkdown} from '../twin';
import {writeTwins} from '../writeTwins';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'twins-'));
});
afterEach(() => {
  rmSync(dir, {recursive: true});
});

function build(
  name: string,
  content: string,
  head = '<link rel=alternate type=text/markdown href=x>',
) {
  const folder = path.join(dir, 'build', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'index.html'),
    `<head><title>${name} | Site</title><link rel=canonical href=https://x.example/${name}/>${head}</head><body><main>${content}</main>`,
  );
}

async function write() {
  const cache = await openBuildCache<PageMarkdown>(dir, 'cache/twins.json', []);
  // Docusaurus may end the folder in a slash.
  return writeTwins(process.cwd(), `${path.join(dir, 'build')}/`, 'Site', cache);
}

const read = (name: string) =>
  readFileSync(path.join(dir, 'build', name, 'index.md'), 'utf8');

test('every page that links to a twin gets one beside its HTML', async () => {
  build('docs/a', '<h1>A</h1>');
  build('hidden', '<h1>B</h1>', '');
  const {twins} = await write();
  expect(twins.map(({facts}) => facts.title)).toEqual(['docs/a']);
  expect(read('docs/a')).toContain('# A\n');
  expect(() => read('hidden')).toThrow('ENOENT');
});

test('a twin has the name of its page, too, and one more for every language', async () => {
  const pane = (language: string) =>
    `<div data-pane=${language}><pre><code>${language}</code></pre></div>`;
  build(
    'docs/a',
    `<h1>A</h1><fieldset><div>${pane('bash')}${pane('php')}</div></fieldset>`,
  );
  build('', '<h1>Home</h1>');
  await write();
  const file = (name: string) => readFileSync(path.join(dir, 'build', name), 'utf8');
  expect(file('docs/a.md')).toBe(read('docs/a'));
  expect(file('docs/a/index.bash.md')).toBe(read('docs/a'));
  expect(file('docs/a/index.php.md')).toContain('```php\nphp');
  expect(readdirSync(path.join(dir, 'build')).sort()).toEqual([
    'docs',
    'index.html',
    'index.md',
  ]);
  expect(readdirSync(dir)).not.toContain('build.md');
});

test('many new pages, half of which are made in another thread, get a twin each', async () => {
  const numbers = Array.from({length: 41}, (_, index) => String(index));
  for (const number of numbers) {
    build(`docs/${number}`, `<h1>Page ${number}</h1>`);
  }
  const {twins, made} = await write();
  expect(made).toBe(41);
  expect(twins).toHaveLength(41);
  for (const number of numbers) {
    expect(read(`docs/${number}`)).toContain(`# Page ${number}\n`);
  }
});

test('a page that has not changed is not made again; one that has is', async () => {
  build('a', '<h1>A</h1>');
  build('b', '<h1>B</h1>');
  expect((await write()).made).toBe(2);
  build('b', '<h1>Better</h1>');
  rmSync(path.join(dir, 'build/a/index.md'));
  expect((await write()).made).toBe(1);
  expect(read('a')).toContain('# A\n');
  expect(read('b')).toContain('# Better\n');
});

test('another page in the menu makes no twin again', async () => {
  const menu = (links: string) => `<nav><ul>${links}</ul></nav><h1>A</h1>`;
  build('a', menu('<li><a href=/a/>A</a>'));
  await write();
  build('a', menu('<li><a href=/a/>A</a><li><a href=/b/>B</a>'));
  expect((await write()).made).toBe(0);
});

test('code has no colours', async () => {
  build(
    'a',
    '<pre class=language-js><code><b>if</b> (a <i class=n>1</i> <span class=rows>&lt;</span> b)</code></pre><p>And <span>text</span>',
  );
  await write();
  expect(read('a')).toContain('if (a 1 < b)');
  expect(read('a')).toContain('And text');
});
