import type {Page} from '@playwright/test';
import {startDohServer, type DohServer} from '../support/dohServer';
import {expect, test} from '../support/site';

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    'weak.example': {
      MX: [{preference: 10, exchange: 'mx.weak.example'}],
      TXT: ['v=spf1 ?all'],
      NS: ['ns1.weak.example', 'ns2.weak.example'],
    },
    'mx.weak.example': {A: ['192.0.2.10']},
    'broken.example': 'http-503',
  });
});

test.afterAll(async () => {
  await doh.close();
});

/** Sends what the page asks public resolvers to the one on loopback. */
async function answerLocally(page: Page): Promise<void> {
  await page.route(/^https:\/\/[^/]+\/dns-query/, async (route) => {
    const {search} = new URL(route.request().url());
    const response = await fetch(doh.url + search);
    await route.fulfill({
      status: response.status,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': response.headers.get('Content-Type') ?? 'text/plain',
      },
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

test('an article is run on one domain after another, and their results never mix', async ({
  page,
}) => {
  await answerLocally(page);
  await page.goto('/articles/what-is-dmarc/');
  const domain = page.getByRole('textbox', {name: 'Your domain'});
  const verdict = page.locator('#run-verdict');
  await domain.fill('not a domain');
  expect(doh.asked).toEqual([]);
  await domain.press('Enter');
  await expect(domain).toHaveAttribute('aria-invalid', 'true');
  await expect(domain).toBeFocused();
  expect(doh.asked).toEqual([]);

  await domain.fill('weak.example');
  await domain.press('Enter');
  await expect(verdict).toContainText('weak.example');
  await expect(verdict).toBeFocused();
  await expect(page.locator('[data-topic="dmarc"]')).toHaveAttribute(
    'data-mark',
    'error',
  );

  await domain.fill('gone.example');
  await domain.press('Enter');
  await expect(verdict).toContainText('gone.example does not exist');
  await expect(page.locator('[data-topic]')).toHaveCount(0);

  await domain.fill('broken.example');
  await domain.press('Enter');
  await expect(page.getByText('No response.')).toBeVisible();
  await expect(verdict).toHaveCount(0);
  await expect(domain).toHaveValue('broken.example');
});

test('a pasted bounce marks its row, and the next one marks another', async ({page}) => {
  await page.goto('/articles/email-deliverability-best-practices/');
  const box = page.getByLabel(/Paste a bounce/);
  const marked = page.locator('tr[aria-current]');
  await box.fill('550 5.1.1 No such mailbox');
  await expect(marked).toContainText('5.1.1');
  await box.fill('Authentication-Results: x; dmarc=fail header.from=a.example');
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('dmarc=fail');
});

test('an email is followed to what its receiver does, and a second one after it', async ({
  page,
}) => {
  await page.goto('/articles/what-is-email-api/');
  const exhibit = page.locator('section').filter({hasText: 'byte by byte'});
  const result = exhibit.getByRole('status');
  const shown = exhibit.locator('pre:visible');
  await exhibit.getByRole('radio', {name: 'SMTP'}).check();
  await exhibit.getByLabel('Accepts it, then bounces').check();
  await expect(result).toContainText('bounced');
  await expect(shown).toContainText('RCPT TO:<zoe@customer.example>');

  await exhibit.getByLabel('To', {exact: true}).fill('nobody.example');
  await expect(result).toContainText('422');
  await expect(shown).toHaveCount(0);
  await exhibit.getByLabel('To', {exact: true}).fill('<b>x</b>@customer.example');
  await expect(shown).toHaveCount(1);
  await exhibit.getByLabel('To', {exact: true}).fill('Bob <bob@other.example>');
  await expect(shown).toContainText('RCPT TO:<bob@other.example>');
});

test('a phone shows the beginning of long code, and the rest on request', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/articles/what-is-email-api/');
  const block = page.locator('figure').filter({hasText: 'send.mjs'});
  const height = () => block.evaluate((element) => element.clientHeight);
  await block.scrollIntoViewIfNeeded();
  const folded = await height();
  await block.getByLabel(/^Show all \d+ lines$/).check();
  await expect.poll(height).toBeGreaterThan(folded);
});

test('an exhibit shows the pane of the step that is chosen', async ({page}) => {
  for (const [path, exhibit, pane] of [
    ['/articles/sendgrid-alternatives/', '#exhibit-2', 'dl'],
    ['/articles/what-is-mcp/', '#exhibit-1', 'ol > li'],
  ] as const) {
    await page.goto(path);
    const steps = await page.locator(exhibit).getByRole('radio').all();
    const panes = await page.locator(`${exhibit} ${pane}`).all();
    expect(panes).toHaveLength(steps.length);
    for (const [chosen, step] of steps.entries()) {
      await step.check();
      for (const [index, one] of panes.entries()) {
        await expect(one).toBeVisible({visible: index === chosen});
      }
    }
  }
});
