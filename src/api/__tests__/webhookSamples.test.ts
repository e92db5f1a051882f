import {execFile, spawn, spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import {fillBrand} from '../../site';
import fixtures from '../webhookSamples/fixtures.json';
import {
  beginRequest,
  fencesOf,
  forged,
  freePort,
  isThere,
  Running,
  statusOf,
} from './receivers';

/** A request as it arrives, and what the samples must say of it. */
interface Fixture {
  name: string;
  secret: string | null;
  /** The receiver's clock, in seconds. */
  now: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  /** The reason to refuse it; null for a genuine one. */
  error: string | null;
}

/**
 * What a sample says of a request: null for a genuine one, why it is refused, or, as
 * another kind of error, what is wrong with the receiver's own secret.
 */
type Answer = string | {ownFault: string} | null;

const INVALID_SECRET =
  'The webhook secret must begin with whsec_ and hold at least 24 bytes of base64';

interface Runner {
  file: string;
  /** The page that shows it, if not the one on webhooks. */
  page?: string;
  /** What is tried, where one file is tried in two ways. */
  variant?: string;
  language: string;
  command: string;
  /** What compares the signatures without telling by its time how far they agree. */
  constantTime: string;
  /** Runs the sample on every fixture: a list of {@link Answer}, or why there is none. */
  run: (file: string, requests: readonly Fixture[]) => unknown;
}

/** What the tests read of the OpenAPI file. */
interface OpenApiWebhooks {
  webhooks: Record<
    string,
    {
      post: {
        requestBody: {
          content: {'application/json': {examples: {event: {value: unknown}}}};
        };
      };
    }
  >;
}

const FOLDER = path.join(__dirname, '../webhookSamples');
const DOCS = path.join(__dirname, '../../../docs');
/** Where stand-ins for frameworks are: they answer as far as the samples ask. */
const STAND_INS = path.join(__dirname, 'standIns');
const pageText = (name: string) =>
  fillBrand(readFileSync(path.join(DOCS, `${name}.mdx`), 'utf8'));

/** Runs a program that reads the fixtures as JSON and prints the answers as JSON. */
function answers(
  command: string,
  programArguments: string[],
  requests: readonly Fixture[],
): unknown {
  const {stdout, stderr} = spawnSync(command, programArguments, {
    input: JSON.stringify(requests),
    encoding: 'utf8',
    env: {...process.env, LANG: 'C.UTF-8'},
  });
  return stdout === '' ? stderr : JSON.parse(stdout);
}

/** The shell script checks one request at a time: headers in variables, body in a file. */
function answersOfShell(file: string, requests: readonly Fixture[]): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'webhook-'));
  const bodyFile = path.join(folder, 'body');
  try {
    return requests.map(({headers, body, secret, now}) => {
      writeFileSync(bodyFile, body);
      const {status, stdout, stderr} = spawnSync('bash', [file, bodyFile, String(now)], {
        encoding: 'utf8',
        env: {
          ...process.env,
          WEBHOOK_ID: headers['webhook-id'] ?? '',
          WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
          WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '',
          WEBHOOK_SECRET: secret ?? undefined,
        },
      });
      if (status === 0 && stdout === 'Genuine\n') {
        return null;
      }
      return status === 2 ? {ownFault: stderr.trim()} : stderr.trim();
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * @param headers the expression that makes what `verifyWebhook` takes: Node's own headers
 *   are an object, those of every framework with `Request` are `Headers`
 */
function answersOfNode(
  file: string,
  requests: readonly Fixture[],
  headers: string,
): unknown {
  return answers(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import {readFileSync} from 'node:fs';
      import {verifyWebhook} from ${JSON.stringify(file)};
      console.log(JSON.stringify(
        JSON.parse(readFileSync(0)).map(({headers, body, secret, now}) => {
          try {
            verifyWebhook(${headers}, Buffer.from(body), secret, now);
            return null;
          } catch (error) {
            const {message} = error;
            return error instanceof TypeError ? {ownFault: message} : message;
          }
        }),
      ));`,
    ],
    requests,
  );
}

/**
 * Compiles a sample with a program that tries it, and runs that. Its input and output are
 * plain lines, because not every language comes with JSON.
 */
function answersOfCompiled(
  sample: string,
  harness: string,
  compile: readonly [string, ...string[]],
  execute: readonly [string, ...string[]],
  requests: readonly Fixture[],
): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'webhook-'));
  try {
    for (const file of [sample, path.join(__dirname, 'harness', harness)]) {
      copyFileSync(file, path.join(folder, path.basename(file)));
    }
    const env = {
      ...process.env,
      GOCACHE: path.join(tmpdir(), 'guides-go-cache'),
      GO111MODULE: 'off',
    };
    const options = {cwd: folder, env, encoding: 'utf8'} as const;
    const compiled = spawnSync(compile[0], compile.slice(1), options);
    if (compiled.status !== 0) {
      return compiled.stderr + compiled.stdout;
    }
    const input = requests.map(({headers, body, secret, now}) =>
      [
        headers['webhook-id'],
        headers['webhook-timestamp'],
        headers['webhook-signature'],
        body,
        secret,
        String(now),
      ]
        .map((field) => Buffer.from(field ?? '').toString('base64'))
        .join(' '),
    );
    const {stdout, stderr} = spawnSync(execute[0], execute.slice(1), {
      ...options,
      input: input.join('\n'),
    });
    const said = stdout.trim().split('\n');
    return said.length === requests.length ? said.map(answerOf) : stdout + stderr;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** What a line of a harness means. */
function answerOf(line: string): Answer {
  const [, kind, message = ''] = /^(refused|own fault): (.*)$/.exec(line) ?? [];
  if (kind === 'own fault') {
    return {ownFault: message};
  }
  return line === 'genuine' ? null : message || line;
}

const RUNNERS: readonly Runner[] = [
  {
    file: 'verify.sh',
    language: 'bash',
    command: 'openssl',
    constantTime: 'mask=$(openssl rand -hex 32)',
    run: answersOfShell,
  },
  {
    file: 'verify.mjs',
    language: 'javascript',
    command: process.execPath,
    constantTime: 'timingSafeEqual(',
    run: (file, requests) => answersOfNode(file, requests, 'headers'),
  },
  {
    file: 'verify.mjs',
    variant: ' with Headers of Fetch',
    language: 'javascript',
    command: process.execPath,
    constantTime: 'timingSafeEqual(',
    run: (file, requests) => answersOfNode(file, requests, 'new Headers(headers)'),
  },
  {
    file: 'verify.py',
    language: 'python',
    command: 'python3',
    constantTime: 'hmac.compare_digest(',
    run: (file, requests) =>
      answers(
        'python3',
        [
          '-B',
          '-c',
          `import json, sys
sys.path.insert(0, ${JSON.stringify(path.dirname(file))})
from verify import verify_webhook
def check(one):
    try:
        verify_webhook(one["headers"], one["body"].encode(), one["secret"], one["now"])
    except ValueError as error:
        return str(error)
    except RuntimeError as error:
        return {"ownFault": str(error)}
print(json.dumps([check(one) for one in json.load(sys.stdin)]))`,
        ],
        requests,
      ),
  },
  {
    file: 'verify.rb',
    language: 'ruby',
    command: 'ruby',
    constantTime: 'OpenSSL.secure_compare(',
    run: (file, requests) =>
      answers(
        'ruby',
        [
          '-rjson',
          '-r',
          file,
          '-e',
          `puts JSON.generate(JSON.parse($stdin.read).map do |one|
            verify_webhook(one["headers"], one["body"], one["secret"], now: one["now"])
            nil
          rescue ArgumentError => error
            error.message
          rescue RuntimeError => error
            {ownFault: error.message}
          end)`,
        ],
        requests,
      ),
  },
  {
    file: 'verify.php',
    language: 'php',
    command: 'php',
    constantTime: 'hash_equals(',
    run: (file, requests) =>
      answers(
        'php',
        [
          '-r',
          `require ${JSON.stringify(file)};
          echo json_encode(array_map(function ($one) {
            try {
              verifyWebhook($one['headers'], $one['body'], $one['secret'], $one['now']);
              return null;
            } catch (UnexpectedValueException $error) {
              return $error->getMessage();
            } catch (InvalidArgumentException $error) {
              return ['ownFault' => $error->getMessage()];
            }
          }, json_decode(stream_get_contents(STDIN), true)));`,
        ],
        requests,
      ),
  },
  {
    file: 'verify.go',
    page: 'guides/go',
    language: 'go',
    command: 'go',
    constantTime: 'hmac.Equal(',
    run: (file, requests) =>
      answersOfCompiled(
        file,
        'main.go',
        ['go', 'build', '-o', 'main', 'main.go', 'verify.go'],
        ['./main'],
        requests,
      ),
  },
  {
    file: 'Webhooks.java',
    page: 'guides/java',
    language: 'java',
    command: 'javac',
    constantTime: 'MessageDigest.isEqual(',
    run: (file, requests) =>
      answersOfCompiled(
        file,
        'Main.java',
        ['javac', 'Main.java', 'Webhooks.java'],
        ['java', 'Main'],
        requests,
      ),
  },
  {
    file: 'Webhook.cs',
    page: 'guides/csharp',
    language: 'csharp',
    command: 'mcs',
    constantTime: 'CryptographicOperations.FixedTimeEquals(',
    run: (file, requests) =>
      answersOfCompiled(
        file,
        'Program.cs',
        [
          'mcs',
          '-out:main.exe',
          'Program.cs',
          'Webhook.cs',
          path.join(STAND_INS, 'CryptographicOperations.cs'),
        ],
        ['mono', 'main.exe'],
        requests,
      ),
  },
];

const source = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

/** What ran and what could not, for the line at the end. */
const ran: string[] = [];
const skipped: string[] = [];

afterAll(() => {
  // Skipped tests have no name in the runner's summary, so they get one here.
  process.stderr.write(
    `webhook samples: ${ran.length} run (${ran.join(', ')}), ${skipped.length} skipped${skipped.length > 0 ? ` (${skipped.join(', ')})` : ''}\n`,
  );
});

/** Registers a test that needs a program, and keeps account of it. */
function itNeeds(isThere: boolean, sample: string, needs: string) {
  if (isThere) {
    ran.push(sample);
    return it;
  }
  skipped.push(`${sample}: no ${needs}`);
  return it.skip;
}

describe('webhook samples', () => {
  const requests: readonly Fixture[] = fixtures;
  const expected = requests.map(({error}) => error);
  const page = pageText('webhooks');

  it('are tried on genuine requests and on every kind of false one', () => {
    const kinds = new Set(expected);
    expect(kinds).toEqual(
      new Set([
        null,
        'A webhook header is missing',
        'The timestamp is too far from now',
        'No signature matches',
        INVALID_SECRET,
      ]),
    );
  });

  describe.each(RUNNERS.map((one) => ({variant: '', ...one})))(
    '$file$variant',
    ({file, page: own, variant, language, command, constantTime, run}) => {
      const verify = itNeeds(isThere(command), file + variant, path.basename(command));

      verify(
        `says the truth about every request (needs ${path.basename(command)})`,
        () => {
          const answersByName: [string, Answer][] = requests.map(({name, error}) => [
            name,
            error === INVALID_SECRET ? {ownFault: error} : error,
          ]);
          const said = run(path.join(FOLDER, file), requests);
          expect(
            Array.isArray(said)
              ? requests.map(({name}, i) => [name, said[i] as Answer])
              : said,
          ).toEqual(answersByName);
        },
      );

      it('compares signatures in constant time', () => {
        expect(source(file)).toContain(constantTime);
      });

      it('is what the page shows, byte for byte', () => {
        const shown = fencesOf(own ? pageText(own) : page).filter(
          ({code}) => code === source(file),
        );
        expect(shown).toMatchObject([{language}]);
        expect(shown).toHaveLength(1);
      });
    },
  );

  it('send the events of the OpenAPI file, signed with its secret', () => {
    const file = readFileSync(path.join(__dirname, '../openapi.yaml'), 'utf8');
    const {webhooks} = parse(file) as OpenApiWebhooks;
    const exampleOf = (event: string) =>
      webhooks[event]?.post.requestBody.content['application/json'].examples.event.value;
    const [genuine] = requests;
    const byHand = /^body='(.+)'$/m.exec(page)?.[1] ?? '';
    expect(JSON.parse(genuine?.body ?? '')).toEqual(exampleOf('email.delivered'));
    expect(JSON.parse(byHand)).toEqual(exampleOf('webhook.test'));
    expect(file).toContain(`secret: ${genuine?.secret ?? ''}\n`);
  });

  it('names every event of the OpenAPI file on the page, and no other', () => {
    const file = readFileSync(path.join(__dirname, '../openapi.yaml'), 'utf8');
    const {webhooks} = parse(file) as OpenApiWebhooks;
    const named = [...page.matchAll(/^\| `([a-z]+\.[a-z]+)` /gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(webhooks).sort());
  });

  it('shows a request on the page that is genuine', () => {
    const [genuine] = requests;
    const signature = genuine?.headers['webhook-signature'] ?? '';
    expect(page).toContain(`webhook-signature: ${signature}\n\n${genuine?.body ?? ''}\n`);
  });

  it('says on the page what each refusal means', () => {
    for (const error of expected.filter((one) => one !== null)) {
      expect(page).toContain(`\`${error}\``);
    }
  });
});

