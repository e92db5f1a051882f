import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {askResolver, startDohServer, type DohServer} from '../support/dohServer';
import {holdScripts} from '../support/holdScripts';
import {boot, expect, KINDS, origin, test} from '../support/site';
import {overflows} from '../support/widths';

const PATH = KINDS.tool.path;
const HOSTILE = '"><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';

let doh: DohServer;

test.beforeAll(async () => {
  doh = await startDohServer({
    'one.example': {
      TXT: [
        'site-verification=1',
        ['v=spf1 ip4:192.0.2.1 ', 'include:_spf.one.example ?all'],
      ],
      MX: [{preference: 10, exchange: 'mx.one.example'}],
    },
    '_spf.one.example': {
      TXT: ['v=spf1 a:host.one.example include:_more.one.example ~all'],
    },
    '_more.one.example': {TXT: ['v=spf1 ip4:198.51.100.0/24 ~all']},
    'host.one.example': {A: ['203.0.113.7'], AAAA: ['2001:db8::7']},
    'two.example': {TXT: ['v=spf1 mx -all', 'v=spf1 ip4:192.0.2.2 ~all']},
    'none.example': {TXT: ['site-verification=2']},
    'servfail.example': 'SERVFAIL',
    'refused.example': 'REFUSED',
    'down.example': 'http-503',
    'silent.example': 'silence',
    'garbage.example': 'garbage',
    'cut.example': 'cut',
    'hostile.example': {
      TXT: [`v=spf1 exp=${HOSTILE} ip4:192.0.2.9 include:evil.hostile.example ~all`],
    },
    'evil.hostile.example': {
      TXT: [`v=spf1 ${HOSTILE} mx ~all`],
      MX: [{preference: 1, exchange: '<img src=x onerror=alert(1)>.example'}],
    },
    'deep.example': {
      TXT: [
        `v=spf1 ${Array.from({length: 11}, (_, index) => `include:n${index}.deep.example`).join(' ')} ~all`,
      ],
    },
    ...Object.fromEntries(
      Array.from({length: 11}, (_, index) => [
        `n${index}.deep.example`,
        {TXT: ['v=spf1 ip4:192.0.2.3 ~all']},
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
}

async function lookUp(page: Page, domain: string): Promise<void> {
  await page.getByLabel(/^Domain/).fill(domain);
  await page.getByRole('button', {name: 'Look up the record I have'}).click();
}

const panel = (page: Page) => page.getByRole('region', {name: 'Your record'});
/** The text of the form of the record that is shown. */
const shown = (page: Page) => panel(page).locator('pre:visible');

test('makes the record as you choose', async ({page, messages}) => {
  await open(page);
  await expect(shown(page)).toHaveText('v=spf1 ~all');
  await page.getByLabel(/^Google Workspace/).check();
  await page.getByLabel('IP addresses').fill('192.0.2.10\n2001:db8::/48');
  await page.getByLabel(/^The servers that receive/).check();
  await page.getByLabel('Further includes').fill('_spf.service.example');
  await page.getByLabel(/^-all/).check();
  await expect(shown(page)).toHaveText(
    'v=spf1 ip4:192.0.2.10 ip6:2001:db8::/48 mx include:_spf.google.com include:_spf.service.example -all',
  );
  await expect(panel(page)).toContainText('at least 3 of 10');
  await page.getByLabel(/^Domain/).fill('https://Example.com/contact');
  await panel(page).getByLabel('Zone file').check();
  await expect(shown(page)).toHaveText(
    /^example\.com\. 3600 IN TXT "v=spf1 ip4:192\.0\.2\.10/,
  );
  await panel(page).getByLabel('Terraform').check();
  await expect(shown(page)).toContainText('name    = "example.com"');
  expect(messages).toEqual([]);
});

test('says which line is wrong, and keeps the rest', async ({page}) => {
  await open(page);
  const field = page.getByLabel('IP addresses');
  await field.fill('192.0.2.10\n192.0.2.300\n\n192.0.2.0/33');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    /Line 2\. .*192\.0\.2\.300.*Line 4\. .*33/,
  );
  await expect(shown(page)).toHaveText('v=spf1 ip4:192.0.2.10 ~all');
});

test('what was typed before React is there stays', async ({page, messages}) => {
  const release = await holdScripts(page);
  await page.goto(PATH);
  await page.getByLabel(/^Domain/).fill('one.example');
  await page.getByLabel(/^Zendesk/).check();
  await page.getByLabel('IP addresses').fill('192.0.2.77');
  await page.getByLabel(/^-all/).check();
  await expect(shown(page)).toHaveText('v=spf1 ~all');
  release();
  await boot(page);
  await expect(page.getByLabel(/^Domain/)).toHaveValue('one.example');
  await expect(page.getByLabel(/^Zendesk/)).toBeChecked();
  await expect(shown(page)).toHaveText(
    'v=spf1 ip4:192.0.2.77 include:mail.zendesk.com -all',
  );
  expect(messages).toEqual([]);
});

test('asks nobody before the button, and then the resolver it has named', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !request.url().startsWith('data:')) {
      foreign.push(new URL(request.url()).origin);
    }
  });
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel(/^Domain/).fill('one.example');
  await page.getByLabel('IP addresses').fill('192.0.2.10');
  await page.getByLabel(/^Google Workspace/).check();
  // Enter in the lower form is no button.
  await page.getByLabel(/^Google Workspace/).press('Enter');
  await page.getByLabel('Find a service').fill('zen');
  await page.getByLabel('Find a service').press('Enter');
  await page.waitForTimeout(900);
  expect(foreign).toEqual([]);
  const {host, origin: named} = new URL(doh.url);
  await expect(page.locator('form').first()).toContainText(`queries ${host},`);
  await page.getByRole('button', {name: 'Look up the record I have'}).click();
  await expect(page.getByText('one.example has this record')).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set([named]));
});

