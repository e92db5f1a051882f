import {generateKeyPairSync, sign, createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';
import {overflows} from '../support/widths';

const PATH = '/tools/dkim-checker/';
const HOSTILE = '"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';

let doh: DohServer;
let message: string;

function rsaRecord(bits: number, flags = '') {
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: bits});
  const p = publicKey.export({type: 'spki', format: 'der'}).toString('base64');
  return {privateKey, record: `v=DKIM1; k=rsa; ${flags}p=${p}`};
}

/** A message signed in the relaxed form; its body and header are relaxed already. */
function signedMessage(key: ReturnType<typeof rsaRecord>['privateKey']): string {
  const body = 'Hello Bob,\r\n\r\nlunch is at one.\r\n';
  const bh = createHash('sha256').update(body).digest('base64');
  const own = `v=1; a=rsa-sha256; c=relaxed/relaxed; d=one.example; s=s1; h=from:subject; bh=${bh}; b=`;
  const data = `from:Ada <ada@one.example>\r\nsubject:Lunch\r\ndkim-signature:${own}`;
  const b = sign('sha256', Buffer.from(data), key).toString('base64');
  return `DKIM-Signature: ${own}${b}\r\nFrom: Ada <ada@one.example>\r\nSubject: Lunch\r\n\r\n${body}`;
}

test.beforeAll(async () => {
  const good = rsaRecord(2048, 't=s; ');
  message = signedMessage(good.privateKey);
  doh = await startDohServer({
    's1._domainkey.one.example': {TXT: [good.record]},
    'google._domainkey.one.example': {TXT: [rsaRecord(1024).record]},
    'short._domainkey.one.example': {TXT: [rsaRecord(512).record]},
    'old._domainkey.one.example': {TXT: ['v=DKIM1; p=']},
    'quoted._domainkey.one.example': {TXT: [`"${good.record.replaceAll(';', '\\;')}"`]},
    'two._domainkey.one.example': {TXT: [good.record, 'v=DKIM1; p=']},
    'hostile._domainkey.one.example': {TXT: [`v=DKIM1; n=${HOSTILE}; p=${HOSTILE}`]},
    'twice._domainkey.one.example.one.example': {TXT: [good.record]},
    'servfail._domainkey.one.example': 'SERVFAIL',
    'down._domainkey.one.example': 'http-503',
  });
});

test.afterAll(async () => {
  await doh.close();
});

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

async function checkKey(page: Page, selector: string, domain = 'one.example') {
  await page.getByLabel('Selector', {exact: true}).fill(selector);
  await page.getByLabel(/^Domain/).fill(domain);
  await page.getByRole('button', {name: 'Check the key'}).click();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('A message', {exact: true}).check();
  await page.getByLabel('Source of the message').fill(text);
  await page.getByRole('button', {name: 'Verify the signature'}).click();
}

const verdict = (page: Page) => page.locator('#verdict');
const finding = (page: Page, code: string) => page.locator(`li[data-code="${code}"]`);

test('a key by its selector: bits, tags, TTL, and the focus on the verdict', async ({
  page,
  messages,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  await checkKey(page, 's1');
  await expect(verdict(page)).toHaveText('The key is published and in order.');
  await expect(verdict(page)).toBeFocused();
  await expect(finding(page, 'good-rsa')).toContainText('2048 bits');
  await expect(finding(page, 'strict-identity')).toBeVisible();
  const tags = page.getByRole('table', {name: 'Tags of the record'});
  await expect(tags.getByRole('row')).toHaveCount(5);
  await expect(tags).toContainText('RSA with 2048 bits');
  await expect(page.getByText('s1._domainkey.one.example').first()).toBeVisible();
  await expect(page.getByText('1 minute')).toBeVisible();
  expect(messages).toEqual([]);
});

const KEYS = [
  ['google', 'shorter than it should be', 'weak-rsa'],
  ['short', 'Receivers cannot use this key', 'short-rsa'],
  ['old', 'This key is revoked', 'revoked'],
  ['quoted', 'Receivers cannot use this key', 'quotes'],
  ['two', 'in order', 'several-records'],
  ['twice', 'There is no key', 'doubled-name'],
  ['missing', 'There is no key', 'no-record'],
  ['servfail', 'no usable response', 'no-dns-answer'],
] as const;

test('what is wrong with a key is said, one key after the other', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  for (const [selector, title, code] of KEYS) {
    await checkKey(page, selector);
    await expect(finding(page, code).first(), selector).toBeVisible();
    await expect(verdict(page), selector).toContainText(title);
  }
});

test('the whole name in the selector’s field is understood', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel('Selector', {exact: true}).fill('s1._domainkey.one.example.');
  await page.getByRole('button', {name: 'Check the key'}).click();
  await expect(page.getByLabel(/^Domain/)).toHaveValue('one.example');
  await expect(verdict(page)).toHaveText('The key is published and in order.');
});

test('a message verifies, and only its key’s name is asked for', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  const before = doh.asked.length;
  await paste(page, message);
  await expect(verdict(page)).toHaveText(
    'The message is unchanged since one.example signed it.',
  );
  await expect(finding(page, 'signature-good')).toBeVisible();
  await expect(finding(page, 'aligned')).toBeVisible();
  expect(doh.asked.slice(before)).toEqual(['TXT s1._domainkey.one.example']);
  expect(page.url()).not.toContain('Lunch');
});

