import {redirectsOf} from '../movedArticles';

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
