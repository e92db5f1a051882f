// cspell:ignore mcsv
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {zip} from '../../src/tools/reports/testing';
import {boot, expect, origin, test} from '../support/site';
import {overflowsEnlarged} from '../support/widths';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PATH = '/tools/dmarc-report-reader/';
const HOSTILE = '<img src=x onerror="window.hurt=1">';

interface Given {
  name: string;
  data: Uint8Array | string;
}

/** A report of one record about a domain. */
function report(domain: string, id: string, count: number, ip = '203.0.113.5'): string {
  return `<?xml version="1.0"?>
<feedback>
  <report_metadata><org_name>${HOSTILE.replaceAll('<', '&lt;')}</org_name><email>d@mailbox.example</email><report_id>${id}</report_id><date_range><begin>1793577600</begin><end>1793663999</end></date_range></report_metadata>
  <policy_published><domain>${domain}</domain><p>none</p></policy_published>
  <record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>fail</spf></policy_evaluated></row><identifiers><envelope_from>=cmd</envelope_from><header_from>${domain}</header_from></identifiers><auth_results><spf><domain>bounce.mcsv.net</domain><result>pass</result></spf></auth_results></record>
</feedback>`;
}

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await boot(page);
}

/** Drops files on the page, as a visitor does from a folder. */
async function drop(page: Page, files: readonly Given[]): Promise<void> {
  const given = files.map(({name, data}) => ({
    name,
    base64: Buffer.from(data).toString('base64'),
  }));
  await page.evaluate((list) => {
    const dataTransfer = new DataTransfer();
    for (const {name, base64} of list) {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    document
      .querySelector('h1')
      ?.dispatchEvent(
        new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer}),
      );
  }, given);
}

const verdict = (page: Page) => page.locator('#verdict');

test('reads a gzip, a ZIP and a hostile file together, and sends nothing', async ({
  page,
  messages,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
  });
  await drop(page, [
    // A gateway has added a line end, which the browser's own unpacking refuses.
    {
      name: 'a.xml.gz',
      data: Buffer.concat([
        gzipSync(report('shop.example', 'r1', 4)),
        Buffer.from('\r\n'),
      ]),
    },
    {
      name: 'b.zip',
      data: zip([
        {name: 'r2.xml', data: report('shop.example', 'r2', 5)},
        {name: 'again.xml', data: report('shop.example', 'r1', 4)},
      ]),
    },
    {
      name: 'bomb.xml',
      data: '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n<feedback/>',
    },
  ]);
  await expect(verdict(page)).toHaveText(
    '9 of 9 messages from shop.example would go to spam with p=quarantine and be rejected with p=reject.',
  );
  await expect(verdict(page)).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText(
    '2 reports read from 3 files. 1 file could not be read',
  );
  const notes = page.locator('[data-code]');
  await expect(notes).toHaveCount(2);
  await expect(notes.nth(0)).toContainText(
    // The name is set apart, so that no mark in it turns the sentence.
    '\u2068bomb.xml\u2069, line 2: The file declares a document type',
  );
  await expect(notes.nth(1)).toContainText(
    '\u2068b.zip/again.xml\u2069: The report from',
  );
  await expect(page.locator('summary', {hasText: 'Mailchimp'})).toContainText('9 fail');
  expect(await overflowsEnlarged(page)).toEqual([]);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(
    requests.filter((url) => !url.startsWith(origin()) && !url.startsWith('blob:')),
  ).toEqual([]);
  expect(requests.join(' ')).not.toContain('shop.example');
  expect(
    await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, location.href]),
    ),
  ).not.toContain('shop.example');
  expect(messages).toEqual([]);
});

test('files opened after others show what they show alone', async ({page}) => {
  const second = {
    name: 'second.xml',
    data: report('second.example', 's1', 1, '192.0.2.1'),
  };
  await open(page);
  await drop(page, [second]);
  await expect(verdict(page)).toContainText('second.example');
  const result = page.locator('section[aria-labelledby=verdict]');
  const alone = await result.innerText();
  await open(page);
  await drop(page, [
    {name: 'broken.zip', data: 'PK\x03\x04'},
    {name: 'first.xml', data: report('first.example', 'f1', 7)},
    {name: 'other.xml', data: report('other.example', 'o1', 8)},
  ]);
  await expect(verdict(page)).toContainText('8 of 8 messages from other.example');
  await page.getByLabel(/about several domains/).selectOption('first.example');
  await expect(verdict(page)).toContainText('7 of 7 messages from first.example');
  await page.locator('summary', {hasText: 'Mailchimp'}).click();
  await drop(page, [second]);
  await expect(verdict(page)).toContainText('second.example');
  expect(await result.innerText()).toBe(alone);
  await drop(page, [{name: 'none.xml', data: 'unused'}]);
  await expect(verdict(page)).toHaveText(
    'None of the files is a DMARC report that can be read.',
  );
  await expect(result).not.toContainText('second');
});

test('a pasted report is read, and the text stays; nothing pasted is said', async ({
  page,
}) => {
  await open(page);
  const field = page.getByLabel('Or paste a report');
  await page.getByRole('button', {name: 'Read this text'}).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Paste a report first/);
  const text = report('pasted.example', 'p1', 2);
  await field.fill(text);
  await page.getByRole('button', {name: 'Read this text'}).click();
  await expect(verdict(page)).toContainText('2 of 2 messages from pasted.example');
  await expect(field).toHaveValue(text);
  await expect(field).not.toHaveAccessibleDescription(/Paste a report first/);
});

test('the example by keyboard, at 390 px, without a fault of axe', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  // A color that is on its way to another is neither.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  await page.getByLabel('Or paste a report').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Read an example'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page)).toContainText('messages from example.com');
  const source = page.locator('summary', {hasText: 'Mailchimp'});
  await source.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('mcsv.net, selector k2: pass')).toBeVisible();
  await page.getByText('The numbers of “Messages per day, in UTC”').click();
  const rows = page.getByRole('rowheader', {name: /^2026-11-/});
  await expect(rows).toHaveCount(14);
  await expect(
    page.getByRole('heading', {name: /Publish p=quarantine; t=y/}),
  ).toBeVisible();
  await page.evaluate(axe);
  for (const theme of ['light', 'dark']) {
    const found = await page.evaluate(async (mode) => {
      document.documentElement.dataset['theme'] = mode;
      const {axe: tool} = window as unknown as {axe: {run: () => Promise<AxeResults>}};
      const {violations} = await tool.run();
      return violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`);
    }, theme);
    expect(found, theme).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole('button', {name: 'Start again'}).press('Enter');
  await expect(page.getByLabel(/^Choose reports/)).toBeFocused();
  await expect(verdict(page)).toHaveCount(0);
});

test('saves every record as CSV without a formula, and copies Markdown', async ({
  page,
}) => {
  await open(page);
  await drop(page, [{name: '=1+1.xml', data: report('shop.example', 'r1', 4)}]);
  await expect(verdict(page)).toContainText('shop.example');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Save every record as CSV'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dmarc-reports.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\ufefffile,reporter,report_id,day,/);
  expect(lines[1]).toMatch(/^'=1\+1\.xml,/);
  expect(lines[1]).toContain(
    ",203.0.113.5,Mailchimp,4,fail,fail,fail,none,shop.example,'=cmd,",
  );
  await expect(page.locator('[data-pane=markdown]')).toContainText(
    '| Mailchimp | 4 | 0 | 4 | Fix first |',
  );
});
