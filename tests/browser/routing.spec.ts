import {redirects} from '../../src/site/redirects';
import {boot, expect, origin, test} from '../support/site';

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
  for (const path of [from, `${from}/`]) {
    test(`${path} goes to ${to}`, async ({request}) => {
      const response = await request.get(`${path}?x=1`, {maxRedirects: 0});
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(`${to}?x=1`);
    });
  }
}

test('a host without redirects is helped by the shell', async ({page}) => {
  // The 404 page at an old address, as a plain file server would give it.
  await page.route('**/privacy?from=mail', async (route) => {
    const response = await route.fetch({url: new URL('/404.html', page.url()).href});
    await route.fulfill({response, status: 404});
  });
  await page.goto('/');
  await page.goto('/privacy?from=mail#contact');
  await page.waitForURL('**/legal/privacy-policy/?from=mail#contact');
  // The old address is not in the visitor's way back.
  await page.goBack();
  await expect(page).toHaveURL(`${origin()}/`);
});

test('an unknown path has the 404 page, its status, and pages near it', async ({
  page,
}) => {
  const response = await page.goto('/docs/email-sending-quikstart/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('No such address.');
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