const CHANGES: readonly [what: string, change: (text: string) => string, code: string][] =
  [
    [
      'its body changed',
      (text: string) => text.replace('lunch is', 'dinner is'),
      'body-changed',
    ],
    ['a footer', (text: string) => `${text}--\r\nThe list\r\n`, 'body-appended'],
    [
      'a list’s name in the subject',
      (text: string) => text.replace('Subject: ', 'Subject: [List] '),
      'header-edited',
    ],
    [
      'another key’s signature',
      (text: string) =>
        text.replace(/ b=(.)/, (_, first: string) => ` b=${first === 'A' ? 'B' : 'A'}`),
      'wrong-key',
    ],
    [
      'only its header',
      (text: string) => text.split('\r\n\r\n')[0] ?? '',
      'body-not-given',
    ],
  ];

test('what was changed in a message is said, one message after the other', async ({
  page,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  for (const [what, change, code] of CHANGES) {
    await paste(page, change(message));
    await expect(finding(page, code), what).toBeVisible();
    // It was typed, and stays.
    await expect(page.getByLabel('Source of the message')).not.toHaveValue('');
  }
});

test('a file keeps every byte', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel('A message', {exact: true}).check();
  await page.getByLabel('Or choose its file, which preserves every byte').setInputFiles({
    name: 'message.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(message),
  });
  await page.getByRole('button', {name: 'Verify the signature'}).click();
  await expect(verdict(page)).toHaveText(
    'The message is unchanged since one.example signed it.',
  );
});

test('a pasted key record is read without asking DNS', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  const before = doh.asked.length;
  await paste(page, 's1._domainkey IN TXT "v=DKIM1; k=rsa; p="');
  await expect(verdict(page)).toHaveText('This key is revoked.');
  expect(doh.asked).toHaveLength(before);
});

test('the common selectors, and one of them in full', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel('Only the domain', {exact: true}).check();
  await page.getByLabel(/^Domain/).fill('one.example');
  await page.getByRole('button', {name: /^Try \d+ selectors/}).click();
  await expect(verdict(page)).toContainText('one.example has keys under google, s1');
  await page.getByRole('button', {name: 'Check this key of google'}).click();
  await expect(finding(page, 'weak-rsa')).toBeVisible();
  await expect(page).toHaveURL(/domain=one\.example&selector=google/);
});

test('a shared link fills the form, and asks only on the button', async ({page}) => {
  const before = doh.asked.length;
  await open(page, '#domain=one.example&selector=s1');
  await expect(page.getByLabel('Selector', {exact: true})).toHaveValue('s1');
  await expect(page.getByLabel(/^Domain/)).toHaveValue('one.example');
  expect(doh.asked).toHaveLength(before);
});

test('a fault of the resolver is told, and nothing typed is lost', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await checkKey(page, 'down');
  await expect(page.getByText('returned HTTP status 503')).toBeVisible();
  await expect(page.getByLabel('Selector', {exact: true})).toHaveValue('down');
  await checkKey(page, 's1');
  await expect(verdict(page)).toHaveText('The key is published and in order.');
});

test('empty fields are asked for by name', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Check the key'}).click();
  await expect(page.getByLabel(/^Domain/)).toBeFocused();
  await page.getByLabel(/^Domain/).fill('one.example');
  await page.getByRole('button', {name: 'Check the key'}).click();
  await expect(page.getByLabel('Selector', {exact: true})).toBeFocused();
  await page.getByLabel('A message', {exact: true}).check();
  await page.getByRole('button', {name: 'Verify the signature'}).click();
  await expect(page.getByLabel('Source of the message')).toHaveAccessibleDescription(
    /Paste the source/,
  );
});

test('what DNS and messages hold is text', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await checkKey(page, 'hostile');
  await expect(verdict(page)).toContainText('Receivers cannot use this key');
  await paste(
    page,
    `DKIM-Signature: v=1; a=${HOSTILE}; d=${HOSTILE}; s=${HOSTILE}; h=from:${HOSTILE}; bh=a; b=a\n${HOSTILE}: x\nFrom: ${HOSTILE}\n\n${HOSTILE}`,
  );
  await expect(page.locator('article')).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page reads completely and sends nothing', async ({page}) => {
    await page.goto(PATH);
    expect(await page.locator('form').first().innerText()).toContain('dig +short TXT');
    await expect(page.getByText('What breaks a signature')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Check the key'})).toBeHidden();
    expect(page.url()).toBe(origin() + PATH);
  });
});

test('with each kind of result: axe finds nothing', async ({page}) => {
  // Three results, and axe on each.
  test.slow();
  await open(page);
  await askResolver(page, doh.url);
  await checkKey(page, 'quoted');
  await expect(finding(page, 'quotes')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await paste(page, message.replace('lunch is', 'dinner is'));
  await expect(finding(page, 'body-changed')).toBeVisible();
  for (const summary of await page.locator('article summary').all()) {
    await summary.click();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Only the domain', {exact: true}).check();
  await page.getByLabel(/^Domain/).fill('one.example');
  await page.getByRole('button', {name: /^Try \d+ selectors/}).click();
  await expect(verdict(page)).toContainText('google');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('long names do not scroll sideways', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await open(page);
  await askResolver(page, doh.url);
  const long = `${'long-name.'.repeat(15)}example`;
  await checkKey(page, 'a'.repeat(60), long);
  await expect(finding(page, 'no-record')).toBeVisible();
  await paste(page, message.replace('d=one.example', `d=${long}`));
  await expect(page.locator('article')).toBeVisible();
  expect(await overflows(page, [320, 390, 768])).toEqual([]);
});
