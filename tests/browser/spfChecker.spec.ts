import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {startDohServer, type DohServer} from '../support/dohServer';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/spf-checker/';
const HOSTILE = '"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    'good.example': {
      TXT: [
        'site-verification=1',
        ['v=spf1 ip4:192.0.2.0/28 ', 'include:_spf.good.example mx ~all'],
      ],
      MX: [{preference: 10, exchange: 'mx.good.example'}],
    },
    '_spf.good.example': {TXT: ['v=spf1 ip4:198.51.100.0/25 ip6:2001:db8::/48 -all']},
    'mx.good.example': {A: ['203.0.113.7']},
    'two.example': {
      TXT: ['v=spf1 mx -all', 'v=spf1 ip4:192.0.2.2 ~all'],
      MX: [{preference: 10, exchange: 'mx.good.example'}],
    },
    'none.example': {TXT: ['site-verification=2']},
    'blank.example': {TXT: [' v=spf1 ip4:192.0.2.3 -all']},
    'fault.example': {TXT: ['v=spf1 ip4:192.0.2 mx exp=why.fault.example -all']},
    'void.example': {TXT: ['v=spf1 a:gone.void.example ip4:192.0.2.1 -all']},
    'refuses.example': {TXT: ['v=spf1 ip4:192.0.2.1 exp=why.refuses.example -all']},
    'why.refuses.example': {TXT: ['Ask %{o} about %{c}.']},
    // Each term is pointed out, in the same words.
    'twice.example': {TXT: ['v=spf1 ip4:10.0.0.1 ip4:10.0.0.1 ip4:10.0.0.1 -all']},
    'kinds.example': {
      TXT: [
        `v=spf1 ip4:192.0.2.1 ${Array.from({length: 5}, (_, index) => `a:gone${index}.kinds.example`).join(' ')} -all`,
      ],
    },
    'wrong.example': {
      TXT: [
        [
          'v=spf1 ip:192.0.2.1 a:192.0.2.11 include=_spf.good.example',
          'include:_spf.good.example/24 -all',
        ],
      ],
    },
    'unclear.example': {TXT: ['v=spf1 x:foo ip4:192.0.2.1 -all']},
    'circle.example': {TXT: ['v=spf1 include:circle.example -all']},
    'silent.example': 'silence',
    'servfail.example': 'SERVFAIL',
    'hostile.example': {
      TXT: [`v=spf1 x=${HOSTILE} include:evil.hostile.example ${HOSTILE}`],
    },
    'evil.hostile.example': {TXT: [`v=spf1 ${HOSTILE} -all`]},
    'deep.example': {
      TXT: [
        `v=spf1 ${Array.from({length: 11}, (_, index) => `include:n${index}.deep.example`).join(' ')} ~all`,
      ],
    },
    ...Object.fromEntries(
      Array.from({length: 11}, (_, index) => [
        `n${index}.deep.example`,
        {TXT: [`v=spf1 ip4:192.0.2.${index} ~all`]},
      ]),
    ),
  });
});

test.afterAll(async () => {
  await doh.close();
});

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
  await page.getByText('Choose another resolver').click();
  await page.getByLabel(/^Your own/).check();
  await page.getByLabel('Address of your resolver').fill(doh.url);
}

async function check(page: Page, domain: string): Promise<void> {
  await page.getByLabel('Domain', {exact: true}).fill(domain);
  await page.getByRole('button', {name: 'Check SPF'}).click();
}

const result = (page: Page) => page.locator('section[aria-labelledby="verdict"]');
const verdict = (page: Page) => page.locator('#verdict');
const shown = (page: Page) => result(page).locator('pre:visible');

test('shows a record: verdict, count, tree, who may send', async ({page, messages}) => {
  await open(page);
  await check(page, 'https://Good.example/contact');
  await expect(verdict(page)).toHaveText('The record is valid.');
  // It has the focus, so it is read aloud and scrolled to.
  await expect(verdict(page)).toBeFocused();
  await expect(result(page)).toContainText('2 of 10');
  await expect(result(page)).toContainText(
    'v=spf1 ip4:192.0.2.0/28 include:_spf.good.example mx ~all',
  );
  await expect(result(page)).toContainText('57 characters in 2 strings');
  const tree = page.getByRole('region', {name: 'Who may send'});
  await expect(tree).toContainText('include:_spf.good.example');
  await expect(tree).toContainText('mx.good.example');
  await expect(tree).toContainText(
    'In all, 145 IPv4 addresses and 65,536 IPv6 networks of 64 bits may send.',
  );
  await tree.getByText('All 4 networks').click();
  await expect(tree.getByRole('row')).toHaveCount(5);
  await expect(tree.getByRole('row', {name: /203\.0\.113\.7 by mx/})).toBeVisible();
  expect(messages).toEqual([]);
});

