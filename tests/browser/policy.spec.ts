/**
 * The security policy of a site with every service on, in use: nothing that a page, a
 * service or a visitor does is refused. That the policy without services is enough is in
 * `everyPage`; what it refuses is in `security`.
 */
import type {BrowserContext, Page, Request} from '@playwright/test';
import {hostsOf} from '../../src/search/algolia/docSearch';
import {startDohServer} from '../support/dohServer';
import {serveMonitored, type MonitoredSite} from '../support/monitored';
import {runScript} from '../support/plant';
import {watchViolations} from '../support/policy';
import {samplesOf} from '../support/scope';
import {allPages, boot, expect, KINDS, isolatedTest as test} from '../support/site';

const OWN_PICTURES = 'https://pictures.example';
const ALGOLIA = {appId: 'app', searchKey: 'key', index: 'docs'};

let site: MonitoredSite;

test.beforeAll(async () => {
  site = await serveMonitored(
    {
      googleTag: 'G-TEST1234',
      plausible: {domain: 'www.example.com', origin: 'https://plausible.example'},
      sentry: {
        dsn: 'https://abc@sentry.example/1',
        release: '0123456789ab',
        environment: 'test',
      },
    },
    {
      algolia: ALGOLIA,
      cms: {backend: 'github', repo: 'acme/website', branch: 'main'},
      policy: {
        reportUrl: 'https://reports.example/csp',
        pictureOrigins: [OWN_PICTURES],
      },
    },
  );
});

test.afterAll(async () => {
  await site.close();
});

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Google's tag in short: a request and a picture, each to a host of its own. */
const TAG = `
  fetch('https://region1.google-analytics.com/g/collect?v=2', {method: 'POST'});
  new Image().src = 'https://www.googletagmanager.com/a?id=G-TEST1234';
`;

function responseTo(request: Request): {contentType: string; body: string | Buffer} {
  if (request.resourceType() === 'image') {
    return {contentType: 'image/png', body: PICTURE};
  }
  return request.resourceType() === 'script'
    ? {contentType: 'text/javascript', body: TAG}
    : {contentType: 'application/json', body: '{"hits": []}'};
}

interface Visit {
  page: Page;
  violations: string[];
  /** Other hosts that were asked. */
  asked: Set<string>;
}

/** A visitor who is logged in and has a picture. Responses of services are made up. */
async function visit(context: BrowserContext, picture: string): Promise<Visit> {
  const asked = new Set<string>();
  await context.route(/^https:\/\//, async (route) => {
    const request = route.request();
    asked.add(new URL(request.url()).hostname);
    await route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
      ...responseTo(request),
    });
  });
  const user = JSON.stringify({name: 'Ana Duarte', googleData: {picture}});
  await context.addCookies([
    {name: 'user', value: encodeURIComponent(user), url: site.origin},
  ]);
  const page = await context.newPage();
  // A page whose requests are answered by a test has no cache otherwise.
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', {cacheDisabled: false});
  return {page, violations: await watchViolations(page), asked};
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await boot(page);
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Yes, count my visit'}).click();
}

/** Opens what is folded and fetches every picture. Scrolling to them takes a second a page. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelectorAll('details').forEach((element) => {
      element.open = true;
    });
    document.querySelectorAll('img').forEach((image) => {
      image.loading = 'eager';
    });
  });
}

const PAGES = [...samplesOf(allPages(), 8), '/no-such-page/', '/tools/no-such-tool/'];
const HALVES = [
  ['first', PAGES.slice(0, PAGES.length / 2), 'https://lh3.googleusercontent.com/a.png'],
  ['second', PAGES.slice(PAGES.length / 2), `${OWN_PICTURES}/a.png`],
] as const;

for (const [half, paths, picture] of HALVES) {
  test(`every service is on, and no page is refused anything: the ${half} half of them`, async ({
    context,
  }) => {
    const {page, violations, asked} = await visit(context, picture);
    await open(page, paths[0] ?? '/');
    await agree(page);
    for (const path of paths) {
      await open(page, path);
      await seeAll(page);
    }
    await expect
      .poll(() => [...asked].sort())
      .toEqual(
        [
          new URL(picture).hostname,
          'plausible.example',
          'region1.google-analytics.com',
          'www.googletagmanager.com',
        ].sort(),
      );
    expect(violations).toEqual([]);
  });
}

/** Lets the emails of a page show a logo, as those of an owner may who has set one. */
async function showLogo(page: Page, src: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      // Without quotes: the email is a text in a text here.
      body: script.replaceAll('</body>', `<img src=${src}></body>`),
    });
  });
}

