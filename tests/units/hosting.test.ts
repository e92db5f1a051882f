import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {readArguments} from '../../deploy/build';
import {parseHeaders, renderHeaders, renderRedirects} from '../../deploy/cloudflare';
import {compress} from '../../deploy/compress';
import {rulesFor} from '../../deploy/finish';
import {takeAssets} from '../../deploy/keepAssets';
import {renderNginx, renderNginxPages} from '../../deploy/nginx';
import {
  baseUrlsOf,
  filesBelow,
  hashSource,
  HIDDEN,
  inlineScripts,
  inlineScriptsOf,
  pagePaths,
} from '../../deploy/pages';
import {serve} from '../../deploy/serve';
import {shareAssets} from '../../deploy/shareAssets';
import {removeUnusedPictures} from '../../deploy/unusedPictures';
import worker from '../../deploy/worker';
import {parseEnv} from '../../src/site/env';
import {
  headerRules,
  headersFor,
  mergeRules,
  type HeaderRule,
} from '../../src/site/headers';
import {redirects} from '../../src/site/redirects';

const DAY_MS = 86_400_000;
const rules = headerRules({inlineScripts: [hashSource('a()')]});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hosting-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** Writes files by their paths. */
function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

describe('the built pages', () => {
  it('hashes a script as browsers do', () => {
    // The example of https://www.w3.org/TR/CSP3/#external-hash, `alert('Hello, world.');`.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it.each([
    ['a script', '<script>a()</script>', ['a()']],
    ['with attributes', '<script data-x="1" type="module">a()</script>', ['a()']],
    ['over lines', '<SCRIPT>\na()\n</SCRIPT>', ['\na()\n']],
    [
      'rules',
      '<script type="speculationrules">{"prefetch": []}</script>',
      ['{"prefetch": []}'],
    ],
    ['two', '<script>a()</script><p></p><script>b()</script>', ['a()', 'b()']],
    ['a file', '<script src="/a.js"></script>', []],
    ['structured data', '<script type="application/ld+json">{}</script>', []],
    ['data without quotes', '<script type=application/ld+json>{}</script>', []],
    ['none', '<p>&lt;script&gt;a()&lt;/script&gt;</p>', []],
  ])('finds inline scripts: %s', (_, html, scripts) => {
    expect(inlineScriptsOf(html)).toEqual(scripts.map(hashSource));
  });

  it('gathers each hash once', async () => {
    write(root, {
      'index.html': '<script>shell()</script>',
      'a/index.html': '<script>shell()</script><script>own()</script>',
      'a.js': '<script>no()</script>',
    });
    const files = await filesBelow(root);
    expect(files).toEqual(['a.js', 'a/index.html', 'index.html']);
    expect(await inlineScripts(root, files)).toEqual(
      [hashSource('shell()'), hashSource('own()')].sort(),
    );
    expect(pagePaths(files)).toEqual(['/a/', '/']);
  });

  it.each([
    ['/_headers', true],
    ['/.assetsignore', true],
    ['/.git/config', true],
    ['/docs/.env', true],
    ['/index.html.br', true],
    ['/assets/js/a.js.gz', true],
    ['/.well-known/security.txt', false],
    ['/assets/js/_a.js', false],
    ['/docs/', false],
    ['/a.zip', false],
  ])('%s is hidden: %s', (pathname, isHidden) => {
    expect(HIDDEN.test(pathname)).toBe(isHidden);
  });
});

