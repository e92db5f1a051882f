/**
 * One table of cases, run against `npm run serve`, nginx and Cloudflare's local runtime, by
 * request and in a browser; in a browser also against a server that redirects nothing.
 */
import {readdirSync, readFileSync} from 'node:fs';
import type {IncomingHttpHeaders} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import fc from 'fast-check';
import {parseHeaders} from '../../deploy/cloudflare';
import {cleanAddress} from '../../src/site/cleanAddress';
import {headersFor} from '../../src/site/headers';
import {prefersMarkdown} from '../../src/site/prefersMarkdown';
import {redirects} from '../../src/site/redirects';
import {casesFor, HOSTILE_PATHS, SLOPPY_PATHS} from '../hosting/cases';
import {startCloudflare} from '../hosting/cloudflare';
import {exchange} from '../hosting/exchange';
import {hasBrotli, nginxBinary, startNginx, type Host} from '../hosting/nginx';
import {startPlain} from '../hosting/plain';
import {isExhaustive} from '../support/scope';
import {allPages, boot, origin} from '../support/site';

const main = readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name));
const ASSET = `/assets/js/${main ?? ''}`;
const PAGE = '/docs/api/email/';

/** One step of a path, at times with an escape, in capitals, or misspelled. */
const sloppyStep = (step: string) =>
  fc
    .tuple(fc.constantFrom('as is', 'capital', 'escape', 'typo'), fc.nat(step.length))
    .map(([kind, at]) => {
      const letter = step.charAt(at);
      const changed = {
        'as is': letter,
        capital: letter.toUpperCase(),
        escape: letter && `%${letter.charCodeAt(0).toString(16)}`,
        typo: `${letter}%25`,
      }[kind];
      return step.slice(0, at) + changed + step.slice(at + 1);
    });

/** The path of a page, with what may go wrong between its steps and at its end. */
const sloppyPages = fc
  .constantFrom(...allPages(), ...redirects.map(({from}) => from))
  .chain((page) =>
    fc.tuple(
      ...page
        .split('/')
        .filter(Boolean)
        .map((step) =>
          fc.tuple(
            fc.constantFrom('/', '/', '/', '//', '%2F', '/%2f/'),
            sloppyStep(step),
          ),
        ),
      fc.constantFrom('', '/', '/', '//', '%2F', '.html', '/index.html', '/index', '.md'),
    ),
  )
  .map((parts) => parts.flat().join(''))
  // A path begins with a slash as it is.
  .map((path) => (path.startsWith('/') ? path : `/${path}`));

/** `Accept` headers with and without Markdown, weights and blanks. */
const acceptHeaders = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'text/markdown',
        'text/markdown',
        'Text/Markdown',
        'text/html',
        'text/*',
        '*/*',
        'text/plain',
        'application/xhtml+xml',
      ),
      fc.constantFrom('', '', ';level=1', '; charset=utf-8'),
      fc.constantFrom(
        ...[
          '',
          '',
          ';q=1',
          ';q=1.000',
          '; q=0',
          ';q=0.0',
          ';q=0.5',
          ';q=0.50',
          ';q=0.501',
        ],
        ...[
          ';q=0.499',
          ';q=.5',
          ';q=0.9 ',
          ';Q=0.8',
          ';q=0.899',
          ';q=2',
          ';q=0.',
          ';q=x',
        ],
      ),
      fc.constantFrom(', ', ',', ' , '),
    ),
    {maxLength: 4},
  )
  .map((entries) => entries.flat().join(''));

