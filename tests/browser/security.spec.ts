/** Every page under the site's own security policy, with nothing refused. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {serveMonitored} from '../support/monitored';
import {allPages, boot, expect, KINDS, test} from '../support/site';

const pages = [...allPages(), '/nothing/'];
/** Pages one test walks through. */
const AT_ONCE = 12;

/** What the policy refused on the pages a tab has shown, frames and workers included. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample, sourceFile, lineNumber} = event;
      const where = `${sourceFile}:${String(lineNumber)}`;
      (window as unknown as {reportViolation: (text: string) => void}).reportViolation(
        `${location.pathname}: ${effectiveDirective} refuses ${blockedURI} ${sample} at ${where}`,
      );
    });
  });
  // Workers and frames that run no script tell the console only.
  page.on('console', (message) => {
    if (/Content Security Policy|violates the following/.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

/** Everything the reader can open is opened, and what comes in sight is seen. */
async function lookAround(page: Page) {
  await page.evaluate(async () => {
    document.querySelectorAll('details').forEach((element) => {
      element.open = true;
    });
    for (let top = 0; top < document.body.scrollHeight; top += 2000) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Links that give a window they open a way back, and frames that may run scripts. */
function looseEnds(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLAnchorElement>('a[target]')]
      .filter(({rel}) => !/noopener|noreferrer/.test(rel))
      .map(({outerHTML}) => outerHTML),
    ...[...document.querySelectorAll('iframe')]
      .filter(({sandbox}) => sandbox.length === 0 || sandbox.contains('allow-scripts'))
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  ]);
}

for (let start = 0; start < pages.length; start += AT_ONCE) {
  const some = pages.slice(start, start + AT_ONCE);
  test(`nothing is refused on ${some[0] ?? ''} and the next ${String(some.length - 1)}`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    for (const path of some) {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy'], path).toContain(
        "script-src 'self' 'sha256-",
      );
      await boot(page);
      await lookAround(page);
      expect(await looseEnds(page), path).toEqual([]);
    }
    expect(violations).toEqual([]);
  });
}

test('nothing is refused while the site is used: search, an email, a list, a walk', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto(KINDS.docs.path);
  await boot(page);
  // The search runs in a worker.
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // A page that is come to inside the app has the policy of the first one.
  await page.getByRole('contentinfo').getByRole('link', {name: 'SPF generator'}).click();
  await expect(page).toHaveURL(/\/tools\/spf-generator\/$/);
  await page.goto(KINDS.template.path);
  await boot(page);
  const frame = page.locator('iframe').first().contentFrame();
  await expect(frame.locator('body')).toBeVisible();
  // The email's own styles apply: they are attributes.
  expect(await frame.locator('[style]').count()).toBeGreaterThan(0);
  await page.goto('/tools/email-list-cleaner/');
  await boot(page);
  // The list is read in a worker, too.
  await page.getByLabel(/^Choose a file/).setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('email\nann@gmail.com\nbroken@@gmail.com\n'),
  });
  await expect(page.getByText('broken@@gmail.com').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('what the policy is for is refused', async ({page}) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  const result = await page.evaluate(async () => {
    const state = window as unknown as {ran?: string[]};
    state.ran = [];
    const inline = document.createElement('script');
    inline.textContent = 'window.ran.push("inline")';
    document.body.append(inline);
    const foreign = document.createElement('script');
    foreign.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
    document.body.append(foreign);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="window.ran.push(\'handler\')">' +
        '<object data="/img/icon.svg"></object>',
    );
    // Later: what a test evaluates may do what a page may not.
    setTimeout(() => {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the policy must refuse it
      new Function('window.ran.push("eval")')();
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return state.ran;
  });
  expect(result).toEqual([]);
  for (const what of ['inline', 'googletagmanager', 'eval', 'object-src']) {
    await expect.poll(() => violations.join('\n')).toContain(what);
  }
});

test('nobody else may frame a page', async ({page, baseURL}) => {
  const address = `${baseURL ?? ''}/`;
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const {port} = other.address() as AddressInfo;
  const refused = page.waitForEvent(
    'requestfailed',
    (request) => request.url() === address,
  );
  await page.goto(`http://127.0.0.1:${String(port)}/`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  other.closeAllConnections();
  other.close();
});

test('with every service on, nothing is refused but what is not theirs', async ({
  browser,
}) => {
  const site = await serveMonitored({
    googleTag: 'G-TEST1234',
    plausible: {domain: 'www.example.com', origin: 'https://plausible.example'},
    sentry: {
      dsn: 'https://abc@sentry.example/1',
      release: '0123456789ab',
      environment: 'test',
    },
  });
  const context = await browser.newContext({baseURL: site.origin});
  const page = await context.newPage();
  const violations = await watchViolations(page);
  const asked = new Set<string>();
  // The services themselves are played.
  await page.route(/^https:\/\//, async (route) => {
    asked.add(new URL(route.request().url()).hostname);
    await route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
      contentType: 'text/javascript',
      body: '',
    });
  });
  await page.goto(KINDS.docs.path);
  await page.getByRole('button', {name: 'Yes, count my visit'}).click();
  for (const {path} of Object.values(KINDS)) {
    await page.goto(path);
    await boot(page);
    await lookAround(page);
  }
  await page.evaluate(async () => {
    // Where Google's script, the search at Algolia and reports of errors send to; real
    // reports are in `monitoring.spec.ts`.
    for (const address of [
      'https://region1.google-analytics.com/g/collect',
      'https://app-dsn.algolia.net/1/indexes/docs/query',
      'https://sentry.example/api/1/envelope/',
    ]) {
      await fetch(address, {method: 'POST', body: ''});
    }
  });
  await expect
    .poll(() => [...asked].sort(), {timeout: 20_000})
    .toEqual([
      'app-dsn.algolia.net',
      'plausible.example',
      'region1.google-analytics.com',
      'sentry.example',
      'www.googletagmanager.com',
    ]);
  expect(violations).toEqual([]);
  await page.evaluate(() => {
    const element = document.createElement('script');
    element.src = 'https://scripts.example/x.js';
    document.head.append(element);
  });
  await expect.poll(() => violations.join()).toContain('scripts.example');
  await context.close();
  await site.close();
});
