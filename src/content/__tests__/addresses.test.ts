// cspell:ignore mdxx
import fc from 'fast-check';
import {addressesOf, adviceOf, isPage, needsSlug} from '../addresses';

const routesOf = (...files: string[]) =>
  Object.fromEntries(
    [...addressesOf(files)].map(([file, {route, problem}]) => [file, [route, problem]]),
  );
const advice = (file: string, ...others: string[]) => {
  const address = addressesOf([file, ...others]).get(file);
  return address && adviceOf(`blog/${file}`, address, '/articles/', 'What is a bounce?');
};

it('follows the name in lower case, and an index file its folder', () => {
  expect(
    routesOf('what-is-dkim/index.mdx', 'API/Email.mdx', 'what_is.mdx', 'index.mdx'),
  ).toEqual({
    'what-is-dkim/index.mdx': ['what-is-dkim', undefined],
    'API/Email.mdx': ['api/email', undefined],
    'what_is.mdx': ['what_is', undefined],
    'index.mdx': ['', undefined],
  });
});

it.each([
  ['Index.mdx', ''],
  ['README.mdx', ''],
  ['guide/README.md', 'guide'],
  ['guide/Index.mdx', 'guide'],
  ['Guide/readme.mdx', 'guide'],
  ['guide/guide.mdx', 'guide'],
  ['api/Send/send.mdx', 'api/send'],
  ['guide/Guide-Page.mdx', 'guide/guide-page'],
  ['guide/index-page.mdx', 'guide/index-page'],
  ['index/page.mdx', 'index/page'],
  ['a/a/index.mdx', 'a/a'],
  ['01-intro.mdx', '01-intro'],
])('is the folder for every form of an index file: %s', (file, route) => {
  expect(routesOf(file)).toEqual({[file]: [route, undefined]});
});

it('gives two index files of a folder one address only', () => {
  expect(routesOf('guide/index.mdx', 'guide/README.mdx')).toEqual({
    'guide/index.mdx': ['guide', undefined],
    'guide/README.mdx': ['guide-2', 'taken'],
  });
});

it.each([
  ['What is a 😀 bounce/index.mdx', 'what-is-a-bounce'],
  ['what is a bounce/index.mdx', 'what-is-a-bounce'],
  ['über-uns/index.mdx', 'uber-uns'],
  // As macOS has it: the letter and its two dots apart.
  ['u\u0308ber-uns/index.mdx', 'uber-uns'],
  ['SPF & DKIM (100%)?/index.mdx', 'spf-and-dkim-100'],
  ['a b/c d.mdx', 'a-b/c-d'],
  ['v1.2/index.mdx', 'v1-2'],
])('makes an address of letters and digits: %s', (file, route) => {
  expect(routesOf(file)).toEqual({[file]: [route, 'characters']});
});

it('leaves an address to the name that is one', () => {
  expect(routesOf('A b/index.mdx', 'a-b/index.mdx', 'a b/index.mdx')).toEqual({
    'a-b/index.mdx': ['a-b', undefined],
    'A b/index.mdx': ['a-b-2', 'taken'],
    'a b/index.mdx': ['a-b-3', 'taken'],
  });
});

it.each([
  ['a.mdx', true],
  ['a/b_c.md', true],
  ['a.mdx.bak', false],
  ['a.mdxx', false],
  ['mdx', false],
  ['_a.mdx', false],
  ['a/_b.md', false],
  ['_a/b.md', false],
])('takes files of Markdown for pages, and no parts of them: %s', (name, is) => {
  expect(isPage(name)).toBe(is);
});

it.each([
  ['a/b.mdx', 'a/b', false],
  ['a/index.mdx', 'a', false],
  ['index.md', '', false],
  ['index-page.mdx', 'index-page', false],
  ['a/reindex.mdx', 'a/reindex', false],
  ['README.mdx', '', true],
  ['A.mdx', 'a', true],
  ['01-a.mdx', '01-a', true],
  ['a/1.mdx', 'a/1', true],
  ['a1.mdx', 'a1', false],
])(
  'tells Docusaurus only what it would not do itself: %s at %s',
  (file, route, needs) => {
    expect(needsSlug(file, route)).toBe(needs);
  },
);

