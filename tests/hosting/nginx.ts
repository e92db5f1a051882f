/** A real nginx with `deploy/nginx.conf`, on loopback, without a thing outside its folder. */
import {execFileSync, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {answers, freePort} from './ports';

export interface Host {
  origin: string;
  close: () => Promise<void>;
}

const BINARIES = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx, where there is one. */
export const nginxBinary = () => BINARIES.find((file) => existsSync(file));
/** Whether nginx can send brotli files here. */
export const hasBrotli = () => existsSync(BROTLI);

/** The site's server block for another folder and port; brotli where it can be had. */
export async function serverBlock(root: string, port: number): Promise<string> {
  const text = await readFile('deploy/nginx.conf', 'utf8');
  return text
    .replace('listen 8080;', `listen 127.0.0.1:${String(port)};`)
    .replaceAll('/srv/site', root)
    .replace('# brotli_static on;', hasBrotli() ? 'brotli_static on;' : '');
}

function configuration(folder: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${hasBrotli() ? `load_module ${BROTLI};` : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.join('\n')}
${server}
}
`;
}

/**
 * Starts nginx for a built site.
 *
 * @param root folder of the built site
 * @param port any free one when undefined
 * @throws {Error} with nginx's own words when it refuses its configuration
 */
export async function startNginx(root: string, port?: number): Promise<Host> {
  const binary = nginxBinary();
  if (!binary) {
    throw new Error('There is no nginx on this machine.');
  }
  const own = port ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await mkdir(path.join(folder, 'logs'));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    configuration(folder, await serverBlock(path.resolve(root), own)),
  );
  const args = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
  execFileSync(binary, [...args, '-t'], {stdio: 'pipe'});
  const child = spawn(binary, args, {stdio: 'ignore'});
  const ended = new Promise((resolve) => child.on('close', resolve));
  const origin = `http://127.0.0.1:${String(own)}`;
  await answers(`${origin}/`, () =>
    child.exitCode === null ? undefined : `nginx stopped with ${String(child.exitCode)}.`,
  );
  return {
    origin,
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, {recursive: true});
    },
  };
}
