import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import {spawn, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {problemsOf, TEST_KEY} from '../../../tests/samples/strict';
import {brand, facts, fillBrand, keyVariable} from '../../site';
import {readMockRules} from '../mock/readMockRules';
import {startMockServer, type MockServer} from '../mock/server';
import {readSpec} from '../readSpec';
import fixtures from '../webhookSamples/fixtures.json';
import {
  beginRequest,
  fencesOf,
  freePort,
  isThere,
  Running,
  statusOf,
  type Sent,
} from './receivers';
import {loadDocument} from './support';

const ROOT = path.join(__dirname, '../../..');
const DOCS = path.join(ROOT, 'docs');
/** The page of what has no guide of its own. */
const OTHERS = 'webhook-frameworks';
const SAMPLES = path.join(__dirname, '../webhookSamples');
const STAND_INS = path.join(__dirname, 'standIns');
const MODULES = path.join(ROOT, 'node_modules');
/** The Python whose packages are used, for trying a framework in an environment of its own. */
const PYTHON = process.env['FRAMEWORK_PYTHON'] ?? 'python3';

const SECRET = fixtures[0]?.secret ?? '';
const INVALID_SECRET =
  'The webhook secret must begin with whsec_ and hold at least 24 bytes of base64';

/** A program of a page, and what it takes to start it. */
interface Framework {
  name: string;
  /** Its page, below `docs`. */
  page: string;
  /** Where each of its fences goes, by the fence's title; most titles say it themselves. */
  files: readonly string[] | Readonly<Record<string, string>>;
  /** Where the verifier goes. */
  verifier: string;
  /** Is run before the program is started. */
  compile?: [string, ...string[]];
  /** Sends the email of the page, with an ID for which it is sent once. */
  invite?: (port: string) => Promise<Response>;
  /** The status of what it responds then; 202 if nothing is said. */
  invited?: number;
  /** The status of what it responds without a CSRF token, if it wants one. */
  uninvited?: number;
  /** Programs of their own that send emails, by the operation they call. */
  sends?: Readonly<Record<string, [string, ...string[]]>>;
  /** Without it these cannot be tried here. */
  canSend?: boolean;
  command: (port: string) => [string, ...string[]];
  /** Lines that a new project has above those of the page, by file. */
  above?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
  /** Without it the program cannot be tried here. */
  needs?: () => boolean;
  /** It cannot refuse to start, and answers 500 while its secret is invalid. */
  perRequest?: boolean;
}

const script = (name: string) => path.join(STAND_INS, name);
const hasModule = (name: string) => () => existsSync(path.join(MODULES, name));
const hasPython = (...names: string[]) =>
  spawnSync(PYTHON, ['-c', `import ${names.join(', ')}`]).status === 0;

const SHARED = {'receive.mjs': 'receive.mjs'};

/** A token that Django accepts, because cookie and header have the same. */
const CSRF = 'a'.repeat(32);

const invitation = {id: '42', email: 'ada@customer.example'};
const postInvitation = (port: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${port}/invitations`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(invitation),
  });
const inviteByJson = (port: string) =>
  postInvitation(port, {Cookie: `csrftoken=${CSRF}`, 'X-CSRFToken': CSRF});

/** With the token that pages of Rails have, which belongs to a session. */
async function inviteByRails(port: string): Promise<Response> {
  const page = await fetch(`http://localhost:${port}/token`);
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  return postInvitation(port, {
    Cookie: cookies.join('; '),
    'X-CSRF-Token': await page.text(),
  });
}

/** Compiles a program of the guide to C#, with what Mono lacks of .NET. */
const mcs = (...files: string[]): [string, ...string[]] => [
  'mcs',
  // Warning 28 says that its Main is not what Mono begins with.
  ...['-langversion:latest', '-nowarn:28', '-main:Entry', '-out:program.exe'],
  script('Entry.cs'),
  ...files,
];

/** The same for a program that sends an email, which is run after that. */
const mcsAndMono = (file: string): [string, ...string[]] => [
  'bash',
  '-c',
  '"$@" && exec mono program.exe',
  'bash',
  ...mcs('-r:System.Net.Http.dll', file, script('JsonContent.cs')),
];

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Express',
    page: 'guides/express',
    files: ['email.mjs', 'server.mjs'],
    verifier: 'verify.mjs',
    command: () => [process.execPath, 'server.mjs'],
    invite: inviteByJson,
    needs: hasModule('express'),
  },
  {
    name: 'Next.js (a stand-in)',
    page: 'guides/nextjs',
    files: [
      'lib/email.mjs',
      'lib/receive.mjs',
      'app/invite/actions.js',
      'app/invite/page.js',
      'app/hooks/postwren/route.js',
      'instrumentation.js',
    ],
    verifier: 'lib/verify.mjs',
    command: (port) => [process.execPath, script('next.mjs'), port],
    invite: (port) =>
      fetch(`http://localhost:${port}/invite`, {
        method: 'POST',
        body: new URLSearchParams(invitation),
        redirect: 'manual',
      }),
    invited: 303,
    perRequest: true,
  },
  {
    name: 'Hono',
    page: OTHERS,
    files: {...SHARED, 'server.mjs for Hono': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, 'server.mjs'],
    needs: () => hasModule('hono')() && hasModule('@hono/node-server')(),
  },
  {
    name: 'Cloudflare Workers',
    page: 'guides/cloudflare-workers',
    files: ['email.mjs', 'receive.mjs', 'worker.mjs'],
    verifier: 'verify.mjs',
    command: (port) => [process.execPath, script('workers.mjs'), port],
    invite: inviteByJson,
    needs: hasModule('miniflare'),
    perRequest: true,
  },
  {
    name: 'Deno (a stand-in)',
    page: OTHERS,
    files: {...SHARED, 'server.mjs for Deno': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, '--import', script('deno.mjs'), 'server.mjs'],
  },
  {
    name: 'Bun (a stand-in)',
    page: OTHERS,
    files: {...SHARED, 'server.mjs for Bun': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, '--import', script('bun.mjs'), 'server.mjs'],
  },
  {
    name: `Django${hasPython('django') ? '' : ' (a stand-in)'}`,
    page: 'guides/django',
    files: ['mail/send.py', 'mail/views.py', 'urls.py', 'settings.py'],
    verifier: 'mail/verify.py',
    above: {
      'settings.py': [
        'SECRET_KEY = "0"',
        'ALLOWED_HOSTS = ["*"]',
        'ROOT_URLCONF = "urls"',
        // The check from which the view has to be exempt.
        'MIDDLEWARE = ["django.middleware.csrf.CsrfViewMiddleware"]',
        '',
      ].join('\n'),
    },
    command: (port) => [
      PYTHON,
      ...['-m', 'django', 'runserver', `localhost:${port}`],
      ...['--noreload', '--settings', 'settings'],
    ],
    env: hasPython('django') ? {} : {PYTHONPATH: STAND_INS},
    invite: inviteByJson,
    needs: () => hasPython('requests'),
  },
  {
    name: 'FastAPI',
    page: 'guides/fastapi',
    files: ['send.py', 'main.py'],
    verifier: 'verify.py',
    command: (port) => [PYTHON, '-m', 'uvicorn', 'main:app', '--port', port],
    invite: inviteByJson,
    needs: () => hasPython('fastapi', 'uvicorn', 'httpx'),
  },
  {
    name: 'Rails or a stand-in',
    page: 'guides/rails',
    files: [
      'lib/email_api.rb',
      'app/controllers/invitations_controller.rb',
      'app/controllers/webhooks_controller.rb',
      'config/routes.rb',
      'config/initializers/postwren.rb',
      'config/application.rb',
    ],
    verifier: 'lib/verify.rb',
    command: (port) => ['ruby', script('rails.rb'), port],
    invite: inviteByRails,
    uninvited: 422,
    needs: () => isThere('ruby'),
  },
  {
    name: 'Laravel (a stand-in)',
    page: 'guides/laravel',
    files: ['app/email.php', 'composer.json', 'routes/web.php', 'config/services.php'],
    verifier: 'app/verify.php',
    command: (port) => ['php', '-S', `localhost:${port}`, script('laravel.php')],
    invite: inviteByJson,
    needs: () => isThere('php'),
    perRequest: true,
  },
  {
    name: 'Go',
    page: 'guides/go',
    files: ['send.go', 'batch.go', 'server.go'],
    verifier: 'verify.go',
    compile: ['go', 'build', '-o', 'server', 'server.go', 'verify.go'],
    command: () => ['./server'],
    sends: {sendEmail: ['go', 'run', 'send.go'], sendBatch: ['go', 'run', 'batch.go']},
    env: {GOCACHE: path.join(tmpdir(), 'guides-go-cache'), GO111MODULE: 'off'},
    needs: () => isThere('go'),
  },
  {
    name: 'Java',
    page: 'guides/java',
    files: ['Send.java', 'Batch.java', 'Server.java'],
    verifier: 'Webhooks.java',
    compile: ['javac', 'Server.java', 'Webhooks.java'],
    command: () => ['java', 'Server'],
    sends: {sendEmail: ['java', 'Send.java'], sendBatch: ['java', 'Batch.java']},
    needs: () => isThere('javac'),
  },
  {
    name: 'C# with Mono',
    page: 'guides/csharp',
    files: ['send/Program.cs', 'batch/Program.cs', 'receive/Program.cs'],
    verifier: 'Webhook.cs',
    compile: mcs(
      'receive/Program.cs',
      'Webhook.cs',
      script('CryptographicOperations.cs'),
    ),
    command: () => ['mono', 'program.exe'],
    sends: {
      sendEmail: mcsAndMono('send/Program.cs'),
      sendBatch: mcsAndMono('batch/Program.cs'),
    },
    // Mono's library of HTTP is a package of its own, `libmono-system-net-http4.0-cil`.
    canSend: existsSync('/usr/lib/mono/4.5/System.Net.Http.dll'),
    needs: () => isThere('mcs'),
  },
];

