import type {BrowserContext, Page, Route} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {pathsOfKind} from '../../src/site';
import {askResolver, startDohServer, type DohZone} from '../support/dohServer';
import {boot, expect, KINDS, isolatedTest as test} from '../support/site';
import {kilobytes, record, total} from '../support/transfers';

// React leaves the text of the first two as it was built. The third has parts in its text that
// need React, so it is drawn: 135 KB is the most that any docs page may ever take.
for (const [path, most] of [
  [KINDS.docs.path, 115],
  [KINDS['API reference'].path, 115],
  ['/docs/finish-my-integration/', 135],
] as const) {
  test(`${path}, a docs page: at most ${String(most)} KB of JavaScript to full hydration`, async ({
    page,
  }) => {
    const transfers = record(page);
    await page.goto(path);
    await boot(page);
    const scripts = (await transfers()).filter((one) => one.kind === 'script');
    console.log(`${path}: ${kilobytes(total(scripts))} of JavaScript to hydration`);
    expect(total(scripts)).toBeGreaterThan(30 * 1024);
    expect(total(scripts)).toBeLessThanOrEqual(most * 1024);
  });
}

/** Scripts of the page and those that its answer needs, by address. */
async function scriptsOf(
  page: Page,
  path: string,
  ask: () => Promise<void>,
): Promise<Map<string, number>> {
  // A tool fetches what explains a resolver that fails when it has failed.
  const transfers = record(page, 800);
  await page.goto(path);
  await boot(page);
  await ask();
  return new Map(
    (await transfers('once quiet'))
      .filter(({kind}) => kind === 'script')
      .map(({path: file, bytes}) => [file, bytes]),
  );
}

/** Scripts of a page with its answer in, in a tab of its own. */
async function visit(
  context: BrowserContext,
  path: string,
): Promise<Map<string, number>> {
  const page = await context.newPage();
  // No resolver is asked: that the code is there is enough.
  await page.route(/^https:/, (route) => route.abort());
  const scripts = await scriptsOf(page, path, async () => {
    const form = page.locator('main form').first();
    const ask = form.locator('button[type=submit]');
    if (await ask.count()) {
      await form.locator('input[type=text], textarea').first().fill('example.com');
      await ask.first().click();
      // A check that can still be canceled has not ended, however quiet the network is.
      await expect(form.getByRole('button', {name: 'Cancel'})).toHaveCount(0);
    }
  });
  await page.close();
  return scripts;
}

/** What pages that every tool is compared with have: looked up once. */
const compared = new Map<string, Promise<Map<string, number>>>();
function visitOnce(context: BrowserContext, path: string): Promise<Map<string, number>> {
  const scripts = compared.get(path) ?? visit(context, path);
  compared.set(path, scripts);
  return scripts;
}

/** How much code of its own a tool may have up to its first answer, in KB. */
const OWN_BUDGET = 40;

for (const path of pathsOfKind('tool')) {
  test(`${path}: at most ${String(OWN_BUDGET)} KB of code of its own, its answer in`, async ({
    context,
  }) => {
    // What any page loads, and the kit that every tool has, are not this tool's own.
    const common = await visitOnce(context, '/legal/privacy-policy/');
    const kit = await visitOnce(
      context,
      path.includes('dmarc') ? '/tools/spf-checker/' : '/tools/dmarc-checker/',
    );
    const scripts = [...(await visit(context, path))].filter(
      ([file]) => !common.has(file),
    );
    const sum = (files: typeof scripts) => files.reduce((all, [, one]) => all + one, 0);
    const own = sum(scripts.filter(([file]) => !kit.has(file)));
    console.log(
      `${path}: ${kilobytes(own)} of its own, ${kilobytes(sum(scripts))} with the kit`,
    );
    expect(own).toBeGreaterThan(2 * 1024);
    expect(own).toBeLessThanOrEqual(OWN_BUDGET * 1024);
  });
}

/**
 * A domain whose SPF, DKIM and DMARC are in order. Where a record is to be written, what
 * writes it comes in addition.
 */
