import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/email-validator/';
const mx = (exchange: string, preference = 10) => ({preference, exchange});

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    // Names that a page under test never asks the Internet for: the server is on loopback.
    'shop.de': {MX: [mx('second.shop.de', 20), mx('first.shop.de', 10)]},
    'first.shop.de': {A: ['192.0.2.1']},
    'second.shop.de': {AAAA: ['2001:db8::2']},
    'web.de': {A: ['192.0.2.80']},
    'none.de': {MX: [mx('.', 0)]},
    'mailinator.com': {MX: [mx('first.shop.de')]},
    'xn--bcher-kva.de': {MX: [mx('first.shop.de')]},
    'down.de': 'SERVFAIL',
    'hostile.de': {MX: [mx('<img src=x onerror=alert(1)>.de')]},
  });
});

test.afterAll(async () => {
  await doh.close();
});

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

/** The fragment of a shared link. */
const linkTo = (address: string) => `#${new URLSearchParams({address}).toString()}`;
const field = (page: Page) => page.getByLabel('Email address', {exact: true});
const letter = (page: Page) =>
  page.getByRole('region', {name: 'The parts of the address'});

async function check(page: Page, address: string): Promise<void> {
  await field(page).fill(address);
  await page.getByRole('button', {name: 'Check the address'}).click();
}

test('takes an address apart while it is typed', async ({page, messages}) => {
  await open(page);
  await expect(letter(page)).toContainText('An example, until you enter an address');
  await field(page).fill('ann.lee+news@mail.shop.de');
  await expect(letter(page).locator('ol h3')).toHaveText([
    'Mailbox ann.lee',
    'Tag +news',
    'At @',
    'Domain mail.shop',
    'Ending .de',
  ]);
  await field(page).fill('ann@bücher.de');
  await expect(letter(page)).toContainText('xn--bcher-kva.de in DNS');
  await field(page).fill('"ann"@shop.test');
  await expect(letter(page)).toContainText('in quotation marks');
  await expect(letter(page)).toContainText('reserved for tests');
  expect(messages).toEqual([]);
});

test('marks a fault where it stands, and returns the letter', async ({page}) => {
  await open(page);
  for (const [address, mark, sentence] of [
    ['ann lee@shop.de', '␣', 'There is a space at character 4'],
    ['ann@shop,de', ',', 'There is a comma at character 9'],
    ['ann@@shop.de', '@', 'There is a second @ at character 5.'],
    ['ann.shop.de', '(missing)', 'The address has no @.'],
    ['ann@sh\u200bop.de', 'U+200B', 'is invisible'],
  ] as const) {
    await field(page).fill(address);
    await expect(letter(page).locator('mark')).toHaveText(mark);
    await expect(letter(page)).toContainText(sentence);
    await expect(letter(page)).toContainText('Returned');
    await expect(
      letter(page).getByRole('listitem').filter({hasText: '(ticked)'}),
    ).toContainText('Invalid syntax');
  }
});

test('a suggestion is a button that fills', async ({page}) => {
  await open(page);
  await field(page).fill('Ann Lee <ann@gmial,com>');
  await page.getByRole('button', {name: 'Use ann@gmail.com'}).click();
  await expect(field(page)).toHaveValue('ann@gmail.com');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', {name: /^Take/})).toHaveCount(0);
  await expect(letter(page).locator('mark')).toHaveCount(0);
});

test('a faulty address is not asked about', async ({page}) => {
  const asked = doh.asked.length;
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'ann@shop..de');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/There are two dots in a row/);
  expect(doh.asked).toHaveLength(asked);
});

test('says that delivery looks likely, and what was not tested', async ({
  page,
  messages,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, ' ann@shop.de ');
  const verdict = page.getByRole('heading', {name: 'Delivery looks likely.'});
  await expect(verdict).toBeFocused();
  const result = page.getByRole('region', {name: 'Delivery looks likely.'});
  await expect(result).toContainText('Whether the mailbox exists was not tested');
  await expect(result.locator('tbody tr')).toHaveText([
    '10first.shop.de',
    '20second.shop.de',
  ]);
  await expect(result.locator('[data-code="takes-mail"]')).toBeVisible();
  expect(messages).toEqual([]);
});