test('asks nobody before the button, and then only the resolver it has named', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !request.url().startsWith('data:')) {
      foreign.push(new URL(request.url()).origin);
    }
  });
  await open(page);
  await page.getByLabel('Domain', {exact: true}).fill('good.example');
  await page.getByText('Would this sender pass?').first().click();
  await page.getByLabel('Address of the sending server').fill('192.0.2.1');
  await page.waitForTimeout(900);
  expect(foreign).toEqual([]);
  await expect(page.locator('form')).toContainText(`queries ${new URL(doh.url).host},`);
  await page.getByRole('button', {name: 'Check SPF'}).click();
  await expect(verdict(page)).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set([new URL(doh.url).origin]));
});

test('compares the resolvers once it is asked to, and tells each failure from a result', async ({
  page,
  messages,
}) => {
  const behind = await startDohServer({'good.example': {TXT: ['site-verification=1']}});
  const asked: string[] = [];
  for (const [host, server] of [
    ['cloudflare-dns.com', doh],
    ['dns.google', behind],
    ['doh.dns.sb', undefined],
  ] as const) {
    await page.route(`https://${host}/**`, async (route) => {
      asked.push(host);
      const {search} = new URL(route.request().url());
      await (server
        ? route.fulfill({response: await route.fetch({url: server.url + search})})
        : route.abort());
    });
  }
  await open(page);
  await check(page, 'good.example');
  await expect(verdict(page)).toBeVisible();
  expect(asked).toEqual([]);
  const compare = page.getByRole('button', {name: 'Compare resolvers'});
  await compare.focus();
  await page.keyboard.press('Enter');
  const sights = result(page).getByRole('status').filter({hasText: 'Published'});
  await expect(sights).toContainText('Published, but not yet visible to Google.');
  await expect(sights.getByRole('listitem')).toHaveText([
    /^Cloudflare.*v=spf1 .*Cached for another 1 min$/,
    /^GoogleNo such record\.$/,
    /^DNS\.SBIt could not be reached,/,
  ]);
  expect([...new Set(asked)].sort()).toEqual([
    'cloudflare-dns.com',
    'dns.google',
    'doh.dns.sb',
  ]);
  // The browser itself says that a request failed, and nothing else.
  expect(
    messages.filter((message) => !/ERR_FAILED|Failed to load/.test(message)),
  ).toEqual([]);
  await behind.close();
});

test('a fault is marked in the record, at its column', async ({page}) => {
  await open(page);
  await check(page, 'fault.example');
  await expect(verdict(page)).toHaveText(
    'The record contains an error, so no part of it counts.',
  );
  await expect(result(page).locator('mark')).toHaveText(['ip4:192.0.2']);
  await expect(result(page)).toContainText('There is an error at column 12');
  const findings = page.getByRole('region', {name: 'Findings'});
  await expect(findings.getByRole('listitem').first()).toContainText(
    '“192.0.2” is not an IPv4 address.',
  );
  await expect(findings.getByRole('link', {name: 'RFC 7208, 5.6'})).toHaveAttribute(
    'href',
    'https://www.rfc-editor.org/rfc/rfc7208#section-5.6',
  );
});

test('more than three findings of a kind are folded', async ({page}) => {
  await open(page);
  await check(page, 'kinds.example');
  const findings = page.getByRole('region', {name: 'Findings'});
  await expect(findings.locator('[data-code="void-lookup"]:visible')).toHaveCount(1);
  await findings.getByText('3 more findings of this kind').click();
  await expect(findings.locator('[data-code="void-lookup"]:visible')).toHaveCount(4);
  // Another result begins with its folds closed.
  await check(page, 'kinds.example');
  await expect(findings.locator('[data-code="void-lookup"]:visible')).toHaveCount(1);
});

