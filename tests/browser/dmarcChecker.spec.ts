import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/dmarc-checker/';
const HOSTILE = '"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
const MX = [{preference: 10, exchange: 'mx.example.net'}];

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    'good.example': {MX},
    '_dmarc.good.example': {TXT: ['v=DMARC1; p=reject; rua=mailto:d@good.example']},
    'a.mail.one.example': {A: ['192.0.2.1']},
    '_dmarc.mail.one.example': {TXT: ['v=DMARC1; p=reject']},
    '_dmarc.one.example': {
      TXT: [
        ['v=DMARC1; p=reject; sp=quarantine; ', 'np=reject; t=y; pct=50; '],
        'site-verification=1',
      ],
    },
    '_dmarc.lost.example': {
      TXT: ['v=DMARC1; p=quarantine; rua=mailto:d@reports.example'],
    },
    'reports.example': {MX},
    '_dmarc.given.example': {
      TXT: ['v=DMARC1; p=quarantine; rua=mailto:d@reports.example'],
    },
    'given.example._report._dmarc.reports.example': {TXT: ['v=DMARC1;']},
    // The same tag is at fault several times, in the same words.
    '_dmarc.again.example': {
      TXT: ['v=DMARC1; p=reject; foo; foo; foo; rua=mailto:d@again.example'],
    },
    '_dmarc.two.example': {TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject']},
    'root.example': {TXT: ['v=DMARC1; p=reject']},
    'bare.example': {},
    '_dmarc.servfail.example': 'SERVFAIL',
    '_dmarc.silent.example': 'silence',
    '_dmarc.hostile.example': {
      TXT: [`v=DMARC1; p=reject; ${HOSTILE}=1; rua=mailto:${HOSTILE}@x.example`],
    },
  });
});

test.afterAll(async () => {
  await doh.close();
});

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

async function check(page: Page, domain: string): Promise<void> {
  await page.getByLabel('Domain of the From address').fill(domain);
  await page.getByRole('button', {name: 'Check DMARC'}).click();
}

const verdict = (page: Page) => page.locator('#verdict');
const stops = (page: Page) =>
  page
    .locator('ol', {has: page.getByText('_dmarc.')})
    .first()
    .locator('> li');
const finding = (page: Page, code: string) => page.locator(`[data-code="${code}"]`);

test('a good record: the way to it, what it does, its grade', async ({
  page,
  messages,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'https://Good.example/contact');
  await expect(verdict(page)).toHaveText(
    'Forged email from good.example should be rejected.',
  );
  await expect(verdict(page)).toBeFocused();
  await expect(page.getByText('Grade A', {exact: true})).toBeVisible();
  await expect(stops(page)).toHaveCount(2);
  await expect(stops(page).first()).toContainText('This one applies');
  await expect(stops(page).first()).toContainText('Top of the organization');
  await expect(page.getByRole('region', {name: 'What happens to email'})).toContainText(
    'to d@good.example',
  );
  await expect(finding(page, 'reports-arrive')).toBeVisible();
  expect(doh.asked).toContain('TXT _dmarc.good.example');
  expect(messages).toEqual([]);
});

test('a subdomain inherits, one rung lower in test mode', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'a.mail.one.example');
  await expect(verdict(page)).toHaveText(
    'Forged email from a.mail.one.example is delivered as before, according to the record of one.example, in test mode.',
  );
  await expect(stops(page)).toHaveCount(4);
  await expect(stops(page).nth(1)).toContainText('Its policy does not apply');
  await expect(stops(page).nth(2)).toContainText('This one applies');
  await expect(finding(page, 'retired-pct')).toContainText('no longer part of DMARC');
  await expect(page.getByRole('region', {name: 'What happens to email'})).toContainText(
    'sp=quarantine for it, but t=y lowers that by one level, to none',
  );
  await check(page, 'gone.one.example');
  await expect(verdict(page)).toContainText('suspicious');
  await expect(finding(page, 'inherited')).toContainText('does not exist in DNS');
});

test('a result shows its own findings only, whatever was checked before', async ({
  page,
}) => {
  const findings = page.getByRole('region', {name: 'Findings'}).getByRole('listitem');
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'good.example');
  await expect(verdict(page)).toContainText('good.example');
  const alone = await findings.allTextContents();
  expect(alone.length).toBeGreaterThan(0);
  await check(page, 'again.example');
  await expect(finding(page, 'not-a-tag').first()).toBeVisible();
  await check(page, 'good.example');
  await expect(verdict(page)).toContainText('good.example');
  expect(await findings.allTextContents()).toEqual(alone);
});