/** A server of the page, and what it takes to start it. */
interface Receiver {
  language: string;
  /** The first words of its fence's first comment. */
  begins: string;
  file: string;
  sample: string;
  command: (port: string) => [string, ...string[]];
  /** The framework that it is written for, if any. */
  framework?: Framework;
  /** The line that stands for the reader's own work, and one in which that fails. */
  work: [RegExp, string];
  /** Runs anew for each request and at any path: it cannot refuse to start. */
  perRequest?: boolean;
}

interface Framework {
  name: string;
  /** Runs without a failure where the framework is installed. */
  probe: [string, ...string[]];
  /** Variable with which the language finds a stand-in where it is not. */
  path: string;
}

const RECEIVERS: readonly Receiver[] = [
  {
    language: 'javascript',
    begins: '// server.mjs',
    file: 'server.mjs',
    sample: 'verify.mjs',
    command: () => [process.execPath, 'server.mjs'],
    work: [/console\.log\(.*\);/, "throw new Error('no database');"],
  },
  {
    language: 'python',
    begins: '# server.py',
    file: 'server.py',
    sample: 'verify.py',
    command: (port) => ['python3', '-m', 'flask', '--app', 'server', 'run', '-p', port],
    work: [/print\(.*\)/, 'raise OSError("no database")'],
    framework: {
      name: 'Flask',
      probe: ['python3', '-c', 'import flask'],
      path: 'PYTHONPATH',
    },
  },
  {
    language: 'ruby',
    begins: '# server.rb',
    file: 'server.rb',
    sample: 'verify.rb',
    command: (port) => ['ruby', 'server.rb', '-p', port],
    work: [/puts headers.*/, 'raise "no database"'],
    framework: {
      name: 'Sinatra',
      probe: ['ruby', '-e', 'require "sinatra/base"'],
      path: 'RUBYLIB',
    },
  },
  {
    language: 'php',
    begins: '<?php\n// server.php',
    file: 'server.php',
    sample: 'verify.php',
    // Without a php.ini, as in Docker's image, PHP shows errors and answers them with 200.
    command: (port) => [
      'php',
      '-d',
      'display_errors=1',
      '-S',
      `localhost:${port}`,
      'server.php',
    ],
    work: [/error_log\(\$headers.*\);/, "throw new LogicException('no database');"],
    perRequest: true,
  },
];

