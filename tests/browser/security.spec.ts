/** The site's own security policy, in use. That no page needs more is in `everyPage`. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveMonitored} from '../support/monitored';
import {lookAround, watchViolations} from '../support/policy';
import {boot, expect, KINDS, test} from '../support/site';

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

for (const path of ['/', '/tools/spf-checker/']) {
  test(`the browser knows every feature that ${path} gives up, and no script has one`, async ({
    page,
    messages,
  }) => {
    await page.goto(path);
    await boot(page);
    const {features, allowed} = await page.evaluate(() => {
      const {featurePolicy} = document as unknown as {
        featurePolicy: Record<'features' | 'allowedFeatures', () => string[]>;
      };
      return {
        features: featurePolicy.features(),
        allowed: featurePolicy.allowedFeatures(),
      };
    });
    const nearby = ['local-network', 'local-network-access', 'loopback-network'].filter(
      (name) => features.includes(name),
    );
    // Client hints say what other servers are told, and the pages ask none.
    expect(allowed.filter((name) => !name.startsWith('ch-')).sort()).toEqual([
      'clipboard-write',
      ...(path === '/' ? [] : nearby),
    ]);
    expect(messages).toEqual([]);
  });
}

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
  const site = await serveMonitored(
    {
      googleTag: 'G-TEST1234',
      plausible: {domain: 'www.example.com', origin: 'https://plausible.example'},
      sentry: {
        dsn: 'https://abc@sentry.example/1',
        release: '0123456789ab',
        environment: 'test',
      },
    },
    {algolia: {appId: 'app', searchKey: 'key', index: 'docs'}},
  );
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
  await page.goto(KINDS.docs.path);
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
  // The page may speak to the services, and to no other host.
  await page.evaluate(() => fetch('https://strangers.example/').catch(() => undefined));
  await expect.poll(() => violations.join()).toContain('strangers.example');
  await context.close();
  await site.close();
});
