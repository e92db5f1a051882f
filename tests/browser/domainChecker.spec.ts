import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {
  askResolver,
  startDohServer,
  type DohServer,
  type DohZone,
} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/domain-checker/';

const company = (domain: string): DohZone => ({
  [domain]: {
    MX: [{preference: 10, exchange: `mx.${domain}`}],
    TXT: ['v=spf1 mx -all'],
    NS: [`ns1.${domain}`, 'ns2.other.example'],
    CAA: [{tag: 'issue', value: 'ca.example.net'}],
  },
  [`mx.${domain}`]: {A: ['192.0.2.10']},
  [`ns1.${domain}`]: {A: ['192.0.2.53']},
  'ns2.other.example': {A: ['198.51.100.53']},
  '10.2.0.192.in-addr.arpa': {PTR: ['mx.good.example']},
  [`_dmarc.${domain}`]: {TXT: [`v=DMARC1; p=reject; np=reject; rua=mailto:d@${domain}`]},
  [`_smtp._tls.${domain}`]: {TXT: [`v=TLSRPTv1; rua=mailto:tls@${domain}`]},
});

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    ...company('good.example'),
    'weak.example': {
      MX: [{preference: 10, exchange: 'mx.good.example'}],
      TXT: ['v=spf1 include:gone.weak.example <script>window.hurt=1</script> ?all'],
    },
    'parked.example': {MX: [{preference: 0, exchange: '.'}], TXT: ['v=spf1 -all']},
    '_dmarc.parked.example': {TXT: ['v=DMARC1; p=reject']},
    // One name of an otherwise good domain is broken.
    ...company('partly.example'),
    '_dmarc.partly.example': 'SERVFAIL',
    '_mta-sts.partly.example': {TXT: ['v=STSv1; id=1']},
    'default._bimi.partly.example': 'http-503',
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
  await page.getByLabel('Domain', {exact: true}).fill(domain);
  await page.getByRole('button', {name: 'Check the domain'}).click();
}

const verdict = (page: Page) => page.locator('#verdict');
const line = (page: Page, topic: string) =>
  page.locator(`details[data-topic="${topic}"]`);
const finding = (page: Page, code: string) => page.locator(`[data-code="${code}"]`);

