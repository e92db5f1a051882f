import {readFileSync, writeFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/email-list-cleaner/';

const LIST = [
  'email,name,plan',
  'ann@gmail.com,Ann,free',
  ' Bob@GMAIL.com ,"Bob, Jr",team',
  'a.nn@gmail.com,Ann Lee,team',
  'info@gmail.com,Desk,free',
  'cy@gmail.con,Cy,free',
  'x@mailinator.com,X,free',
  'broken@@gmail.com,B,free',
  ',nobody,free',
  'di@yahoo.com,Di,=1+1',
].join('\r\n');

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await boot(page);
}

async function choose(page: Page, text: string | Buffer = LIST, name = 'people.csv') {
  await page.getByLabel(/^Choose a file/).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}

const panel = (page: Page) => page.getByRole('region', {name: 'Before and after'});
const after = (page: Page) => panel(page).getByRole('row', {name: /^After/});
const toggle = (page: Page, name: string) => page.getByRole('switch', {name});
const removed = (page: Page) => page.getByRole('table', {name: 'Removed rows'});
const held = (page: Page) =>
  page.getByRole('table', {name: 'Rows held back as likely typos'});
const show = (page: Page, part: string) =>
  page.getByRole('group', {name: 'Which rows to show'}).getByLabel(part).check();

async function saved(page: Page, name: string): Promise<{file: string; text: string}> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name}).click(),
  ]);
  return {
    file: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  };
}

test('by keyboard: the result of a list has the focus, and reading it in another way keeps the place', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Or paste addresses').fill('Name;Email\nAnn;ann@gmail.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await page.getByText('How the file is read').click();
  const layout = page.getByLabel('Layout');
  await layout.focus();
  await layout.selectOption('one address per line');
  await expect(after(page)).toContainText('0');
  await expect(layout).toBeFocused();
});

test('cancel brings back the list that was open, says so and keeps the focus', async ({
  page,
}, testInfo) => {
  await open(page);
  const addresses = Array.from({length: 300_000}, (_, row) => `person${row}@gmail.com`);
  // The browser reads it from the disk: over the protocol it would take seconds.
  const large = testInfo.outputPath('large.csv');
  writeFileSync(large, addresses.join('\n'));
  const chooser = page.getByLabel(/^Choose a file/);
  // Nothing was open: nothing comes back.
  await chooser.setInputFiles(large);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByText('Canceled. No list is open.')).toBeVisible();
  await expect(chooser).toBeFocused();
  await choose(page);
  await expect(after(page)).toContainText('4');
  // The line for screen readers is the last to come.
  await expect(panel(page)).toContainText('4 of 9 rows kept');
  const before = await panel(page).innerText();
  await chooser.setInputFiles(large);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(
    page.getByText('Canceled. The list you had open is below, as it was.'),
  ).toBeVisible();
  await expect(chooser).toBeFocused();
  // Again the line for screen readers is the last to come.
  await expect.poll(() => panel(page).innerText()).toBe(before);
  // It can still be worked with, under its own name.
  await toggle(page, 'Remove disposable addresses').click();
  await expect(after(page)).toContainText('5');
  expect((await saved(page, 'Save the clean list')).file).toMatch(/^people/);
});

test('cleans by the usual rules without a request, and shows what went', async ({
  page,
  messages,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
  });
  await choose(page);
  await expect(after(page)).toContainText('4');
  await show(page, 'Removed');
  await expect(removed(page)).toContainText('The same address is in row 2.');
  await expect(removed(page)).toContainText('broken@@gmail.com');
  expect(
    requests.filter((url) => !url.startsWith(origin()) && !url.startsWith('blob:')),
  ).toEqual([]);
  expect(page.url()).toBe(origin() + PATH);
  expect(messages).toEqual([]);
});

test('every switch has its count, on and off, and undo takes back', async ({page}) => {
  await open(page);
  await choose(page);
  await expect(after(page)).toContainText('4');
  const role = page
    .getByRole('listitem')
    .filter({has: toggle(page, 'Remove role addresses')});
  await expect(role).toContainText('1 would be removed');
  await toggle(page, 'Remove role addresses').check();
  await expect(after(page)).toContainText('3');
  await expect(role).toContainText('1 removed');
  await toggle(page, 'Dots at Gmail').uncheck();
  await expect(after(page)).toContainText('4');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(after(page)).toContainText('3');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(toggle(page, 'Remove role addresses')).not.toBeChecked();
  await expect(after(page)).toContainText('4');
});

