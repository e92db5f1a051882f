/**
 * The border of the tools: only their documents may connect to any address, so each way
 * across loads a document, and no way inside does.
 */
import type {Page} from '@playwright/test';
import {countLoads} from '../support/failing';
import {boot, booted, expect, test} from '../support/site';

const DOCS = '/docs/email-sending-quickstart/';
const CHECKER = '/tools/spf-checker/';

const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

/** Whether the document that is shown may ask a resolver that a visitor has named. */
function mayConnect(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const refused = new Promise<boolean>((resolve) => {
      addEventListener('securitypolicyviolation', () => {
        resolve(true);
      });
      // The event of a request comes before its failure.
      fetch('https://resolver.example/dns-query').then(
        () => {
          resolve(false);
        },
        () => {
          setTimeout(resolve, 0, false);
        },
      );
    });
    return !(await refused);
  });
}

test.beforeEach(async ({page}) => {
  await page.route('https://resolver.example/**', (route) =>
    route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, body: ''}),
  );
});

const WAYS: Readonly<Record<string, (page: Page, name: string) => Promise<void>>> = {
  'a click': (page, name) => footer(page, name).click(),
  'the Enter key': async (page, name) => {
    await footer(page, name).focus();
    await page.keyboard.press('Enter');
  },
  'a result of the search': async (page, name) => {
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    const option = page.getByRole('option').filter({hasText: name}).first();
    await expect(option).toBeVisible();
    await option.click();
  },
  'the search and the Enter key': async (page, name) => {
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
  },
};

for (const [way, follow] of Object.entries(WAYS)) {
  test(`${way} into the tools and out again loads documents with their own policies`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.goto(DOCS);
    await boot(page);
    expect(await mayConnect(page)).toBe(false);
    await follow(page, 'SPF checker');
    await page.waitForURL(`**${CHECKER}*`);
    await boot(page);
    expect(loads()).toBe(2);
    expect(await mayConnect(page)).toBe(true);
    // Only the docs have the search.
    await (way.includes('search')
      ? footer(page, 'Pricing').click()
      : follow(page, 'Pricing'));
    await page.waitForURL('**/pricing/');
    await page.waitForLoadState('load');
    expect(loads()).toBe(3);
    expect(await mayConnect(page)).toBe(false);
    // A document load begins at its top, with the focus nowhere.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(
      true,
    );
  });
}

test('Back and Forward across the border load documents, and each has its own policy', async ({
  page,
}) => {
  await page.goto(DOCS);
  await boot(page);
  await footer(page, 'Pricing').click();
  await page.waitForURL('**/pricing/');
  await footer(page, 'SPF checker').click();
  await page.waitForURL(`**${CHECKER}`);
  await boot(page);
  await footer(page, 'DKIM checker').click();
  await page.waitForURL('**/tools/dkim-checker/');
  for (const [step, path, expected] of [
    [-1, CHECKER, true],
    [-1, '/pricing/', false],
    [-1, DOCS, false],
    [2, CHECKER, true],
    [1, '/tools/dkim-checker/', true],
    [-3, DOCS, false],
  ] as const) {
    await page.evaluate((delta) => {
      history.go(delta);
    }, step);
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await mayConnect(page), path).toBe(expected);
  }
});

test('inside the tools and inside the rest nothing is loaded anew', async ({page}) => {
  const loads = countLoads(page);
  await page.goto(DOCS);
  await boot(page);
  await footer(page, 'Pricing').click();
  await page.waitForURL('**/pricing/');
  expect(loads()).toBe(1);
  await page.goto(CHECKER);
  await boot(page);
  await footer(page, 'DKIM checker').click();
  await page.waitForURL('**/tools/dkim-checker/');
  await footer(page, 'All tools').click();
  await page.waitForURL('**/tools/');
  expect(loads()).toBe(2);
});

test('modifier keys open a tab of its own, and the page stays as it is', async ({
  page,
  context,
}) => {
  const loads = countLoads(page);
  await page.goto(DOCS);
  await boot(page);
  const opened = context.waitForEvent('page');
  await footer(page, 'SPF checker').click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  await tab.waitForURL(`**${CHECKER}`);
  expect(loads()).toBe(1);
  await expect(page).toHaveURL(new RegExp(`${DOCS}$`));
});

test('what an article hands to a tool in the address arrives there', async ({page}) => {
  await page.goto('/articles/what-is-dkim-selector/');
  await boot(page);
  const link = page.locator('main a[href^="/tools/dkim-checker/#"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${address}`);
  await booted(page);
  const [, domain] = /domain=([^&]*)/.exec(address) ?? [];
  await expect(page.locator('input[name="domain"]')).toHaveValue(domain ?? '');
  expect(await mayConnect(page)).toBe(true);
});

test('a page across the border is not fetched ahead', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      asked.push(request.url());
    }
  });
  await page.goto(DOCS);
  await boot(page);
  await footer(page, 'SPF checker').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await footer(page, 'SPF checker').hover();
  await footer(page, 'DMARC checker').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.slice(before)).toEqual([]);
});

test('offline the page stays, and the tool is loaded once the network is back', async ({
  page,
  context,
}) => {
  const loads = countLoads(page);
  await page.goto(DOCS);
  await boot(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await footer(page, 'SPF checker').click();
  await expect(page.getByRole('status').filter({hasText: 'offline'})).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${DOCS}$`));
  await context.setOffline(false);
  await page.waitForURL(`**${CHECKER}`);
  expect(loads()).toBe(2);
  expect(await mayConnect(page)).toBe(true);
});
