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

interface NginxHost extends Host {
  /** The file of its configuration. */
  configuration: string;
  /** The command that speaks to this nginx and no other. */
  command: readonly string[];
}

const BINARIES = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
/** The module that sends brotli; `NGINX_MODULES` names another folder. */
const BROTLI = path.join(
  process.env['NGINX_MODULES'] ?? '/usr/lib/nginx/modules',
  'ngx_http_brotli_static_module.so',
);

/** nginx, where there is one. */
export const nginxBinary = () => BINARIES.find((file) => existsSync(file));
/** Whether nginx can send brotli files here. */
export const hasBrotli = () => existsSync(BROTLI);

export interface NginxOptions {
  /** Any free one when undefined. */
  port?: number;
  /** Whether one address may ask without end: for measuring. */
  isUnlimited?: boolean;
  /** The block for TLS is filled: a certificate's files, and the port of plain HTTP. */
  tls?: {certificate: string; key: string; plainPort: number};
}

/** `deploy/nginx.conf` as its first lines say to change it for TLS. */
function withTls(text: string, {certificate, key, plainPort}: TlsOptions): string {
  return text
    .replace(/^( *)#tls /gm, '$1')
    .replace(/^.*#plain\n/gm, '')
    .replaceAll('www.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('listen 80;', `listen 127.0.0.1:${String(plainPort)};`)
    .replace(/^.*listen \[::\].*\n/gm, '');
}
type TlsOptions = NonNullable<NginxOptions['tls']>;

/** The site's server block for another folder and port; brotli where it can be had. */
export async function serverBlock(
  root: string,
  port: number,
  {isUnlimited = false, tls}: NginxOptions = {},
): Promise<string> {
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  const text = tls ? withTls(shipped, tls) : shipped;
  return text
    .replace('listen 8080;', `listen 127.0.0.1:${String(port)};`)
    .replace('listen 443 ', `listen 127.0.0.1:${String(port)} `)
    .replaceAll('/srv/site', root)
    .replace('# brotli_static on;', hasBrotli() ? 'brotli_static on;' : '')
    .replace(/^ *limit_(req|conn) .*\n/gm, isUnlimited ? '' : '$&');
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
 * @throws {Error} with nginx's own words when it refuses its configuration
 */
export async function startNginx(
  root: string,
  options: NginxOptions = {},
): Promise<NginxHost> {
  const binary = nginxBinary();
  if (!binary) {
    throw new Error('There is no nginx on this machine.');
  }
  const own = options.port ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await mkdir(path.join(folder, 'logs'));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    configuration(folder, await serverBlock(path.resolve(root), own, options)),
  );
  const args = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
  execFileSync(binary, [...args, '-t'], {stdio: 'pipe'});
  const child = spawn(binary, args, {stdio: 'ignore'});
  const ended = new Promise((resolve) => child.on('close', resolve));
  const {tls} = options;
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${String(own)}`;
  const plain = `http://127.0.0.1:${String(tls?.plainPort ?? own)}/`;
  await answers(plain, () =>
    child.exitCode === null ? undefined : `nginx stopped with ${String(child.exitCode)}.`,
  );
  return {
    origin,
    configuration: file,
    command: [binary, ...args],
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, {recursive: true});
    },
  };
}
