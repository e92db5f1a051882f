import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {ApiRequest} from '../model';
import {SAMPLE_LANGUAGES, writeSample, type SampleLanguage} from '../samples';
import {loadSpec} from './support';

const SERVER = 'https://api.acme.example/v1';

const tricky: ApiRequest = {
  method: 'POST',
  url: `${SERVER}/things?a=1&b=2`,
  headers: {'X-Note': `it's "quoted" $HOME \`date\` \\ #{1}`},
  body: {
    text: `it's "quoted" $HOME \`date\` \\ #{1} {$a} \n\té`,
    'not-a-word': [1, null],
  },
};

const requests: [string, ApiRequest][] = [
  ...loadSpec().operations.flatMap(({samples}) =>
    samples.map(({id, request}): [string, ApiRequest] => [id, request]),
  ),
  ['a request full of quotes', tricky],
  ['a DELETE with a query', {method: 'DELETE', url: `${SERVER}/things?a=1`, headers: {}}],
];

describe('writeSample', () => {
  const [, send] = requests.find(([id]) => id === 'sendEmail.text') ?? [];

  it('writes what a developer would write', () => {
    const request = {...(send ?? tricky), url: `${SERVER}/emails`};
    expect(writeSample(request, 'bash')).toBe(
      [
        'curl -i https://api.acme.example/v1/emails \\',
        '  -H "Authorization: Bearer $POSTWREN_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        "  -d '{",
        '    "from": "hello@acme.example",',
        '    "to": "you@acme.example",',
        '    "subject": "It works",',
        '    "text": "Sent with one call."',
        "  }'",
      ].join('\n'),
    );
  });

  it.each(SAMPLE_LANGUAGES)('reads the key from the environment in %s', (language) => {
    for (const [, request] of requests) {
      expect(writeSample(request, language)).toMatch(/POSTWREN_KEY/);
      expect(writeSample(request, language)).not.toMatch(/pw_(live|test)_/);
    }
  });

  it.each(SAMPLE_LANGUAGES)('counts the days of times from today in %s', (language) => {
    const later: ApiRequest = {
      method: 'POST',
      url: `${SERVER}/things`,
      headers: {},
      body: {text: 'See 2026-12-17.', at: '2026-12-17T08:00:00Z'},
    };
    expect(writeSample(later, language)).toMatch(
      /"2026-12-17T08:00:00Z"|'2026-12-17T08:00:00Z'/,
    );
    const program = writeSample({...later, daysAhead: 28}, language);
    expect(program).not.toContain('2026-12-17T');
    expect(program).toContain('See 2026-12-17.');
  });

  it('writes the same program for the same request', () => {
    for (const language of SAMPLE_LANGUAGES) {
      expect(writeSample(tricky, language)).toBe(writeSample({...tricky}, language));
    }
  });
});

/** What arrives at a server. */
interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  note: string | undefined;
  key: string | undefined;
  body: unknown;
}

async function readRequest(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method,
    url: request.url,
    authorization: request.headers.authorization,
    note: request.headers['x-note'] as string | undefined,
    key: request.headers['idempotency-key'] as string | undefined,
    body: text && (JSON.parse(text) as unknown),
  };
}

/** How a program is run, and how to find out whether this machine can. */
const PROGRAMS: Readonly<
  Record<SampleLanguage, {file: string; command: string; probe: readonly string[]}>
> = {
  bash: {file: 'sample.sh', command: 'bash', probe: ['-c', 'command -v curl']},
  javascript: {file: 'sample.mjs', command: 'node', probe: ['--version']},
  python: {file: 'sample.py', command: 'python3', probe: ['-c', 'import requests']},
  ruby: {file: 'sample.rb', command: 'ruby', probe: ['--version']},
  php: {
    file: 'sample.php',
    command: 'php',
    probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  },
};

const run = promisify(execFile);

/** `npm run samples` runs every sample of the docs: here stand the hardest to write. */
const hardest = requests.filter(
  ([name]) => name.includes(' ') || name === 'sendEmail.text',
);

describe.each(SAMPLE_LANGUAGES)('samples in %s', (language) => {
  const {file, command, probe} = PROGRAMS[language];
  const missing = spawnSync(command, probe).status !== 0;
  const test = missing ? it.skip : it;
  const dir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const seen: Promise<Seen>[] = [];
  const server = createServer((request, response) => {
    seen.push(readRequest(request));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end('{"ok": true}');
    });
  });

  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => server.close(done)));

  test.each(hardest)(
    `send what they should: %s${missing ? ` (skipped: no ${command} that can)` : ''}`,
    async (_, request) => {
      const {port} = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      const url = request.url.replace(/^https:\/\/[^/]+/, origin);
      writeFileSync(path.join(dir, file), writeSample({...request, url}, language));
      const {stdout} = await run(command, [file], {
        cwd: dir,
        env: {...process.env, POSTWREN_KEY: 'pw_test_1', no_proxy: '*', NO_PROXY: '*'},
      });
      expect(stdout).toMatch(/ok/);
      expect(stdout).toContain('200');
      expect(await seen.at(-1)).toEqual({
        method: request.method,
        url: url.slice(origin.length),
        authorization: 'Bearer pw_test_1',
        note: request.headers['X-Note'],
        key: request.headers['Idempotency-Key'],
        body: request.body ?? '',
      });
    },
  );

  test(`fails where there is no network${missing ? ` (skipped: no ${command} that can)` : ''}`, async () => {
    // Nothing listens on the port of a server that is closed.
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const {port} = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const url = `http://127.0.0.1:${port}/things`;
    writeFileSync(path.join(dir, file), writeSample({...tricky, url}, language));
    await expect(
      run(command, [file], {
        cwd: dir,
        env: {...process.env, POSTWREN_KEY: 'pw_test_1', no_proxy: '*', NO_PROXY: '*'},
      }),
    ).rejects.toThrow();
  });
});
