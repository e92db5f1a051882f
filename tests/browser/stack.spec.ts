import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {boot, expect, KINDS, test} from '../support/site';

const DOCS = KINDS.docs.path;
const API = KINDS['API reference'].path;

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('site.stack'));

async function open(page: Page) {
  await page.getByRole('button', {name: 'My stack'}).first().click();
  const panel = page.getByRole('dialog', {name: 'My stack'});
  await expect(panel.getByLabel('Domain you send from')).toBeVisible();
  return panel;
}

async function choose(page: Page, values: {domain?: string; variable?: string}) {
  const panel = await open(page);
  await panel.getByLabel('Domain you send from').fill(values.domain ?? '');
  await panel.getByLabel('Variable that holds your API key').fill(values.variable ?? '');
  await panel.getByRole('button', {name: 'Fill the samples'}).click();
  return panel;
}

/** All code of the page, in one text. */
const code = async (page: Page) =>
  (await page.locator('main code').allTextContents()).join('\n');

test('a domain and a variable fill every sample and record, here and on the next page', async ({
  page,
}) => {
  await page.goto(DOCS);
  await boot(page);
  const markup = await page.locator('main code').first().innerHTML();
  const panel = await choose(page, {
    domain: 'https://Shop.example/',
    variable: '$MAIL_KEY',
  });
  await expect(panel.getByRole('status')).toHaveText(
    'The samples now send from shop.example.',
  );
  await expect.poll(() => code(page)).not.toMatch(/acme\.example|POSTWREN_KEY/);
  expect(await code(page)).toContain('pw1._domainkey.shop.example');
  expect(await code(page)).toContain('process.env.MAIL_KEY');
  await expect(page.locator('main figcaption', {hasText: 'shop.example'})).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page
    .locator('main')
    .locator(`a[href^="${API}"]`)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).toHaveURL(new RegExp(API));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(() => code(page)).not.toMatch(/POSTWREN_KEY/);

  await page.goto(DOCS);
  await boot(page);
  await expect.poll(() => code(page)).toContain('pw1._domainkey.shop.example');

  const again = await open(page);
  await expect(again.getByLabel('Domain you send from')).toHaveValue('shop.example');
  await again.getByRole('button', {name: 'Back to the examples'}).click();
  await expect.poll(() => code(page)).toContain('pw1._domainkey.acme.example');
  expect(await code(page)).not.toMatch(/shop\.example|MAIL_KEY/);
  expect(await page.locator('main code').first().innerHTML()).toBe(markup);
  expect(await stored(page)).toBeNull();
});

test('what is filled keeps its place: no block changes its height', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  const heights = () =>
    page
      .locator('main pre')
      .evaluateAll((blocks) =>
        blocks.map((block) => block.getBoundingClientRect().height),
      );
  const before = await heights();
  await choose(page, {domain: `${'a-long-name-'.repeat(5)}x.shop.example`});
  await expect.poll(() => code(page)).toContain('a-long-name-');
  expect(await heights()).toEqual(before);
});

test('copying gives the filled text', async ({page}) => {
  await allowClipboard(page);
  await page.goto(DOCS);
  await boot(page);
  await choose(page, {domain: 'shop.example', variable: 'MAIL_KEY'});
  await page.keyboard.press('Escape');
  const block = page.locator('[data-copy]:has([data-pane="bash"])').first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  const copied = await clipboardText(page);
  expect(copied).toContain('Bearer $MAIL_KEY');
  expect(copied).toContain('hello@shop.example');

  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  const clipboard = () => clipboardText(page);
  await expect.poll(clipboard).toContain('pw1._domainkey.shop.example');
  expect(await clipboard()).not.toContain('acme.example');
});

test('what is typed stays text and is refused in a sentence', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  const hostile = '<img src=x onerror="document.title=1">.example';
  const panel = await choose(page, {domain: hostile});
  const field = panel.getByLabel('Domain you send from');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^[“A-Z].+\.$/);
  expect(await stored(page)).toBeNull();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('what somebody else wrote into storage fills nothing', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'site.stack',
      JSON.stringify({
        domain: '"><img src=x onerror="document.title=1">',
        keyVariable: "K'; rm -rf ~",
      }),
    );
  });
  await page.goto(DOCS);
  const built = await code(page);
  await boot(page);
  await open(page);
  expect(await code(page)).toBe(built);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('a real key is refused, not kept and not sent', async ({page}) => {
  const key = 'pw_live_9f2c41d7e85b9f2c41d7e85b';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(DOCS);
  await boot(page);
  const panel = await choose(page, {domain: 'shop.example', variable: key});
  await expect(
    panel.getByLabel('Variable that holds your API key'),
  ).toHaveAccessibleDescription(/looks like an API key/);
  expect(await stored(page)).toBeNull();
  expect(sent.join('\n')).not.toContain(key);
  expect(sent.join('\n')).not.toContain('shop.example');
});