/** Opens an email's page and changes its color, so that the preview is drawn anew. */
async function changeEmail(page: Page, logo: string) {
  await showLogo(page, logo);
  await open(page, KINDS.template.path);
  await page.locator('[name="brand.color"]').fill('#ffe600');
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await expect(preview.locator('.button')).toHaveCSS(
    'background-color',
    'rgb(255, 230, 0)',
  );
  return preview.locator(`img[src="${logo}"]`);
}

/** Asks Algolia as its widget does: this build has none, see `tests/variant`. */
async function askAlgolia(page: Page): Promise<void> {
  await runScript(
    page,
    `fetch(${JSON.stringify(`${hostsOf(ALGOLIA.appId)[0] ?? ''}/1/indexes/*/queries`)}, {method: 'POST', body: '{}'})
       .then(({ok}) => { document.title = ok ? 'asked' : 'refused'; });`,
  );
  await expect(page).toHaveTitle('asked');
}

test('every service is on, and nothing that visitors do is refused', async ({
  context,
}) => {
  const {page, violations, asked} = await visit(
    context,
    'https://lh3.googleusercontent.com/a.png',
  );
  await open(page, KINDS.docs.path);
  await agree(page);
  const avatar = page.locator('[data-avatar]');
  await expect
    .poll(() =>
      avatar.evaluate((element) => getComputedStyle(element, '::after').backgroundImage),
    )
    .toContain('lh3.googleusercontent.com');

  // The search of this build runs in a worker, and Algolia may be asked all the same.
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await askAlgolia(page);
  await runScript(page, 'setTimeout(() => { throw new TypeError("planted"); });');
  await expect.poll(() => asked).toContain('sentry.example');

  const doh = await startDohServer({'acme.example': {TXT: ['v=spf1 -all']}});
  await open(page, '/tools/spf-checker/');
  await page.getByText('Choose another resolver').first().click();
  await page.getByLabel(/^Your own/).check();
  await page.getByLabel('Address of your resolver').fill(doh.url);
  await page
    .getByLabel(/^\W*Domain/)
    .first()
    .fill('acme.example');
  await page
    .getByRole('button', {name: /^\W*Check SPF/})
    .first()
    .click();
  await expect(page.locator('main')).toContainText('v=spf1 -all');
  expect(doh.asked).toContain('TXT acme.example');
  await doh.close();

  // A list is read in a worker.
  await open(page, '/tools/email-list-cleaner/');
  await page.getByLabel(/^Choose a file/).setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email\nann@gmail.com\nbroken@@gmail.com\n'),
  });
  await expect(page.getByText('broken@@gmail.com').first()).toBeVisible();

  await open(page, KINDS.article.path);
  const cover = page.locator('main img').first();
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(500);

  const logo = await changeEmail(page, `${OWN_PICTURES}/logo.png`);
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);

  await page.goto(`${site.origin}/admin/`);
  await expect(page.getByRole('button', {name: /Access Token/})).toBeVisible();
  expect(violations).toEqual([]);
});

test('what is refused is noticed: in a page, in the preview of an email, at the CMS', async ({
  context,
}) => {
  const {page, violations, asked} = await visit(context, `${OWN_PICTURES}/a.png`);
  const notices = async (...words: string[]) => {
    for (const word of words) {
      await expect.poll(() => violations.join('\n')).toContain(word);
    }
    violations.length = 0;
  };
  await open(page, '/');
  expect(violations).toEqual([]);
  await runScript(
    page,
    // Later: what is refused while a script starts is laid to the script.
    `setTimeout(() => document.body.append(
       Object.assign(document.createElement('script'), {textContent: 'window.ran = true'}),
       Object.assign(document.createElement('script'), {src: 'https://scripts.example/x.js'}),
       Object.assign(document.createElement('img'), {src: 'https://images.example/x.png'}),
     ));
     setTimeout(() => fetch('https://strangers.example/').catch(() => undefined));`,
  );
  await notices('inline', 'scripts.example', 'images.example', 'strangers.example');

  await changeEmail(page, 'https://logos.example/logo.png');
  await notices('logos.example');

  await page.goto(`${site.origin}/admin/`);
  await runScript(
    page,
    `setTimeout(() => fetch('https://strangers.example/').catch(() => undefined));`,
  );
  await notices('strangers.example');
  expect([...asked].filter((host) => /^(scr|im|str|log)/.test(host))).toEqual([]);
});
