import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, isolatedTest, origin, test} from '../support/site';

const PATH = '/tools/dmarc-generator/';
const HOSTILE = '"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
const OLD =
  'v=DMARC1; p=quarantine; sp=none; pct=50; ri=3600; rua=mailto:d@one.example!10m; foo=1';

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    '_dmarc.one.example': {TXT: [OLD]},
    '_dmarc.two.example': {TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject']},
    '_dmarc.servfail.example': 'SERVFAIL',
    '_dmarc.hostile.example': {TXT: [`v=DMARC1; p=reject; x=${HOSTILE}`]},
  });
});

test.afterAll(async () => {
  await doh.close();
});

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

async function lookUp(page: Page, domain: string): Promise<void> {
  await page.getByLabel(/^Domain/).fill(domain);
  await page.getByRole('button', {name: 'Look up the record I have'}).click();
}

const panel = (page: Page) => page.getByRole('region', {name: 'Your record'});
const shown = (page: Page) => panel(page).locator('pre:visible');
const plan = (page: Page) => page.getByRole('region', {name: 'Next steps'});
const status = (page: Page) => page.locator('form').first().getByRole('status');

test('makes the record as you answer', async ({page, messages}) => {
  await open(page);
  await expect(shown(page)).toHaveText('v=DMARC1; p=none; np=reject');
  await page.getByLabel('Addresses for the daily reports').fill('dmarc@example.com');
  await page.getByLabel(/^Treat it as suspicious/).check();
  await page.getByLabel(/^Say that I am testing/).check();
  await page.getByLabel('Subdomains that exist').selectOption('none');
  await expect(shown(page)).toHaveText(
    'v=DMARC1; p=quarantine; sp=none; np=reject; t=y; rua=mailto:dmarc@example.com',
  );
  await page.getByText('Rarely needed').click();
  await page.getByLabel(/^Addresses for reports about individual/).fill('f@example.com');
  await page.getByLabel('Send such a report if').selectOption('1:d:s');
  await page.getByLabel(/^DKIM has to be/).check();
  await page.getByLabel(/^This domain is an organization/).check();
  await expect(shown(page)).toHaveText(
    /ruf=mailto:f@example\.com; fo=1:d:s; adkim=s; psd=n$/,
  );
  await page.getByLabel(/^Domain/).fill('https://Example.com/contact');
  await panel(page).getByLabel('Zone file').check();
  await expect(shown(page)).toHaveText(/^_dmarc\.example\.com\. 3600 IN TXT/);
  await panel(page).getByLabel('Terraform').check();
  await expect(shown(page)).toContainText('name    = "_dmarc.example.com"');
  expect(messages).toEqual([]);
});

test('never offers what the standard has taken out', async ({page}) => {
  await open(page);
  const fields = page.locator('form').nth(1);
  await expect(fields).not.toContainText(/\bpct\b|\bri=|\brf=/);
});

test('says which line is no address, and keeps the rest', async ({page}) => {
  await open(page);
  const field = page.getByLabel('Addresses for the daily reports');
  await field.fill('a@example.com\nnobody');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Line 2\. “nobody”/);
  await expect(shown(page)).toContainText('rua=mailto:a@example.com');
});

test('imports the record from DNS, and says what becomes of each tag', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await lookUp(page, 'one.example');
  await expect(status(page)).toContainText('one.example has this record');
  await page.getByRole('button', {name: 'Start from this record'}).first().click();
  await expect(page.getByRole('button', {name: 'Used below'})).toBeVisible();
  await expect(page.getByLabel(/^Treat it as suspicious/)).toBeChecked();
  await expect(shown(page)).toHaveText(
    'v=DMARC1; p=quarantine; sp=none; np=reject; rua=mailto:d@one.example',
  );
  const changes = panel(page).getByRole('listitem');
  await expect(changes.filter({hasText: 'pct=50'})).toContainText('Removed');
  await expect(changes.filter({hasText: 'foo=1'})).toContainText('no such tag');
  await expect(changes.filter({hasText: 'np=reject'})).toContainText('New');
  await expect(changes.filter({hasText: '!10m'})).toContainText('Changed');
});

test('a pasted record, as a zone file has it', async ({page}) => {
  await open(page);
  await page.getByText('Paste the record I have').click();
  await page
    .getByLabel('Your record now')
    .fill('_dmarc IN TXT ( "v=DMARC1; p=reject; "\n "rua=mailto:x@example.com" )');
  await page.getByRole('button', {name: 'Start from this record'}).click();
  await expect(page.getByLabel(/^Reject it/)).toBeChecked();
  await expect(page.getByLabel('Addresses for the daily reports')).toHaveValue(
    'x@example.com',
  );
});

