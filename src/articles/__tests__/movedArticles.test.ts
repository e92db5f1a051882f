import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {movedArticles, redirectsOf} from '../movedArticles';

const article = (name: string, ...lines: string[]) => ({
  file: `${name}/index.mdx`,
  text: `---\ntitle: T\n${lines.join('\n')}\n---\n\nText.\n`,
});
const TODAY = '2026-11-23';

describe('the redirects of articles', () => {
  it('lead from earlier addresses to the present one', () => {
    expect(
      redirectsOf([article('new', 'aliases: [/articles/old/, /articles/older/]')], TODAY),
    ).toEqual([
      {from: '/articles/old/', to: '/articles/new/'},
      {from: '/articles/older/', to: '/articles/new/'},
    ]);
  });

  it('lead from all addresses of a withdrawn article to what replaces it', () => {
    const lines = ['aliases:', '  - /articles/old/', 'withdrawnTo: /docs/'];
    expect(redirectsOf([article('new', ...lines)], TODAY)).toEqual([
      {from: '/articles/old/', to: '/docs/'},
      {from: '/articles/new/', to: '/docs/'},
    ]);
  });

  it('leave an address alone that has an article again, and name none twice', () => {
    const aliases = 'aliases: [/articles/old/, /articles/older/]';
    expect(
      redirectsOf([article('a', aliases), article('old'), article('b', aliases)], TODAY),
    ).toEqual([{from: '/articles/older/', to: '/articles/b/'}]);
  });

  it('lead to no article that readers do not get', () => {
    const aliases = 'aliases: [/articles/old/]';
    expect(
      redirectsOf(
        [
          article('a', aliases, 'draft: true'),
          article('b', aliases, "datePublished: '2026-11-24'"),
          article('c', 'draft: false'),
        ],
        TODAY,
      ),
    ).toEqual([]);
  });
});

describe('the redirects of a site', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'moved-'));
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };

  it('are read from its articles in all folders, and from no other file', async () => {
    const {text} = article('', 'aliases: [/articles/old/]');
    write('blog/mail/new/index.mdx', text);
    write('blog/short.md', article('', 'aliases: [/articles/long/]').text);
    write('blog/_draft.mdx', article('', 'aliases: [/articles/part/]').text);
    write('blog/mail/new/notes.txt', article('', 'aliases: [/articles/notes/]').text);
    write('docs/page.mdx', article('', 'aliases: [/articles/page/]').text);
    const redirects = await movedArticles(siteDir, TODAY);
    expect(redirects).toHaveLength(2);
    expect(redirects).toEqual(
      expect.arrayContaining([
        {from: '/articles/old/', to: '/articles/mail/new/'},
        {from: '/articles/long/', to: '/articles/short/'},
      ]),
    );
  });

  it('leave out an article whose day has not come', async () => {
    const later = article('', 'aliases: [/articles/old/]', 'datePublished: 2026-11-24');
    write('blog/new/index.mdx', later.text);
    expect(await movedArticles(siteDir, '2026-11-23')).toEqual([]);
    expect(await movedArticles(siteDir, '2026-11-24')).toHaveLength(1);
  });

  it('are none where there are no articles', async () => {
    expect(await movedArticles(siteDir, TODAY)).toEqual([]);
  });
});
