import {readFileSync} from 'node:fs';
import {redirects} from '../../src/site/redirects';
import {startPlain} from '../hosting/plain';
import {allPages, boot, expect, origin, test} from '../support/site';

test('a path without a slash is redirected for good, with its query and hash', async ({
  page,
  request,
}) => {
  const response = await request.get('/docs/api/email?a=1&b=%20x', {maxRedirects: 0});
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/docs/api/email/?a=1&b=%20x');
  await page.goto('/legal/privacy-policy?a=1#contact');
  expect(new URL(page.url()).pathname).toBe('/legal/privacy-policy/');
  expect(new URL(page.url()).search).toBe('?a=1');
  expect(new URL(page.url()).hash).toBe('#contact');
});

test('a page asked for with too many slashes has its one address', async ({page}) => {
  await page.goto(`${origin()}//docs///api//email/?a=1#sendEmail`);
  await expect(page).toHaveURL(`${origin()}/docs/api/email/?a=1#sendEmail`);
  await boot(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Email');
});

test('a redirect never leaves the site', async ({request}) => {
  const response = await request.get(`${origin()}//evil.example/x`, {maxRedirects: 0});
  expect(response.headers()['location'] ?? '').not.toMatch(/^\/\//);
});

for (const {from, to} of redirects) {
  for (const path of [from, from.slice(0, -1)]) {
    test(`${path} goes to ${to}`, async ({request}) => {
      const response = await request.get(`${path}?x=1`, {maxRedirects: 0});
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(`${to}?x=1`);
    });
  }
}

test('a host without redirects is helped by its 404 page', async ({page}) => {
  const host = await startPlain('build');
  try {
    await page.goto(`${host.origin}/about/`);
    await page.goto(`${host.origin}/privacy?from=mail#contact`);
    await page.waitForURL('**/legal/privacy-policy/?from=mail#contact');
    // The old address is not in the visitor's way back.
    await page.goBack();
    await expect(page).toHaveURL(`${host.origin}/about/`);
    // Nor is one that the host has sent the page for.
    await page.goto(`${host.origin}//docs?a=1#jobs`);
    await page.waitForURL(`${host.origin}/docs/?a=1#jobs`);
    await page.goBack();
    await expect(page).toHaveURL(`${host.origin}/about/`);
  } finally {
    await host.close();
  }
});

test('the 404 page knows every page of the site', () => {
  const html = readFileSync('build/404.html', 'utf8');
  const [, known] = /<script data-pages="([^"]*)"/.exec(html) ?? [];
  expect(known?.split(' ').sort()).toEqual(allPages());
  // Browsers look for the encoding in so many bytes.
  expect(html.slice(0, 1024)).toMatch(/<meta charset/i);
});

for (const path of [
  '/nope',
  '/NOPE//x',
  '/about/%20',
  '/docs/api/nothing',
  '/%E0%A4%A/',
]) {
  test(`the 404 page is loaded once for ${path}, and stays`, async ({page, messages}) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents.push(request.url());
      }
    });
    await page.goto(origin() + path);
    await boot(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page does not exist.',
    );
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([origin() + path]);
    expect(messages.filter((message) => !message.includes(' 404 '))).toEqual([]);
  });
}

test('a link inside the site to a sloppy address leads to the clean one', async ({
  page,
  messages,
}) => {
  await page.goto('/about/');
  await boot(page);
  // The router hears of it as of a step in the history.
  await page.evaluate(() => {
    history.pushState(null, '', '/PRICING//index.html?a=1#faq');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/^About/);
  await expect(page).toHaveURL(`${origin()}/pricing/?a=1#faq`);
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', /\/pricing\/$/);
  expect(messages).toEqual([]);
});

test('an unknown path has the 404 page, its status, and pages near it', async ({
  page,
}) => {
  const response = await page.goto('/docs/email-sending-quikstart/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'This page does not exist.',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const first = page.locator('main li a').first();
  await expect(first).toHaveAttribute('href', '/docs/email-sending-quickstart/');
});

test('a hostile path stays text on the 404 page', async ({page, messages}) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E/%E0%A4%A/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  messages.length = 0;
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E/');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('navigation inside the app goes to the top of the next page', async ({page}) => {
  await page.goto('/legal/privacy-policy/');
  await boot(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    (window as {stayed?: boolean}).stayed = true;
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'Articles'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Articles');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as {stayed?: boolean}).stayed)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy');
});

test('the guide under a tool is whole on the way in, from it, and back', async ({
  page,
  messages,
}) => {
  await page.goto('/tools/dkim-checker/');
  await boot(page);
  const guide = page.locator('[data-built-part]');
  const text = await guide.innerText();
  await page.evaluate(() => {
    document.documentElement.dataset['here'] = '';
  });

  await guide.getByRole('link', {name: 'DKIM generator'}).first().click();
  await expect(page).toHaveURL(/\/tools\/dkim-generator\/$/);
  await expect(guide.locator('h2').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tools\/dkim-checker\/$/);
  await expect.poll(() => guide.innerText()).toBe(text);
  // All of it happened in the app.
  await expect(page.locator('html')).toHaveAttribute('data-here', '');
  expect(messages).toEqual([]);
});
