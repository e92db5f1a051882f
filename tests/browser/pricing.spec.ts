import type {Page} from '@playwright/test';
import {pairsOf} from '../support/scope';
import {boot, expect, test} from '../support/site';

const PATH = '/pricing/';

const receipt = (page: Page, period: 'month' | 'year') =>
  page.locator(`[data-by="${period}"]`);

test('field and slider move together, and the sum follows', async ({page, messages}) => {
  await page.goto(PATH);
  await boot(page);
  const field = page.getByLabel('Emails a month', {exact: true});
  const slider = page.getByLabel('Emails a month, in steps');
  await field.fill('50k');
  const before = await slider.inputValue();
  const sum = await receipt(page, 'month').getByRole('status').innerText();
  expect(sum).toContain('50,000');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(field).toHaveValue('1,000,000');
  await expect(receipt(page, 'month').getByRole('status')).toContainText('1,000,000');
  expect(await slider.inputValue()).not.toBe(before);
  expect(messages).toEqual([]);
});

test('on a phone the price is in sight while the slider moves', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PATH);
  await boot(page);
  const slider = page.getByLabel('Emails a month, in steps');
  await slider.focus();
  const shown = page.locator('[data-quick]').filter({visible: true});
  for (const period of ['month', 'year'] as const) {
    await page.locator(`[name="period"][value="${period}"]`).check();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(shown).toHaveCount(1);
    await expect(shown).toBeInViewport();
    const before = await shown.innerText();
    await page.keyboard.press('Home');
    await expect(shown).not.toHaveText(before);
    const sum = await receipt(page, period).getByRole('status').innerText();
    expect(sum).toContain(/€[\d.,]+/.exec(await shown.innerText())?.[0] ?? 'no price');
  }
});

/** Widths of screens in CSS pixels, and how much larger than usual the reader has text. */
const SCREENS = pairsOf([320, 390, 768, 1440], [2, 1]);