describe('Cloudflare', () => {
  it('reads back what was written', () => {
    expect(parseHeaders(renderHeaders(rules))).toEqual(rules);
  });

  it('takes an earlier value back before it sets another', () => {
    const text = renderHeaders([
      {paths: '/*', headers: {A: '1', B: '2'}},
      {paths: '/x/*', headers: {B: '3'}},
    ]);
    expect(text).toBe('/*\n  A: 1\n  B: 2\n/x/*\n  ! B\n  B: 3\n');
  });

  it('takes a header back for good where its value is empty', () => {
    const taken: HeaderRule[] = [
      {paths: '/*', headers: {A: '1', B: '2'}},
      {paths: '/x/*', headers: {B: ''}},
    ];
    const text = renderHeaders(taken);
    expect(text).toBe('/*\n  A: 1\n  B: 2\n/x/*\n  ! B\n');
    expect(headersFor(parseHeaders(text), '/x/y')).toEqual({A: '1'});
  });

  it('refuses a second rule for the same paths, which would hide the first', () => {
    const twice: HeaderRule[] = [
      {paths: '/', headers: {A: '1'}},
      {paths: '/', headers: {B: '2'}},
    ];
    expect(() => renderHeaders(twice)).toThrow('Two rules are for /');
    expect(renderHeaders(mergeRules(twice))).toBe('/\n  A: 1\n  B: 2\n');
  });

  it('refuses a header that would be passed over', () => {
    expect(() => renderHeaders([{paths: '/*', headers: {A: 'x'.repeat(2000)}}])).toThrow(
      RangeError,
    );
  });

  it('spells the redirects out, moved addresses first', () => {
    expect(
      renderRedirects([{from: '/old/', to: '/new/'}], ['/', '/new/']).split('\n'),
    ).toEqual([
      '/old /new/ 301',
      '/old/ /new/ 301',
      '/new /new/ 301',
      '/index.html / 301',
      '/new/index.html /new/ 301',
      '',
    ]);
  });

  it('has no more redirects than Cloudflare reads', () => {
    const pages = Array.from({length: 1500}, (_, index) => `/${String(index)}/`);
    const lines = renderRedirects(redirects, pages).trimEnd().split('\n');
    expect(lines).toHaveLength(2000);
    expect(lines).toContain('/1499 /1499/ 301');
  });

  describe('the worker', () => {
    /** Answers for a request as Cloudflare does: the 404 page is a page of its own. */
    async function ask(pathname: string, init: RequestInit = {}) {
      const asked: string[] = [];
      const response = await worker.fetch(
        new Request(`https://a.example${pathname}`, init),
        {
          ASSETS: {
            fetch: ({url, method}) => {
              const path = new URL(url).pathname;
              asked.push(`${method} ${path}`);
              const isThere = [
                '/404/',
                '/about/',
                '/about/index.md',
                '/no-twin/',
                '/img/icon.svg',
              ].includes(path);
              return Promise.resolve(
                new Response(`body of ${path}`, {
                  status: isThere ? 200 : 404,
                  headers: {
                    'Cache-Control': 'public, max-age=31536000, immutable',
                    'Content-Type': 'text/html',
                    ETag: '"1"',
                    A: '1',
                    ...(path === '/404/' && {'X-Frame-Options': 'DENY'}),
                  },
                }),
              );
            },
          },
        },
      );
      return {response, asked};
    }

    it('never lets "not found" be kept', async () => {
      for (const path of [
        '/assets/js/gone.js',
        '/nope/',
        '//nope',
        '/404.html',
        '/404/',
      ]) {
        const {response} = await ask(path);
        expect(response.status).toBe(404);
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expect(response.headers.get('ETag')).toBeNull();
        expect(response.headers.get('A')).toBe('1');
        expect(await response.text()).toBe('body of /404/');
      }
    });

    it('answers "not found" with what a page has and the file at its path would not', async () => {
      const {response} = await ask('/assets/css/gone.css');
      expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    });

    it('sends what is there as it is', async () => {
      const {response, asked} = await ask('/img/icon.svg');
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
      expect(asked).toEqual(['GET /img/icon.svg']);
    });

    it.each([
      ['//about', '/about/'],
      ['/ABOUT/?a=1&b=%2F', '/about/?a=1&b=%2F'],
      ['/about%2Findex.html', '/about/'],
      ['/img//icon.svg', '/img/icon.svg'],
    ])('redirects %s to %s, with the headers of the site', async (path, location) => {
      const {response, asked} = await ask(path);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(location);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expect(response.headers.get('Content-Type')).toBeNull();
      expect(response.headers.get('A')).toBe('1');
      expect(asked).toEqual([`HEAD ${location.split('?')[0] ?? ''}`]);
    });

    const asMarkdown = {headers: {Accept: 'text/markdown, text/html, */*'}};

    it('sends the twin of a page to those who prefer Markdown', async () => {
      const {response, asked} = await ask('/about/?a=1', asMarkdown);
      expect(response.status).toBe(200);
      expect(response.headers.get('Vary')).toBe('Accept');
      expect(await response.text()).toBe('body of /about/index.md');
      expect(asked).toEqual(['GET /about/index.md']);
    });

    it.each([
      ['/no-twin/', 200],
      ['/img/icon.svg', 200],
      ['/nope/', 404],
      ['/about', 301],
    ])('answers %s with %d, whatever is preferred', async (path, status) => {
      const {response} = await ask(path, asMarkdown);
      expect(response.status).toBe(status);
    });

    it('asks for no more than it was asked for', async () => {
      const {asked} = await ask('/nope/', {method: 'HEAD'});
      expect(asked).toEqual(['HEAD /nope/', 'HEAD /404/']);
    });
  });
});

