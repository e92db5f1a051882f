/** What every tool that asks DNS has in common: who is asked, and what a fault does. */
import type {Page} from '@playwright/test';
import {startDohServer, type DohFault, type DohServer} from '../support/dohServer';
import {isExhaustive, pairsOf} from '../support/scope';
import {boot, expect, origin, test} from '../support/site';
import {translatePage, TRANSLATED, type TranslatorKind} from '../support/translate';

interface DnsTool {
  path: string;
  /** The form asked about a domain, filled in. */
  fill: (page: Page, domain: string) => Promise<void>;
  button: RegExp;
  /** What holds the domain afterwards. */
  field: RegExp;
  /** The name that is asked first. */
  asks: (domain: string) => string;
}

const domainField = /^\W*Domain/;
const fillDomain = (page: Page, domain: string) =>
  page.getByLabel(domainField).first().fill(domain);

const TOOLS: readonly DnsTool[] = [
  {
    path: '/tools/spf-checker/',
    fill: fillDomain,
    button: /^\W*Check SPF/,
    field: domainField,
    asks: (domain) => domain,
  },
  {
    path: '/tools/dmarc-checker/',
    fill: fillDomain,
    button: /^\W*Check DMARC/,
    field: domainField,
    asks: (domain) => `_dmarc.${domain}`,
  },
  {
    path: '/tools/dmarc-generator/',
    fill: fillDomain,
    button: /^\W*Look up the record/,
    field: domainField,
    asks: (domain) => `_dmarc.${domain}`,
  },
  {
    path: '/tools/dkim-checker/',
    fill: async (page, domain) => {
      await page.getByLabel(/^\W*Selector/).fill('s1');
      await fillDomain(page, domain);
    },
    button: /^\W*Check/,
    field: domainField,
    asks: (domain) => `s1._domainkey.${domain}`,
  },
  {
    path: '/tools/email-validator/',
    fill: (page, domain) => page.getByLabel(/^\W*Email address/).fill(`ana@${domain}`),
    button: /^\W*Check the address/,
    field: /^\W*Email address/,
    asks: (domain) => domain,
  },
];

const FAULTS: readonly [fault: DohFault, says: RegExp][] = [
  ['SERVFAIL', /SERVFAIL/],
  ['REFUSED', /REFUSED/],
  ['http-503', /returned HTTP status 503/],
  ['garbage', /127\.0\.0\.1:\d+ returned/],
  ['cut', /127\.0\.0\.1:\d+ /],
  ['silence', /did not respond within 5 seconds/],
];

const TRANSLATORS: readonly TranslatorKind[] = ['replaces', 'wraps'];

const nameOf = (fault: string) => `${fault.toLowerCase()}.faults.example`;

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer(
    Object.fromEntries(
      FAULTS.flatMap(([fault]) =>
        TOOLS.map(({asks}) => [asks(nameOf(fault)), fault] as const),
      ),
    ),
  );
});

test.afterAll(async () => {
  await doh.close();
});

async function openWithOwnResolver(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await boot(page);
  await chooseOwnResolver(page);
}

async function chooseOwnResolver(page: Page): Promise<void> {
  await page.getByText('Choose another resolver').first().click();
  await page.getByLabel(/^Your own/).check();
  await page.getByLabel('Address of your resolver').fill(doh.url);
}

