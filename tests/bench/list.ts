/**
 * Figures of the list tools: 100,000 rows (or `-- --rows N`) read, sorted without DNS and
 * cleaned, by the very code of the worker, beside two validators on the same addresses.
 * Run it with `npm run bench:list`. Times vary; nothing is asserted.
 */
import {parseArgs} from 'node:util';
import isemail from 'isemail';
import Papa from 'papaparse';
import validator from 'validator';
import {defaultRules} from '../../src/tools/list';
import {ListSession} from '../../src/tools/list/work/session';

const {values} = parseArgs({options: {rows: {type: 'string', default: '100000'}}});
const count = Number(values.rows);
const MEGABYTE = 1024 * 1024;

const providers = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'gmx.de',
  'icloud.com',
  'web.de',
];

/** A list as companies have it: mostly good, with every kind of fault in it. */
function address(row: number): string {
  const company = `company-${row % 9_973}.io`;
  switch (row % 50) {
    case 0:
      return `info@${company}`;
    case 1:
      return `user${row}@gmial.com`;
    case 2:
      return `user${row}@mailinator.com`;
    case 3:
      return `user.${row}.@${company}`;
    case 4:
      return ` First.Last${row}@GMAIL.com `;
    case 5:
      return `user${row - 5}@gmail.com`;
    case 6:
      return `zoë${row}@münchen-${row % 97}.de`;
    default:
      return `first.last${row}@${row % 2 ? company : (providers[row % providers.length] ?? '')}`;
  }
}

function list(): {text: string; addresses: string[]} {
  const addresses = Array.from({length: count}, (_, row) => address(row));
  const lines = addresses.map(
    (one, row) =>
      `${row + 1},"Last, First ${row}",${one},2026-11-${10 + (row % 20)},"note ""${row}"""`,
  );
  return {text: `id,name,email,since,note\r\n${lines.join('\r\n')}\r\n`, addresses};
}

/** The most memory seen by the steps of the work. */
let most = 0;

function look(): Promise<void> {
  const {heapUsed, external, arrayBuffers} = process.memoryUsage();
  most = Math.max(most, heapUsed + external + arrayBuffers);
  return Promise.resolve();
}

/** Milliseconds of processor time, which say more than the clock where others work too. */
async function timed<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<number> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const clock = performance.now() - start;
  const {user, system} = process.cpuUsage(cpu);
  const used = (user + system) / 1_000;
  console.log(
    `${name.padEnd(40)} ${used.toFixed(0).padStart(7)} ms of processor, ${clock.toFixed(0).padStart(6)} ms by the clock`,
  );
  return used;
}

async function main(): Promise<void> {
  const {text, addresses} = list();
  const bytes = new TextEncoder().encode(text);
  console.log(
    `${count.toLocaleString('en')} rows, ${(bytes.length / MEGABYTE).toFixed(1)} MB\n`,
  );
  const file = new Blob([bytes]);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;

  const session = new ListSession();
  const read = await timed('read: bytes, layout, rows', () =>
    session.open({source: {file}, choice: {}}, look),
  );
  const sort = await timed('sort: every address without DNS', () => session.sort(look));
  const clean = await timed('clean: the usual rules', () =>
    session.clean(defaultRules, look),
  );
  await timed('clean again, with every rule', () =>
    session.clean(
      {
        ...defaultRules,
        typos: true,
        role: true,
        gmailDots: true,
        plusTags: true,
        sort: true,
      },
      look,
    ),
  );
  await timed('search for a text', () =>
    session.select({selection: {of: 'kept'}, query: 'last99'}, look),
  );
  await timed('save what was kept', () =>
    session.save({selection: {of: 'kept'}, guarded: true}, look),
  );
  await timed('save what was taken out, with reasons', () =>
    session.save({selection: {of: 'removed'}, guarded: true}, look),
  );
  await look();
  console.log(
    `\nread, sort and clean: ${((read + sort + clean) / 1_000).toFixed(2)} s of processor`,
  );
  console.log(
    `most memory: ${((most - before) / MEGABYTE).toFixed(0)} MB above the start (${globalThis.gc ? 'after' : 'without'} a first collection)\n`,
  );

  console.log('On the same rows, others:');
  const trimmed = addresses.map((one) => one.trim());
  await timed('papaparse, all cells', () => Papa.parse(text, {header: false}));
  await timed(
    'validator.isEmail',
    () => trimmed.filter((one) => validator.isEmail(one)).length,
  );
  await timed(
    'isemail.validate',
    () => trimmed.filter((one) => isemail.validate(one)).length,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