describe('the headers of a build', () => {
  const rulesWith = async (source: Record<string, string>) => {
    write(root, {'index.html': '<script>shell()</script>'});
    const env = parseEnv(source, 'https://www.example.com');
    return rulesFor(root, await filesBelow(root), env);
  };
  const sourcesOf = (
    given: readonly HeaderRule[],
    pathname: string,
    directive: string,
  ): string[] | undefined =>
    headersFor(given, pathname)
      ['Content-Security-Policy']?.split('; ')
      .map((one) => one.split(' '))
      .find(([name]) => name === directive)
      ?.slice(1);
  const scriptsOf = (given: readonly HeaderRule[], pathname: string) =>
    sourcesOf(given, pathname, 'script-src');

  const own = ["'self'", hashSource('shell()')];

  it('name the scripts of the pages, and nothing of services that are not set up', async () => {
    const given = await rulesWith({});
    expect(scriptsOf(given, '/')).toEqual(own);
    expect(given.some(({paths}) => paths.startsWith('/admin'))).toBe(false);
  });

  it('name the scripts of services that are set up', async () => {
    const given = await rulesWith({
      GOOGLE_TAG_ID: 'G-TEST1234',
      PLAUSIBLE_DOMAIN: 'www.example.com',
      SENTRY_DSN: 'https://abc@sentry.example/1',
    });
    expect(scriptsOf(given, '/')).toEqual([...own, 'https://www.googletagmanager.com']);
  });

  /** The public resolvers that articles ask about a reader's domain. */
  const resolvers = [
    'https://cloudflare-dns.com',
    'https://dns.google',
    'https://doh.dns.sb',
  ];

  it('connect pages to public resolvers, the services that are set up, and to nothing else', async () => {
    expect(sourcesOf(await rulesWith({}), '/', 'connect-src')).toEqual([
      "'self'",
      ...resolvers,
    ]);
    const given = await rulesWith({
      ALGOLIA_APP_ID: 'APP1',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_INDEX: 'docs',
      GOOGLE_TAG_ID: 'G-TEST1234',
      PLAUSIBLE_DOMAIN: 'www.example.com',
      PLAUSIBLE_ORIGIN: 'https://count.example.com',
      SENTRY_DSN: 'https://abc@sentry.example/1',
      SOCIAL_IMAGE_SERVICE: 'https://cards.example/render',
    });
    const services = [
      ...resolvers,
      'https://APP1-dsn.algolia.net',
      ...[1, 2, 3].map((number) => `https://APP1-${String(number)}.algolianet.com`),
      'https://count.example.com',
      'https://sentry.example',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ];
    expect(sourcesOf(given, '/', 'connect-src')).toEqual(["'self'", ...services]);
    expect(sourcesOf(given, '/tools/spf-checker/', 'connect-src')).toEqual([
      "'self'",
      ...services,
      'https:',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]);
    // The longest policy there can be is one that Cloudflare reads.
    expect(parseHeaders(renderHeaders(given))).toEqual(given);
  });

  it('name the owner’s picture origins, and where violations and feedback are sent', async () => {
    const given = await rulesWith({
      CMS_BACKEND: 'github',
      CMS_REPO: 'acme/website',
      CSP_REPORT_URL: 'https://r.example/csp?sentry_key=abc',
      FEEDBACK_URL: 'https://feedback.example/docs',
      PICTURE_ORIGINS: 'https://login.example https://*.cdn.example',
    });
    expect(sourcesOf(given, '/', 'img-src')).toEqual(
      expect.arrayContaining(['https://login.example', 'https://*.cdn.example']),
    );
    expect(sourcesOf(given, '/docs/', 'connect-src')).toEqual([
      "'self'",
      ...resolvers,
      'https://feedback.example',
    ]);
    for (const path of ['/', '/tools/', '/admin/']) {
      expect(sourcesOf(given, path, 'report-uri')).toEqual([
        'https://r.example/csp?sentry_key=abc',
      ]);
      expect(sourcesOf(given, path, 'report-to')).toEqual(['csp']);
    }
    expect(renderNginx(given)).toContain(
      `set $site_reporting_endpoints 'csp="https://r.example/csp?sentry_key=abc"';`,
    );
    expect(parseHeaders(renderHeaders(given))).toEqual(given);
  });

  it('give the CMS its own policy, and no other page', async () => {
    const given = await rulesWith({CMS_BACKEND: 'github', CMS_REPO: 'acme/website'});
    expect(scriptsOf(given, '/admin/')).toContain("'wasm-unsafe-eval'");
    expect(headersFor(given, '/admin/')).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'X-Frame-Options': 'DENY',
    });
    expect(scriptsOf(given, '/')).not.toContain("'wasm-unsafe-eval'");
    expect(parseHeaders(renderHeaders(given))).toEqual(given);
    expect(renderNginx(given)).toContain('if ($site_asked ~ "^/admin/.*$")');
  });
});