for (const {path, fill, button, field} of TOOLS) {
  test(`${path}: a fault is named, nothing is lost, and the next question works`, async ({
    page,
    messages,
  }) => {
    await openWithOwnResolver(page, path);
    const main = page.locator('main');
    // A resolver that says nothing costs five seconds: one tool waits for it.
    const met = FAULTS.filter(
      ([fault]) => fault !== 'silence' || isExhaustive || path === TOOLS[0]?.path,
    );
    for (const [fault, says] of met) {
      const domain = nameOf(fault);
      await fill(page, domain);
      await page.getByRole('button', {name: button}).first().click();
      await expect(main, fault).toContainText(says, {timeout: 15_000});
      if (fault === 'SERVFAIL') {
        // It is a result about the domain, and not a matter of the visitor's network.
        await expect(main).toContainText('DNSSEC signatures are invalid or expired');
        await expect(main).not.toContainText(/company network|browser extension/);
      }
      await expect(page.getByLabel(field).first()).toHaveValue(new RegExp(`${domain}$`));
    }
    await fill(page, 'unknown.example');
    await page.getByRole('button', {name: button}).first().click();
    await expect(main).toContainText(
      /unknown\.example (?:does not exist|has no)|no .*unknown\.example/i,
    );
    if (!path.endsWith('-generator/')) {
      await expect(page.locator('#verdict')).toBeVisible();
      // An old result goes when the next question fails.
      await fill(page, nameOf('garbage'));
      await page.getByRole('button', {name: button}).first().click();
      await expect(page.locator('main form [role="status"]').first()).toContainText(
        path.includes('validator') ? /\S/ : /company network/,
      );
      await expect(main).not.toContainText('unknown.example');
    }
    // The browser itself notes the status 503.
    expect(messages.filter((line) => !line.includes('status of 503'))).toEqual([]);
  });

  test(`${path}: asks nobody before the button, also from a link, then only the resolver it has named`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin()) && !/^(?:data|blob):/.test(request.url())) {
        foreign.push(new URL(request.url()).origin);
      }
    });
    // A link fills the form. It asks nobody, and cannot choose who is asked.
    await page.goto(
      `${path}#domain=shared.example&selector=s1&address=ana%40shared.example&resolver=own&resolverAddress=${encodeURIComponent('https://stranger.example/dns-query')}`,
    );
    await boot(page);
    await expect(page.locator('main input[type="text"]').first()).not.toHaveValue('');
    await expect(page.locator('main')).toContainText('queries Cloudflare');
    await chooseOwnResolver(page);
    await fill(page, 'unknown.example');
    await page.waitForTimeout(700);
    expect(foreign).toEqual([]);
    await expect(page.locator('main')).toContainText(`queries ${new URL(doh.url).host},`);
    await page.getByRole('button', {name: button}).first().click();
    await expect.poll(() => new Set(foreign)).toEqual(new Set([new URL(doh.url).origin]));
    // What is under way ends with a question that cannot be asked.
    const status = page.locator('main form [role="status"]').first();
    await fill(page, nameOf('silence'));
    await page.getByRole('button', {name: button}).first().click();
    await expect(status).toContainText('Querying');
    const address = page.getByLabel('Address of your resolver');
    await address.fill('http://dns.example.com/dns-query');
    await page.getByRole('button', {name: button}).first().click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(status).toContainText('was stopped');
  });
}

for (const [kind, {path, fill, button, field}] of pairsOf(TRANSLATORS, TOOLS)) {
  test(`${path}: a translator that ${kind} the page's text breaks no check`, async ({
    page,
    messages,
  }) => {
    await openWithOwnResolver(page, path);
    const showOriginal = await translatePage(page, kind);
    const main = page.locator('main');
    for (const [fault, says] of FAULTS.filter(([name]) => name !== 'silence')) {
      const domain = nameOf(fault);
      await fill(page, domain);
      await page.locator('form').getByRole('button', {name: button}).first().click();
      await expect(main, fault).toContainText(says);
      await expect(page.getByLabel(field).first()).toHaveValue(new RegExp(`${domain}$`));
    }
    await fill(page, 'unknown.example');
    await page.locator('form').getByRole('button', {name: button}).first().click();
    // The new result, translated too, and nothing of the last one.
    await expect(main).toContainText(TRANSLATED.before);
    await expect(main).toContainText(/unknown\.example/);
    await expect(main).toContainText(/does not exist|has no|no such/i);
    await expect(main).not.toContainText(/cut\.faults|127\.0\.0\.1:\d+ sent/);
    // And back to the original.
    await showOriginal();
    await fill(page, nameOf('SERVFAIL'));
    await page.locator('form').getByRole('button', {name: button}).first().click();
    await expect(main).toContainText(/SERVFAIL/);
    expect(messages.filter((line) => !line.includes('status of 503'))).toEqual([]);
  });
}

// The generator shows what it has found in its form.
for (const {path, fill, button, field} of TOOLS.filter(
  (tool) => !tool.path.endsWith('-generator/'),
)) {
  test(`${path}: a result that cannot be displayed costs no more than itself`, async ({
    page,
  }) => {
    await openWithOwnResolver(page, path);
    await fill(page, 'unknown.example');
    // Every result has a heading, and nothing else gets a new one.
    const restore = await page.evaluateHandle<() => void>(`(() => {
      const {createElement} = Document.prototype;
      Document.prototype.createElement = function (name) {
        if (name === 'h2' || name === 'h3') {
          throw new Error('planted');
        }
        return createElement.call(this, name);
      };
      return () => {
        Document.prototype.createElement = createElement;
      };
    })()`);
    const check = page.locator('form').getByRole('button', {name: button}).first();
    await check.click();
    await expect(page.getByText('This result could not be displayed')).toBeVisible();
    await expect(page.getByLabel(field).first()).toHaveValue(/unknown\.example$/);
    await restore.evaluate((undo) => {
      undo();
    });
    await fill(page, 'second.unknown.example');
    await check.click();
    await expect(page.locator('main')).toContainText('second.unknown.example');
    await expect(page.getByText('This result could not be displayed')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}