/** The fields that an answer depends on, however many headers name them. */
const varyOf = (headers: IncomingHttpHeaders) =>
  (headers['vary'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort();

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

/** Starts a host before the tests of a block, and closes it after them. */
function startedOnce(start: () => Promise<Host>): {readonly origin: string} {
  let host: Host | undefined;
  test.beforeAll(async () => {
    host = await start();
  });
  test.afterAll(async () => {
    await host?.close();
  });
  return {
    get origin() {
      return host?.origin ?? '';
    },
  };
}

for (const {name, start, reason, compresses} of HOSTS) {
  test.describe(name, () => {
    // One server for all cases of a host.
    test.describe.configure({mode: 'default', timeout: 90_000});
    test.skip(reason !== undefined, reason ?? '');
    const host = startedOnce(start);

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
          if (header === 'Vary') {
            expect(varyOf(headers)).toContain(value.toLowerCase());
          } else if (!['Cache-Control', 'Content-Type'].includes(header)) {
            expect(headers[header.toLowerCase()], header).toBe(value);
          }
        }
      });
    }

    test(`${name}: a path a stranger wrote leads nowhere`, async () => {
      for (const path of HOSTILE_PATHS) {
        const {status, headers} = await exchange(host.origin, path);
        expect(status, path).toBe(404);
        expect(headers['location'], path).toBeUndefined();
        expect(headers['set-cookie'], path).toBeUndefined();
        expect(headers['x-bad'], path).toBeUndefined();
      }
    });

    test(`${name}: a sloppy address leads to its clean one, in one step`, async () => {
      for (const [path, clean] of SLOPPY_PATHS) {
        const {status, headers} = await exchange(host.origin, path);
        expect({path, status, location: headers['location']}).toEqual({
          path,
          status: 301,
          location: clean,
        });
        expect((await exchange(host.origin, clean)).status, clean).toBe(200);
      }
    });

    test(`${name}: does with any sloppy address what the site's own function says`, async () => {
      for (const path of fc.sample(sloppyPages, {
        numRuns: isExhaustive ? 300 : 100,
        seed: 17,
      })) {
        const address = cleanAddress(path);
        // The Markdown of a page has its address, with an ending.
        const isPage = allPages().includes(address.replace(/(?<!\/)\.md$/, '/'));
        const {status, headers} = await exchange(host.origin, path);
        expect({path, status, location: headers['location']}).toEqual({
          path,
          status: isPage ? (path === address ? 200 : 301) : 404,
          location: isPage && path !== address ? address : undefined,
        });
      }
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

    test(`${name}: a page comes as Markdown to those who prefer it`, async () => {
      const twin = readFileSync(`build${PAGE}index.md`);
      const headersWith = (accept: string) => ({headers: {Accept: accept}});
      for (const accept of fc.sample(acceptHeaders, {
        numRuns: isExhaustive ? 150 : 50,
        seed: 5,
      })) {
        const {status, headers, body} = await exchange(
          host.origin,
          PAGE,
          headersWith(accept),
        );
        const expected = prefersMarkdown(accept) ? 'text/markdown' : 'text/html';
        expect({accept, status, type: headers['content-type']?.split(';')[0]}).toEqual({
          accept,
          status: 200,
          type: expected,
        });
        expect(varyOf(headers)).toContain('accept');
        expect(body.equals(twin)).toBe(expected === 'text/markdown');
      }
      const markdown = headersWith('text/markdown, text/html, */*');
      const {headers} = await exchange(host.origin, PAGE, markdown);
      const again = await exchange(host.origin, PAGE, {
        headers: {...markdown.headers, 'If-None-Match': headers['etag'] ?? ''},
      });
      expect(again.status).toBe(304);
      // The page itself has another tag.
      const page = await exchange(host.origin, PAGE, {
        headers: {'If-None-Match': headers['etag'] ?? ''},
      });
      expect(page.status).toBe(200);
      // What is not there in either form is "not found", and never "not acceptable".
      const missing = await exchange(host.origin, '/nothing/', markdown);
      expect(missing.status).toBe(404);
      const file = await exchange(host.origin, '/robots.txt', markdown);
      expect(file.headers['content-type']).toMatch(/^text\/plain/);
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
        expect(varyOf(headers)).toEqual(['accept', 'accept-encoding']);
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

/** The first heading of a page, as the build wrote it. */
function headingOf(address: string): string {
  const [path = ''] = address.split('?');
  const html = readFileSync(`build${path}index.html`, 'utf8');
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}

const PLAIN = {
  name: 'a plain file server',
  start: () => startPlain('build'),
  reason: undefined,
};

const IN_BROWSER = [...HOSTS, PLAIN];

/**
 * The addresses that a browser goes to on one of the hosts: all are met over the hosts. Each
 * host has answered all of them before, without a browser.
 */
function shareOf<T>(addresses: readonly T[], host: number): readonly T[] {
  return isExhaustive
    ? addresses
    : addresses.filter((_, index) => index % IN_BROWSER.length === host);
}

for (const [place, {name, start, reason}] of IN_BROWSER.entries()) {
  test.describe(`${name}, in a browser`, () => {
    test.describe.configure({mode: 'default', timeout: 240_000});
    test.skip(reason !== undefined, reason ?? '');
    const host = startedOnce(start);

    /**
     * Goes to an address as it is.
     *
     * @param waits whether React has to have its say, too: the page is the same from every
     *   host, so that one of them is enough
     */
    async function visit(page: Page, path: string, waits: boolean) {
      const waitUntil = waits ? 'load' : 'domcontentloaded';
      await page.goto(host.origin + path, {waitUntil}).catch((error: unknown) => {
        // The page's own move to a clean address may overtake its first one.
        expect(String(error), path).toMatch(/ERR_ABORTED|interrupted/);
      });
      if (waits) {
        await page.waitForLoadState();
        await boot(page);
      }
    }

    test.beforeEach(async ({page}) => {
      // A stranger's site, should a page ever ask for one.
      await page.route(
        ({hostname}) => hostname.endsWith('evil.example'),
        (route) => route.abort(),
      );
    });

    /** What a page says to its console, apart from its own status and requests elsewhere. */
    function watch(page: Page): string[] {
      const messages: string[] = [];
      page.on('console', (message) => {
        const isStatus = /^Failed to load resource: .* 404/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !isStatus) {
          messages.push(`${page.url()} ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => messages.push(`${page.url()} ${error.message}`));
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.endsWith('evil.example')) {
          messages.push(`${page.url()} asked for ${request.url()}`);
        }
      });
      return messages;
    }

    test(`${name}: an unknown address stays the 404 page`, async ({page}) => {
      const messages = watch(page);
      for (const path of shareOf(HOSTILE_PATHS, place)) {
        // It has to send this file when it is asked for it.
        if (!(name === PLAIN.name && path === '/404.html')) {
          await visit(page, path, name === HOSTS[0]?.name);
          expect(new URL(page.url()).origin, path).toBe(host.origin);
          await expect(page.locator('h1'), path).toHaveText('This page does not exist.');
        }
      }
      expect(messages).toEqual([]);
    });

    test(`${name}: a sloppy address ends at its clean one`, async ({page}) => {
      const messages = watch(page);
      // What the plain server leaves to the page itself, no host has answered before: half of
      // the addresses are met there, of each kind some.
      const addresses =
        name === PLAIN.name
          ? SLOPPY_PATHS.filter((_, index) => isExhaustive || index % 2 === 0)
          : shareOf(SLOPPY_PATHS, place);
      for (const [index, [path, clean]] of addresses.entries()) {
        if (clean.split('?')[0]?.endsWith('/')) {
          // React reads one of them in four; the shell has moved all of them by then.
          const waits = name === PLAIN.name && (isExhaustive || index % 4 === 0);
          await visit(page, `${path}#a=1`, waits);
          await expect(page, path).toHaveURL(`${host.origin}${clean}#a=1`);
          await expect(page.locator('h1'), path).toHaveText(headingOf(clean));
        }
      }
      expect(messages).toEqual([]);
    });
  });
}