test('a faulty domain, then two good ones: grade, worst first, records, printing', async ({
  page,
  messages,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'https://weak.example/contact');
  await expect(verdict(page)).toHaveText('Anyone can send email as weak.example.');
  await expect(verdict(page)).toBeFocused();
  const findings = page.getByRole('region', {name: 'What to fix, worst first'});
  const labels = await findings.locator('li > span:first-child').allTextContents();
  expect(labels).toEqual([...labels].sort());
  expect(labels.length).toBeGreaterThan(2);
  const missing = findings.locator('[data-code="no-record"]');
  await expect(missing).toContainText('v=DMARC1; p=none; np=reject; rua=mailto:');
  await missing.getByText('Copy it, or see it for BIND or Terraform').click();
  await missing.getByLabel('Zone file').check();
  await expect(missing.locator('pre:visible').last()).toContainText(
    '_dmarc.weak.example. 3600 IN TXT',
  );
  await missing.getByText('Enter it at your DNS provider').click();
  await missing.getByLabel('DNS provider').selectOption('Amazon Route 53');
  await expect(
    missing.getByText('All TXT records of a name are one record'),
  ).toBeVisible();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

  await check(page, 'parked.example');
  await expect(verdict(page)).toHaveText('parked.example is set up well for email.');
  await expect(page.getByText('Grade A', {exact: true})).toBeVisible();
  await expect(line(page, 'dkim')).toContainText('Not needed');
  await expect(page.locator('main')).not.toContainText('weak.example');

  await check(page, 'good.example');
  await expect(line(page, 'spf')).toContainText('1 of 10 DNS lookups');
  await expect(line(page, 'ptr')).toContainText('1 of 1 address has a confirmed name');
  await expect(finding(page, 'dkim-not-found')).toContainText('proves nothing');
  await page.getByText('Copy or save it as Markdown or JSON').click();
  await page.getByLabel('JSON').check();
  await expect(page.locator('[data-pane="json"]')).toContainText('"grade": "A"');
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.getByRole('button', {name: 'Print the report'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await expect(line(page, 'mx').locator('dd')).toHaveText('10 mx.good.example.');
  await expect(
    page.getByRole('heading', {name: 'Take the report with you'}),
  ).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Check a list of domains'})).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({media: 'screen'});
  await expect(line(page, 'mx').locator('dd')).toBeHidden();
  expect(messages).toEqual([]);
});

test('questions that fail cost their own check, and the row says what failed', async ({
  page,
}) => {
  await page.route('https://mta-sts.partly.example/**', (route) => route.abort());
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'partly.example');
  await expect(page.getByText('No grade', {exact: true})).toBeVisible();
  await expect(line(page, 'dmarc')).toContainText('No response');
  await expect(line(page, 'bimi')).toContainText('No response');
  await expect(line(page, 'spf')).toContainText('Passed');
  await expect(finding(page, 'unanswered').first()).toContainText('SERVFAIL');
  await expect(finding(page, 'unanswered').last()).toContainText('HTTP status 503');
  await page.getByText(/notes on what you could improve/).click();
  await expect(finding(page, 'mta-sts-unread')).toContainText(
    'curl -i https://mta-sts.partly.example/.well-known/mta-sts.txt',
  );
});

test('a link fills the form and asks nothing, and the keyboard is enough', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(?:data|blob):/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await open(page, '#domain=good.example&selectors=mine');
  await expect(page.getByLabel('Domain', {exact: true})).toHaveValue('good.example');
  await expect(page.getByLabel('DKIM selectors')).toBeVisible();
  await askResolver(page, doh.url);
  await expect(page.locator('main')).toContainText(`queries ${new URL(doh.url).host},`);
  expect(foreign).toEqual([]);
  await page.getByLabel('Domain', {exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  await expect(finding(page, 'dkim-selector-missing')).toContainText(
    'mine._domainkey.good.example has no DKIM key',
  );
  // From the verdict to the first check, which opens by the keyboard.
  await line(page, 'spf').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'spf')).toContainText('v=spf1 mx -all');
  await expect(line(page, 'spf').getByRole('link')).toHaveAttribute(
    'href',
    '/tools/spf-checker/#domain=good.example',
  );
  expect(foreign.every((url) => url.startsWith(doh.url))).toBe(true);
});

test('a list: lines that hold no domain are named, cancel keeps what there is, CSV', async ({
  page,
}) => {
  await open(page, '#list');
  await askResolver(page, doh.url);
  const domains = page.getByLabel('Domains', {exact: true});
  const start = page.getByRole('button', {name: 'Check the list'});
  await start.click();
  await expect(page.getByText('There are no domains here yet.')).toBeVisible();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'domains.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Domain,Owner\ngood.example,Ann\nparked.example,Bob\nno one\n'),
  });
  await expect(domains).toHaveValue(/parked\.example,Bob/);
  await start.click();
  await expect(page.getByText('Done: 2 of 2 domains')).toBeVisible();
  await expect(page.getByText('Line 4.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as CSV'}).click();
  const file = await (await download).path();
  const lines = readFileSync(file, 'utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffdomain,grade,errors/);
  expect(
    lines
      .slice(1, 3)
      .sort()
      .map((row) => row.slice(0, 18)),
  ).toEqual(['good.example,A,0,0', 'parked.example,A,0']);
  // A resolver that never responds is left by Cancel.
  await page.getByLabel('Address of your resolver').fill(`${doh.url}-gone`);
  await page.route('**/dns-query-gone**', () => undefined);
  await domains.fill('slow.example');
  await start.click();
  await page
    .locator('section', {has: domains})
    .getByRole('button', {name: 'Cancel'})
    .click();
  await expect(
    page.getByText('Canceled after 0 of 1 domain, and the results so far are below.'),
  ).toBeVisible();
  await expect(start).toBeFocused();
});

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

test('at 390 px, light and dark: axe finds nothing, nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page);
  await askResolver(page, doh.url);
  await check(page, 'weak.example');
  await expect(finding(page, 'no-record')).toBeVisible();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('section details')) {
      (fold as HTMLDetailsElement).open = true;
    }
  });
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    const {violations} = await page.evaluate(() =>
      (window as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run(),
    );
    expect(
      violations.map(
        ({id, nodes}) => `${id}: ${nodes.map(({target}) => String(target)).join(', ')}`,
      ),
    ).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
