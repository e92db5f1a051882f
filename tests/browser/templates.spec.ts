import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {simpleParser} from 'mailparser';
import {themeOf} from '../../src/emails/brand';
import {DESIGNS} from '../../src/emails/brandChoices';
import {examplesOf} from '../../src/emails/gaps';
import {DEFAULT_BRAND} from '../../src/emails/options';
import {renderHtml} from '../../src/emails/outputs/renderHtml';
import {templates} from '../../src/emails/templates';
import type {Values} from '../../src/emails/types';
import {pathsOfKind} from '../../src/site';
import {allowClipboard, clipboardHtml, clipboardText} from '../support/clipboard';
import {boot, booted, expect, isolatedTest as test, laidOut} from '../support/site';

const GALLERY = '/transactional-email-templates/';
const RESET = `${GALLERY}password-reset/`;

const COUNT = pathsOfKind('template').length;

/** The email in the preview. */
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]');
const letters = (page: Page) => page.locator('[data-moment]');

async function open(page: Page, path = RESET): Promise<void> {
  await page.goto(path);
  await boot(page);
}

test('amounts of 12 digits stay in one piece in a bill at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  for (const template of templates.filter(({slug}) => /invoice|receipt/.test(slug))) {
    const values = JSON.stringify(examplesOf(template.props));
    const large = JSON.parse(
      values.replace(/€[\d.,]*\d/g, '€123,456,789,012.00'),
    ) as Values;
    for (const design of DESIGNS) {
      const theme = themeOf({...DEFAULT_BRAND, design});
      await page.setContent(renderHtml(template, theme, large));
      const amounts = page.locator('table:not([role]) td', {hasText: '€'});
      const broken = await amounts.evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const lines = new Set(Array.from(range.getClientRects(), ({top}) => top));
          return lines.size > 1 ? [cell.textContent] : [];
        }),
      );
      expect([template.slug, design, broken]).toEqual([template.slug, design, []]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
    }
  }
});

