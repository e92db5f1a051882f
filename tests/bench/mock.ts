/**
 * The published mock of the API under load: `npm run bench:mock`. It runs as a process of
 * its own, which is one core, and this one sends emails over 16 connections and looks each
 * of them up. Prints requests a second, and asserts nothing.
 * `-- --seconds 10` takes longer.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundleMock, readDocument, readMockRules, readSpec} from '../../src/api/build';
import {facts} from '../../src/site';
import {TEST_KEY} from '../samples/strict';

const CONNECTIONS = 16;

const EMAIL = JSON.stringify({
  from: 'Acme <hello@acme.example>',
  to: ['ada@customer.example', 'alan@customer.example'],
  subject: 'Your seat is ready',
  html: `<p>${'You can log in now. '.repeat(50)}</p>`,
  tags: ['bench'],
});

const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});

/** Makes a request, and returns the status and the body. */
function call(base: string, method: string, to: string, body = '') {
  return new Promise<{status: number | undefined; text: string}>((resolve, reject) => {
    const sent = request(`${base}${to}`, {
      agent,
      method,
      headers: {Authorization: `Bearer ${TEST_KEY}`, 'Content-Type': 'application/json'},
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        resolve({status: response.statusCode, text});
      });
    });
    sent.end(body);
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {seconds: {type: 'string', default: '5'}}});
  const document = readDocument();
  const rules = readMockRules(document, readSpec(document, facts), facts);
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'));
  const file = path.join(folder, 'mock.mjs');
  writeFileSync(file, await bundleMock(rules, document.info.version));
  const child = spawn(process.execPath, [
    file,
    ...['--port', '0', '--rate-limit', '999999999'],
  ]);
  const base = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [found] = /http:\/\/\S+\/v1/.exec(chunk.toString()) ?? [];
      if (found) {
        resolve(found);
      }
    });
  });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + Number(values.seconds) * 1000;
  async function work(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now();
      const sent = await call(base, 'POST', '/emails', EMAIL);
      const {id} = JSON.parse(sent.text) as {id: string};
      const read = await call(base, 'GET', `/emails/${id}`);
      times.push((performance.now() - start) / 2);
      failed += Number(sent.status !== 202) + Number(read.status !== 200);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  const seconds = (performance.now() - begun) / 1000;
  child.kill();
  agent.destroy();
  rmSync(folder, {recursive: true});
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const perSecond = Math.round((times.length * 2) / seconds);
  console.log(
    `${String(perSecond)} requests a second, ${String(failed)} failed; ${at(0.5)} ms in the middle, ${at(0.99)} ms for the slowest hundredth`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
