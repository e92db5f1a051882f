import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/email-list-validation/';
const HOSTILE = '<img src=x onerror="window.hurt=1">';

const LIST = [
  'id;email;note',
  '1;ann@takes-mail.net;=HYPERLINK("http://x")',
  '2;ANN@takes-mail.net;again',
  '3;bob@no-mail.net;+49 30 1234',
  '4;info@takes-mail.net;-',
  '5;cy@gmial.com;typo',
  '6;broken@@takes-mail.net;two at',
  `7;${HOSTILE}@takes-mail.net;${HOSTILE}`,
  '8;;nobody',
  '9;di@silent.net;no answer',
].join('\r\n');

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    'takes-mail.net': {MX: [{preference: 10, exchange: 'mx.takes-mail.net'}]},
    'no-mail.net': {MX: [{preference: 0, exchange: '.'}]},
    'gmial.com': {MX: [{preference: 0, exchange: '.'}]},
    'silent.net': 'SERVFAIL',
  });
});

test.afterAll(async () => {
  await doh.close();
});

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await boot(page);
}

async function choose(page: Page, text: string | Buffer, name = 'people.csv') {
  await page.getByLabel(/^Choose a file/).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}

const hole = (page: Page, name: string) =>
  page.getByRole('checkbox', {name: new RegExp(`^${name}`)});
const rows = (page: Page) =>
  page.getByRole('table', {name: 'Rows of the selected classes'});

async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: /^Save /}).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('sorts a file without a request, and shows each row with its reason', async ({
  page,
  messages,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
  });
  await choose(page, LIST);
  await expect(
    page.getByRole('heading', {name: /^No problem found in 4 of 9 rows/}),
  ).toBeVisible();
  await expect(
    page.getByText('Read as a table with semicolons, the first row is a header'),
  ).toBeVisible();
  await expect(rows(page)).toHaveAttribute('aria-rowcount', '10');
  await expect(rows(page)).toContainText('The same address is in row 2.');
  await expect(rows(page)).toContainText('Perhaps cy@gmail.com');
  await expect(hole(page, 'Duplicate')).toHaveAccessibleName(/Duplicate 1/);
  // The worker and its parts, and nothing with a name or an address in it.
  expect(
    requests.filter((url) => !url.startsWith(origin()) && !url.startsWith('blob:')),
  ).toEqual([]);
  expect(requests.join(' ')).not.toContain('takes-mail');
  expect(page.url()).toBe(origin() + PATH);
  expect(messages).toEqual([]);
});

test('what is in a list stays text, and is kept nowhere', async ({page}) => {
  await open(page);
  await choose(page, LIST);
  await expect(rows(page)).toContainText('onerror');
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage]),
  );
  expect(stored).not.toContain('takes-mail');
});

test('asks each domain once, sorts again, and says what gave no answer', async ({
  page,
}) => {
  await open(page);
  await choose(page, LIST);
  await askResolver(page, doh.url);
  await page.getByRole('button', {name: 'Check 4 domains'}).click();
  await expect(
    page.getByText('Done: 4 of 4 domains, and the addresses are sorted again.'),
  ).toBeVisible({timeout: 15_000});
  for (const [name, count] of [
    ['Likely good', 1],
    ['Role', 1],
    ['Dead domain', 2],
    ['No response', 1],
    ['Not checked yet', 0],
  ] as const) {
    await expect(hole(page, name)).toHaveAccessibleName(new RegExp(`^${name} ${count} `));
  }
  const mx = doh.asked.filter((question) => question.startsWith('MX '));
  expect(new Set(mx).size).toBe(4);
  await expect(
    page.getByRole('figure').filter({hasText: 'Bounces to expect'}),
  ).toContainText('%');
  await expect(page.getByRole('button', {name: 'Check again'})).toBeVisible();
});

test('saves a class with all columns, reasons, and no formula', async ({page}) => {
  await open(page);
  await choose(page, LIST);
  await page.getByRole('button', {name: 'Only these classes'}).first().click();
  await expect(
    page.getByRole('button', {name: 'Save 4 rows with reasons'}),
  ).toBeVisible();
  const text = await saved(page);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('id;email;note;check_result;check_reason;check_suggestion');
  expect(lines[1]).toContain(`'=HYPERLINK`);
  expect(lines[2]).toContain('3;bob@no-mail.net;+49 30 1234;Not checked yet');
  expect(lines).toHaveLength(6);
  await page.getByLabel(/^Safe for spreadsheets/).uncheck();
  expect(await saved(page)).not.toContain(`'=`);
});

test('finds, filters and clears', async ({page}) => {
  await open(page);
  await choose(page, LIST);
  await page.getByLabel('Find in these rows').fill('NO-MAIL');
  await expect(rows(page)).toHaveAttribute('aria-rowcount', '2');
  await expect(rows(page)).toContainText('bob@no-mail.net');
  await hole(page, 'Not checked yet').uncheck();
  await expect(page.getByText('There are no rows here.')).toBeVisible();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(
    page.getByRole('heading', {name: 'Your list, sorted into eleven classes'}),
  ).toBeVisible();
});

