import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fillBrand} from '../../site';
import {fencesOf, isThere} from './receivers';
import {loadSpec} from './support';

const PAGE = path.join(__dirname, '../../../docs/api/errors.mdx');
const {server: SERVER} = loadSpec();

const hasRequests = (python: string) =>
  spawnSync(python, ['-c', 'import requests']).status === 0;
const PYTHON = ['python3', '/usr/bin/python3'].find(hasRequests);

const LANGUAGES = [
  {language: 'bash', file: 'a.sh', command: isThere('jq') ? 'bash' : undefined},
  {language: 'javascript', file: 'a.mjs', command: process.execPath},
  {language: 'python', file: 'a.py', command: PYTHON},
  {language: 'ruby', file: 'a.rb', command: isThere('ruby') ? 'ruby' : undefined},
  {language: 'php', file: 'a.php', command: isThere('php') ? 'php' : undefined},
] as const;

type Answer = (response: ServerResponse) => void;

/** A problem as the API sends it. */
const problem =
  (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, {
      'Content-Type': 'application/problem+json',
      ...headers,
    });
    response.end(JSON.stringify({code, status, detail: 'It did not work.'}));
  };

const accepted: Answer = (response) => {
  response.writeHead(202, {'Content-Type': 'application/json'});
  response.end('{"id": "em_1", "status": "queued"}');
};

const hangUp: Answer = (response) => {
  response.destroy();
};

const silence: Answer = () => undefined;

/** A gateway's own page is no answer of the API. */
const gateway: Answer = (response) => {
  response.writeHead(502, {'Content-Type': 'text/html'}).end('<h1>Bad gateway</h1>');
};

interface Ran {
  code: number;
  output: string;
  /** The requests that came, and when: milliseconds. */
  seen: {key: string | undefined; url: string; at: number}[];
}

/** Runs a program of the page against a server that answers in turn, the last for ever. */
async function run(
  {file, command}: {file: string; command: string | undefined},
  code: string,
  answers: readonly ((response: ServerResponse, request: IncomingMessage) => void)[],
): Promise<Ran> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retries-'));
  const seen: Ran['seen'] = [];
  const server = createServer((request, response) => {
    seen.push({
      key: request.headers['idempotency-key'] as string | undefined,
      url: request.url ?? '',
      at: performance.now(),
    });
    request.resume().on('end', () => {
      answers[Math.min(seen.length, answers.length) - 1]?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  writeFileSync(
    path.join(folder, file),
    code.replaceAll(SERVER, `http://127.0.0.1:${port}`),
  );
  const ran = await new Promise<Ran>((resolve) => {
    execFile(
      command ?? '',
      [file],
      {cwd: folder, env: {...process.env, POSTWREN_KEY: 'pw_test_1', NO_PROXY: '*'}},
      (error, stdout, stderr) => {
        const status = error ? Number(error.code ?? 1) : 0;
        resolve({code: status, output: stdout + stderr, seen});
      },
    );
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true});
  return ran;
}

describe.each(LANGUAGES)('the programs about errors in $language', (program) => {
  const {language, command} = program;
  // The programs do little but wait.
  const test = command ? it.concurrent : it.skip;
  const fences = fencesOf(fillBrand(readFileSync(PAGE, 'utf8'))).filter(
    (one) => one.language === language,
  );
  const sends = fences.find(({code}) => code.includes('receipt-1042'))?.code ?? '';
  const lists = fences.find(({code}) => code.includes('nextCursor'))?.code ?? '';
  /** The tests have less patience: two attempts, five seconds for a response. */
  const hasty = sends
    .replace(/(ATTEMPTS ?= ?)5/, '$12')
    .replace(/(TIMEOUT ?= ?)10/, '$15');

  test('wait as Retry-After says and send once more, with the same key', async () => {
    const {code, output, seen} = await run(program, sends, [
      problem(429, 'rate_limited', {'Retry-After': '3'}),
      accepted,
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining('em_1')]);
    expect(output).toContain('429');
    expect(seen.map(({key}) => key)).toEqual(['receipt-1042', 'receipt-1042']);
    // Without the header it would be two seconds at most.
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThanOrEqual(2950);
  });

  /** All at the same time, as they do little but wait. */
  const runAll = (code: string, cases: readonly (readonly Answer[])[]) =>
    Promise.all(cases.map((answers) => run(program, code, answers)));

  test('send once more after what may pass', async () => {
    const passing = {
      'a connection that breaks': hangUp,
      silence,
      'a fault of the server': problem(500, 'internal_error'),
      "a gateway's page": gateway,
      'a first attempt that still runs': problem(409, 'idempotency_in_progress'),
    };
    const ran = await runAll(
      hasty,
      Object.values(passing).map((answer) => [answer, accepted]),
    );
    Object.keys(passing).forEach((name, index) => {
      const {code, output, seen} = ran[index] ?? {};
      const isSent = output?.includes('em_1');
      expect({name, code, isSent, attempts: seen?.length}).toEqual({
        name,
        code: 0,
        isSent: true,
        attempts: 2,
      });
    });
  });

  test('fail, and say so, after what stays', async () => {
    const staying: [string, Answer, number, RegExp][] = [
      ['an invalid email', problem(422, 'invalid_recipient'), 1, /\b422\b/],
      ['a key that is taken', problem(409, 'idempotency_conflict'), 1, /\b409\b/],
      ['a server that stays broken', problem(500, 'internal_error'), 2, /\b500\b/],
      ['a network that stays broken', hangUp, 2, /\b0(00)?\b/],
    ];
    const ran = await runAll(
      hasty,
      staying.map(([, answer]) => [answer]),
    );
    staying.forEach(([name, , attempts, said], index) => {
      const {code, output = '', seen} = ran[index] ?? {};
      expect([name, code]).not.toEqual([name, 0]);
      expect([name, said.test(output), seen?.length]).toEqual([name, true, attempts]);
    });
  });

  test('list every page', async () => {
    const page =
      (id: string, nextCursor: string | null): Answer =>
      (response) => {
        response.writeHead(200, {'Content-Type': 'application/json'});
        response.end(JSON.stringify({data: [{id, subject: 'Hi'}], nextCursor}));
      };
    const {code, output, seen} = await run(program, lists, [
      page('em_1', 'cur/+1'),
      page('em_2', 'cur_2'),
      page('em_3', null),
    ]);
    expect(code).toBe(0);
    expect(output.match(/em_\d/g)).toEqual(['em_1', 'em_2', 'em_3']);
    const queries = seen.map(({url}) => new URL(url, 'http://api').searchParams);
    expect(queries.map((query) => [query.get('status'), query.get('cursor')])).toEqual([
      ['bounced', null],
      ['bounced', 'cur/+1'],
      ['bounced', 'cur_2'],
    ]);
  });

  test.each([
    ['an error', problem(401, 'invalid_key'), /401|invalid_key/],
    ['a network that is broken', hangUp, /\S/],
  ])('do not list less than there is after %s', async (_, answer, said) => {
    const {code, output} = await run(program, lists, [answer]);
    expect(code).not.toBe(0);
    expect(output).toMatch(said);
  });
});
