import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  listedPaths,
  goneAddresses,
  missingRedirects,
  sitemapPaths,
} from '../../deploy/goneAddresses';

const sitemap = (...pages: string[]) =>
  `<urlset>${pages.map((page) => `<url><loc>https://a.example${page}</loc></url>`).join('')}</urlset>`;

it('leads a renamed article to its new name', () => {
  const earlier = ['/', '/articles/', '/articles/what-is-dkim/'];
  const paths = ['/', '/articles/', '/articles/dkim-explained/'];
  expect(missingRedirects(earlier, paths, [])).toEqual([
    {from: '/articles/what-is-dkim/', to: '/articles/dkim-explained/'},
  ]);
});

it('leads a removed article to the list, and one of several to the name most like it', () => {
  const earlier = ['/articles/', '/articles/dkim/', '/articles/bounces/', '/gone/'];
  expect(missingRedirects(earlier, ['/articles/'], [])).toEqual([
    {from: '/articles/dkim/', to: '/articles/'},
    {from: '/articles/bounces/', to: '/articles/'},
    {from: '/gone/', to: '/'},
  ]);
  const paths = ['/articles/', '/articles/dkim-2/', '/articles/soft-bounces/'];
  expect(missingRedirects(['/articles/dkim/'], paths, [])).toEqual([
    {from: '/articles/dkim/', to: '/articles/dkim-2/'},
  ]);
});

it('asks for nothing that is there, and for redirects whose page is gone', () => {
  const redirects = [
    {from: '/articles/dkim/', to: '/articles/what-is-dkim/'},
    {from: '/privacy/', to: '/legal/privacy-policy/'},
  ];
  expect(missingRedirects(['/articles/dkim/', '/a/'], ['/a/'], redirects)).toEqual([]);
  expect(
    missingRedirects(
      ['/articles/what-is-dkim/'],
      ['/articles/dkim-explained/'],
      redirects,
    ),
  ).toEqual([
    {from: '/articles/what-is-dkim/', to: '/articles/dkim-explained/'},
    {from: '/articles/dkim/', to: '/articles/dkim-explained/'},
  ]);
});

it('names each address with the line for redirects.ts', () => {
  expect(goneAddresses([])).toBeUndefined();
  expect(goneAddresses([{from: '/articles/a/', to: '/articles/b/'}])).toMatch(
    /^An address .* src\/site\/redirects\.ts,[^]*\n {2}\{from: '\/articles\/a\/', to: '\/articles\/b\/'\},$/,
  );
});

describe('the addresses before a build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'gone-'));
  writeFileSync(path.join(root, 'sitemap.xml'), sitemap('/local/'));

  it('are those of the published site', async () => {
    const server = createServer((request, response) => {
      response
        .writeHead(request.url === '/sitemap.xml' ? 200 : 404)
        .end(sitemap('/', '/articles/a/'));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const {port} = server.address() as AddressInfo;
    try {
      const paths = await listedPaths(root, `http://localhost:${String(port)}`);
      expect(paths).toEqual(['/', '/articles/a/']);
    } finally {
      server.close();
    }
  });

  it('are those of the last build where there is no such site, and none at first', async () => {
    expect(await listedPaths(root)).toEqual(['/local/']);
    expect(await listedPaths(root, 'http://localhost:1')).toEqual(['/local/']);
    expect(await listedPaths(path.join(root, 'none'))).toEqual([]);
    expect(sitemapPaths('<loc>no address</loc>')).toEqual([]);
  });
});
