import {createHash, generateKeyPairSync, sign} from 'node:crypto';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';
import {overflows, overflowsEnlarged} from '../support/widths';

const PATH = '/tools/message-checker/';
const HOSTILE = '"><img src=x onerror="window.hurt=1">';

const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
const record = `v=DKIM1; k=rsa; p=${publicKey.export({type: 'spki', format: 'der'}).toString('base64')}`;

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    's1._domainkey.one.example': {TXT: [record]},
    'one.example': {TXT: ['v=spf1 ip4:192.0.2.0/24 -all']},
    '_dmarc.one.example': {TXT: ['v=DMARC1; p=reject']},
    '_dmarc.two.example': {TXT: ['v=DMARC1; p=quarantine']},
    'down.example': 'http-503',
    '_dmarc.down.example': 'http-503',
  });
});

test.afterAll(async () => {
  await doh.close();
});

/** A message with relaxed fields and body, signed for one.example. */
function signed(subject = 'Lunch'): string {
  const body = 'Lunch is at one.\r\n';
  const bh = createHash('sha256').update(body).digest('base64');
  const own = `v=1; a=rsa-sha256; c=relaxed/relaxed; d=one.example; s=s1; h=from:subject; bh=${bh}; b=`;
  const data = `from:Ada <ada@one.example>\r\nsubject:${subject}\r\ndkim-signature:${own}`;
  const b = sign('sha256', Buffer.from(data), privateKey).toString('base64');
  return [
    'Return-Path: <ada@one.example>',
    'Received: from out.one.example (out.one.example [192.0.2.7]) by mx.example.net; Mon, 23 Nov 2026 10:00:09 +0000',
    `DKIM-Signature: ${own}${b}`,
    'From: Ada <ada@one.example>',
    `Subject: ${subject}`,
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    'Message-ID: <1@one.example>',
    '',
    body,
  ].join('\r\n');
}

const FORGED = `From: Eve <eve@two.example>\nReply-To: x@three.example\nSubject: ${HOSTILE}\nDate: Mon, 23 Nov 2026 10:00:00 +0000\n\nPay now.\n`;

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await boot(page);
}

const verdict = (page: Page) => page.locator('#verdict');
const finding = (page: Page, code: string) => page.locator(`li[data-code="${code}"]`);
const source = (page: Page) => page.getByLabel('Source of the message');
const check = (page: Page) => page.getByRole('button', {name: 'Check the message'});

test('two messages in a row: each has its own result, and no text of either is markup', async ({
  page,
  messages,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  const before = doh.asked.length;
  await source(page).fill(signed());
  await check(page).click();
  await expect(verdict(page)).toContainText('really from one.example');
  await expect(verdict(page)).toBeFocused();
  await expect(finding(page, 'dkim-pass')).toBeVisible();
  await expect(page.getByText('out.one.example').first()).toBeVisible();
  // Names of domains, and nothing of the message.
  expect(new Set(doh.asked.slice(before))).toEqual(
    new Set([
      'TXT s1._domainkey.one.example',
      'TXT one.example',
      'TXT _dmarc.one.example',
      'TXT _dmarc.example',
    ]),
  );

  await source(page).fill(FORGED);
  await check(page).click();
  await expect(verdict(page)).toContainText('spam folder');
  await expect(finding(page, 'dkim-pass')).toHaveCount(0);
  await expect(finding(page, 'dmarc-fail')).toBeVisible();
  await expect(finding(page, 'reply-elsewhere')).toContainText('x@three.example');
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(page.url()).not.toContain('Pay');
  expect(messages).toEqual([]);
});

test('the example by keyboard: nothing is asked before or after, and axe finds nothing at 390 px', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 840});
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !request.url().startsWith('data:')) {
      asked.push(request.url());
    }
  });
  await open(page);
  await source(page).focus();
  const button = page.getByRole('button', {name: 'Use an example'});
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) {
      break;
    }
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('example.com');
  await expect(verdict(page)).toBeFocused();
  await expect(finding(page, 'unsubscribe-not-signed')).toBeVisible();
  await expect(source(page)).toHaveValue(/Café|Caf=C3=A9/);
  expect(asked).toEqual([]);
  await page.getByText('The record, term by term').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflows(page, [390])).toEqual([]);
  expect(await overflowsEnlarged(page)).toEqual([]);
});

test('a file is dropped, and an Outlook file is told', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  const drop = async (name: string, text: string) => {
    const transfer = await page.evaluateHandle(
      ([fileName = '', content = '']) => {
        const data = new DataTransfer();
        const octets = Uint8Array.from(content, (character) => character.charCodeAt(0));
        data.items.add(new File([octets], fileName));
        return data;
      },
      [name, text],
    );
    await source(page).dispatchEvent('drop', {dataTransfer: transfer});
  };
  await drop('lunch.eml', signed('Dropped'));
  await expect(verdict(page)).toContainText('really from one.example');
  await expect(page.getByText('Dropped', {exact: true})).toBeVisible();
  await drop('lunch.msg', '\xd0\xcf\x11\xe0 and so on');
  await expect(page.getByText(/Outlook \.msg file/)).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
});

test('nothing given, a resolver that fails, and another message after it', async ({
  page,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page).click();
  await expect(source(page)).toBeFocused();
  await expect(page.getByText('There is no message here yet')).toBeVisible();
  await source(page).fill(FORGED.replaceAll('two.example', 'down.example'));
  await check(page).click();
  await expect(verdict(page)).toContainText('no usable response');
  await expect(finding(page, 'dmarc-temperror')).toBeVisible();
  await source(page).fill('not a message');
  await check(page).click();
  await expect(verdict(page)).toContainText('not the source of a message');
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(verdict(page)).toHaveCount(0);
  await expect(source(page)).toHaveValue('');
});
