import {createPrivateKey, createPublicKey} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {boot, expect, origin, test} from '../support/site';
import {overflows} from '../support/widths';

const PATH = '/tools/dkim-generator/';

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

const panel = (page: Page) => page.locator('section#key');

/** The text of the pane that is shown in the first or second set of tabs. */
const shown = (page: Page, set: 'record' | 'key') =>
  panel(page)
    .locator('pre:visible')
    .nth(set === 'record' ? 0 : 1);

async function tab(page: Page, label: string): Promise<void> {
  await panel(page).getByLabel(label, {exact: true}).check();
}

async function make(page: Page, domain = 'example.com', kind = 'RSA 2048') {
  await page.getByLabel(/^Domain/).fill(domain);
  await page.getByLabel(kind, {exact: true}).check();
  await page.getByRole('button', {name: /key pair$/}).click();
  await expect(panel(page).getByRole('heading', {name: 'Your key'})).toBeVisible();
}

for (const [kind, type, length] of [
  ['RSA 2048', 'rsa', 2048],
  ['RSA 1024', 'rsa', 1024],
  ['Ed25519', 'ed25519', undefined],
] as const) {
  test(`${kind}: record and private key belong together`, async ({page, messages}) => {
    await open(page);
    await make(page, 'https://Example.com/contact', kind);
    await expect(panel(page).getByRole('heading', {name: 'Your key'})).toBeFocused();
    const record = (await shown(page, 'record').textContent()) ?? '';
    const pem = (await shown(page, 'key').textContent()) ?? '';
    const p = record.slice(record.indexOf('p=') + 2);
    expect(record).toMatch(new RegExp(`^v=DKIM1; k=${type}; p=[A-Za-z0-9+/=]+$`));
    const spki = createPublicKey(createPrivateKey(pem)).export({
      type: 'spki',
      format: 'der',
    });
    expect((type === 'rsa' ? spki : spki.subarray(-32)).toString('base64')).toBe(p);
    if (length !== undefined) {
      const key = createPublicKey(createPrivateKey(pem));
      expect(key.asymmetricKeyDetails?.modulusLength).toBe(length);
      await tab(page, 'PKCS #1');
      const old = (await shown(page, 'key').textContent()) ?? '';
      expect(old).toContain('BEGIN RSA PRIVATE KEY');
      expect(
        createPublicKey(createPrivateKey(old)).export({type: 'spki', format: 'der'}),
      ).toEqual(spki);
    }
    await expect(panel(page)).toContainText(/s\d{6}\._domainkey\.example\.com/);
    expect(messages).toEqual([]);
  });
}

test('nothing is requested while a key is made, and it works offline', async ({
  page,
  context,
}) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser fetches a page's icon when it likes to, and the links of the page fetch
    // the scripts of other pages ahead.
    if (!/^data:|\/img\/icon\.svg$|\/assets\/js\/[^?]+$/.test(request.url())) {
      requests.push(request.url());
    }
  });
  await context.setOffline(true);
  await make(page);
  await tab(page, 'Zone file');
  await tab(page, 'OpenDKIM');
  await page.waitForTimeout(900);
  expect(requests).toEqual([]);
});

test('the private key is not in the address or in storage, and goes with the page', async ({
  page,
}) => {
  await open(page);
  await make(page);
  const pem = (await shown(page, 'key').textContent()) ?? '';
  const secret = pem.split('\n')[2] ?? 'missing';
  await page.waitForTimeout(900);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      localStorage,
      sessionStorage,
      document.cookie,
      history.state,
    ]),
  );
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain('PRIVATE');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await expect(panel(page).getByRole('heading', {name: 'No key yet'})).toBeVisible();
  expect(await page.content()).not.toContain(secret);
});

test('flags and names change the record, not the key', async ({page}) => {
  await open(page);
  await make(page);
  const before = (await shown(page, 'record').textContent()) ?? '';
  const key = before.slice(before.indexOf('p='));
  await page.getByText('Flags and a note, if you need them').click();
  await page.getByLabel(/^t=s/).check();
  await page.getByLabel(/^h=sha256/).check();
  await page.getByLabel('Note (n=)').fill('shop server');
  await page.getByLabel('Selector', {exact: true}).fill('shop');
  await expect(shown(page, 'record')).toHaveText(
    `v=DKIM1; k=rsa; h=sha256; t=s; n=shop=20server; ${key}`,
  );
  await tab(page, 'Zone file');
  await expect(shown(page, 'record')).toContainText(
    'shop._domainkey.example.com. 3600 IN TXT (',
  );
  await tab(page, 'Nodemailer');
  await expect(shown(page, 'key')).toContainText("keySelector: 'shop'");
});