/**
 * Texts on the stamps that can be seen which leave the field they are printed on, or the
 * envelope: each with where it ends and where its field does.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const envelope = [...document.querySelectorAll('[data-by] [data-twin="none"]')].find(
      (one) => one.checkVisibility(),
    );
    if (!envelope) {
      return ['there is no envelope'];
    }
    const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const walker = document.createTreeWalker(envelope, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let printed = 0;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parents: Element[] = [];
      for (let one = text.parentElement; one; one = one.parentElement) {
        parents.push(one);
        if (one === envelope) {
          break;
        }
      }
      const field = parents.find((one) => cuts(one));
      // What is printed on a stamp: its field is inside of the envelope.
      if (
        text.textContent?.trim() &&
        field &&
        field !== envelope &&
        !parents.some((one) => one instanceof SVGElement)
      ) {
        printed += 1;
        const range = document.createRange();
        range.selectNodeContents(text);
        const inner = range.getBoundingClientRect();
        for (const box of [field, envelope]) {
          const outer = box.getBoundingClientRect();
          if (
            inner.left < outer.left - 0.5 ||
            inner.right > outer.right + 0.5 ||
            inner.top < outer.top - 0.5 ||
            inner.bottom > outer.bottom + 0.5
          ) {
            found.push(
              `${text.textContent}: ${inner.left.toFixed(1)} to ${inner.right.toFixed(1)} in ${outer.left.toFixed(1)} to ${outer.right.toFixed(1)}`,
            );
          }
        }
        for (const one of parents.slice(0, parents.indexOf(field) + 1)) {
          if (
            getComputedStyle(one).display !== 'inline' &&
            (one.scrollWidth > one.clientWidth ||
              // Elsewhere a line of height 1 holds its face's ascenders, which nothing cuts.
              (cuts(one) && one.scrollHeight > one.clientHeight))
          ) {
            found.push(
              `${text.textContent}: ${one.tagName} holds ${String(one.scrollWidth)} by ${String(one.scrollHeight)} in ${String(one.clientWidth)} by ${String(one.clientHeight)}`,
            );
          }
        }
      }
    }
    return printed > 2 ? found : ['nothing is printed on the stamps'];
  });
}

for (const [width, zoom] of SCREENS) {
  test(`stamps cut no price, at any volume: ${String(width)} px, text at ${String(zoom * 100)}%`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(PATH);
    await boot(page);
    await page.evaluate((share) => {
      document.documentElement.style.fontSize = `${String(share * 100)}%`;
    }, zoom);
    await page.evaluate(() => document.fonts.ready);
    const slider = page.getByLabel('Emails a month, in steps');
    const stops = Number(await slider.getAttribute('max'));
    expect(stops).toBeGreaterThan(20);
    const cut: Record<string, string[]> = {};
    const prices = new Set<string>();
    for (const period of ['month', 'year'] as const) {
      await page.locator(`[name="period"][value="${period}"]`).check();
      await slider.focus();
      await page.keyboard.press('Home');
      for (let stop = 0; stop <= stops; stop += 1) {
        await expect(slider).toHaveValue(String(stop));
        const volume = await page
          .getByLabel('Emails a month', {exact: true})
          .inputValue();
        await expect(receipt(page, period).getByRole('status')).toContainText(volume);
        const found = await cutTexts(page);
        if (found.length > 0) {
          cut[`${period}, ${volume}`] = found;
        }
        prices.add(await receipt(page, period).locator('strong').innerText());
        await page.keyboard.press('ArrowRight');
      }
    }
    expect(cut).toEqual({});
    expect(prices.size).toBeGreaterThan(20);
  });
}

test('a bad volume is told in a sentence, and the last sum stays', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  const field = page.getByLabel('Emails a month', {exact: true});
  await field.fill('20,000');
  await field.fill('a lot');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/still stand for 20,000/);
  await expect(receipt(page, 'month').getByRole('status')).toContainText('20,000');
});

test('what was typed before React was there is kept', async ({page}) => {
  await page.goto(PATH);
  await page
    .getByLabel('Emails a month', {exact: true})
    .evaluate((field: HTMLInputElement) => {
      field.value = '123,000';
    });
  await boot(page);
  await expect(receipt(page, 'month').getByRole('status')).toContainText('123,000');
});

test('a link restores its quote, which prints on a sheet of its own', async ({page}) => {
  // The dialog stays open: no afterprint.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${PATH}#emails=120000&billed=year`);
  await expect(receipt(page, 'year').getByRole('status')).toContainText('120,000');
  await expect(page.getByLabel('Emails a month', {exact: true})).toHaveValue('120,000');
  await expect(receipt(page, 'month')).toBeHidden();
  const rivals = page.locator('section', {has: page.locator('#rivals')});
  await expect(rivals).toContainText('At 120,000 emails a month');
  const price = await receipt(page, 'year').locator('strong').innerText();

  await receipt(page, 'year').getByRole('button', {name: 'Print this quote'}).click();
  const sheet = page.locator('[data-quote]');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(sheet).toContainText(price);
  await expect(sheet).toContainText('#emails=120000&billed=year');
  await expect(page.getByRole('heading').filter({visible: true})).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('month and year can be chosen, and all prices are in a table', async ({page}) => {
    await page.goto(PATH);
    await expect(receipt(page, 'month')).toBeVisible();
    await expect(receipt(page, 'year')).toBeHidden();
    await page.getByLabel('yearly', {exact: true}).check();
    await expect(receipt(page, 'year')).toBeVisible();
    await expect(receipt(page, 'month')).toBeHidden();
    const board = page.getByRole('table', {name: /Price per month/});
    await expect(board.getByRole('row')).toHaveCount(9);
    // Text selectors leave out what stands in a noscript.
    await expect(page.locator('main noscript p').first()).toContainText(
      'The calculator needs JavaScript',
    );
  });

  test('tables keep their roles on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(PATH);
    for (const name of [/Price per month/, /Plans side by side/]) {
      const table = page.getByRole('table', {name});
      expect(await table.getByRole('rowheader').count()).toBeGreaterThan(4);
      expect(await table.getByRole('columnheader').count()).toBe(4);
    }
  });
});

test('the discount is told only to who brings a reference', async ({page}) => {
  const notice = page.getByRole('heading', {name: /Your discount/});
  await page.goto(PATH);
  await expect(notice).toBeHidden();
  await page.goto(`${PATH}?discount=BIRTHDAY`);
  await expect(notice).toBeVisible();
});

test('prices that are not final are called a preview once, and are no offer', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.locator('main').getByText('Preview:')).toHaveCount(1);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).not.toContain('"Offer"');
});
