import {createHmac} from 'node:crypto';
import {spawn, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fillBrand} from '../../site';
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

const ROOT = path.join(__dirname, '../../..');
const PAGE = path.join(ROOT, 'docs/webhook-frameworks.mdx');
const SAMPLES = path.join(__dirname, '../webhookSamples');
const STAND_INS = path.join(__dirname, 'standIns');
const MODULES = path.join(ROOT, 'node_modules');

const SECRET = fixtures[0]?.secret ?? '';
const INVALID_SECRET =
  'The webhook secret must begin with whsec_ and hold at least 24 bytes of base64';

/** A program of the page, and what it takes to start it. */
interface Framework {
  name: string;
  /** Where each of its fences goes, by the fence's title. */
  files: Readonly<Record<string, string>>;
  /** Where the verifier goes. */
  verifier: string;
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
const hasPython = (name: string) =>
  spawnSync('python3', ['-c', `import ${name}`]).status === 0;

const SHARED = {'receive.mjs': 'receive.mjs'};

const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Express',
    files: {'server.mjs for Express': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, 'server.mjs'],
    needs: hasModule('express'),
  },
  {
    name: 'Next.js (a stand-in)',
    files: {
      'receive.mjs': 'lib/receive.mjs',
      'app/hooks/postwren/route.js': 'app/hooks/postwren/route.js',
      'instrumentation.js': 'instrumentation.js',
    },
    verifier: 'lib/verify.mjs',
    command: (port) => [process.execPath, script('next.mjs'), port],
  },
  {
    name: 'Hono',
    files: {...SHARED, 'server.mjs for Hono': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, 'server.mjs'],
    needs: () => hasModule('hono')() && hasModule('@hono/node-server')(),
  },
  {
    name: 'Cloudflare Workers',
    files: {...SHARED, 'worker.mjs': 'worker.mjs'},
    verifier: 'verify.mjs',
    command: (port) => [process.execPath, script('workers.mjs'), port],
    needs: hasModule('miniflare'),
    perRequest: true,
  },
  {
    name: 'Deno (a stand-in)',
    files: {...SHARED, 'server.mjs for Deno': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, '--import', script('deno.mjs'), 'server.mjs'],
  },
  {
    name: 'Bun (a stand-in)',
    files: {...SHARED, 'server.mjs for Bun': 'server.mjs'},
    verifier: 'verify.mjs',
    command: () => [process.execPath, '--import', script('bun.mjs'), 'server.mjs'],
  },
  {
    name: `Django${hasPython('django') ? '' : ' (a stand-in)'}`,
    files: {
      'hooks/views.py': 'hooks/views.py',
      'urls.py': 'urls.py',
      'settings.py': 'settings.py',
    },
    verifier: 'hooks/verify.py',
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
      'python3',
      ...['-m', 'django', 'runserver', `localhost:${port}`],
      ...['--noreload', '--settings', 'settings'],
    ],
    env: hasPython('django') ? {} : {PYTHONPATH: STAND_INS},
    needs: () => isThere('python3'),
  },
  {
    name: 'Rails or a stand-in',
    files: {
      'app/controllers/webhooks_controller.rb': 'app/controllers/webhooks_controller.rb',
      'config/routes.rb': 'config/routes.rb',
      'config/initializers/postwren.rb': 'config/initializers/postwren.rb',
    },
    verifier: 'lib/verify.rb',
    command: (port) => ['ruby', script('rails.rb'), port],
    needs: () => isThere('ruby'),
  },
  {
    name: 'Laravel (a stand-in)',
    files: {
      'routes/web.php': 'routes/web.php',
      'config/services.php': 'config/services.php',
    },
    verifier: 'app/verify.php',
    command: (port) => ['php', '-S', `localhost:${port}`, script('laravel.php')],
    needs: () => isThere('php'),
    perRequest: true,
  },
];

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

describe('webhook frameworks of the page', () => {
  const fences = fencesOf(fillBrand(readFileSync(PAGE, 'utf8')));
  let folder = '';
  let server: Running | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'framework-'));
  });

  afterEach(async () => {
    server?.kill();
    await server?.ended;
    server = undefined;
    rmSync(folder, {recursive: true});
  });

  function write(file: string, text: string) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }

  it('are all of its programs', () => {
    const known = FRAMEWORKS.flatMap(({files}) => Object.keys(files));
    const shown = fences.flatMap(({title}) => title ?? []);
    expect([...new Set(known)].sort()).toEqual(shown.sort());
  });

  describe.each(FRAMEWORKS)(
    '$name',
    ({files, verifier, command, above = {}, env = {}, needs, perRequest = false}) => {
      const test = needs && !needs() ? it.skip : it;

      /** Writes the project as the page says and starts it. */
      async function start(secret: string | undefined): Promise<Running> {
        const port = await freePort();
        for (const [title, file] of Object.entries(files)) {
          const code = fences.find((one) => one.title === title)?.code ?? '';
          write(file, (above[file] ?? '') + code.replace('8080', port));
        }
        write('package.json', '{"type": "module"}');
        mkdirSync(path.dirname(path.join(folder, verifier)), {recursive: true});
        copyFileSync(
          path.join(SAMPLES, path.basename(verifier)),
          path.join(folder, verifier),
        );
        symlinkSync(MODULES, path.join(folder, 'node_modules'));
        const [program, ...rest] = command(port);
        server = new Running(
          port,
          spawn(program, rest, {
            cwd: folder,
            stdio: ['ignore', 'pipe', 'pipe'],
            env: {
              ...process.env,
              ...env,
              NODE_ENV: 'production',
              RAILS_ENV: 'production',
              PYTHONDONTWRITEBYTECODE: '1',
              POSTWREN_WEBHOOK_SECRET: secret,
            },
          }),
        );
        await server.settled();
        return server;
      }

      test('takes what is genuine, refuses all else, and goes on', async () => {
        const {port} = await start(SECRET);
        const right = () => statusOf(port, signed(BODY));
        expect(await right()).toBe(204);

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
      }, 60_000);

      test.each([
        ['no secret', undefined],
        ['an empty secret', ''],
        ['whsec_ alone', 'whsec_'],
      ])(
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
        30_000,
      );

      if (files['server.mjs for Express']) {
        test('leaves JSON to the other routes', async () => {
          const {port} = await start(SECRET);
          const response = await fetch(`http://localhost:${port}/orders`, {
            method: 'POST',
            headers: {'Content-Type': 'application/json'},
            body: '{"id": 42}',
          });
          expect(await response.json()).toEqual({id: 42});
        }, 20_000);
      }
    },
  );
});