test('the language is the one of the samples’ tabs', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  const panel = await open(page);
  await panel.getByLabel('Language').selectOption('php');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-pane="php"]').first()).toBeVisible();
  await page.goto(API);
  await expect(page.locator('[data-pane="php"]').first()).toBeVisible();
});

test('the panel opens from the menu of a small screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(DOCS);
  await boot(page);
  await page.getByRole('button', {name: 'Docs menu'}).click();
  await page
    .getByRole('dialog', {name: 'Docs menu'})
    .getByRole('button', {name: 'My stack'})
    .click();
  const panel = page.getByRole('dialog', {name: 'My stack'});
  await expect(panel.getByLabel('Domain you send from')).toBeVisible();
});

test('a click on the button before React has started opens the panel', async ({page}) => {
  await page.goto(DOCS);
  await page
    .getByRole('button', {name: 'My stack'})
    .first()
    .evaluate((button: HTMLElement) => {
      button.click();
    });
  await expect(
    page.getByRole('dialog', {name: 'My stack'}).getByLabel('Domain you send from'),
  ).toBeVisible();
});

test('a signed request is shown as it was signed', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('site.stack', '{"domain":"shop.example"}');
  });
  const signed = 'docs/webhooks.mdx';
  const request = /webhook-signature: (\S+)/.exec(readFileSync(signed, 'utf8'));
  expect(request, signed).not.toBeNull();
  await page.goto('/docs/webhooks/');
  await boot(page);
  const block = page.locator('main pre', {hasText: 'webhook-signature: v1,'}).first();
  await expect(block).toContainText('acme.example');
});

test.describe('on pages that are no docs', () => {
  const PAGES = [
    KINDS.home.path,
    KINDS.feature.path,
    KINDS.template.path,
    KINDS.article.path,
  ];

  const fromStorage = (page: Page) =>
    page.addInitScript(() => {
      localStorage.setItem(
        'site.stack',
        '{"domain":"shop.example","keyVariable":"MAIL_KEY"}',
      );
    });

  for (const path of PAGES) {
    test(`${path} shows what was chosen, before the first move`, async ({page}) => {
      // What is signed stays as it was signed.
      const samples = async () =>
        (await page.locator('main code').allTextContents())
          .filter((text) => !/-signature:/i.test(text))
          .join('\n');
      await page.goto(path);
      expect(await samples()).toMatch(/acme\.example|POSTWREN_KEY/);
      await fromStorage(page);
      await page.reload();
      await expect.poll(samples).not.toMatch(/acme\.example|POSTWREN_KEY/);
      expect(await samples()).toMatch(/shop\.example|MAIL_KEY/);
    });
  }

  test('nothing is loaded early for a reader who has chosen nothing', async ({page}) => {
    await page.goto(KINDS.home.path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  });

  test('it is chosen in the footer, here and for the next page', async ({page}) => {
    await page.goto(KINDS.feature.path);
    await boot(page);
    const button = page.locator('footer').getByRole('button', {name: 'My stack'});
    await button.click();
    const panel = page.getByRole('dialog', {name: 'My stack'});
    await panel.getByLabel('Domain you send from').fill('shop.example');
    await panel.getByRole('button', {name: 'Fill the samples'}).click();
    await expect.poll(() => code(page)).toContain('shop.example');
    await page.goto(DOCS);
    await expect.poll(() => code(page)).toContain('pw1._domainkey.shop.example');
  });

  test('code that the page writes anew is filled again', async ({page}) => {
    await fromStorage(page);
    await page.goto(KINDS.template.path);
    await expect.poll(() => code(page)).toContain('MAIL_KEY');
    const fields = page.locator('main form input[type="text"]');
    await fields.first().fill('Something else');
    await expect.poll(() => code(page)).toContain('Something else');
    await expect.poll(() => code(page)).not.toMatch(/acme\.example|POSTWREN_KEY/);
  });

  test('what a tool was asked about stays as it is', async ({page}) => {
    await fromStorage(page);
    await page.goto(KINDS.tool.path);
    await boot(page);
    await page.evaluate(() => {
      const asked = document.createElement('code');
      asked.textContent = 'acme.example';
      asked.id = 'asked';
      document.querySelector('main')?.append(asked);
    });
    await page.waitForTimeout(300);
    await expect(page.locator('#asked')).toHaveText('acme.example');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is offered that does not work', async ({page}) => {
    await page.goto(DOCS);
    await expect(page.getByRole('button', {name: 'My stack'})).toHaveCount(0);
  });
});