for (const [address, title, code] of [
  ['info@shop.de', 'Delivery looks likely.', 'role'],
  ['ann@mailinator.com', 'Delivery is possible, but not certain.', 'disposable'],
  ['ann@web.de', 'Delivery is possible, but not certain.', 'no-mx'],
  ['ann@none.de', 'Email cannot be delivered there.', 'null-mx'],
  ['ann@nowhere.de', 'Email cannot be delivered there.', 'no-domain-in-dns'],
  ['ann@printer.local', 'Email cannot be delivered there.', 'outside-dns'],
  [
    'ann@down.de',
    'There was no response from DNS, so nothing is known yet.',
    'dns-broken',
  ],
  ['ann@bücher.de', 'Delivery looks likely.', 'takes-mail'],
] as const) {
  test(`${address}: ${code}`, async ({page}) => {
    await open(page);
    await askResolver(page, doh.url);
    await check(page, address);
    await expect(page.getByRole('heading', {name: title})).toBeFocused();
    await expect(page.locator(`[data-code="${code}"]`).first()).toBeVisible();
  });
}

test('the letter to a domain that is not there goes back', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'ann@nowhere.de');
  const ticked = letter(page).getByRole('listitem').filter({hasText: '(ticked)'});
  await expect(ticked).toContainText('No such domain');
  await field(page).fill('ann@nowhere.dex');
  await expect(letter(page)).not.toContainText('Returned');
});

test('asks nobody before the button, and never for the mailbox', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await open(page);
  await askResolver(page, doh.url);
  const before = doh.asked.length;
  await field(page).fill('secret.name@shop.de');
  await expect(letter(page)).toContainText('secret.name');
  expect(foreign).toEqual([]);
  expect(doh.asked).toHaveLength(before);
  await page.getByRole('button', {name: 'Check the address'}).click();
  await expect(page.getByRole('heading', {name: 'Delivery looks likely.'})).toBeVisible();
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((url) => !url.startsWith(doh.url))).toEqual([]);
  expect(doh.asked.slice(before).filter((asked) => asked.includes('secret'))).toEqual([]);
});

test('what DNS and the link hold is data, never markup', async ({page, messages}) => {
  const hostile = '<img src=x onerror="window.hurt=1">@hostile.de';
  await open(page, linkTo(hostile));
  await expect(field(page)).toHaveValue(hostile);
  await expect(letter(page).locator('mark')).toHaveText('<');
  await askResolver(page, doh.url);
  await check(page, 'ann@hostile.de');
  await expect(
    page.getByRole('heading', {name: 'Email cannot be delivered there.'}),
  ).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(messages).toEqual([]);
});

test('a link fills the field and asks nobody', async ({page}) => {
  const before = doh.asked.length;
  await open(page, linkTo('ann@shop.de'));
  await expect(field(page)).toHaveValue('ann@shop.de');
  await expect(letter(page)).toContainText('ann');
  expect(doh.asked).toHaveLength(before);
});

test('readable without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  // Text is not looked for in `noscript`, so the paragraph is named.
  const notice = page.locator('main noscript p').first();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('You need JavaScript to use this tool.');
  await expect(letter(page).locator('ol h3').first()).toHaveText('Mailbox ann.lee');
  await expect(page.getByText('What counts as a valid email address')).toBeVisible();
  await context.close();
});

test('has no accessibility faults', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'ann@mailinator.com');
  await expect(page.getByRole('heading', {name: /not certain/})).toBeVisible();
  await field(page).fill('ann lee@gmial.con');
  await expect(letter(page)).toContainText('Returned');
  expect(await accessibilityFaults(page)).toEqual([]);
});