describe('nginx', () => {
  it('has every header', () => {
    const text = renderNginx(rules);
    for (const name of Object.keys(headersFor(rules, '/'))) {
      expect(text).toContain(`add_header ${name} `);
    }
  });

  it('goes without a header by the file that is sent, so that "not found" has it', () => {
    const text = renderNginx([
      {paths: '/*', headers: {A: '1'}},
      {paths: '/tools/*', headers: {A: '2'}},
      {paths: '/x/*', headers: {A: ''}},
    ]);
    expect(text).toContain(`set $site_a "1";
if ($site_asked ~ "^/tools/.*$") { set $site_a "2"; }
if ($uri ~ "^/x/.*$") { set $site_a ""; }
add_header A $site_a always;`);
  });

  it('knows every page by its name, and every name that moved', () => {
    const pages = ['/', '/about/', `/${'a'.repeat(300)}/`];
    const text = renderNginxPages([{from: '/old/', to: '/about/'}], pages);
    expect(text).toContain('  "" "/";\n  "/about" "/about/";\n');
    expect(text).toContain('  "/old" "/about/";\n');
    // nginx does not start when a key does not fit.
    const [, bucket] = /map_hash_bucket_size (\d+);/.exec(text) ?? [];
    expect(Number(bucket)).toBe(512);
    expect(() => renderNginxPages([], [`/"'; return 301 /x/`])).toThrow(SyntaxError);
    expect(() => renderNginxPages([], ['/$host/'])).toThrow(SyntaxError);
  });

  it('refuses a value that would end its string', () => {
    for (const value of [`a"; deny all; '`, String.raw`a\b`, 'a\nb', '$uri']) {
      expect(() => renderNginx([{paths: '/*', headers: {A: value}}])).toThrow(
        SyntaxError,
      );
    }
  });
});

