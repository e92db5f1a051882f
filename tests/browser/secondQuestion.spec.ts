/**
 * What a tool says of a domain does not depend on the domain it was asked about before:
 * after one with many faults, a clean one reads as it does on a fresh page.
 */
import {generateKeyPairSync} from 'node:crypto';
import type {Page} from '@playwright/test';
import {startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, test} from '../support/site';
import {overflowsEnlarged} from '../support/widths';

const FAULTY = 'faulty.example';
const CLEAN = 'clean.example';

const {publicKey} = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'der'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});

const gone = (count: number) =>
  Array.from({length: count}, (_, index) => `a:gone${index}.${FAULTY}`).join(' ');

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    // Findings in equal words, and many of one kind.
    [FAULTY]: {
      TXT: [
        `v=spf1 ip4:10.0.0.1 ip4:10.0.0.1 ip4:10.0.0.2 ip4:10.0.0.3 ${gone(5)} include= ?all`,
      ],
      MX: [{preference: 0, exchange: '.'}],
    },
    [`_dmarc.${FAULTY}`]: {
      TXT: [
        'v=DMARC1; p=quarantine; sp=all; pct=5; pct=5; ri=1; rf=x; x=1; x=1; x=1; rua=mailto:a@elsewhere.example,mailto:a@elsewhere.example',
      ],
    },
    [`s1._domainkey.${FAULTY}`]: {TXT: ['v=DKIM1; k=rsa; k=rsa; h=md5; p=AAAA']},
    [CLEAN]: {
      TXT: ['v=spf1 ip4:192.0.2.1 mx -all'],
      MX: [{preference: 10, exchange: `mx.${CLEAN}`}],
    },
    [`mx.${CLEAN}`]: {A: ['192.0.2.7']},
    [`_dmarc.${CLEAN}`]: {TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${CLEAN}`]},
    [`s1._domainkey.${CLEAN}`]: {
      TXT: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
    },
  });
});

test.afterAll(async () => {
  await doh.close();
});

interface Tool {
  path: string;
  ask: (page: Page, domain: string) => Promise<void>;
  /** What is there once the domain's result is. */
  shows: (domain: string) => string | RegExp;
}

async function askDomain(page: Page, domain: string): Promise<void> {
  await page
    .getByLabel(/^\W*Domain/)
    .first()
    .fill(domain);
  await submit(page);
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
}

/** Asks for the record that a domain has, and starts from it. */
async function adoptRecord(page: Page, domain: string): Promise<void> {
  await page.getByLabel(/^\W*Domain/).fill(domain);
  await page.getByRole('button', {name: /^\W*Look up the record/}).click();
  await expect(page.locator('form [role="status"]').first()).toContainText(
    `${domain} has this record`,
  );
  await page.getByRole('button', {name: /^\W*(?:Add to|Start from) this record/}).click();
}

async function chooseList(page: Page, domain: string): Promise<void> {
  const text = Array.from(
    {length: 6},
    (_, index) => `p${domain === FAULTY ? '..' : ''}${index}@${domain}`,
  ).join('\n');
  await page.getByLabel(/^Choose a file/).setInputFiles({
    name: `${domain}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}