test('saves the clean list with all columns as they were, and the rest with reasons', async ({
  page,
}) => {
  await open(page);
  await choose(page);
  await expect(after(page)).toContainText('4');
  const clean = await saved(page, 'Save the clean list');
  expect(clean.file).toBe('people-clean.csv');
  expect(clean.text).toBe(
    [
      'email,name,plan',
      'ann@gmail.com,Ann,free',
      'Bob@gmail.com,"Bob, Jr",team',
      'info@gmail.com,Desk,free',
      "di@yahoo.com,Di,'=1+1",
      '',
    ].join('\r\n'),
  );
  const out = await saved(page, 'Save the removed rows');
  expect(out.file).toBe('people-removed.csv');
  expect(out.text.split('\r\n')[0]).toBe('email,name,plan,removed_by,removed_reason');
  expect(out.text.split('\r\n')).toHaveLength(6);
});

test('keeps the last of two rows when told so', async ({page}) => {
  await open(page);
  await choose(page);
  await page.getByLabel('keep the last row').check();
  await show(page, 'Removed');
  await expect(removed(page)).toContainText('The same address is in row 4.');
});

test('block list, and one row kept after all', async ({page}) => {
  await open(page);
  await choose(page);
  await page.getByLabel('Remove', {exact: true}).fill('yahoo.com');
  await page.getByRole('button', {name: 'Use these lists'}).click();
  await expect(after(page)).toContainText('3');
  await show(page, 'Removed');
  await page.getByRole('button', {name: 'Keep it di@yahoo.com'}).click();
  await expect(after(page)).toContainText('4');
  await expect(page.getByLabel('Always keep')).toHaveValue('di@yahoo.com');
});

test('shows the kept rows with what was mended', async ({page}) => {
  await open(page);
  await choose(page);
  await page.getByLabel('correct them', {exact: true}).check();
  await show(page, 'Kept');
  const kept = page.getByRole('table', {name: 'Rows that stay'});
  await expect(kept).toContainText('cy@gmail.com');
  await expect(
    kept.getByRole('deletion').filter({hasText: 'cy@gmail.con'}),
  ).toBeVisible();
});