test('the link from the checker fills the form', async ({page}) => {
  const hash = new URLSearchParams({domain: 'one.example', existing: OLD});
  await open(page, `#${hash.toString()}`);
  await expect(page.getByLabel(/^Treat it as suspicious/)).toBeChecked();
  await expect(page.getByLabel('Addresses for the daily reports')).toHaveValue(
    'd@one.example',
  );
});

test('consent for addresses at other domains', async ({page}) => {
  await open(page);
  await page.getByLabel(/^Domain/).fill('example.com');
  await page.getByLabel('Addresses for the daily reports').fill('d@reports.example');
  await expect(panel(page)).toContainText('example.com._report._dmarc.reports.example');
});

isolatedTest(
  'the plan has dates, and ends at quarantine where people write',
  async ({page}) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00'));
    await open(page);
    const steps = plan(page).locator('ol > li:has(time)');
    await expect(steps.first()).toContainText('23 November 2026');
    await expect(steps.first()).toContainText('v=DMARC1; p=none; np=reject');
    await expect(steps.last()).toContainText('mailing lists');
    await expect(steps.last()).toContainText('p=quarantine');
    await page.getByLabel(/^Only programs/).check();
    await expect(steps).toHaveCount(6);
    await expect(steps.last()).toContainText('1 March 2027');
    await expect(steps.last()).toContainText('v=DMARC1; p=reject');
  },
);

test('a parked domain gets all its records', async ({page}) => {
  await open(page);
  await page.getByLabel(/^Nothing/).check();
  await expect(shown(page)).toHaveText(
    'v=DMARC1; p=reject; sp=reject; np=reject; adkim=s; aspf=s',
  );
  await expect(panel(page)).toContainText('v=spf1 -all');
  await expect(panel(page)).toContainText('0 .');
  await expect(page.getByText('What should receivers do')).toBeHidden();
  await page.getByLabel(/^Only programs/).check();
  await expect(shown(page)).toHaveText('v=DMARC1; p=none; np=reject');
});

test('no answer: says why and keeps everything', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel('Addresses for the daily reports').fill('a@example.com');
  await lookUp(page, 'servfail.example');
  await expect(status(page)).toContainText('The response code is SERVFAIL');
  await expect(page.getByLabel('Addresses for the daily reports')).toHaveValue(
    'a@example.com',
  );
  await lookUp(page, 'none.example');
  await expect(status(page)).toContainText('none.example has no DMARC record');
  await lookUp(page, 'two.example');
  await expect(status(page)).toContainText('2 DMARC records');
});

test('a link holds the choice; starting again empties it', async ({page, context}) => {
  await open(page);
  await page.getByLabel(/^Reject it/).check();
  await page.getByLabel('Addresses for the daily reports').fill('a@example.com');
  await expect(page).toHaveURL(/#(?=.*p=reject).*a(?:@|%40)example\.com/);
  const other = await context.newPage();
  await other.goto(page.url());
  await boot(other);
  await expect(shown(other)).toHaveText('v=DMARC1; p=reject; rua=mailto:a@example.com');
  await other.getByRole('button', {name: 'Start again'}).click();
  await expect(shown(other)).toHaveText('v=DMARC1; p=none; np=reject');
  await expect(other).toHaveURL(new RegExp(`${PATH}$`));
});

test('what DNS and a link say stays text', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin())) {
      foreign.push(request.url());
    }
  });
  const hash = new URLSearchParams({
    domain: HOSTILE,
    existing: `v=DMARC1; p=none; x=${HOSTILE}`,
    rua: HOSTILE,
    p: HOSTILE,
    sp: HOSTILE,
  });
  await open(page, `#${hash.toString()}`);
  await expect(panel(page)).toContainText('<script>');
  expect(foreign).toEqual([]);
  await askResolver(page, doh.url);
  await lookUp(page, 'hostile.example');
  await expect(status(page)).toContainText('<script>');
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('main img, main script:not([type])').count()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page reads completely, the plan too', async ({page}) => {
    await page.goto(PATH);
    await expect(page.getByText('Why pct was removed')).toBeVisible();
    await expect(plan(page)).toContainText('Day 1');
    await expect(page.getByRole('cell', {name: 'adkim'})).toBeVisible();
  });
});

test('with a choice and faults: axe finds nothing', async ({page}) => {
  const hash = new URLSearchParams({domain: 'one.example', existing: OLD});
  await open(page, `#${hash.toString()}`);
  await page.getByLabel('Addresses for the daily reports').fill('d@reports.example\nx');
  await page.getByText('Rarely needed').click();
  await expect(panel(page)).toContainText('Removed');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a long choice does not scroll sideways at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  const long = `${'long-name.'.repeat(18)}example`;
  const hash = new URLSearchParams({domain: long, existing: OLD, rua: `d@${long}`});
  await open(page, `#${hash.toString()}`);
  await expect(shown(page)).toContainText('long-name');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