test('names the term that breaks the limit', async ({page}) => {
  await open(page);
  await check(page, 'deep.example');
  await expect(verdict(page)).toHaveText(
    'The record needs 11 lookups, but only 10 are allowed.',
  );
  await expect(result(page)).toContainText(
    'include:n10.deep.example is lookup number 11, where receivers stop with permerror.',
  );
});

test('two records become one, to publish and to take to the generator', async ({
  page,
}) => {
  await open(page);
  await check(page, 'two.example');
  await expect(verdict(page)).toHaveText(
    'two.example has 2 records, so receivers use none of them.',
  );
  const merged = 'v=spf1 mx ip4:192.0.2.2 ~all';
  await expect(
    page.getByRole('region', {name: 'The one record to publish'}),
  ).toContainText(merged);
  await result(page).getByLabel('Zone file').check();
  await expect(shown(page)).toHaveText(`two.example. 3600 IN TXT "${merged}"`);
  await result(page).getByLabel('Terraform').check();
  await expect(shown(page)).toContainText(`records = ["${merged}"]`);
  await page.getByRole('link', {name: 'Open in the SPF generator'}).click();
  await boot(page);
  await expect(page.getByLabel('Your record now')).toHaveValue(
    'v=spf1 mx -all\nv=spf1 ip4:192.0.2.2 ~all',
  );
  await expect(page.getByRole('region', {name: 'Your record'})).toContainText(merged);
});

test('suggests the record without the term that finds nothing', async ({page}) => {
  await open(page);
  await check(page, 'void.example');
  await expect(verdict(page)).toHaveText('Valid, with one thing to look at.');
  const suggested = page.getByRole('region', {name: 'Suggested record'});
  await expect(suggested).toContainText('v=spf1 ip4:192.0.2.1 -all');
  await expect(suggested).toContainText('because it finds nothing in DNS');
});

test('shows what the suggested record changes for each network', async ({page}) => {
  await open(page);
  await check(page, 'wrong.example');
  const proof = page.getByRole('region', {name: 'What changes for each sender'});
  await expect(proof).toContainText(
    'Every network that is named and passes today still passes.',
  );
  await expect(proof.getByRole('listitem')).toHaveText([
    /^permerror today, then pass 192\.0\.2\.1, 192\.0\.2\.11, 198\.51\.100\.0\/25, 2001:db8::\/48$/,
    /^permerror today, then fail every other address$/,
  ]);
  await expect(shown(page)).toContainText('- 192.0.2.1: permerror now, pass then');
  // A record that is in order has nothing to prove.
  await check(page, 'good.example');
  await expect(verdict(page)).toHaveText('The record is valid.');
  await expect(proof).toHaveCount(0);
});

test('over ten lookups: a plan with the record and the count of each step', async ({
  page,
}) => {
  await open(page);
  await check(page, 'deep.example');
  const plan = page.getByRole('region', {name: 'How to get from 11 lookups to 10'});
  await expect(plan.locator('h4')).toHaveText([
    'Let services send from subdomains',
    'Write the addresses of services into the record',
  ]);
  await expect(plan).toContainText('TXT at deep.deep.example: 1 of 10 lookups');
  await expect(plan).toContainText('All 11 networks that your record names today pass');
  await expect(plan).toContainText('v=spf1 ip4:192.0.2.0 include:n1.deep.example');
  await expect(shown(page)).toContainText('How to get from 11 lookups to 10 or fewer:');
});

test('repairs what is plainly meant, on the page and in what is taken away', async ({
  page,
}) => {
  await open(page);
  await check(page, 'wrong.example');
  const record = 'v=spf1 ip4:192.0.2.1 ip4:192.0.2.11 include:_spf.good.example -all';
  const suggested = page.getByRole('region', {name: 'Suggested record'});
  await expect(suggested).toContainText(record);
  await expect(suggested.getByRole('listitem')).toContainText([
    'We added the missing space between “include=_spf.good.example” and “include:_spf.good.example/24”.',
    'We changed “ip:192.0.2.1” to “ip4:192.0.2.1”.',
    'We changed “a:192.0.2.11” to “ip4:192.0.2.11”.',
    'We changed “include=_spf.good.example” to “include:_spf.good.example”.',
    'We changed “include:_spf.good.example/24” to “include:_spf.good.example”.',
    'We removed “include:_spf.good.example”, because an earlier term already covers it.',
  ]);
  await expect(shown(page)).toContainText(`Value: ${record}`);
  await expect(shown(page)).toContainText('What the new record changes:');
  await result(page).getByLabel('Zone file').check();
  await expect(shown(page)).toHaveText(`wrong.example. 3600 IN TXT "${record}"`);
  await page.getByRole('link', {name: 'Open in the SPF generator'}).click();
  await boot(page);
  await expect(page.getByLabel('Your record now')).toHaveValue(
    '"v=spf1 ip:192.0.2.1 a:192.0.2.11 include=_spf.good.example" "include:_spf.good.example/24 -all"',
  );
  await page.getByLabel(/^-all/).check();
  await expect(page.getByRole('region', {name: 'Your record'})).toContainText(record);
});