/** Programs that cannot be run: their page says so. */
const NOT_RUN = ['Program.cs of an ASP.NET Core application'];

/** The languages of programs: other fences show settings, and commands to type. */
const LANGUAGES = new Set('javascript jsx python ruby php go java csharp'.split(' '));

/** The title of the request that a page has its reader sign. */
const BY_HAND = 'Send a webhook signed by hand';

const filesOf = ({files}: Framework): Readonly<Record<string, string>> =>
  Array.isArray(files)
    ? Object.fromEntries(files.map((file: string) => [file, file]))
    : (files as Readonly<Record<string, string>>);

const pageOf = (name: string) =>
  fencesOf(fillBrand(readFileSync(path.join(DOCS, `${name}.mdx`), 'utf8')));

/** A request with a valid signature, made some seconds ago. */
function signed(
  body: string | Buffer,
  age = 0,
): Sent & {headers: Record<string, string>} {
  const id = 'msg_framework';
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  return {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${hmac.digest('base64')}`,
    },
    body: [body],
  };
}

const BODY = '{"type":"webhook.test","data":{"name":"Zoë"}}';

/** What a program says when the API's status is 503, although the body is no JSON. */
const NOT_ACCEPTED = /(?:not accepted:|status code) 503/;

describe('the programs of the guides', () => {
  const verdicts: {operation: string | undefined; problems: string[]}[] = [];
  let api: MockServer | undefined;
  let base = '';
  let folder = '';
  let server: Running | undefined;

  const document = loadDocument();
  const rules = readMockRules(document, readSpec(document, facts), facts);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
    verdicts.length = 0;
    api = await startMockServer(rules, brand.name, {
      port: 0,
      rateLimit: Infinity,
      onResponse(request, response) {
        const problems = problemsOf(rules, request, response);
        verdicts.push({operation: response.operation, problems});
      },
    });
    base = `http://127.0.0.1:${String(api.port)}${rules.base}`;
  });

  afterAll(() => {
    // Skipped tests have no name in the runner's summary, so they get one here.
    const skipped = FRAMEWORKS.filter(({needs}) => needs && !needs()).map(
      ({name}) => name,
    );
    const silent = FRAMEWORKS.filter(
      ({name, canSend}) => canSend === false && !skipped.includes(name),
    ).map(({name}) => `emails from ${name}`);
    process.stderr.write(
      `guides: ${String(FRAMEWORKS.length - skipped.length)} run, ${String(skipped.length)} skipped, because they are not installed (${[...skipped, ...silent].join(', ')})\n`,
    );
  });

  afterEach(async () => {
    server?.kill();
    await server?.ended;
    server = undefined;
    await api?.close();
    rmSync(folder, {recursive: true});
  });

  function write(file: string, text: string) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }

  /** Files that a page shows: its fences with a title and a programming language. */
  const shownOn = (page: string) =>
    pageOf(page)
      .filter(({language}) => LANGUAGES.has(language))
      .flatMap(({title}) => title ?? []);
  // A page without programs may be in the folder, too.
  const pages = [
    OTHERS,
    ...readdirSync(path.join(DOCS, 'guides')).map(
      (file) => `guides/${path.basename(file, '.mdx')}`,
    ),
  ].filter((page) => shownOn(page).length > 0);

  it('show programs wherever a framework has a page', () => {
    for (const {page} of FRAMEWORKS) {
      expect(pages).toContain(page);
      expect(shownOn(page).length).toBeGreaterThan(1);
    }
  });

  it.each(pages)('are all that %s shows', (page) => {
    const frameworks = FRAMEWORKS.filter((one) => one.page === page);
    const known = [
      ...NOT_RUN,
      ...frameworks.flatMap((one) => [
        ...Object.keys(filesOf(one)),
        // The page of the others leads to the verifier.
        ...(page === OTHERS ? [] : [one.verifier]),
      ]),
    ];
    for (const title of shownOn(page)) {
      expect(known).toContain(title);
    }
  });

  it.each(pages.filter((page) => page !== OTHERS))(
    'have the verifier of their language in %s, byte for byte',
    (page) => {
      const title = FRAMEWORKS.find((one) => one.page === page)?.verifier ?? '';
      const shown = pageOf(page).filter((one) => one.title === title);
      const file = path.join(SAMPLES, path.basename(title));
      expect(shown.map(({code}) => code)).toEqual([readFileSync(file, 'utf8')]);
    },
  );

  describe.each(FRAMEWORKS)('$name', (framework) => {
    const {page, verifier, command, compile, invite, above = {}} = framework;
    const {env = {}, needs, perRequest = false, invited = 202, uninvited} = framework;
    const {sends = {}, canSend = true} = framework;
    const test = needs && !needs() ? it.skip : it;
    const fences = pageOf(page);
    const variables = (secret: string | undefined) => ({
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      RAILS_ENV: 'production',
      PYTHONDONTWRITEBYTECODE: '1',
      [keyVariable]: TEST_KEY,
      POSTWREN_WEBHOOK_SECRET: secret,
    });

    /** Takes the API's place, and responds as a gateway does that cannot reach it. */
    async function failInsteadOfApi(): Promise<Server> {
      const port = api?.port;
      await api?.close();
      api = undefined;
      const server = createServer((_, response) => response.writeHead(503).end());
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return server;
    }

    /** Writes the project as the page says. */
    function assemble(port: string) {
      for (const [title, file] of Object.entries(filesOf(framework))) {
        const code = fences.find((one) => one.title === title)?.code ?? '';
        const placed = code.replace('8080', port).replaceAll(brand.api, base);
        write(file, (above[file] ?? '') + placed);
      }
      write('package.json', '{"type": "module"}');
      mkdirSync(path.dirname(path.join(folder, verifier)), {recursive: true});
      copyFileSync(
        path.join(SAMPLES, path.basename(verifier)),
        path.join(folder, verifier),
      );
      symlinkSync(MODULES, path.join(folder, 'node_modules'));
    }

    /** Assembles the project and starts it. */
    async function start(secret: string | undefined): Promise<Running> {
      const port = await freePort();
      assemble(port);
      if (compile) {
        const [compiler, ...rest] = compile;
        const {status, stderr} = spawnSync(compiler, rest, {
          cwd: folder,
          env: variables(secret),
          encoding: 'utf8',
        });
        expect([status, stderr]).toEqual([0, '']);
      }
      const [program, ...rest] = command(port);
      server = new Running(
        port,
        spawn(program, rest, {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: variables(secret),
        }),
      );
      await server.settled();
      return server;
    }

    test('takes what is genuine, refuses all else, goes on, and sends its email', async () => {
      const running = await start(SECRET);
      const {port} = running;
      const right = () => statusOf(port, signed(BODY));
      // If it does not, its log says why.
      expect([await right(), running.log]).toEqual([204, running.log]);

      const {headers} = signed(BODY);
      const later = String(Number(headers['webhook-timestamp']) + 1);
      const large = signed(Buffer.alloc(5 * 1024 * 1024, ' '));
      const attacks: [string, number[], () => Promise<number>][] = [
        ['repeated', [204], () => statusOf(port, {headers, body: [BODY]})],
        ['forged', [400], () => statusOf(port, {headers, body: [`${BODY} `]})],
        ['unsigned', [400], () => statusOf(port, {body: [BODY]})],
        ['old', [400], () => statusOf(port, signed(BODY, 301))],
        [
          'replayed with a new time',
          [400],
          () =>
            statusOf(port, {
              headers: {...headers, 'webhook-timestamp': later},
              body: [BODY],
            }),
        ],
        [
          'aborted',
          [0],
          async () => {
            (await beginRequest(port)).destroy();
            return 0;
          },
        ],
        // A server may hang up on a body that it does not want to read.
        ['of 5 MB', [0, 400, 413], () => statusOf(port, large)],
        ['to another path', [404], () => statusOf(port, {...signed(BODY), path: '/'})],
        ['by GET', [404, 405], () => statusOf(port, {method: 'GET', headers})],
      ];
      for (const [kind, allowed, attack] of attacks) {
        const status = await attack();
        const isAllowed = allowed.includes(status);
        expect({kind, status, isAllowed}).toEqual({kind, status, isAllowed: true});
        expect([kind, await right()]).toEqual([kind, 204]);
      }

      const byHand = fences.find(({title}) => title === BY_HAND);
      if (byHand) {
        const code = byHand.code.replace(/localhost:\d+/, `localhost:${port}`);
        const options = {encoding: 'utf8', env: variables(SECRET)} as const;
        expect(spawnSync('bash', ['-c', code], options).stdout).toMatch(
          /^HTTP\/1\.[01] 204/m,
        );
      }
      if (uninvited) {
        const {status} = await postInvitation(port);
        expect([status, verdicts]).toEqual([uninvited, []]);
      }
      if (invite) {
        const {status} = await invite(port);
        expect(verdicts).toEqual([{operation: 'sendEmail', problems: []}]);
        expect([status, running.log]).toEqual([invited, running.log]);

        const failing = await failInsteadOfApi();
        const response = await invite(port);
        failing.close();
        expect(response.status).toBe(500);
        // Cloudflare's runtime writes its log there.
        if (!NOT_ACCEPTED.test(await response.text())) {
          await running.printed(NOT_ACCEPTED);
        }
      }
    });

    const invalid: [string, string | undefined][] = [
      ['no secret', undefined],
      ['an empty secret', ''],
      ['whsec_ alone', 'whsec_'],
    ];
    // To compile once is enough: what a verifier makes of each secret is tried elsewhere.
    test.each(compile ? invalid.slice(0, 1) : invalid)(
      'serves no request with %s, and says why',
      async (_, secret) => {
        const running = await start(secret);
        let text = '';
        if (perRequest) {
          const {headers} = signed(BODY);
          const response = await fetch(
            `http://localhost:${running.port}/hooks/postwren`,
            {method: 'POST', headers, body: BODY},
          );
          expect(response.status).toBe(500);
          // Cloudflare's runtime writes its log there, when nothing else reads it.
          text = await response.text();
          running.kill();
        }
        const code = await running.ended; // By then its log is complete.
        expect(perRequest || code === 1).toBe(true);
        expect(running.log + text).toContain(INVALID_SECRET);
      },
    );

    const testSend = canSend ? test : it.skip;
    for (const [operation, [program, ...rest]] of Object.entries(sends)) {
      testSend(`calls ${operation} as the API wants it`, async () => {
        assemble('8080');
        const child = spawn(program, rest, {cwd: folder, env: variables(SECRET)});
        const run = new Running('', child);
        expect([await run.ended, run.log]).toEqual([0, expect.stringContaining('em_')]);
        expect(verdicts).toEqual([{operation, problems: []}]);

        const failing = await failInsteadOfApi();
        const second = spawn(program, rest, {cwd: folder, env: variables(SECRET)});
        const failed = new Running('', second);
        expect(await failed.ended).not.toBe(0);
        failing.close();
        expect(failed.log).toMatch(NOT_ACCEPTED);
      });
    }
  });
});