test.describe('likely typos', () => {
  const TYPOS = [
    'email,name',
    'ann@gmail.com,Ann',
    'anna@gmial.com,Anna',
    'bob@hotmial.com,Bob',
    'x@mailinator.com,X',
  ];
  const typo = (page: Page, address: string) =>
    held(page).getByRole('row').filter({hasText: address});

  async function paste(page: Page) {
    await open(page);
    await page.getByLabel('Or paste addresses').focus();
    await page.keyboard.insertText(TYPOS.join('\n'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(after(page)).toContainText('1');
  }

  const lines = async (page: Page, button: string) =>
    (await saved(page, button)).text.trimEnd().split('\n');

  test('are held back with what was meant, and are not removed as disposable', async ({
    page,
  }) => {
    await paste(page);
    await expect(typo(page, 'anna@gmial.com')).toContainText('anna@gmail.com');
    await expect(typo(page, 'anna@gmial.com')).toContainText('looks like a typo');
    await expect(panel(page).getByRole('row', {name: /^Held back/})).toContainText('2');
    expect(await lines(page, 'Save the clean list')).toEqual(TYPOS.slice(0, 2));
    expect(await lines(page, 'Save the held rows')).toEqual([
      'email,name,held_suggestion,held_reason',
      expect.stringMatching(/^anna@gmial\.com,Anna,anna@gmail\.com,/),
      expect.stringMatching(/^bob@hotmial\.com,Bob,bob@hotmail\.com,/),
    ]);
    expect(await lines(page, 'Save the removed rows')).toEqual([
      'email,name,removed_by,removed_reason',
      expect.stringMatching(/^x@mailinator\.com,X,Disposable,/),
    ]);
    await show(page, 'Removed');
    await expect(removed(page)).toContainText('x@mailinator.com');
    await expect(removed(page)).not.toContainText('gmial');
  });

  test('are shown whole at 390 px', async ({page}) => {
    await page.setViewportSize({width: 390, height: 840});
    await paste(page);
    const hidden = await typo(page, 'anna@gmial.com').evaluate((row) => {
      const edge = row.getBoundingClientRect();
      return [...row.querySelectorAll('td, th, td > span')]
        .filter((part) => {
          const {top, bottom} = part.getBoundingClientRect();
          return (
            top < edge.top ||
            bottom > edge.bottom ||
            part.scrollHeight > part.clientHeight + 1
          );
        })
        .map(({textContent}) => textContent);
    });
    expect(hidden).toEqual([]);
  });

  test('are corrected, kept or taken out one by one, and undo takes back', async ({
    page,
  }) => {
    await paste(page);
    await typo(page, 'anna@').getByRole('button', {name: 'Correct'}).click();
    await expect(after(page)).toContainText('2');
    await expect(typo(page, 'anna@')).toHaveCount(0);
    expect(await lines(page, 'Save the clean list')).toEqual([
      ...TYPOS.slice(0, 2),
      'anna@gmail.com,Anna',
    ]);
    await page.getByRole('button', {name: 'Undo'}).click();
    await typo(page, 'anna@').getByRole('button', {name: 'Keep'}).click();
    await expect(typo(page, 'anna@')).toHaveCount(0);
    expect(await lines(page, 'Save the clean list')).toEqual(TYPOS.slice(0, 3));
    await typo(page, 'bob@').getByRole('button', {name: 'Remove'}).click();
    // The table is gone, and the keyboard is not sent back to the top of the page.
    await expect(
      page.getByRole('radio', {name: 'Check first (0)', exact: true}),
    ).toBeFocused();
    expect(await lines(page, 'Save the removed rows')).toEqual([
      'email,name,removed_by,removed_reason',
      expect.stringMatching(/^bob@hotmial\.com,Bob,Typo,“hotmial\.com” looks/),
      expect.stringMatching(/^x@mailinator\.com,X,Disposable,/),
    ]);
  });

  test('are decided all at once', async ({page}) => {
    await paste(page);
    await page.getByRole('button', {name: 'Correct all'}).click();
    await expect(after(page)).toContainText('3');
    expect(await lines(page, 'Save the clean list')).toEqual([
      ...TYPOS.slice(0, 2),
      'anna@gmail.com,Anna',
      'bob@hotmail.com,Bob',
    ]);
    await page.getByRole('button', {name: 'Undo'}).click();
    await page.getByRole('button', {name: 'Remove all'}).click();
    await expect(after(page)).toContainText('1');
    await expect(panel(page).getByRole('row', {name: /^Typo/})).toContainText('2');
    await page.getByRole('button', {name: 'Undo'}).click();
    await page.getByRole('button', {name: 'Keep all as typed'}).click();
    await expect(after(page)).toContainText('3');
    expect(await lines(page, 'Save the clean list')).toEqual(TYPOS.slice(0, 4));
    await expect(toggle(page, 'Look for likely typos')).not.toBeChecked();
  });
});

test('UTF-16 and tabs come out as UTF-8 with tabs', async ({page}) => {
  await open(page);
  await choose(
    page,
    Buffer.from('\ufeffname\temail\r\nZoë\tzoe@gmail.com\r\n', 'utf16le'),
    'people.txt',
  );
  await expect(after(page)).toContainText('1');
  const {file, text} = await saved(page, 'Save the clean list');
  expect(file).toBe('people-clean.tsv');
  expect(text).toBe('\ufeffname\temail\r\nZoë\tzoe@gmail.com\r\n');
});

test('a PDF is refused with a sentence, and the next file works', async ({page}) => {
  await open(page);
  await choose(page, '%PDF-1.7\n', 'people.csv');
  await expect(page.getByText(/looks like a PDF document/i)).toBeVisible();
  await choose(page);
  await expect(after(page)).toContainText('4');
});

test('the whole run by keyboard', async ({page}) => {
  await open(page);
  await page.getByLabel('Or paste addresses').focus();
  await page.keyboard.insertText('ann@gmail.com\nAnn@gmail.com\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(after(page)).toContainText('1');
  await toggle(page, 'Remove duplicates').focus();
  await page.keyboard.press('Space');
  await expect(after(page)).toContainText('2');
});

test('no accessibility faults with a list open', async ({page}) => {
  await open(page);
  await choose(page);
  await expect(held(page)).toContainText('cy@gmail.com');
  expect(await accessibilityFaults(page)).toEqual([]);
});