test('names the public resolver before it asks', async ({page}) => {
  await open(page);
  const form = page.locator('form').first();
  await expect(form).toContainText(
    'queries Cloudflare (Google and DNS.SB if it is slow or fails)',
  );
  await page.getByText('Choose another resolver').click();
  await page.getByLabel(/^Google dns/).check();
  await expect(form).toContainText(
    'queries Google (Cloudflare and DNS.SB if it is slow or fails)',
  );
});

test('looks the record up and merges it', async ({page, messages}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel(/^Mailgun/).check();
  await lookUp(page, 'someone@One.example');
  const status = page.getByRole('status').filter({hasText: 'has this record'});
  await expect(status).toContainText(
    'v=spf1 ip4:192.0.2.1 include:_spf.one.example ?all',
  );
  await page.getByRole('button', {name: 'Add to this record'}).click();
  await expect(shown(page)).toHaveText(
    'v=spf1 ip4:192.0.2.1 include:_spf.one.example include:mailgun.org ~all',
  );
  await expect(page.getByText('The old record ended with “?all”')).toBeVisible();
  expect(messages).toEqual([]);
});

test('findings of a pasted record go with it', async ({page}) => {
  const findings = page.getByRole('region', {name: 'Findings'}).getByRole('listitem');
  await open(page);
  const before = await findings.allTextContents();
  const existing = page.getByLabel('Your record now');
  await page.getByText('Paste the record').first().click();
  await existing.fill('v=spf1 xyz mx\nv=spf1 xyz mx\nv=spf1 xyz mx');
  await expect(findings.filter({hasText: '“xyz”'})).toHaveCount(1);
  await existing.fill('v=spf1 mx');
  await expect(findings.filter({hasText: '“xyz”'})).toHaveCount(0);
  await existing.fill('');
  await expect(findings).toHaveText(before);
});

test('warns of several records and makes one of them', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await lookUp(page, 'two.example');
  await expect(page.getByText('two.example has 2 SPF records.')).toBeVisible();
  await page.getByRole('button', {name: 'Make one of them'}).click();
  await expect(shown(page)).toHaveText('v=spf1 mx ip4:192.0.2.2 ~all');
  await panel(page).getByLabel('Message to your DNS admin').check();
  await expect(shown(page)).toContainText('all 2 TXT records');
});

test('counts the whole tree, and the count follows what you change', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await lookUp(page, 'one.example');
  await page.getByRole('button', {name: 'Add to this record'}).click();
  await expect(panel(page)).toContainText('at least 1 of 10');
  await page.getByRole('button', {name: 'Count all lookups'}).click();
  await expect(panel(page)).toContainText('Counted: 3 of 10 lookups.');
  const tree = page.getByRole('region', {name: 'Who may send'});
  await expect(tree).toContainText('include:_more.one.example');
  await expect(tree).toContainText('203.0.113.7 2001:db8::7');
  await page.getByLabel(/^My web server/).check();
  await expect(panel(page)).toContainText('4 of 10');
  await expect(panel(page)).not.toContainText('at least');
  await page.getByLabel(/^Zendesk/).check();
  await expect(panel(page)).toContainText('at least 5 of 10');
});

test('names the term that breaks the limit', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await lookUp(page, 'deep.example');
  await page.getByRole('button', {name: 'Add to this record'}).click();
  await page.getByRole('button', {name: 'Count all lookups'}).click();
  await expect(panel(page)).toContainText('11 of 10');
  await expect(panel(page)).toContainText('include:n10.deep.example is lookup number 11');
  const findings = page.getByRole('region', {name: 'Findings'});
  await expect(findings.getByRole('listitem').first()).toContainText('Error');
});

