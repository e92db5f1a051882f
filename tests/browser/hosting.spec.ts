/** One table of cases, run against `npm run serve`, nginx and Cloudflare's local runtime. */
import {readdirSync, readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {parseHeaders} from '../../deploy/cloudflare';
import {headersFor} from '../../src/site/headers';
import {casesFor, HOSTILE_PATHS} from '../hosting/cases';
import {startCloudflare} from '../hosting/cloudflare';
import {exchange} from '../hosting/exchange';
import {hasBrotli, nginxBinary, startNginx, type Host} from '../hosting/nginx';
import {booted, origin} from '../support/site';

const main = readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name));
const ASSET = `/assets/js/${main ?? ''}`;
const PAGE = '/docs/api/email/';

const own = (): Promise<Host> =>
  Promise.resolve({origin: origin(), close: () => Promise.resolve()});

const HOSTS = [
  {name: 'npm run serve', start: own, reason: undefined, compresses: true},
  {
    name: 'nginx',
    start: () => startNginx('build'),
    reason: nginxBinary() ? undefined : 'nginx is not installed',
    compresses: true,
  },
  {
    // It compresses on Cloudflare's own machines only.
    name: 'Cloudflare',
    start: () => startCloudflare('build'),
    reason: undefined,
    compresses: false,
  },
];

for (const {name, start, reason, compresses} of HOSTS) {
  test.describe(name, () => {
    // One server for all cases of a host.
    test.describe.configure({mode: 'default', timeout: 90_000});
    test.skip(reason !== undefined, reason ?? '');
    let host: Host;
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(async () => {
      await host.close();
    });

    for (const {name: what, path, method, ...expected} of casesFor(ASSET)) {
      test(`${name}: ${what}`, async () => {
        const {status, headers} = await exchange(host.origin, path, {method});
        expect(status).toBe(expected.status);
        expect(headers['location']).toBe(expected.location);
        if (expected.cache) {
          expect(headers['cache-control']).toBe(expected.cache);
        }
        if (expected.type) {
          expect(headers['content-type']?.split(';')[0]).toBe(expected.type);
        }
        // Whatever the answer is, it has the headers that keep the site safe.
        const safe = headersFor(
          parseHeaders(readFileSync('build/_headers', 'utf8')),
          path.split('?', 1)[0] ?? '',
        );
        for (const [header, value] of Object.entries(safe)) {
          if (header !== 'Cache-Control') {
            expect(headers[header.toLowerCase()], header).toBe(value);
          }
        }
      });
    }

    test(`${name}: a path a stranger wrote leads nowhere else`, async () => {
      for (const path of HOSTILE_PATHS) {
        const {status, headers} = await exchange(host.origin, path);
        expect(status, path).toBeLessThan(500);
        expect(status, path).not.toBe(200);
        expect(headers['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
        expect(headers['set-cookie'], path).toBeUndefined();
        expect(headers['x-bad'], path).toBeUndefined();
      }
    });

    test(`${name}: no path takes a browser to another site`, async ({page}) => {
      const strangers: string[] = [];
      await page.route(
        ({hostname}) => hostname.endsWith('evil.example'),
        (route) => {
          strangers.push(route.request().url());
          return route.abort();
        },
      );
      for (const path of HOSTILE_PATHS) {
        await page.goto(host.origin + path).catch((error: unknown) => {
          // The page's own move to a clean address may overtake its first one.
          expect(String(error), path).toMatch(/ERR_ABORTED|interrupted/);
        });
        await page.waitForLoadState();
        expect(new URL(page.url()).origin, path).toBe(host.origin);
      }
      // React has its say, too.
      await page.goto(`${host.origin}//evil.example/x/`);
      await booted(page);
      expect(new URL(page.url()).origin).toBe(host.origin);
      expect(strangers).toEqual([]);
    });

    test(`${name}: the 404 page is ours`, async () => {
      const {body} = await exchange(host.origin, '/nothing/');
      expect(body.toString()).toBe(readFileSync('build/404.html', 'utf8'));
    });

    test(`${name}: a page that has not changed is not sent again`, async () => {
      const first = await exchange(host.origin, PAGE);
      const etag = first.headers['etag'] ?? '';
      expect(etag).not.toBe('');
      const {status, body} = await exchange(host.origin, PAGE, {
        headers: {'If-None-Match': etag},
      });
      expect(status).toBe(304);
      expect(body).toHaveLength(0);
    });

    test(`${name}: pages come compressed, each form as the build wrote it`, async () => {
      test.skip(!compresses, 'compresses elsewhere');
      const page = readFileSync(`build${PAGE}index.html`);
      for (const [encoding, extension, decode] of [
        ['gzip', '.gz', gunzipSync],
        ['br', '.br', brotliDecompressSync],
      ] as const) {
        if (name === 'nginx' && encoding === 'br' && !hasBrotli()) {
          continue;
        }
        const {headers, body} = await exchange(host.origin, PAGE, {
          headers: {'Accept-Encoding': encoding},
        });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['vary']).toBe('Accept-Encoding');
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(body.equals(readFileSync(`build${PAGE}index.html${extension}`))).toBe(
          true,
        );
        expect(decode(body).equals(page)).toBe(true);
      }
      const {headers, body} = await exchange(host.origin, PAGE);
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.equals(page)).toBe(true);
    });
  });
}