test('the record follows the form to the DNS provider, and waits while it is wrong', async ({
  page,
  messages,
}) => {
  await open(page);
  await page.getByLabel('Selector', {exact: true}).fill('s1');
  await make(page, 'mail.example.com');
  const steps = panel(page).locator('details');
  await page.getByText('Enter it at your DNS provider').click();
  await steps.getByLabel('DNS provider').selectOption('Amazon Route 53');
  await expect(steps.locator('dd').nth(1)).toContainText('s1._domainkey.mail');
  await expect(steps.locator('dd').nth(2)).toContainText(/"v=DKIM1;.*" ".*"/);
  await steps.getByLabel('Zone at the provider').selectOption('mail.example.com');
  await expect(steps.locator('dd').nth(1).locator('code')).toHaveText('s1._domainkey');
  await steps.getByLabel('DNS provider').selectOption('OVHcloud');
  await expect(steps).toContainText('Change in text format');
  await steps.getByLabel('DNS provider').selectOption('Cloudflare');
  await expect(steps.locator('pre')).toContainText('resource "cloudflare_dns_record"');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel('Selector', {exact: true}).fill('not valid');
  await expect(panel(page)).toContainText('The selector in the form is not valid.');
  await expect(steps).toHaveCount(0);
  await page.getByLabel('Selector', {exact: true}).fill('s2');
  await page.getByLabel('Ed25519', {exact: true}).check();
  await expect(panel(page)).toContainText('This is still an RSA key of 2048 bits');
  await expect(shown(page, 'record')).toContainText('k=rsa');

  // The tab that was chosen is gone with the next kind of key: the first is shown.
  await tab(page, 'PKCS #1');
  await page.getByRole('button', {name: /key pair$/}).click();
  await expect(shown(page, 'record')).toContainText('k=ed25519');
  await expect(shown(page, 'key')).toContainText('BEGIN PRIVATE KEY');
  expect(messages).toEqual([]);
});

test('the private key can be saved', async ({page}) => {
  await open(page);
  await page.getByLabel('Selector', {exact: true}).fill('s1');
  await make(page);
  const saving = page.waitForEvent('download');
  await panel(page).getByRole('button', {name: 'Save PKCS #8 as a file'}).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('example.com.s1.key');
  const text = readFileSync(await download.path(), 'utf8');
  expect(createPrivateKey(text).asymmetricKeyType).toBe('rsa');
});

test('what is missing or wrong is said at its field', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Generate the key pair'}).click();
  await expect(page.getByLabel(/^Domain/)).toBeFocused();
  await page.getByLabel(/^Domain/).fill('example.com');
  await page.getByLabel('Selector', {exact: true}).fill('a b');
  await page.getByRole('button', {name: 'Generate the key pair'}).click();
  const field = page.getByLabel('Selector', {exact: true});
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/cannot be part of a selector/);
  await expect(panel(page).getByRole('heading', {name: 'No key yet'})).toBeVisible();
});

test('a browser without Ed25519 says so', async ({page}) => {
  await page.addInitScript(() => {
    const real = crypto.subtle.generateKey.bind(crypto.subtle);
    crypto.subtle.generateKey = ((algorithm: {name?: string}, ...rest: unknown[]) =>
      algorithm.name === 'Ed25519'
        ? Promise.reject(new DOMException('no', 'NotSupportedError'))
        : (real as (...all: unknown[]) => unknown)(algorithm, ...rest)) as never;
  });
  await open(page);
  await page.getByLabel(/^Domain/).fill('example.com');
  await page.getByLabel('Ed25519', {exact: true}).check();
  await page.getByRole('button', {name: 'Generate the key pair'}).click();
  await expect(page.getByText('This browser cannot create Ed25519 keys')).toBeVisible();
  await expect(page.getByLabel(/^Domain/)).toHaveValue('example.com');
});

test('a shared link brings names and flags', async ({page}) => {
  await open(page, '#domain=example.com&selector=s9&algorithm=ed25519&strict=1');
  await page.getByRole('button', {name: 'Generate the key pair'}).click();
  await expect(shown(page, 'record')).toHaveText(/^v=DKIM1; k=ed25519; t=s; p=.{43}=$/);
  await expect(panel(page)).toContainText('s9._domainkey.example.com');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page reads completely and says how to do it by hand', async ({page}) => {
    await page.goto(PATH);
    expect(await page.locator('form').first().innerText()).toContain('openssl genrsa');
    await expect(page.getByText('Rotating keys without an interruption')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Generate the key pair'})).toBeHidden();
    expect(page.url()).toBe(origin() + PATH);
  });
});

test('with a key: axe finds nothing', async ({page}) => {
  await open(page);
  await make(page);
  await page.getByText('Flags and a note, if you need them').click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a long name does not scroll sideways', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await open(page);
  await page.getByLabel('Selector', {exact: true}).fill('a'.repeat(60));
  await make(page, `${'long-name.'.repeat(14)}example`);
  expect(await overflows(page, [320, 390, 768])).toEqual([]);
});
