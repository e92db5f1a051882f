/** Cloudflare's own runtime for `deploy/wrangler.jsonc`, on loopback and offline. */
import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Host} from './nginx';
import {answers, freePort} from './ports';

const PROGRAM = path.resolve(
  path.dirname(require.resolve('wrangler')),
  '../bin/wrangler.js',
);

/** The configuration with its paths written out, so that it can stand elsewhere. */
async function configuration(root: string): Promise<string> {
  const text = await readFile('deploy/wrangler.jsonc', 'utf8');
  return text
    .replace('../build', root)
    .replace('./worker.ts', path.resolve('deploy/worker.ts'));
}

/**
 * Starts the runtime for a built site.
 *
 * @param root folder of the built site
 * @throws {Error} with the runtime's own words when it does not start
 */
export async function startCloudflare(root: string): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrangler-'));
  await writeFile(
    path.join(folder, 'wrangler.jsonc'),
    await configuration(path.resolve(root)),
  );
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [
      PROGRAM,
      ...['dev', '--local', '--ip', '127.0.0.1', '--port', String(port)],
      ...[
        '--inspector-port',
        String(inspectorPort),
        '--show-interactive-dev-session=false',
      ],
    ],
    {
      cwd: folder,
      // A group of its own: the runtime is a child of this child.
      detached: true,
      env: {
        ...process.env,
        CI: '1',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        // Nothing of its own goes out.
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise((resolve) => child.on('close', resolve));
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    await rm(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${String(port)}`;
  try {
    await answers(`${origin}/`, () => (child.exitCode === null ? undefined : output));
  } catch (error) {
    await close();
    throw error;
  }
  return {origin, close};
}