const TOOLS: readonly Tool[] = [
  {
    path: '/tools/domain-checker/',
    ask: askDomain,
    shows: (domain) => `${domain}, checked`,
  },
  {path: '/tools/spf-checker/', ask: askDomain, shows: (domain) => `${domain}, checked`},
  {
    path: '/tools/spf-generator/',
    ask: adoptRecord,
    shows: (domain) => `${domain} has this record`,
  },
  {
    path: '/tools/dmarc-checker/',
    ask: askDomain,
    shows: (domain) => `DMARC of ${domain}: grade`,
  },
  {
    path: '/tools/dmarc-generator/',
    ask: adoptRecord,
    shows: (domain) => `${domain} has this record`,
  },
  {
    path: '/tools/dkim-checker/',
    ask: async (page, domain) => {
      await page.getByLabel(/^\W*Selector/).fill('s1');
      await askDomain(page, domain);
    },
    shows: (domain) => `s1._domainkey.${domain}`,
  },
  {
    path: '/tools/dkim-generator/',
    ask: async (page, domain) => {
      await page.getByLabel(/^\W*Selector/).fill(domain === FAULTY ? 'a_b' : 's1');
      await askDomain(page, domain);
    },
    shows: (domain) => `_domainkey.${domain}`,
  },
  {
    path: '/tools/email-validator/',
    ask: async (page, domain) => {
      await page.getByLabel('Email address', {exact: true}).fill(`ana@${domain}`);
      await submit(page);
    },
    shows: (domain) => `ana@${domain}:`,
  },
  {
    path: '/tools/email-list-validation/',
    ask: chooseList,
    shows: (domain) => `@${domain}`,
  },
  {
    path: '/tools/email-list-cleaner/',
    ask: chooseList,
    shows: (domain) => (domain === FAULTY ? /0\s*of 6 rows kept/ : /6\s*of 6 rows kept/),
  },
];

/** All that the page says, with the fields' contents, but for clocks and new keys. */
async function saidBy(page: Page): Promise<string> {
  const fields = await page
    .locator('main :is(input, textarea):not([type=file])')
    .evaluateAll((all) =>
      all.map((field) => {
        const {name, value, type} = field as HTMLInputElement;
        // Names of tabs are numbered.
        return `${name.replace(/^_r_.*/i, 'tab')}=${/radio|checkbox/.test(type) ? String((field as HTMLInputElement).checked) : value}`;
      }),
    );
  // What was read aloud last tells of the way there, and is not seen.
  await page.addStyleTag({content: '.vh[role="status"] {display: none}'});
  const text = await page.locator('main').innerText();
  return (
    [text, ...fields]
      .join('\n')
      .replace(/\d{1,2} \w+ \d{4}(?:,| at) \d{2}:\d{2}(?::\d{2})?/g, '(time)')
      // The last line of a key may be short.
      .replace(/-----BEGIN [A-Z ]+-----[^-]+-----END/g, '(key)')
      .replace(/[A-Za-z\d+/]{20,}=*/g, '(key)')
      .replace(/\b\d+(?:\.\d+)? (?:ms|seconds?)\b/g, '(duration)')
  );
}

for (const {path, ask, shows} of TOOLS) {
  test(`${path}: nothing of one domain is shown with the next`, async ({
    page,
    context,
    messages,
  }) => {
    const open = async (on: Page) => {
      await on.goto(path);
      await boot(on);
      const other = on.getByText('Choose another resolver').first();
      if (await other.isVisible()) {
        await other.click();
        await on.getByLabel(/^Your own/).check();
        await on.getByLabel('Address of your resolver').fill(doh.url);
      }
    };
    const main = page.locator('main');
    await open(page);
    await ask(page, FAULTY);
    await expect(main).toContainText(shows(FAULTY));
    // What is folded would hide what stays.
    for (const fold of await main.locator('section details > summary').all()) {
      if (await fold.isVisible()) {
        await fold.click();
      }
    }
    expect(await overflowsEnlarged(page)).toEqual([]);
    await page.setViewportSize({width: 1280, height: 720});
    await ask(page, CLEAN);
    await expect(main).toContainText(shows(CLEAN));
    await expect(main).not.toContainText(FAULTY);
    // The end is read aloud, too.
    await expect(
      main.locator('[role="status"]').filter({hasText: /\S/}).first(),
    ).toBeAttached();

    const fresh = await context.newPage();
    await open(fresh);
    await ask(fresh, CLEAN);
    await expect(fresh.locator('main')).toContainText(shows(CLEAN));
    for (const on of [page, fresh]) {
      // The guide below a tool has folds of its own.
      await on.evaluate(() => {
        for (const fold of document.querySelectorAll('main details')) {
          (fold as HTMLDetailsElement).open = true;
        }
      });
    }
    // Parts that unfold may still be on their way.
    await expect(async () => {
      expect(await saidBy(page)).toBe(await saidBy(fresh));
    }).toPass({timeout: 15_000});
    expect(messages).toEqual([]);
  });
}