const GOOD: DohZone = {
  'good.example': {
    MX: [{preference: 10, exchange: 'mx.good.example'}],
    TXT: ['v=spf1 mx -all'],
    NS: ['ns1.good.example', 'ns2.good.example'],
  },
  'mx.good.example': {A: ['192.0.2.10']},
  '_dmarc.good.example': {TXT: ['v=DMARC1; p=reject; rua=mailto:d@good.example']},
  'default._domainkey.good.example': {
    TXT: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
  },
};

test('the first checks of a domain are shown before the engines of SPF, DKIM and DMARC are in', async ({
  page,
  context,
}) => {
  const kit = await visitOnce(context, '/tools/dmarc-checker/');
  const common = await visitOnce(context, '/legal/privacy-policy/');
  const doh = await startDohServer(GOOD);
  const form = page.locator('main form').first();
  // The engines are requested once DNS has answered, and held until the first check is seen.
  const engines: Route[] = [];
  let isSeen = false;
  await page.route('**/assets/js/*.js', (route) => {
    if (isSeen || doh.asked.length === 0) {
      return route.continue();
    }
    engines.push(route);
    return undefined;
  });
  const scripts = await scriptsOf(page, '/tools/domain-checker/', async () => {
    await askResolver(page, doh.url);
    await form.getByRole('textbox', {name: /^Domain/}).fill('good.example');
    await page.getByRole('button', {name: 'Check the domain'}).click();
    await expect(form.locator('[data-topic="mx"]')).toBeVisible();
  });
  const own = [...scripts].reduce(
    (sum, [file, one]) => (kit.has(file) || common.has(file) ? sum : sum + one),
    0,
  );
  console.log(`/tools/domain-checker/: ${kilobytes(own)} up to its first checks`);
  expect(engines.length).toBeGreaterThan(2);
  expect(own).toBeGreaterThan(10 * 1024);
  expect(own).toBeLessThanOrEqual(OWN_BUDGET * 1024);
  isSeen = true;
  await Promise.all(engines.map((route) => route.continue()));
  await expect(page.locator('#verdict')).toBeVisible();
  await doh.close();
});

/** An RSA key of 1,024 bits, which is valid and no longer enough. */
const WEAK_KEY =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDK6ZQsya9eJNVOHNrYZRe7jMNubL6KI0o4z7Nf7iVDdAkWsSWdHrnn9knfKZMgYRYxWhVtXZhC8UXCxa7/IHqs+ioOIPqBTsJ9lq3hXGgFirPWbzxaxZV2HrBkI2nQqgQHIeMiQk9CzYRBFuYlNx5lOSXKAmnc3ZUfuTInd3kehQIDAQAB';

/**
 * A domain as most are: its SPF record has findings, one of its keys is weak, its DMARC policy
 * is none, and its MTA-STS policy is in testing.
 */
const TYPICAL: DohZone = {
  ...GOOD,
  'typical.example': {
    A: ['192.0.2.5'],
    MX: [
      {preference: 1, exchange: 'smtp.google.com'},
      {preference: 10, exchange: 'mx.good.example'},
    ],
    TXT: ['v=spf1 include:_spf.google.com a mx ip4:192.0.2.0/24 a:gone.example ?all'],
    NS: ['ns1.good.example', 'ns2.good.example'],
    CAA: [{tag: 'issue', value: 'ca.example.net'}],
  },
  'smtp.google.com': {A: ['198.51.100.26']},
  '_spf.google.com': {TXT: ['v=spf1 ip4:198.51.100.0/24 ~all']},
  '_dmarc.typical.example': {TXT: ['v=DMARC1; p=none; rua=mailto:d@typical.example']},
  'google._domainkey.typical.example': {TXT: [`v=DKIM1; k=rsa; p=${WEAK_KEY}`]},
  'default._domainkey.typical.example': {
    TXT: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
  },
  '_mta-sts.typical.example': {TXT: ['v=STSv1; id=20260101']},
  '_smtp._tls.typical.example': {TXT: ['v=TLSRPTv1; rua=mailto:tls@typical.example']},
};

