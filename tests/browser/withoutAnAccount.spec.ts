/**
 * What a new user without a key does with the mock, from the pages that tell it: download it,
 * send an email, see it in the inbox, receive its webhook, and break the signature on purpose.
 */
import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {boot, expect, origin, test} from '../support/site';

const run = promisify(execFile);

let folder: string;
const running = new Set<ChildProcess>();

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-user-'));
});

test.afterEach(() => {
  running.forEach((child) => child.kill());
  running.clear();
  rmSync(folder, {recursive: true});
});

interface Program {
  process: ChildProcess;
  /** Waits until it prints this, and returns the first group. */
  prints: (pattern: RegExp) => Promise<string>;
}

/** Starts a program with a line of the docs. */
function start(line: string): Program {
  const child = spawn('bash', ['-c', `exec env ${line}`], {
    cwd: folder,
    // Playwright asks programs for colors, which no reader's terminal copies.
    env: {...process.env, FORCE_COLOR: '0'},
  });
  running.add(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const prints = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const [, found] = pattern.exec(printed) ?? [];
      if (found !== undefined) {
        return found;
      }
      if (child.exitCode !== null) {
        throw new Error(`${line}\n${printed}`);
      }
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
  };
  return {process: child, prints};
}

async function stop({process: child}: Program): Promise<void> {
  running.delete(child);
  child.kill();
  await once(child, 'exit');
}

/** A sample of the page, by words that it begins with. */
async function sample(page: Page, words: string): Promise<string> {
  const all = await page.locator('main pre').allTextContents();
  const found = all.find((code) => code.startsWith(words));
  if (found === undefined) {
    throw new Error(`${page.url()} has no sample that begins with “${words}”.`);
  }
  return found;
}

/** An event that a server of the docs refuses, with what its user pastes into the tester. */
interface Refused {
  headers: string;
  body: string;
}

test('from the download of the mock to the fault of a webhook, without a key', async ({
  page,
}) => {
  await page.goto('/docs/webhooks/');
  const verifier = await sample(page, 'import {Buffer}');
  const server = await sample(page, '// server.mjs');
  await page.goto('/docs/test-without-an-account/');
  const [download = '', mockLine = ''] = (await sample(page, 'curl -O')).split('\n');
  const request = await sample(page, 'curl -i http://localhost:4010');
  const terminals = await page
    .locator('main pre', {hasText: '--webhook-url'})
    .filter({hasText: 'server.mjs'})
    .textContent();
  const [serverLine = '', withWebhooks = ''] = (terminals ?? '').split(/(?<!\\)\n/);
  const [, secret = ''] = /(whsec_\S+)/.exec(serverLine) ?? [];

  await run('bash', ['-c', download.replace(/https:\/\/[^/]+/, origin())], {cwd: folder});
  writeFileSync(path.join(folder, 'verify.mjs'), verifier);

  /** Starts the server of the docs; only the port is another one, and it is printed. */
  async function startServer(code: string, port: string, line = serverLine) {
    writeFileSync(
      path.join(folder, 'server.mjs'),
      code.replace(
        '.listen(8080)',
        `.listen(${port}, function () { console.log('port', this.address().port); })`,
      ),
    );
    const program = start(line);
    return {...program, port: await program.prints(/port (\d+)/)};
  }

  const first = await startServer(server, '0');
  const {port} = first;
  expect(withWebhooks).toContain(mockLine);
  const mock = start(
    `${withWebhooks.replace('localhost:8080', `localhost:${port}`)} --port 0`,
  );
  const inbox = await mock.prints(/Inbox +(\S+)/);
  const mockPort = new URL(inbox).port;

  async function send(subject: string) {
    const {stdout} = await run('bash', [
      '-c',
      request.replace('4010', mockPort).replace(/(?<="subject": ")[^"]*/, subject),
    ]);
    expect(stdout).toContain('202 Accepted');
  }

  /** Waits until the newest delivery in the inbox has this response. */
  async function expectDelivery(response: string) {
    await expect(async () => {
      await page.goto(inbox);
      const deliveries = page.getByRole('table', {name: 'Webhook deliveries'});
      await expect(deliveries.getByRole('row').nth(1)).toContainText(response, {
        timeout: 200,
      });
    }).toPass();
  }

  await send('My first email');
  await first.prints(/(email\.delivered)/);
  await expectDelivery('204');
  await page.getByRole('link', {name: 'My first email'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My first email');
  await stop(first);

  /** Lets a changed server refuse an event, as its user records it. */
  async function refuse(code: string, line?: string): Promise<Refused> {
    const program = await startServer(code, port, line);
    await send('Refused');
    const recorded = await program.prints(/recorded (.*)/);
    await expectDelivery('400');
    await stop(program);
    return JSON.parse(recorded) as Refused;
  }

  /** Pastes what was recorded, and returns the faults that the page names. */
  async function faultsOf({headers, body}: Refused, secrets: string): Promise<string[]> {
    await page.goto('/tools/webhook-tester/');
    await boot(page);
    await page.getByLabel('Headers of the request').fill(headers);
    await page.getByRole('textbox', {name: 'Raw body'}).fill(body);
    await page.getByLabel('Secret of the endpoint').fill(secrets);
    await page.getByRole('button', {name: 'Check the request'}).click();
    await expect(page.locator('#verdict')).toBeFocused();
    return page
      .locator('[data-code]')
      .evaluateAll((all) =>
        all.flatMap((one) => (one as HTMLElement).dataset['code'] ?? []),
      );
  }

  const verify = 'verifyWebhook(request.headers, body, secret);';
  /** The server, which prints what the page says to print before it verifies. */
  const verifying = (given: string) =>
    server.replace(
      verify,
      `const given = ${given};
      const {inspect} = process.getBuiltinModule('node:util');
      const headers = inspect(request.rawHeaders);
      console.log('recorded', JSON.stringify({headers, body: String(given)}));
      verifyWebhook(request.headers, given, secret);`,
    );
  expect(server).toContain(verify);

  const rewritten = await refuse(verifying('JSON.stringify(JSON.parse(body), null, 2)'));
  expect(await faultsOf(rewritten, secret)).toContain('body-rewritten');

  const other = `whsec_${'b3RoZXIt'.repeat(4)}`;
  const misled = await refuse(verifying('body'), serverLine.replace(secret, other));
  expect(await faultsOf(misled, `${other}\n${secret}`)).toContain('secret-other');
});