/** The framework itself where it is installed, else what makes its stand-in be found. */
function standInFor(framework?: Framework): Readonly<Record<string, string>> | undefined {
  if (!framework) {
    return undefined;
  }
  const [program, ...rest] = framework.probe;
  return spawnSync(program, rest).status === 0
    ? undefined
    : {[framework.path]: STAND_INS};
}

describe('webhook receivers of the page', () => {
  const fences = fencesOf(pageText('webhooks'));
  const byHand = fences.find(({code}) => code.startsWith('id=msg_byHand'))?.code ?? '';
  const [genuine] = fixtures;
  const secret = genuine?.secret ?? '';
  const key = secret.replace(/^whsec_/, '');
  let folder = '';
  let server: Running | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'webhook-'));
  });

  afterEach(async () => {
    server?.kill();
    await server?.ended;
    server = undefined;
    rmSync(folder, {recursive: true});
  });

  /** The status line that the page's own request gets, after a change to its script. */
  async function send(script: string, port: string): Promise<string> {
    const {stdout} = await promisify(execFile)(
      'bash',
      ['-c', script.replace('localhost:8080', `localhost:${port}`)],
      {env: {...process.env, POSTWREN_WEBHOOK_SECRET: secret}},
    );
    return /^HTTP\/\S+ (\d+)/.exec(stdout)?.[1] ?? stdout;
  }

  describe.each(RECEIVERS)(
    '$file',
    ({language, begins, file, sample, command, framework, work, perRequest = false}) => {
      const [runs] = command('0');
      const standIn = standInFor(framework);
      const name = framework
        ? `${file} with ${standIn ? 'a stand-in for ' : ''}${framework.name}`
        : file;
      const receive = itNeeds(
        [runs, 'curl', 'openssl'].every(isThere),
        name,
        `${path.basename(runs)}, curl or openssl`,
      );

      const code = fences.find((one) => one.code.startsWith(begins))?.code ?? '';

      /** Runs the page's server with a secret in its environment, or with none. */
      async function start(value: string | undefined, program = code): Promise<Running> {
        const port = await freePort();
        writeFileSync(path.join(folder, file), program.replace('8080', port));
        copyFileSync(path.join(FOLDER, sample), path.join(folder, sample));
        const [first, ...rest] = command(port);
        server = new Running(
          port,
          spawn(first, rest, {
            cwd: folder,
            stdio: ['ignore', 'pipe', 'pipe'],
            env: {
              ...process.env,
              ...standIn,
              PYTHONDONTWRITEBYTECODE: '1',
              POSTWREN_WEBHOOK_SECRET: value,
            },
          }),
        );
        await server.settled();
        return server;
      }

      receive('takes the request made by hand, and no other', async () => {
        expect(fences.find((one) => one.code === code)?.language).toBe(language);
        const {port} = await start(secret);
        expect(await send(byHand, port)).toBe('204');
        expect(await send(byHand.replace('"$body"', '"$body "'), port)).toBe('400');
        expect(await send(byHand.replace('webhook-id:', 'webhook-no:'), port)).toBe(
          '400',
        );
      });

      receive.each([
        ['no secret', undefined, ''],
        ['an empty secret', '', ''],
        ['whsec_ alone', 'whsec_', ''],
        ['a secret that has lost its whsec_', key, Buffer.from(key, 'base64')],
        [
          'a short secret',
          `whsec_${key.slice(0, 28)}`,
          Buffer.from(key.slice(0, 28), 'base64'),
        ],
        ['a secret that is no base64', `whsec_${'!'.repeat(32)}`, ''],
      ])('takes no request with %s, and says why', async (_, value, guessed) => {
        const running = await start(value);
        if (perRequest) {
          expect(await statusOf(running.port, forged(guessed))).toBe(500);
          running.kill();
          await running.ended; // By then its log is complete.
        } else {
          expect(running.isAlive && (await statusOf(running.port, forged(guessed)))).toBe(
            false,
          );
          expect(await running.ended).toBe(1);
        }
        expect(running.log).toContain(`POSTWREN_WEBHOOK_SECRET: ${INVALID_SECRET}`);
        expect(running.log).not.toMatch(/traceback|^\s+at |from server/im);
      });

      receive(
        'outlives whatever comes, and goes on to take what is genuine',
        async () => {
          const {port} = await start(secret);
          const large = Buffer.alloc(5 * 1024 * 1024, ' ');
          // A framework may hang up on a body that it does not want to read.
          const cut = framework ? [0] : [];
          const attacks: [string, number[], () => Promise<number | undefined>][] = [
            [
              'aborted',
              [],
              async () => {
                (await beginRequest(port)).destroy();
              },
            ],
            [
              'shorter than its length',
              [],
              async () => {
                (await beginRequest(port)).end();
              },
            ],
            ['forged with an empty key', [400], () => statusOf(port, forged(''))],
            ['large', [413, ...cut], () => statusOf(port, {body: [large]})],
            [
              'large, in chunks',
              [400, 411, 413, ...cut],
              () => statusOf(port, {body: [large, large]}),
            ],
            [
              'sent elsewhere',
              perRequest ? [400] : [404],
              () => statusOf(port, {...forged(''), path: '/'}),
            ],
            [
              'no POST',
              perRequest ? [400] : [404, 405],
              () => statusOf(port, {method: 'GET'}),
            ],
          ];
          for (const [kind, allowed, attack] of attacks) {
            const status = await attack();
            const isRefused = status === undefined || allowed.includes(status);
            expect({kind, status, isRefused}).toEqual({kind, status, isRefused: true});
            expect([kind, await send(byHand, port)]).toEqual([kind, '204']);
          }
        },
      );

      receive('answers others while one request stays unfinished', async () => {
        const {port} = await start(secret);
        const socket = await beginRequest(port);
        expect(await send(byHand, port)).toBe('204');
        socket.destroy();
      });

      receive(
        'answers faults of the work that follows with 500, and goes on',
        async () => {
          const [line, failing] = work;
          expect(code).toMatch(line);
          const running = await start(secret, code.replace(line, failing));
          expect(await send(byHand, running.port)).toBe('500');
          expect(await send(byHand, running.port)).toBe('500');
          expect(running.isAlive).toBe(true);
        },
      );
    },
  );
});
