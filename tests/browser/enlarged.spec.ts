import type {Page} from '@playwright/test';
import {
  askResolver,
  startDohServer,
  type DohServer,
  type DohZone,
} from '../support/dohServer';
import {boot, expect, test} from '../support/site';
import {cutEnlarged, overflowsEnlarged} from '../support/widths';

const ZONE: DohZone = {
  'weak.example': {
    MX: [{preference: 10, exchange: 'mx.weak.example'}],
    TXT: ['v=spf1 include:gone.weak.example mx ip4:192.0.2.0/24 ?all'],
    NS: ['ns1.weak.example'],
  },
  'mx.weak.example': {A: ['192.0.2.10']},
  '_dmarc.weak.example': {TXT: ['v=DMARC1; p=none; pct=50']},
  's1._domainkey.weak.example': {
    TXT: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
  },
};

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer(ZONE);
});

test.afterAll(async () => {
  await doh.close();
});

async function check(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  await askResolver(page, doh.url);
  await form.getByRole('textbox', {name: /^Domain/}).fill('weak.example');
  await form.locator('button[type=submit]').first().click();
  await expect(page.locator('#verdict')).toBeVisible();
}

/** How each tool that reads or writes DNS records comes to its result. */
const RESULTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/tools/domain-checker/': check,
  '/tools/spf-checker/': check,
  '/tools/dmarc-checker/': check,
  '/tools/dkim-checker/': async (page) => {
    await page.getByLabel('Selector', {exact: true}).fill('s1');
    await check(page);
  },
  '/tools/spf-generator/': async (page) => {
    await page.locator('main label', {hasText: 'Google Workspace'}).first().click();
    await expect(page.locator('#record')).toContainText('include:_spf.google.com');
  },
  '/tools/dkim-generator/': async (page) => {
    await page.getByLabel(/^Domain/).fill('weak.example');
    await page.getByRole('button', {name: /key pair$/}).click();
    await expect(page.getByRole('heading', {name: 'Your key'})).toBeVisible();
  },
  '/tools/dmarc-generator/': async (page) => {
    await page.getByLabel(/^Domain/).fill('weak.example');
    await expect(page.locator('#record')).toContainText('_dmarc.weak.example');
  },
};

for (const [path, show] of Object.entries(RESULTS)) {
  test(`${path}: with text at 200 % on a phone, nothing of the form or the result is cut`, async ({
    page,
  }) => {
    await page.goto(path);
    await boot(page);
    await show(page);
    expect.soft(await cutEnlarged(page)).toEqual([]);
    expect(await overflowsEnlarged(page)).toEqual([]);
  });
}