const POLICY_FILE =
  'version: STSv1\r\nmode: testing\r\nmx: smtp.google.com\r\nmax_age: 86400\r\n';

/**
 * What the checkers of a whole domain and of a message may bring, in KB, with all answers in.
 * Beyond what their first answers need, these are the engines, each with its question, and
 * they are shared with the checkers of one record.
 */
const COMBINED = [
  {
    path: '/tools/domain-checker/',
    own: 27,
    withEngines: 44,
    ask: (page: Page) => page.getByRole('button', {name: 'Check the domain'}).click(),
  },
  {
    path: '/tools/message-checker/',
    own: 28,
    withEngines: 52,
    ask: (page: Page) => page.getByRole('button', {name: 'Use an example'}).click(),
  },
];

test('checks of a domain and of a message share the engines of SPF, DKIM and DMARC', async ({
  context,
}) => {
  const doh = await startDohServer(TYPICAL);
  await context.route('https://mta-sts.typical.example/**', (route) =>
    route.fulfill({
      body: POLICY_FILE,
      contentType: 'text/plain',
      headers: {'Access-Control-Allow-Origin': '*'},
    }),
  );
  const answered = async (path: string, ask: (page: Page) => Promise<void>) => {
    const page = await context.newPage();
    const scripts = await scriptsOf(page, path, async () => {
      const form = page.locator('main form').first();
      const domain = form.getByRole('textbox', {name: /^Domain/});
      if (await domain.count()) {
        await askResolver(page, doh.url);
        await domain.fill('typical.example');
      }
      await ask(page);
      await expect(page.locator('#verdict')).toBeVisible();
    });
    await page.close();
    return scripts;
  };
  const common = await visitOnce(context, '/legal/privacy-policy/');
  const engines = new Map<string, number>();
  for (const kind of ['spf', 'dkim', 'dmarc']) {
    const path = `/tools/${kind}-checker/`;
    const scripts = await answered(path, async (page) => {
      const form = page.locator('main form').first();
      if (kind === 'dkim') {
        await form.getByLabel('Selector', {exact: true}).fill('default');
      }
      await form.locator('button[type=submit]').first().click();
    });
    for (const [file, bytes] of scripts) {
      engines.set(file, bytes);
    }
  }
  const kit = await visitOnce(context, '/tools/dmarc-checker/');
  for (const {path, own, withEngines, ask} of COMBINED) {
    const scripts = [...(await answered(path, ask))].filter(
      ([file]) => !common.has(file),
    );
    const sum = (others: ReadonlyMap<string, number>) =>
      scripts.reduce((all, [file, one]) => (others.has(file) ? all : all + one), 0);
    const named = `${path}: ${scripts.map(([file, one]) => `${file} ${kilobytes(one)}`).join(', ')}`;
    console.log(
      `${path}: ${kilobytes(sum(engines))} of its own with every answer in, ${kilobytes(sum(kit))} with the engines`,
    );
    expect(sum(engines), named).toBeGreaterThan(10 * 1024);
    expect(sum(engines), named).toBeLessThanOrEqual(own * 1024);
    expect(sum(kit), named).toBeLessThanOrEqual(withEngines * 1024);
  }
  await doh.close();
});

test('the shell is at most 2.5 KB and the same on every page', async ({request}) => {
  const shells = await Promise.all(
    Object.values(KINDS).map(async ({path}) => {
      const html = await (await request.get(path)).text();
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, code]) => code ?? '',
      );
      expect(inline, path).toHaveLength(1);
      expect(html, path).not.toMatch(/<script[^>]+src=/);
      return inline[0] ?? '';
    }),
  );
  expect(new Set(shells).size).toBe(1);
  const bytes = gzipSync(shells[0] ?? '', {level: 9}).length;
  console.log(`shell: ${kilobytes(bytes)}`);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(2.5 * 1024);
});
