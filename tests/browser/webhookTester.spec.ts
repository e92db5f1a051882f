import {createHmac} from 'node:crypto';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {boot, expect, test} from '../support/site';
import {overflowsEnlarged} from '../support/widths';

const PATH = '/tools/webhook-tester/';
const SECRET = 'whsec_4Qm8RtYv2LkXs7NbWc9ZpHd3JfGu6AeT';
const BODY = '{"type":"webhook.test","data":{"note":"<img src=x onerror=hurt()>"}}';

/** Fills in a request that is signed now, with a body as a server may have it. */
async function ask(page: Page, body: string): Promise<void> {
  const now = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(SECRET.slice(6), 'base64'))
    .update(`msg_1.${now}.${BODY}`)
    .digest('base64');
  await page
    .getByLabel('Headers of the request')
    .fill(
      `webhook-id: msg_1\nwebhook-timestamp: ${now}\nwebhook-signature: v1,${signature}`,
    );
  await page.getByRole('textbox', {name: 'Raw body'}).fill(body);
  await page.getByLabel('Secret of the endpoint').fill(SECRET);
  await page.getByRole('button', {name: 'Check the request'}).click();
}

const codes = (page: Page) => page.locator('[data-code]');

test('names the fault of a request and then of another, and lets nothing out', async ({
  page,
}) => {
  await page.goto(PATH);
  await boot(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await ask(page, JSON.stringify(JSON.parse(BODY), null, 2));
  await expect(page.locator('#verdict')).toBeFocused();
  await expect(codes(page).first()).toHaveAttribute('data-code', 'body-rewritten');
  await ask(page, BODY);
  await expect(codes(page).first()).toHaveAttribute('data-code', 'signature-valid');

  await page.getByRole('button', {name: 'Sign the event'}).click();
  await expect(page.getByText('curl -i')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowsEnlarged(page)).toEqual([]);

  expect(sent.filter((one) => /whsec|msg_1|onerror/.test(one))).toEqual([]);
  expect(page.url()).not.toContain('whsec');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('whsec');
});

test('says what is missing before it checks, at the field', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  await page.getByRole('button', {name: 'Check the request'}).click();
  await expect(page.getByLabel('Headers of the request')).toBeFocused();
  await expect(page.getByLabel('Headers of the request')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});