test.describe('the gallery', () => {
  test('leads to a page of each email, as its data says', async ({page, request}) => {
    await page.goto(GALLERY);
    await expect(letters(page)).toHaveCount(COUNT);
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    const collection = blocks
      .map((block) => JSON.parse(block) as Record<string, unknown>)
      .find((node) => node['@type'] === 'CollectionPage');
    const {itemListElement} = collection?.['mainEntity'] as {
      itemListElement: {url: string}[];
    };
    expect(itemListElement).toHaveLength(COUNT);
    for (const {url} of itemListElement) {
      expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has a picture of each email, in ${colorScheme}`, async ({browser, baseURL}) => {
      const context = await browser.newContext({
        colorScheme,
        javaScriptEnabled: false,
        ...(baseURL && {baseURL}),
      });
      const page = await context.newPage();
      await page.goto(GALLERY);
      for (const letter of await letters(page).all()) {
        await letter.scrollIntoViewIfNeeded();
        const image = letter.locator('img');
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
        expect(
          await image.evaluate((element: HTMLImageElement) => element.currentSrc),
        ).toContain(`-${colorScheme}-`);
      }
      await context.close();
    });
  }

  for (const [screen, width, deviceScaleFactor, taken] of [
    ['a phone', 390, 3, 480],
    ['a wide screen', 1440, 1, 480],
    ['a wide screen, magnified', 1440, 3, 1024],
  ] as const) {
    test(`takes the picture that fits ${screen}: ${taken} pixels`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        viewport: {width, height: 900},
        deviceScaleFactor,
        ...(baseURL && {baseURL}),
      });
      const page = await context.newPage();
      await page.goto(GALLERY);
      const image = letters(page).locator('img').first();
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toMatch(new RegExp(`-${taken}\\.avif$`));
      await context.close();
    });
  }

  test('sorts the emails without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && {baseURL}),
    });
    const page = await context.newPage();
    await page.goto(GALLERY);
    let sorted = 0;
    for (const choice of await page
      .getByRole('group', {name: 'Show emails about'})
      .locator('label')
      .all()) {
      const count = Number(/\d+$/.exec(await choice.innerText())?.[0]);
      await choice.getByRole('radio').check();
      await expect(letters(page).filter({visible: true})).toHaveCount(count);
      sorted += count;
    }
    // All of them, and each once more under its own moment.
    expect(sorted).toBe(2 * COUNT);
    await context.close();
  });

  test('gives all files as one zip, of the size it says', async ({page}) => {
    await page.goto(GALLERY);
    const link = page.getByRole('link', {name: `Download all ${String(COUNT)}`});
    const said = await link.locator('xpath=..').textContent();
    const waiting = page.waitForEvent('download');
    await link.click();
    const bytes = await readFile(await (await waiting).path());
    const files = Object.keys(unzipSync(bytes));
    expect(said).toContain(
      `${(bytes.length / 1024).toFixed(1)} KB, ${files.length} files`,
    );
    expect(files).toHaveLength(COUNT * (4 + 5 * 2 + 2 + 2 + 6 * 2) + 4);
    expect(files).toContain('transactional-emails/receipt/Receipt.tsx');
    expect(files).toContain('transactional-emails/receipt/receipt.liquid.html');
    expect(files).toContain('transactional-emails/receipt/editorial/receipt.html');
  });
});

/** A picture of 2 by 1 pixels. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQv8BD/kD/YURmXYAAAAASUVORK5CYII=',
  'base64',
);

test('a brand is typed once: gallery, pages, zip and call wear it until it is cleared', async ({
  page,
  messages,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, GALLERY);
  expect(requests.filter((url) => /shelf|parcel/.test(url))).toEqual([]);
  await page.locator('[name="brand.name"]').fill('Lemon');
  await page.locator('[name="brand.color"]').fill('#ffe600');
  await page.getByText('Logo and postal address', {exact: true}).click();
  await page.locator('[name="brand.address"]').fill('Lemon Ltd, 1 Tree Road, Cork');
  await page
    .getByLabel('logo', {exact: true})
    .setInputFiles({name: 'logo.png', mimeType: 'image/png', buffer: LOGO});
  await expect(page.getByAltText('Your logo')).toBeVisible();
  // Playwright looks into the letters' shadow trees.
  const reset = letters(page).filter({hasText: 'Password reset'});
  await expect(reset.locator('.button')).toHaveCSS(
    'background-color',
    'rgb(255, 230, 0)',
  );
  await expect(letters(page).locator('img[alt="Lemon"]')).toHaveCount(COUNT);
  await expect(letters(page).getByText('Lemon Ltd, 1 Tree Road, Cork')).toHaveCount(
    COUNT,
  );
  await expect(page.getByText('Lemon <security@acme.example>').first()).toBeAttached();
  expect(page.url()).not.toContain('#');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download in my brand'}).click();
  const zip = unzipSync(await readFile(await (await waiting).path()));
  const theme = zip['transactional-emails/theme.json'];
  expect(JSON.parse(Buffer.from(theme ?? []).toString())).toMatchObject({name: 'Lemon'});

  await open(page);
  await expect(page.locator('[name="brand.name"]')).toHaveValue('Lemon');
  await expect(preview(page).getByAltText('Lemon')).toBeVisible();
  await page.locator('[name="name"]').fill('Zoë');
  await expect(page).toHaveURL(/#name=Zo%C3%AB$/);
  await page.getByLabel('Put my brand into the link').check();
  await expect(page).toHaveURL(/brand\.name=Lemon/);
  await page.getByRole('button', {name: 'Clear my brand'}).click();
  await expect(preview(page).getByText('Acme', {exact: true})).toBeVisible();
  await expect(page).toHaveURL(/#name=Zo%C3%AB$/);

  await open(page, GALLERY);
  await expect(page.locator('[name="brand.name"]')).toHaveValue('Acme');
  await expect(letters(page).locator('picture')).toHaveCount(COUNT);
  expect(messages).toEqual([]);
});

test('an email is looked at through a lens, and taken along as a draft', async ({
  page,
  messages,
}) => {
  await allowClipboard(page);
  await open(page);
  await page.locator('[name="name"]').fill('Zoë');
  await page.locator('[name="call.from"]').fill('hello@lemon.example');
  await page.locator('[name="call.to"]').fill('zoe@customer.example');
  await expect(page.getByText('Zoë').first()).toBeAttached();
  const lens = page.getByLabel('See it as');
  await lens.selectOption({label: 'Classic Outlook (Word engine)'});
  await expect(page.getByRole('status').filter({hasText: 'simulation'})).toContainText(
    'border-radius',
  );
  await expect(preview(page).locator('.button')).toHaveCSS('border-radius', '0px');
  await lens.selectOption({label: 'Screen reader order'});
  await expect(
    preview(page).getByText('Heading level 1: Choose a new password'),
  ).toBeVisible();
  await lens.selectOption({label: 'As designed'});
  await expect(preview(page).getByText('Hello Zoë,')).toBeVisible();
  await expect(page.getByText(/links? still leads? to an example address/)).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download .eml'}).click();
  const mail = await simpleParser(await readFile(await (await waiting).path()));
  expect(mail.subject).toBe('Reset your Acme password');
  expect(mail.from?.text).toBe('"Acme" <hello@lemon.example>');
  expect(mail.text).toContain('Hello Zoë,');
  expect(mail.html).toContain('Hello Zoë,');
  await page.getByRole('button', {name: 'Copy for Gmail'}).click();
  await expect(
    page.getByText('The email is copied, and you can paste it into a new message.'),
  ).toBeVisible();
  expect(await clipboardHtml(page)).toContain('Hello Zoë,');
  expect(await clipboardText(page)).toContain('Hello Zoë,');
  expect(messages).toEqual([]);
});

test('long code is as tall before its lines are laid out as after, and shows its last one', async ({
  page,
}) => {
  await page.goto(RESET);
  await laidOut(page);
  const code = page.locator('[data-pane="html"] pre');
  const last = code.locator('.rows').last();
  const isShown = () =>
    last.evaluate((rows) =>
      rows.firstElementChild?.checkVisibility({contentVisibilityAuto: true}),
    );
  const heightOf = () => code.evaluate(({scrollHeight}) => scrollHeight);
  const before = await heightOf();
  expect(await isShown()).toBe(false);
  await code.evaluate((frame) => {
    frame.scrollIntoView();
    frame.scrollTop = frame.scrollHeight;
  });
  await expect.poll(isShown).toBe(true);
  expect(await heightOf()).toBe(before);
  expect(await last.innerText()).toContain('</html>');
});

test('on a phone the letter stays in sight while it is edited', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  await expect(page.getByRole('radio', {name: 'Phone'})).toBeHidden();
  const field = page.locator('[name="expiresIn"]');
  await field.fill('a quarter of an hour');
  const words = page.locator('#edit').getByText('a quarter of an hour');
  await expect(words.filter({visible: true}).first()).toBeInViewport();
  await expect(field).toBeInViewport();
});

test.describe('the page of a template', () => {
  test('follows what is typed, in the letter, the code and the address', async ({
    page,
    messages,
  }) => {
    await open(page);
    await page.locator('[name="name"]').fill('Zoë');
    await expect(preview(page).getByText('Hello Zoë,')).toBeVisible();
    await page.getByRole('radio', {name: 'API call'}).check();
    await expect(page.locator('[data-pane="bash"] pre')).toContainText('Zoë');
    await expect(page).toHaveURL(/#name=Zo%C3%AB$/);
    await page.reload();
    await booted(page);
    await expect(page.locator('[name="name"]')).toHaveValue('Zoë');
    await expect(preview(page).getByText('Hello Zoë,')).toBeVisible();
    expect(messages).toEqual([]);
  });

  test('wears the brand that is typed: name, color, font and corners', async ({page}) => {
    await open(page);
    await page.locator('[name="brand.name"]').fill('Lemon');
    await page.locator('[name="brand.color"]').fill('#ffe600');
    await page.locator('[name="brand.font"]').selectOption('serif');
    await page.locator('[name="brand.radius"]').fill('20');
    const button = preview(page).locator('.button');
    await expect(button).toHaveCSS('background-color', 'rgb(255, 230, 0)');
    await expect(button).toHaveCSS('border-radius', '20px');
    await expect(preview(page).locator('h1')).toHaveCSS('font-family', /Georgia/);
    await expect(preview(page).getByText('Lemon', {exact: true})).toBeVisible();
    await page.getByRole('radio', {name: 'React'}).check();
    await expect(page.locator('[data-pane="react"] pre')).toContainText("radius: '20px'");
  });

  test('shows the design that is chosen, and shares it', async ({page}) => {
    await open(page);
    await page.getByRole('radio', {name: 'Editorial'}).check();
    const heading = preview(page).locator('h1');
    await expect(heading).toHaveCSS('font-size', '42px');
    await page.getByLabel('Put my brand into the link').check();
    await expect(page).toHaveURL(/#brand\.design=editorial$/);
    await page.getByRole('radio', {name: 'React'}).check();
    await expect(page.locator('[data-pane="react"] pre')).toContainText(
      "design: 'editorial'",
    );
    await page.reload();
    await booted(page);
    await expect(page.getByRole('radio', {name: 'Editorial'})).toBeChecked();
    await expect(heading).toHaveCSS('font-size', '42px');
  });

  test('takes corners that are none for the ones it had', async ({page}) => {
    await open(page, `${RESET}#brand.radius=99&brand.font=comic&brand.design=x&name=Bo`);
    await expect(preview(page).getByText('Hello Bo,')).toBeVisible();
    await expect(page.locator('[name="brand.radius"]')).toHaveValue('6');
    await expect(page.locator('[name="brand.font"]')).toHaveValue('system');
    await expect(page.getByRole('radio', {name: 'Card'})).toBeChecked();
  });

  test('sends the subject that is chosen', async ({page}) => {
    await open(page);
    const second = page.locator('[name="subject.line"][value="1"]');
    await second.check();
    await page.getByRole('radio', {name: 'API call'}).check();
    await expect(page.locator('[data-pane="bash"] pre')).toContainText(
      '"subject": "Your link to choose a new Acme password"',
    );
  });

  test('shows the letter on a phone and in the dark', async ({page}) => {
    await open(page);
    const frame = page.locator('iframe[title^="Preview"]');
    await page.getByRole('radio', {name: 'Phone'}).check();
    expect((await frame.boundingBox())?.width).toBeLessThan(400);
    await page
      .getByRole('group', {name: 'Color mode of the preview'})
      .getByLabel('Dark')
      .check();
    await expect(preview(page).locator('body')).toHaveCSS(
      'background-color',
      'rgb(18, 21, 27)',
    );
  });

  test('takes a hostile address for text', async ({page, messages}) => {
    const name = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    await open(
      page,
      `${RESET}#name=${encodeURIComponent(name)}&resetUrl=javascript:alert(1)`,
    );
    await expect(preview(page).getByText(`Hello ${name},`)).toBeVisible();
    await expect(preview(page).locator('img, script')).toHaveCount(0);
    await expect(preview(page).locator('.label')).toHaveAttribute('href', '#');
    expect(messages).toEqual([]);
  });

  test('adds and removes rows of a list', async ({page}) => {
    await open(page, `${GALLERY}invoice/`);
    const rows = page.getByRole('group', {name: /^Row \d+ of items/});
    const before = await rows.count();
    await page.getByRole('button', {name: 'Add a row to items'}).click();
    await expect(rows).toHaveCount(before + 1);
    await expect(rows.last().locator('input').first()).toBeFocused();
    await page.keyboard.type('Sealing wax');
    await expect(rows.last().locator('input').first()).toHaveValue('Sealing wax');
    await expect(preview(page).getByText('Sealing wax')).toBeVisible();
    await rows
      .last()
      .getByRole('button', {name: /^Remove/})
      .click();
    await expect(preview(page).getByText('Sealing wax')).toHaveCount(0);
  });

  test('copies all of it for an assistant', async ({page}) => {
    await allowClipboard(page);
    await open(page);
    await page.locator('[name="name"]').fill('Zoë');
    await expect(page.locator('[data-pane="props"] pre')).toContainText('Zoë');
    await page.getByRole('button', {name: /for an AI assistant/}).click();
    const text = await clipboardText(page);
    expect(text).toContain('# Password reset email');
    expect(text).toContain('- `resetUrl` (url, required): ');
    expect(text).toContain('```tsx\nimport');
    expect(text).toContain('"name": "Zoë"');
    expect(text.match(/^## /gm)).toHaveLength(7);
  });

  test('shows its evidence, and what stands in for each feature', async ({page}) => {
    await open(page);
    await page.getByText('Feature by feature').click();
    const rows = page.getByRole('region', {name: 'Support'}).locator('tbody tr');
    expect(await rows.count()).toBeGreaterThan(10);
    for (const row of await rows.all()) {
      await expect(row.locator('td').last()).not.toBeEmpty();
    }
  });

  test('is whole without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && {baseURL}),
    });
    const page = await context.newPage();
    await page.goto(RESET);
    await expect(preview(page).getByText('Hello Ana,')).toBeVisible();
    for (const [tab, text] of [
      ['HTML', '<!DOCTYPE html>'],
      ['React', 'export default function PasswordResetEmail'],
      ['Plain text', 'Hello {{#name}}{{.}}{{/name}}{{^name}}there{{/name}},'],
      ['Props', '"expiresIn": "30 minutes"'],
      ['API call', 'curl -i https://'],
    ] as const) {
      await page.getByRole('radio', {name: tab, exact: true}).check();
      await expect(page.locator('pre:visible').filter({hasText: text})).toHaveCount(1);
    }
    await expect(
      page.locator('main noscript p').filter({hasText: 'you need JavaScript'}).first(),
    ).toBeVisible();
    await context.close();
  });
});