const ANSWERS: readonly [domain: string, says: string | RegExp][] = [
  ['none.example', 'none.example has no SPF record.'],
  ['missing.example', 'missing.example does not exist in DNS.'],
  [
    'servfail.example',
    /returned no response for servfail\.example\. The response code is SERVFAIL/,
  ],
  [
    'refused.example',
    /returned no response for refused\.example\. The response code is REFUSED/,
  ],
  ['down.example', /No response\. 127\.0\.0\.1:\d+ returned HTTP status 503\./],
  ['garbage.example', /No response\. 127\.0\.0\.1:\d+ /],
  ['cut.example', /No response\. 127\.0\.0\.1:\d+ /],
];

test('each answer is told, nothing is lost, and the next question works', async ({
  page,
}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel('IP addresses').fill('192.0.2.10');
  const status = page.locator('form').first().getByRole('status');
  for (const [domain, says] of ANSWERS) {
    await lookUp(page, domain);
    await expect(status).toContainText(says, {timeout: 12_000});
    await expect(page.getByLabel(/^Domain/)).toHaveValue(domain);
    await expect(page.getByLabel('IP addresses')).toHaveValue('192.0.2.10');
    await lookUp(page, 'one.example');
    await expect(status).toContainText('one.example has this record');
  }
});

test('a look-up can be cancelled', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await lookUp(page, 'silent.example');
  const form = page.locator('form').first();
  await expect(form.getByRole('status')).toContainText('Querying 127.0.0.1');
  await form.getByRole('button', {name: 'Cancel'}).click();
  await expect(form.getByRole('status')).toContainText(
    'The check was canceled, but what you typed is still here.',
  );
  await lookUp(page, 'none.example');
  await expect(form.getByRole('status')).toContainText('none.example has no SPF record.');
});

test('refuses a resolver over plain http elsewhere, and says so at the field', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin())) {
      foreign.push(request.url());
    }
  });
  await open(page);
  await askResolver(page, doh.url);
  const field = page.getByLabel('Address of your resolver');
  await field.fill('http://dns.example.com/dns-query');
  await lookUp(page, 'one.example');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Resolvers are queried over https/);
  expect(foreign).toEqual([]);
});

test('asks for a domain where there is none', async ({page}) => {
  await open(page);
  await lookUp(page, '  ');
  await expect(page.getByLabel(/^Domain/)).toBeFocused();
  await expect(page.getByLabel(/^Domain/)).toHaveAccessibleDescription(/field is empty/);
});

test('what DNS and a link say stays text', async ({page}) => {
  await open(
    page,
    `#${new URLSearchParams({
      domain: HOSTILE,
      ip: `192.0.2.5\n${HOSTILE}`,
      include: HOSTILE,
      existing: `v=spf1 ${HOSTILE} ~all`,
      service: HOSTILE,
      all: HOSTILE,
      resolver: 'own',
      resolverAddress: 'https://stranger.example/dns-query',
    }).toString()}`,
  );
  // What looks like an unknown modifier may stand in a record (RFC 7208, 6).
  await expect(shown(page)).toHaveText(/^v=spf1 .*<script>.* ip4:192\.0\.2\.5 ~all$/);
  await expect(page.getByLabel(/^Domain/)).toHaveValue(HOSTILE);
  // A link cannot choose who is asked.
  await expect(page.locator('form').first()).toContainText('queries Cloudflare');
  await askResolver(page, doh.url);
  await lookUp(page, 'hostile.example');
  await expect(page.locator('form').first().getByRole('status')).toContainText(HOSTILE);
  await page.getByRole('button', {name: 'Add to this record'}).click();
  await expect(shown(page)).toContainText('ip4:192.0.2.9');
  await page.getByRole('button', {name: 'Count all lookups'}).click();
  await expect(panel(page)).toContainText('Counted:');
  await expect(page.getByRole('region', {name: 'Who may send'})).toContainText(
    '<script>',
  );
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('main img, main script:not([type])').count()).toBe(0);
});