for (const [domain, says] of [
  ['unclear.example', 'We can’t tell which senders “x:foo” was meant to name.'],
  ['circle.example', 'Without “include:circle.example” the record would name no sender'],
] as const) {
  test(`${domain}: asks for a decision and gives nobody a record to publish`, async ({
    page,
  }) => {
    await open(page);
    await check(page, domain);
    await expect(
      page.getByRole('region', {name: 'No suggested record yet'}),
    ).toContainText(says);
    await expect(
      page.getByRole('region', {name: 'Suggested record', exact: true}),
    ).toHaveCount(0);
    await expect(shown(page)).toContainText('There is no record to publish yet.');
    await expect(shown(page)).toContainText(says);
    await expect(shown(page)).not.toContainText('Please publish');
    await page.getByRole('link', {name: 'Open in the SPF generator'}).click();
    await boot(page);
    const panel = page.getByRole('region', {name: 'Your record'});
    await expect(panel).toContainText('Don’t publish this record yet.');
    await expect(panel.getByRole('button', {name: 'Copy TXT value'})).toHaveCount(0);
    // Corrected, it can be taken away again.
    await page.getByLabel('Your record now').fill('v=spf1 ip4:192.0.2.1 -all');
    await expect(panel.getByRole('button', {name: 'Copy TXT value'})).toBeVisible();
    await expect(panel).not.toContainText('Don’t publish');
  });
}

test('a result shows its own findings only, whatever was checked before', async ({
  page,
}) => {
  const findings = page.getByRole('region', {name: 'Findings'}).getByRole('listitem');
  await open(page);
  await check(page, 'good.example');
  await expect(verdict(page)).toHaveText('The record is valid.');
  const alone = await findings.allTextContents();
  expect(alone.length).toBeGreaterThan(0);
  await check(page, 'twice.example');
  await expect(findings.first()).toContainText('“ip4:10.0.0.1”');
  await check(page, 'good.example');
  await expect(verdict(page)).toHaveText('The record is valid.');
  expect(await findings.allTextContents()).toEqual(alone);
});

test('a finding that repeats is shown once, with the columns', async ({page}) => {
  await open(page);
  await check(page, 'twice.example');
  const inner = result(page).locator('[data-code="inner-address"]');
  await expect(inner).toHaveCount(1);
  await expect(inner).toContainText('Found 3 times, at columns 8, 21 and 34.');
});

test('would this sender pass? A trace to the result, and the explanation', async ({
  page,
  messages,
}) => {
  await open(page);
  await page.getByText('Would this sender pass?').first().click();
  const ip = page.getByLabel('Address of the sending server');
  await ip.fill('198.51.100.9');
  await check(page, 'good.example');
  const trace = page.locator('section[aria-labelledby="sender-verdict"]');
  await expect(trace.getByRole('heading')).toHaveText(
    '198.51.100.9 may send for good.example.',
  );
  await expect(trace.getByRole('listitem')).toContainText([
    'good.example has this record.',
    '198.51.100.9 is not in it: no match.',
    'The check of _spf.good.example begins.',
    '_spf.good.example has this record.',
    '198.51.100.9 is in it: pass.',
    'The check of _spf.good.example returns pass: pass.',
  ]);
  await check(page, 'refuses.example');
  await expect(trace.getByRole('heading')).toHaveText(
    '198.51.100.9 may not send for refuses.example.',
  );
  await expect(trace).toContainText('Ask refuses.example about 198.51.100.9.');
  expect(messages).toEqual([]);
});