test('refuses a picture named .csv with a sentence, and goes on', async ({page}) => {
  await open(page);
  await choose(page, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  await expect(
    page.getByText('This is not a list. It looks like a PNG picture'),
  ).toBeVisible();
  await choose(page, '');
  await expect(page.getByText('The file is empty')).toBeVisible();
  await choose(page, LIST);
  await expect(page.getByRole('heading', {name: /^No problem found in/})).toBeVisible();
});

test('takes pasted text, and says where there is none', async ({page}) => {
  await open(page);
  const field = page.getByLabel('Or paste addresses');
  await page.getByRole('button', {name: 'Check this text'}).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/The field is empty/);
  await field.fill('Ann <ann@takes-mail.net>, bob@no-mail.net; cy@takes-mail.net');
  await page.getByRole('button', {name: 'Check this text'}).click();
  await expect(
    page.getByRole('heading', {name: /^No problem found in 3 of 3 rows/}),
  ).toBeVisible();
  await expect(page.getByText('This is running text, not a table.')).toBeVisible();
});

test('reads the file in another way when told so', async ({page}) => {
  await open(page);
  await choose(page, 'a@takes-mail.net,b@no-mail.net\nc@takes-mail.net,c@no-mail.net\n');
  await expect(page.getByText('More than one column contains addresses.')).toBeVisible();
  await page.getByText('How the file is read', {exact: true}).click();
  await page.getByLabel('Column with the addresses').selectOption('1');
  await expect(rows(page)).toContainText('b@no-mail.net');
  await page.getByLabel('Layout').selectOption('text');
  await expect(rows(page)).toHaveAttribute('aria-rowcount', '5');
});

test('a hundred thousand rows: the page stays awake, and the last row is reached', async ({
  page,
}) => {
  await open(page);
  const lines = Array.from(
    {length: 100_000},
    (_, row) => `${row},user${row}@domain${row % 500}.net`,
  );
  await page.evaluate(() => {
    const seen = window as unknown as {longest: number};
    seen.longest = 0;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      setTimeout(tick);
    };
    tick();
  });
  await choose(page, `id,email\n${lines.join('\n')}\n`);
  await expect(
    page.getByRole('heading', {name: /^No problem found in 100,000 of 100,000 rows/}),
  ).toBeVisible({
    timeout: 45_000,
  });
  await expect(rows(page)).toHaveAttribute('aria-rowcount', '100001');
  // Only what is in view is in the page.
  expect(await rows(page).getByRole('row').count()).toBeLessThan(60);
  const region = page.getByRole('region', {name: 'Rows of the selected classes'});
  await region.focus();
  await page.keyboard.press('End');
  await expect(rows(page)).toContainText('user99999@domain499.net');
  await expect(rows(page).locator('[aria-rowindex="100001"]')).toBeVisible();
  await page.getByRole('button', {name: 'Show pages instead'}).click();
  await expect(page.getByText('Page 2,000 of 2,000')).toBeVisible();
  await page.getByRole('button', {name: 'Previous'}).click();
  await expect(rows(page)).toContainText('user99949@');
  const longest = await page.evaluate(
    () => (window as unknown as {longest: number}).longest,
  );
  console.log(`longest wait of the main thread: ${longest.toFixed(0)} ms`);
});

test('questions can be held, go on, and be cancelled; what was found is kept', async ({
  page,
}) => {
  const slow = await startDohServer(
    Object.fromEntries(
      Array.from({length: 300}, (_, row) => [
        `d${row}.net`,
        {MX: [{preference: 1, exchange: 'mx.example'}]},
      ]),
    ),
  );
  await page.route(`${new URL(slow.url).origin}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await route.continue();
  });
  await open(page);
  await choose(page, Array.from({length: 300}, (_, row) => `a@d${row}.net`).join('\n'));
  await page.getByText('Choose another resolver').click();
  await page.getByLabel(/^Your own/).check();
  await page.getByLabel('Address of your resolver').fill(slow.url);
  await page.getByRole('button', {name: 'Check 300 domains'}).click();
  await page.getByRole('button', {name: 'Pause'}).click();
  // Questions under way are answered; a busy machine takes its time over them.
  let held = -1;
  await expect
    .poll(
      () => {
        const before = held;
        held = slow.asked.length;
        return held - before;
      },
      {intervals: [1000]},
    )
    .toBe(0);
  expect(held).toBeLessThan(300);
  await page.waitForTimeout(400);
  expect(slow.asked.length).toBe(held);
  await page.getByRole('button', {name: 'Go on'}).click();
  await expect.poll(() => slow.asked.length).toBeGreaterThan(held);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByText(/^Canceled after/)).toBeVisible();
  await expect(page.getByRole('button', {name: /^Check \d+ domains/})).toBeFocused();
  await expect(hole(page, 'Likely good')).not.toHaveAccessibleName(/^Likely good 0 /);
  await slow.close();
});

test('no accessibility faults with a list open', async ({page}) => {
  await open(page);
  await choose(page, LIST);
  await expect(rows(page)).toContainText('ann@takes-mail.net');
  expect(await accessibilityFaults(page)).toEqual([]);
});