describe('the server of "npm run serve"', () => {
  const OPEN_FILES = '/proc/self/fd';
  /** How many descriptors of this process belong to a file. */
  const openedTimes = (file: string) =>
    readdirSync(OPEN_FILES).filter((descriptor) => {
      try {
        return readlinkSync(path.join(OPEN_FILES, descriptor)) === file;
      } catch {
        return false;
      }
    }).length;
  const onLinux = existsSync(OPEN_FILES) ? it : it.skip;

  onLinux('closes a file when its visitor leaves in the middle of it', async () => {
    const file = path.join(root, 'large.bin');
    // More than the buffers of a connection hold.
    writeFileSync(file, Buffer.alloc(50_000_000));
    const server = await serve(root, 0, []);
    try {
      const {port} = server.address() as AddressInfo;
      const leaving = new AbortController();
      const {body} = await fetch(`http://localhost:${String(port)}/large.bin`, {
        signal: leaving.signal,
      });
      await body?.getReader().read();
      expect(openedTimes(file)).toBe(1);
      leaving.abort();
      while (openedTimes(file) > 0) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

it('a server sends a page in the form that its visitor prefers', async () => {
  write(root, {
    '404.html': 'missing',
    'a/index.html': '<h1>A</h1>',
    'a/index.md': '# A'.repeat(300),
    '.well-known/api-catalog': '{}',
  });
  const server = await serve(root, 0, rules);
  try {
    const {port} = server.address() as AddressInfo;
    const get = async (pathname: string, accept: string) => {
      const response = await fetch(`http://localhost:${String(port)}${pathname}`, {
        headers: {Accept: accept},
      });
      const {status, headers} = response;
      return [status, headers.get('content-type'), headers.get('vary')];
    };
    const html = 'text/html; charset=utf-8';
    const agent = 'text/markdown, */*';
    expect(await get('/a/', agent)).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
    expect(await get('/a/', '*/*')).toEqual([200, html, 'Accept, Accept-Encoding']);
    expect(await get('/b/', agent)).toEqual([404, html, 'Accept, Accept-Encoding']);
    expect((await get('/.well-known/api-catalog', '*/*'))[1]).toMatch(
      /^application\/linkset\+json; profile="/,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it('a server that runs sends the headers of the newest build', async () => {
  const written = path.join(root, '_headers');
  writeFileSync(path.join(root, '404.html'), 'missing');
  writeFileSync(written, '/*\n  X-Build: first\n');
  const server = await serve(root, 0);
  try {
    const {port} = server.address() as AddressInfo;
    const build = async () =>
      (await fetch(`http://localhost:${String(port)}/x`)).headers.get('x-build');
    expect(await build()).toBe('first');
    writeFileSync(written, '/*\n  X-Build: second\n');
    utimesSync(written, 1, 2);
    expect(await build()).toBe('second');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe('the arguments of a build', () => {
  it.each([
    [[], {outDir: 'build', rest: []}],
    [['--keep-assets', 'build'], {keepAssets: 'build', outDir: 'build', rest: []}],
    [
      ['--no-minify', '--keep-assets=old', '--out-dir', 'x'],
      {keepAssets: 'old', outDir: 'x', rest: ['--no-minify', '--out-dir', 'x']},
    ],
    [
      ['--keep-assets', 'old', '--locale', 'en'],
      {keepAssets: 'old', outDir: 'build', rest: ['--locale', 'en']},
    ],
  ])('%j', (args, expected) => {
    expect(readArguments(args)).toEqual(expected);
  });

  it('want a folder to keep assets of', () => {
    for (const args of [['--keep-assets'], ['--keep-assets=']]) {
      expect(() => readArguments(args)).toThrow(TypeError);
    }
  });
});

it('compresses what gets smaller, and only that', async () => {
  const long = 'postwren '.repeat(200);
  write(root, {'a.html': long, 'b.js': 'short', 'c.png': long, 'd/e.css': long});
  const day = new Date('2026-01-02T03:04:05.678Z');
  utimesSync(path.join(root, 'a.html'), day, day);
  await compress(root, await filesBelow(root));
  expect(await filesBelow(root)).toEqual(
    ['a.html', 'a.html.br', 'a.html.gz', 'b.js', 'c.png', 'd/e.css']
      .concat(['d/e.css.br', 'd/e.css.gz'])
      .sort(),
  );
  const read = (name: string) => readFileSync(path.join(root, name));
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('a.html.gz')).toString()).toBe(long);
});

describe('the assets of an earlier build', () => {
  it('are beside the new ones, for thirty days', async () => {
    const [old, next] = [path.join(root, 'old'), path.join(root, 'new')];
    write(old, {
      'index.html': 'old page',
      'assets/js/a.1.js': 'old',
      'assets/js/a.1.js.br': 'old',
      'assets/js/same.js': 'of the old build',
      'assets/css/ancient.css': 'ancient',
    });
    const now = Date.now();
    const ancient = new Date(now - 31 * DAY_MS);
    utimesSync(path.join(old, 'assets/css/ancient.css'), ancient, ancient);
    const kept = await takeAssets(old, now);
    // The build empties its folder.
    rmSync(old, {recursive: true});
    write(next, {'index.html': 'new page', 'assets/js/same.js': 'of the new build'});
    expect(await kept.restore(next)).toBe(1);
    expect(await filesBelow(next)).toEqual([
      'assets/js/a.1.js',
      'assets/js/same.js',
      'index.html',
    ]);
    expect(readFileSync(path.join(next, 'assets/js/same.js'), 'utf8')).toBe(
      'of the new build',
    );
  });

  it('are asked for by a folder that has some', async () => {
    await expect(takeAssets(root)).rejects.toThrow(
      'Give --keep-assets the folder of an earlier build',
    );
  });
});

it('leaves pictures out that nothing in the build names', async () => {
  const variants = (name: string) =>
    ['1024.avif', '2048.avif', '1200.png'].map((end) => `assets/pictures/${name}-${end}`);
  const [shown, inFeed, gone] = ['a-cover-0123456789', 'b-1', 'a-cover-9876543210'];
  const pictures = [shown, inFeed, gone].flatMap(variants);
  write(root, {
    ...Object.fromEntries(pictures.map((name) => [name, 'picture'])),
    'index.html': `<img src=/assets/pictures/${shown}-1200.png>`,
    'rss.xml': `https://www.example.com/assets/pictures/${inFeed}-1200.png`,
    'assets/files/chart-1.png': 'no variant of a picture',
  });
  expect(await removeUnusedPictures(root)).toBe(3);
  expect(await filesBelow(root)).toEqual(
    ['assets/files/chart-1.png', 'index.html', 'rss.xml']
      .concat(variants(shown), variants(inFeed))
      .sort(),
  );
  expect(await removeUnusedPictures(root)).toBe(0);
});

it('the image can be built with every setting of the site', () => {
  const sources = readdirSync('src/site')
    .filter((file) => /env\.ts$/i.test(file))
    .map((file) => readFileSync(path.join('src/site', file), 'utf8'));
  const names = [...sources.join('\n').matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(
    ([, name]) => name ?? '',
  );
  expect(names).toContain('SITE_URL');
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const given: string[] = dockerfile.match(/(?<=^ARG )\w+/gm) ?? [];
  expect([...new Set(names)].filter((name) => !given.includes(name))).toEqual([]);
});

it('serves the assets of all languages at the addresses that pages ask for', async () => {
  write(root, {
    '404.html': '',
    'admin/index.html': '',
    'assets/search/docs-1.json': 'English',
    'de/404.html': '',
    'de/assets/js/main.1.js': '',
    'de/assets/search/docs-1.json': 'English',
    'de/assets/search/docs-2.json': 'German',
    'fr/docs/index.html': '',
  });
  expect(baseUrlsOf(await filesBelow(root))).toEqual(['/', '/de/']);
  expect(await shareAssets(root)).toBe(2);
  expect((await filesBelow(root)).filter((file) => file.includes('assets'))).toEqual([
    'assets/search/docs-1.json',
    'assets/search/docs-2.json',
    'de/assets/js/main.1.js',
  ]);
});