test('a link holds the result; starting again empties it', async ({page, context}) => {
  await open(page);
  await page.getByLabel(/^Domain/).fill('one.example');
  await page.getByLabel(/^Mailjet/).check();
  await page.getByLabel('IP addresses').fill('192.0.2.10\n192.0.2.11');
  await page.getByLabel(/^-all/).check();
  const record = 'v=spf1 ip4:192.0.2.10 ip4:192.0.2.11 include:spf.mailjet.com -all';
  await expect(shown(page)).toHaveText(record);
  // The address follows after a moment, on a slow machine more than once.
  await expect(page).toHaveURL(/#(?=.*service=mailjet).*all=-all/);
  const other = await context.newPage();
  await other.goto(page.url());
  await boot(other);
  await expect(shown(other)).toHaveText(record);
  await expect(other.getByLabel('IP addresses')).toHaveValue('192.0.2.10\n192.0.2.11');
  await other.getByRole('button', {name: 'Start again'}).click();
  await expect(shown(other)).toHaveText('v=spf1 ~all');
  await expect(other.getByLabel(/^Domain/)).toHaveValue('');
  await expect(other).toHaveURL(new RegExp(`${PATH}$`));
});

test('the whole run by keyboard', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await page.getByLabel(/^Domain/).focus();
  await page.keyboard.type('one.example');
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', {name: 'Add to this record'});
  await expect(add).toBeVisible();

  async function tabTo(name: RegExp) {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const active = document.activeElement;
        const field = active as HTMLInputElement | null;
        return field?.labels?.[0]?.textContent ?? active?.textContent ?? '';
      });
      if (name.test(label)) {
        return;
      }
    }
    throw new Error(`The Tab key never came to ${String(name)}.`);
  }

  await tabTo(/^Add to this record/);
  await page.keyboard.press('Enter');
  await tabTo(/^Find a service/);
  await page.keyboard.type('mailg');
  // Customer.io sends by Mailgun, and has the same include.
  await expect(page.getByText('2 services', {exact: true})).toBeVisible();
  await tabTo(/^Mailgun/);
  await page.keyboard.press('Space');
  await tabTo(/^IP addresses/);
  await page.keyboard.type('192.0.2.50');
  await tabTo(/^~all/);
  await page.keyboard.press('ArrowDown');
  await tabTo(/^TXT value/);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(
    '"v=spf1 ip4:192.0.2.1 include:_spf.one.example ip4:192.0.2.50 include:mailgun.org -all"',
  );
  await tabTo(/^Count all lookups/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(/Counted: \d+ of 10 lookups/);
});

test('says changes once the form is calm', async ({page}) => {
  await open(page);
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await panel(page)
    .locator('> [role="status"]')
    .evaluate((status) => {
      new MutationObserver(() => {
        void (window as unknown as {say: (text: string) => unknown}).say(
          status.textContent,
        );
      }).observe(status, {childList: true, characterData: true, subtree: true});
    });
  await page.getByLabel('IP addresses').pressSequentially('192.0.2.10', {delay: 40});
  await expect
    .poll(() => said.at(-1))
    .toContain('The record is now v=spf1 ip4:192.0.2.10 ~all.');
  // A busy machine types with pauses; even so it is not one announcement a key.
  expect(said.length).toBeLessThan(5);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page reads completely and sends nothing', async ({page}) => {
    await page.goto(PATH);
    // What is in a noscript element has no text of its own to Playwright.
    expect(await page.locator('form').first().innerText()).toContain('dig +short TXT');
    await expect(page.getByText('How a receiver reads your record')).toBeVisible();
    await expect(page.getByRole('cell', {name: 'include:_spf.google.com'})).toBeVisible();
    await expect(
      page.getByRole('button', {name: 'Look up the record I have'}),
    ).toBeHidden();
    await page.getByLabel(/^Domain/).fill('one.example');
    await page.getByLabel(/^Domain/).press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(origin() + PATH);
  });
});

test('with a result and faults: axe finds nothing', async ({page}) => {
  await open(page);
  await askResolver(page, doh.url);
  await lookUp(page, 'deep.example');
  await page.getByRole('button', {name: 'Add to this record'}).click();
  await page.getByLabel('IP addresses').fill('10.0.0.1\nnonsense');
  await page.getByLabel(/^Mailgun/).check();
  await page.getByRole('button', {name: 'Count all lookups'}).click();
  await expect(panel(page)).toContainText('Counted:');
  await lookUp(page, 'servfail.example');
  await expect(page.getByText('The response code is SERVFAIL')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a long result does not scroll sideways', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  const long = `${'long-name.'.repeat(20)}example`;
  await open(
    page,
    `#${new URLSearchParams({domain: long, include: long, existing: `v=spf1 include:mail.${long} a:${long} ~all`}).toString()}`,
  );
  await expect(panel(page)).toContainText('strings');
  expect(await overflows(page, [320, 390, 768])).toEqual([]);
});

test('on a phone, nothing that has the focus is behind the gist of the result', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PATH);
  await boot(page);
  const gist = page.locator('main a[href="#record"]').first();
  await page.getByLabel(/^\W*Domain/).focus();
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await gist.evaluate((bar) => {
      const field = document.activeElement;
      const [box, over] = [field?.getBoundingClientRect(), bar.getBoundingClientRect()];
      return field !== bar && box && box.top < over.bottom && box.bottom > over.top + 1;
    });
    expect(isCovered, `stop ${stop}`).toBe(false);
  }
});
