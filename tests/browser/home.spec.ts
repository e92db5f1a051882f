import {readDocument} from '../../src/api/build';
import {expect, KINDS, test} from '../support/site';

test.describe('the request of the hero', () => {
  test('is answered by the OpenAPI document and names the product on every page', async ({
    page,
    messages,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(request.url() + (request.postData() ?? '')),
    );
    await page.goto(KINDS.home.path);
    const hero = page.locator('main section').first();
    const body = hero.getByLabel('Body of the request');
    const status = hero.getByRole('status');

    await hero.getByLabel('Your product’s name').fill('Tidewater');
    await expect(body).toHaveValue(/"Tidewater <hello@tidewater\.example>"/);
    await expect(hero.getByText('hello@tidewater.example', {exact: true})).toBeVisible();

    await body.fill(
      (await body.inputValue()).replace(/"to".*\n/, '').replace('481902', '007'),
    );
    const {invalid_field: example} = readDocument().components?.['examples'] as Record<
      string,
      {value: {type: string; title: string}}
    >;
    await expect(status).toHaveText(/^422 /);
    for (const part of [example?.value.type, example?.value.title, '#/to']) {
      await expect(hero.locator('pre').first()).toContainText(`"${part ?? ''}"`);
    }
    await expect(hero.getByRole('link', {name: 'How to fix it'})).toHaveAttribute(
      'href',
      new URL(example?.value.type ?? '').pathname + '#invalid_field',
    );

    await body.fill(
      (await body.inputValue()).replace('{', '{\n  "to": "you@customer.example",'),
    );
    await expect(status).toHaveText('202 Accepted');
    await expect(hero.getByText('7', {exact: true})).toBeVisible();
    expect(sent.join('\n')).not.toMatch(/tidewater/i);

    await page.goto(KINDS.feature.path);
    await expect(page.locator('main')).toContainText('Tidewater');
    await expect(page.locator('main')).not.toContainText('Acme');
    expect(messages).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the request of the hero is a picture', async ({page}) => {
    await page.goto(KINDS.home.path);
    const hero = page.locator('main section').first();
    await expect(hero.getByText('"verification-code"')).toBeVisible();
    await expect(hero.getByRole('textbox')).toHaveCount(0);
  });

  test('each row of the inbox opens its own email', async ({page}) => {
    await page.goto('/');
    const rows = page.getByRole('radio', {name: /, \d+ Nov$/});
    const count = await rows.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const row = rows.nth(index);
      const subject = (await row.getAttribute('aria-label'))?.replace(/, \d+ Nov$/, '');
      await row.click();
      await expect(row).toBeChecked();
      const email = page.locator(`div[data-email="${String(index)}"]`);
      await expect(email.getByText(subject ?? '', {exact: true})).toBeVisible();
      await expect(page.locator('div[data-email]').filter({visible: true})).toHaveCount(
        1,
      );
    }
  });

  test('each way to send opens one of its emails', async ({page}) => {
    await page.goto('/');
    for (const [label, sender] of [
      ['You send it', 'messenger'],
      ['The calendar sends it', 'sequence'],
      ['Your code sends it', 'api'],
    ] as const) {
      await page.getByText(label, {exact: true}).click();
      await expect(page.locator('li[data-sender] input:checked')).toHaveValue(sender);
    }
  });
});