it('takes the first of two names that come to the same, whatever their order', () => {
  const expected = {
    'a (b)/index.mdx': ['a-b', 'characters'],
    'a b!/index.mdx': ['a-b-2', 'taken'],
  };
  expect(routesOf('a (b)/index.mdx', 'a b!/index.mdx')).toEqual(expected);
  expect(routesOf('a b!/index.mdx', 'a (b)/index.mdx')).toEqual(expected);
  expect(routesOf('guide/README.mdx', 'guide/guide.mdx', 'guide/index.md')).toEqual({
    'guide/index.md': ['guide', undefined],
    'guide/README.mdx': ['guide-2', 'taken'],
    'guide/guide.mdx': ['guide-3', 'taken'],
  });
});

it('names a page without an address after what is left of its folders', () => {
  expect(routesOf('guide/😀/index.mdx', '😀.mdx')).toEqual({
    'guide/😀/index.mdx': ['guide-2', 'empty'],
    '😀.mdx': ['page-2', 'empty'],
  });
});

it.each([
  ['blog/a b/index.md', 'The folder blog/a b has', 'blog/a-b.'],
  ['blog/a b/README.mdx', 'The folder blog/a b has', 'blog/a-b.'],
  ['blog/a b.md', 'The file blog/a b.md has', 'blog/a-b.md.'],
  ['src/pages/a b.mdx', 'The file src/pages/a b.mdx has', 'src/pages/a-b.mdx.'],
  [
    'docs/src/pages/a b.mdx',
    'The file docs/src/pages/a b.mdx',
    'docs/src/pages/a-b.mdx.',
  ],
])('says of %s what it is to be called', (file, what, name) => {
  const home = file.startsWith('src/pages/') ? 'src/pages/' : /^\w+\//.exec(file)?.[0];
  const inHome = file.slice(home?.length);
  const address = addressesOf([inHome]).get(inHome) ?? {route: ''};
  const says = adviceOf(file, address, '/') ?? '';
  expect(says.startsWith(what)).toBe(true);
  expect(says.endsWith(`rename it to ${name}`)).toBe(true);
});

it('says what to do, with the folder and its new name', () => {
  expect(advice('What is a 😀 bounce/index.mdx')).toBe(
    'The folder blog/What is a 😀 bounce has characters in its name that an address cannot have, so the page is at /articles/what-is-a-bounce/: rename it to blog/what-is-a-bounce.',
  );
  expect(advice('über uns.mdx')).toMatch(
    /^The file blog\/über uns\.mdx has .*: rename it to blog\/uber-uns\.mdx\.$/,
  );
  expect(advice('Bounces/index.mdx', 'bounces/index.mdx')).toMatch(
    /^The folder blog\/Bounces leads to the same address .* cannot be published: rename it to blog\/bounces-2 or/,
  );
  expect(advice('😀/index.mdx')).toMatch(
    /^The folder blog\/😀 has no letters .* cannot be published: rename it to blog\/what-is-a-bounce\.$/,
  );
  expect(advice('Bounces/index.mdx')).toBe(
    'The folder blog/Bounces has capital letters in its name, and addresses have none, so the page is at /articles/bounces/: rename it to blog/bounces.',
  );
  expect(advice('bounces/index.mdx')).toBeUndefined();
  const [docs = {route: ''}] = addressesOf(['API/Email.mdx']).values();
  expect(adviceOf('docs/API/Email.mdx', docs, '/docs/')).toBeUndefined();
});

it('gives every page an address that needs no escaping, and no two the same', () => {
  const names = fc.oneof(
    fc.string({unit: 'grapheme', maxLength: 12}),
    fc.constantFrom('a', 'A', 'a b', 'a-b', 'ä', '😀', '.', '..', '%', 'page', 'page-2'),
  );
  fc.assert(
    fc.property(fc.uniqueArray(names, {maxLength: 8}), (list) => {
      const files = list
        .filter((name) => name && !name.includes('/'))
        .map((name) => `${name}/index.mdx`);
      const routes = [...addressesOf(files).values()].map(({route}) => route);
      expect(new Set(routes).size).toBe(files.length);
      routes.forEach((route) => {
        expect(route).toMatch(/^[a-z0-9_-]+$/);
      });
    }),
  );
});
