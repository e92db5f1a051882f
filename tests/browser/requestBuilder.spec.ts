import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {KINDS} from '../support/kinds';
import {boot, booted, expect, test} from '../support/site';

const API = KINDS['API reference'].path;

/** The builder of the page's first operation, opened by its button. */
async function openBuilder(page: Page) {
  await page.getByRole('button', {name: 'Try this request'}).first().click();
  const builder = page.getByRole('dialog');
  await expect(builder).toBeVisible();
  return builder;
}

test('a request is made in the form, sent to the mock, refused and replayed', async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      chunks.push(await response.text().catch(() => ''));
    }
  });
  const hasBuilder = () => chunks.some((text) => text.includes('Send to the mock'));
  await page.goto(API);
  await page.getByRole('button', {name: 'Try this request'}).first().focus();
  await booted(page);
  expect(hasBuilder()).toBe(false);
  const builder = await openBuilder(page);
  await expect.poll(hasBuilder).toBe(true);

  const send = builder.getByRole('button', {name: 'Send to the mock'});
  const status = builder.getByRole('status');
  const subject = builder.getByRole('textbox', {name: 'subject'});
  const code = builder.locator('pre').first();
  await subject.fill('');
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await send.click();
  await expect(status).toContainText('422');
  await subject.fill('One <b>subject</b>');
  await expect(code).toContainText('"subject": "One <b>subject</b>"');
  await builder.getByRole('button', {name: 'Idempotency-Key'}).click();
  await expect(builder.getByRole('textbox', {name: 'Idempotency-Key'})).toBeFocused();
  await send.click();
  await expect(status).toContainText('202');
  await send.click();
  await expect(status).toContainText('3. 202');
  await subject.fill('Another');
  await send.click();
  await expect(status).toContainText('4. 4');
  await builder
    .getByRole('combobox', {name: 'The mock responds with'})
    .selectOption('rate_limited');
  await send.click();
  await expect(status).toContainText('429');
  await builder.getByRole('button', {name: /^2 /}).click();
  await expect(builder.locator('figure pre')).toContainText('202 Accepted');
  expect(await accessibilityFaults(page)).toEqual([]);

  const sample = builder.getByRole('combobox', {name: 'Sample'});
  const first = await sample.inputValue();
  await sample.selectOption('sendEmail.attachment');
  await builder
    .getByLabel('Fill these fields from a file')
    .setInputFiles({name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('Hi')});
  await expect(code).toContainText('"content": "SGk="');
  await sample.selectOption(first);

  await page.keyboard.press('Escape');
  await expect(builder).toBeHidden();
  await openBuilder(page);
  await expect(subject).toHaveValue('Another');
});

test('JSON and form follow each other, and a link holds the request without the key', async ({
  page,
}) => {
  await allowClipboard(page);
  await page.goto(API);
  const builder = await openBuilder(page);
  await builder.getByRole('textbox', {name: 'API key'}).fill('secret_of_mine');
  await builder.getByText('JSON', {exact: true}).click();
  const json = builder.getByRole('textbox', {name: 'Body as JSON'});
  await json.fill('{"from": "me@acme.example",\n "to"');
  await expect(json).toHaveAccessibleDescription(/line 2, column 6/);
  await builder.getByText('Form', {exact: true}).click();
  await expect(builder.getByRole('textbox', {name: 'from'})).toHaveCount(0);
  await builder.getByText('JSON', {exact: true}).click();
  await expect(json).toHaveValue('{"from": "me@acme.example",\n "to"');
  await json.fill('{"from": "me@acme.example", "to": ["<img src=x>"], "html": "<p>"}');
  await builder.getByText('Form', {exact: true}).click();
  await builder.getByRole('textbox', {name: 'from'}).fill('you@acme.example');
  await builder.getByRole('button', {name: 'Copy as link'}).click();
  await expect(builder.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await clipboardText(page);
  expect(link).not.toContain('secret');

  const other = await page.context().newPage();
  await other.goto(link);
  const opened = other.getByRole('dialog');
  await expect(opened.getByRole('textbox', {name: 'from'})).toHaveValue(
    'you@acme.example',
  );
  await expect(opened.getByRole('textbox', {name: 'Entry 1'})).toHaveValue('<img src=x>');
  await expect(opened.getByRole('textbox', {name: 'API key'})).toHaveValue('');
  await opened.getByRole('button', {name: 'Close'}).click();
  expect(new URL(other.url()).hash).toBe('#sendEmail');
});

test('the builder opens on a page that was reached in the app, once its script has come', async ({
  page,
}) => {
  await page.goto(KINDS.docs.path);
  await boot(page);
  await page.evaluate((path) => window.shell?.navigate?.(path), API);
  await expect(page).toHaveURL(API);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', {name: 'Try this request'}).first().click();
  const again = page.getByRole('button', {name: 'Not loaded. Try again'});
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
  await openBuilder(page);
});