test('says at the field what is no address, and keeps the rest', async ({page}) => {
  await open(page);
  await page.getByText('Would this sender pass?').first().click();
  const ip = page.getByLabel('Address of the sending server');
  await ip.fill('192.0.2');
  await check(page, 'good.example');
  await expect(ip).toBeFocused();
  await expect(ip).toHaveAccessibleDescription(/This is not an IP address\./);
  await expect(page.getByLabel('Domain', {exact: true})).toHaveValue('good.example');
  await expect(verdict(page)).toHaveCount(0);
});

test('no record, near miss, no domain, no answer: each says what to do', async ({
  page,
}) => {
  await open(page);
  await check(page, '  ');
  await expect(page.getByLabel('Domain', {exact: true})).toBeFocused();
  await expect(page.getByLabel('Domain', {exact: true})).toHaveAccessibleDescription(
    /field is empty/,
  );
  await check(page, 'none.example');
  await expect(verdict(page)).toHaveText('none.example has no SPF record.');
  await check(page, 'blank.example');
  await expect(verdict(page)).toHaveText('blank.example has no SPF record.');
  await expect(result(page)).toContainText('The record begins with a space');
  await check(page, 'missing.example');
  await expect(verdict(page)).toHaveText('missing.example does not exist in DNS.');
  await check(page, 'servfail.example');
  await expect(verdict(page)).toHaveText(
    'The DNS of servfail.example does not work: SERVFAIL.',
  );
});

test('a check can be cancelled, and the last result stays', async ({page}) => {
  await open(page);
  await check(page, 'good.example');
  await expect(verdict(page)).toHaveText('The record is valid.');
  await check(page, 'silent.example');
  const status = page.locator('form').getByRole('status');
  await expect(status).toContainText('Querying 127.0.0.1');
  await status.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toContainText(
    'The check was canceled, but what you typed is still here.',
  );
  await expect(page.getByRole('button', {name: 'Check SPF'})).toBeFocused();
  await expect(verdict(page)).toHaveText('The record is valid.');
});

test('what DNS and a link say stays text', async ({page}) => {
  await open(
    page,
    `#${new URLSearchParams({domain: HOSTILE, ip: HOSTILE, sender: HOSTILE, helo: HOSTILE, resolver: 'own', resolverAddress: 'https://stranger.example/dns-query'}).toString()}`,
  );
  await expect(page.getByLabel('Domain', {exact: true})).toHaveValue(HOSTILE);
  await page.getByLabel('Address of the sending server').fill('192.0.2.1');
  await check(page, 'hostile.example');
  await expect(result(page)).toContainText('<script>window.hurt=1</script>');
  await result(page).getByLabel('JSON').check();
  await expect(shown(page)).toContainText('onerror');
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('main img, main script:not([type])').count()).toBe(0);
});

test('a link holds the questions and asks nothing by itself', async ({page, context}) => {
  await open(page);
  await page.getByText('Would this sender pass?').first().click();
  await page.getByLabel('Address of the sending server').fill('192.0.2.1');
  await check(page, 'good.example');
  await expect(verdict(page)).toBeVisible();
  await expect(page).toHaveURL(/#.*domain=good\.example.*ip=192\.0\.2\.1/);
  const other = await context.newPage();
  const asked = doh.asked.length;
  await other.goto(page.url());
  await boot(other);
  await expect(other.getByLabel('Domain', {exact: true})).toHaveValue('good.example');
  await expect(other.getByLabel('Address of the sending server')).toHaveValue(
    '192.0.2.1',
  );
  await expect(other.getByLabel('Address of the sending server')).toBeVisible();
  expect(doh.asked.length).toBe(asked);
  await result(page).getByRole('button', {name: 'Start again'}).click();
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByLabel('Domain', {exact: true})).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('axe finds nothing in a result', async ({page}) => {
  await open(page);
  await page.getByText('Would this sender pass?').first().click();
  await page.getByLabel('Address of the sending server').fill('192.0.2.1');
  await check(page, 'fault.example');
  await expect(verdict(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 320, height: 700}});

  test('nothing is wider than the screen', async ({page}) => {
    await open(page);
    await page.getByText('Would this sender pass?').first().click();
    await page.getByLabel('Address of the sending server').fill('198.51.100.9');
    await check(page, 'good.example');
    await expect(verdict(page)).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
