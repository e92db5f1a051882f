import type {BrowserContext, Page} from '@playwright/test';
import {boot, expect, KINDS, origin, test} from '../support/site';

const DOCS = KINDS.docs.path;

async function withUser(context: BrowserContext, value: string) {
  await context.addCookies([{name: 'user', value, url: origin()}]);
}

const encoded = (user: unknown) => encodeURIComponent(JSON.stringify(user));

test('a visitor without the cookie is offered login and trial', async ({page}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', {name: 'Login'})).toBeVisible();
  await expect(header.getByRole('link', {name: 'Try it free'})).toBeVisible();
  await expect(header.getByRole('link', {name: 'Dashboard'})).toBeHidden();
  await page.goto(DOCS);
  await expect(header.getByRole('link', {name: 'Log in'})).toBeVisible();
  await expect(header.getByRole('link', {name: 'Get started'})).toBeVisible();
});

for (const [kind, value] of [
  ['encoded', encoded({name: 'Ana María Duarte'})],
  ['plain', '{"name":"Ana Duarte"}'],
] as const) {
  test(`an ${kind} cookie shows Dashboard and initials, before React and after`, async ({
    page,
    context,
    messages,
  }) => {
    await withUser(context, value);
    await page.goto(DOCS);
    const header = page.getByRole('banner');
    const check = async () => {
      await expect(header.getByRole('link', {name: 'Dashboard'})).toBeVisible();
      await expect(header.getByRole('link', {name: 'Log in'})).toBeHidden();
      await expect(header.getByRole('link', {name: 'Get started'})).toBeHidden();
      expect(
        await page
          .locator('[data-avatar]')
          .evaluate((element) => getComputedStyle(element, '::before').content),
      ).toBe('"AD"');
    };
    await check();
    await boot(page);
    await check();
    await page.goto('/');
    await expect(header.getByRole('link', {name: 'Dashboard'})).toBeVisible();
    await expect(header.getByRole('link', {name: 'Login'})).toBeHidden();
    expect(messages).toEqual([]);
  });
}

const BROKEN = ['%7Bbroken', '{"name":', '%E0%A4%A', 'null', '42', '"Ana"', '{"id":1}'];

test('a broken cookie is logged once and means logged out', async ({
  page,
  context,
  messages,
}) => {
  for (const [index, value] of BROKEN.entries()) {
    messages.length = 0;
    await withUser(context, value);
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByRole('link', {name: 'Try it free'}),
      value,
    ).toBeVisible();
    // The shell and React read the cookie with the same function.
    if (index === 0) {
      await boot(page);
    }
    expect(messages, value).toEqual([
      expect.stringContaining('Unable to read the user cookie'),
    ]);
  }
});

test('an empty name means logged out, and is no error', async ({
  page,
  context,
  messages,
}) => {
  await withUser(context, encoded({name: ' '}));
  await page.goto(DOCS);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', {name: 'Log in'})).toBeVisible();
  await expect(header.getByRole('link', {name: 'Dashboard'})).toBeHidden();
  expect(messages).toEqual([]);
});

test('a hostile name stays text', async ({page, context, messages}) => {
  await withUser(
    context,
    encoded({name: '";} body{display:none} <img src=x onerror=alert(1)>'}),
  );
  await page.goto(DOCS);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await boot(page);
  expect(messages).toEqual([]);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (page: Page) =>
  page
    .locator('[data-avatar]')
    .evaluate((element) => getComputedStyle(element, '::after').backgroundImage);

test('a picture is shown when it loads', async ({page, context}) => {
  await page.route('https://lh3.googleusercontent.com/**', (route) =>
    route.fulfill({contentType: 'image/png', body: PIXEL}),
  );
  await withUser(
    context,
    encoded({
      name: 'Ana',
      googleData: {picture: 'https://lh3.googleusercontent.com/a.png?s=") x'},
    }),
  );
  await page.goto(DOCS);
  await expect
    .poll(() => picture(page))
    .toContain('https://lh3.googleusercontent.com/a.png');
});

test('a picture that may not or cannot be shown gives initials', async ({
  page,
  context,
}) => {
  await page.route('https://lh3.googleusercontent.com/**', (route) => route.abort());
  for (const address of [
    'http://lh3.googleusercontent.com/a.png',
    'javascript:alert(1)',
    'https://lh3.googleusercontent.com/missing.png',
  ]) {
    await withUser(context, encoded({name: 'Ana', googleData: {picture: address}}));
    await page.goto(DOCS);
    await boot(page);
    await expect(
      page.getByRole('banner').getByRole('link', {name: 'Dashboard'}),
    ).toBeVisible();
    expect(await picture(page), address).toBe('none');
  }
});

test('a discount reference shows the banner without moving the page, and goes along', async ({
  page,
}) => {
  await page.goto('/?discount=SPRING-50');
  const banner = page.getByText('Yay! Your celebration discount is applied.');
  await expect(banner).toBeVisible();
  await expect(page.getByText('-50%', {exact: true})).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          list.getEntries().forEach((entry) => {
            sum += (entry as unknown as {value: number}).value;
          });
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => {
          resolve(sum);
        }, 500);
      }),
  );
  expect(shift).toBe(0);
  const trial = page.getByRole('banner').getByRole('link', {name: 'Try it free'});
  await expect(trial).toHaveAttribute('href', /[?&]discount=SPRING-50$/);
  await boot(page);
  await expect(trial).toHaveAttribute('href', /[?&]discount=SPRING-50$/);
  await page.goto(DOCS);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', {name: 'Get started'})).toHaveAttribute(
    'href',
    /discount=SPRING-50$/,
  );
});

test('a discount reference that is none is ignored', async ({page}) => {
  for (const code of ['%3Cscript%3E', 'a%20b', "x'y", '%00', 'x'.repeat(41), '']) {
    await page.goto(`/?discount=${code}`);
    await expect(
      page.getByText('Yay! Your celebration discount is applied.'),
      code,
    ).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', {name: 'Try it free'}),
      code,
    ).not.toHaveAttribute('href', /discount/);
  }
});

test('a page with a discount reference of its own shows the banner, without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: origin()});
  const page = await context.newPage();
  // As the metadata component writes it for a page whose front matter has a code.
  await page.route('**/articles/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('<html ', '<html data-page-discount="OWN" '),
    });
  });
  await page.goto('/articles/');
  await expect(
    page.getByText('Yay! Your celebration discount is applied.'),
  ).toBeVisible();
  await context.close();
});