test('a finding that repeats is shown once, with the columns', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'again.example');
  await expect(finding(page, 'not-a-tag')).toHaveCount(1);
  await expect(finding(page, 'not-a-tag')).toContainText(
    'Found 3 times, at columns 21, 26 and 31.',
  );
});

test('more than eight labels: eight questions, and the jump is shown', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'a.b.c.d.e.f.g.h.i.one.example');
  await expect(stops(page)).toHaveCount(8);
  await expect(stops(page).nth(1)).toContainText('3 names skipped');
  await expect(finding(page, 'deep-name')).toBeVisible();
});

for (const [domain, code] of [
  ['lost.example', 'no-consent'],
  ['two.example', 'several-records'],
  ['root.example', 'record-at-domain'],
  ['bare.example', 'no-record'],
] as const) {
  test(`${domain}: ${code}`, async ({page}) => {
    await open(page);
    await askResolver(page, doh.url);
    await check(page, domain);
    await expect(finding(page, code)).toContainText('Error');
  });
}

test('consent that is given', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'given.example');
  const row = page.getByRole('row', {name: /d@reports\.example/});
  await expect(row).toContainText('Given');
  await expect(page.getByText('Grade A', {exact: true})).toBeVisible();
});

test('would a message pass?', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByText('Would a message pass?').click();
  await page.getByLabel(/^Domains of DKIM/).fill('good.example\nelsewhere.example');
  await check(page, 'mail.good.example');
  const region = page.getByRole('region', {name: /Forged email from/});
  await expect(region).toContainText('This message passes DMARC.');
  await expect(region).toContainText('elsewhere.example: not aligned');
  await page.getByLabel(/^Domains of DKIM/).fill('elsewhere.example');
  await page.getByRole('button', {name: 'Check DMARC'}).click();
  await expect(region).toContainText(
    'This message fails DMARC. The policy for it is reject.',
  );
});

test('SERVFAIL is a result of its own, and cancel keeps it', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'good.example');
  await expect(page.getByText('Grade A', {exact: true})).toBeVisible();
  await check(page, 'servfail.example');
  const status = page.locator('form').first().getByRole('status');
  await expect(status).toContainText('No response for servfail.example.');
  await expect(page.getByRole('region', {name: 'Findings'})).toContainText(
    'The response code is SERVFAIL',
  );
  await expect(page.getByLabel('Domain of the From address')).toHaveValue(
    'servfail.example',
  );
  await expect(page.getByText('Grade A', {exact: true})).toHaveCount(0);
  await check(page, 'silent.example');
  await status.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toContainText(
    'The check was canceled, but what you typed is still here.',
  );
  await expect(page.locator('#verdict')).toContainText('servfail.example');
});

test('what DNS and a link say stays text, and a link asks nothing', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin())) {
      foreign.push(request.url());
    }
  });
  const hash = new URLSearchParams({domain: HOSTILE, dkim: HOSTILE, spf: HOSTILE});
  await open(page, `#${hash.toString()}`);
  await expect(page.getByLabel('Domain of the From address')).toHaveValue(HOSTILE);
  expect(foreign).toEqual([]);
  await askResolver(page, doh.url);
  await page.getByLabel(/^Domains of DKIM/).fill('');
  await check(page, 'hostile.example');
  await expect(stops(page).first()).toContainText('<script>');
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('main img, main script:not([type])').count()).toBe(0);
});

test('the record goes to the generator, and the result into a link', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'good.example');
  const next = page.getByRole('link', {name: 'Open this record in the DMARC generator'});
  await expect(next).toHaveAttribute('href', /existing=v%3DDMARC1%3B\+p%3Dreject/);
  await expect(page).toHaveURL(/#domain=good\.example$/);
  await page.getByLabel('JSON').check();
  await expect(page.locator('pre:visible').first()).toContainText('"grade": "A"');
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(verdict(page)).toBeHidden();
  await expect(page.getByLabel('Domain of the From address')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page reads completely', async ({page}) => {
    await page.goto(PATH);
    expect(await page.locator('form').first().innerText()).toContain(
      'dig +short TXT _dmarc.example.com',
    );
    await expect(page.getByText('How receivers walk up to the record')).toBeVisible();
    await expect(page.getByRole('cell', {name: 'pct=50'})).toBeVisible();
  });
});

test('with a result: axe finds nothing', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'a.mail.one.example');
  await expect(finding(page, 'inherited')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a long result does not scroll sideways at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await open(page);
  await askResolver(page, doh.url);
  await check(page, `${'long-name.'.repeat(10)}one.example`);
  await expect(stops(page)).toHaveCount(8);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
