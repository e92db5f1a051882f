/** The headers of each area of the site on every host, and what nginx adds on its own. */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {connect as connectHttp2} from 'node:http2';
import {connect as connectTcp, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {connect as connectTls, type SecureVersion} from 'node:tls';
import {expect, test} from '@playwright/test';
import {parseHeaders} from '../../deploy/cloudflare';
import {headersFor, headersOfMissing} from '../../src/site/headers';
import {startCloudflare} from '../hosting/cloudflare';
import {exchange} from '../hosting/exchange';
import {hasBrotli, nginxBinary, startNginx, type Host} from '../hosting/nginx';
import {freePort} from '../hosting/ports';
import {isExhaustive} from '../support/scope';
import {boot, origin} from '../support/site';

const HOSTS: Readonly<Record<string, () => Promise<Host>>> = {
  'npm run serve': () =>
    Promise.resolve({origin: origin(), close: () => Promise.resolve()}),
  nginx: () => startNginx('build'),
  Cloudflare: () => startCloudflare('build'),
};

const ANYWHERE = ' https: http://localhost:* http://127.0.0.1:*;';

/** Path, status, whether the document may connect anywhere, who may show the file. */
const AREAS = [
  ['/', 200, false, 'same-origin'],
  ['/docs/api/email/', 200, false, 'same-origin'],
  ['/tools/', 200, true, 'same-origin'],
  ['/tools/spf-checker/', 200, true, 'same-origin'],
  ['/tools/no-such-tool/', 404, true, 'same-origin'],
  ['/no-such-page/', 404, false, 'same-origin'],
  ['/assets/css/no-such-sheet.css', 404, false, 'same-origin'],
  ['/articles/tools/', 404, false, 'same-origin'],
  ['/articles/rss.xml', 200, false, 'cross-origin'],
  ['/openapi.yaml', 200, false, 'cross-origin'],
  ['/docs/api/email/index.md', 200, false, 'cross-origin'],
  ['/img/icon.svg', 200, false, 'cross-origin'],
] as const;

for (const [name, start] of Object.entries(HOSTS)) {
  test(`${name} sends each area its own headers, "not found" included`, async () => {
    test.skip(name === 'nginx' && !nginxBinary(), 'nginx is not installed');
    const host = await start();
    const rules = parseHeaders(readFileSync('build/_headers', 'utf8'));
    try {
      for (const [address, status, isAnywhere, shownBy] of AREAS) {
        const answer = await exchange(host.origin, address);
        expect.soft(answer.status, address).toBe(status);
        const policy = String(answer.headers['content-security-policy']);
        expect.soft(policy.includes(ANYWHERE), address).toBe(isAnywhere);
        expect
          .soft(answer.headers['cross-origin-resource-policy'], address)
          .toBe(shownBy);
        const isMissing = status === 404;
        const wanted = (isMissing ? headersOfMissing : headersFor)(rules, address);
        for (const [header, value] of Object.entries(wanted)) {
          const given = answer.headers[header.toLowerCase()];
          // A host that compresses has more that its response varies by.
          const shown = header === 'Vary' ? given?.toString().split(', ') : [given];
          expect.soft(shown, `${address}: ${header}`).toContain(value);
        }
      }
      // 2 KB that a browser reads with documents and workers only.
      const [sheet] = readdirSync('build/assets/css').filter((file) =>
        file.endsWith('.css'),
      );
      const {headers} = await exchange(host.origin, `/assets/css/${String(sheet)}`);
      expect.soft(headers['x-content-type-options']).toBe('nosniff');
      expect.soft(headers).not.toHaveProperty('content-security-policy');
      expect.soft(headers).not.toHaveProperty('permissions-policy');
    } finally {
      await host.close();
    }
  });
}

test.describe('nginx', () => {
  test.skip(!nginxBinary(), 'nginx is not installed');

  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  });
  test.afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  /** The version of TLS that is agreed upon, or why there is none. */
  function tlsOf(port: number, version: SecureVersion): Promise<string> {
    return new Promise((resolve) => {
      const socket = connectTls(
        {
          port,
          host: '127.0.0.1',
          minVersion: version,
          maxVersion: version,
          rejectUnauthorized: false,
          // Else the client itself refuses the old versions.
          ciphers: 'DEFAULT@SECLEVEL=0',
        },
        () => {
          resolve(socket.getProtocol() ?? '');
          socket.end();
        },
      ).on('error', () => {
        resolve('refused');
      });
    });
  }

  test('with the lines for TLS filled in: HTTP/2, modern versions, HTTP leads to HTTPS', async () => {
    const [certificate, key] = ['cert.pem', 'key.pem'].map((name) =>
      path.join(folder, name),
    ) as [string, string];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
        ...['-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
      ],
      {stdio: 'pipe'},
    );
    const plainPort = await freePort();
    const host = await startNginx('build', {tls: {certificate, key, plainPort}});
    try {
      const client = connectHttp2(host.origin, {rejectUnauthorized: false});
      const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
        client.on('error', reject);
        const request = client.request({':path': '/docs/api/email/'});
        request.on('response', resolve);
        request.resume().end();
      });
      client.close();
      expect(headers[':status']).toBe(200);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);

      const port = Number(new URL(host.origin).port);
      expect(await tlsOf(port, 'TLSv1.3')).toBe('TLSv1.3');
      expect(await tlsOf(port, 'TLSv1.2')).toBe('TLSv1.2');
      expect(await tlsOf(port, 'TLSv1.1')).toBe('refused');

      const plain = `http://127.0.0.1:${String(plainPort)}`;
      for (const address of ['/docs/?a=1', '//evil.example/x', '/no-such-page/']) {
        const answer = await exchange(plain, address, {headers: {Host: 'evil.example'}});
        expect(answer.status).toBe(301);
        expect(answer.headers.location).toBe(`https://localhost${address}`);
      }
    } finally {
      await host.close();
    }
  });

  test('a flood of requests is limited, and the limit has the headers of a page', async () => {
    const host = await startNginx('build');
    try {
      // 2,000 requests at 50 a second beyond the burst would take half a minute.
      const statuses = new Map<number, number>();
      let limited: Record<string, unknown> = {};
      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all(
          Array.from({length: 100}, () => exchange(host.origin, '/robots.txt')),
        );
        for (const {status, headers} of answers) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 429) {
            limited = headers;
          }
        }
      }
      expect([...statuses.keys()].sort()).toEqual([200, 429]);
      expect(statuses.get(200)).toBeGreaterThanOrEqual(500);
      expect(limited['x-content-type-options']).toBe('nosniff');
    } finally {
      await host.close();
    }
  });

  test('one address has so many requests under way, and no more', async () => {
    writeFileSync(path.join(folder, 'index.html'), 'home');
    for (const file of ['_nginx.conf', '_nginx_pages.conf']) {
      copyFileSync(path.join('build', file), path.join(folder, file));
    }
    // More than a socket holds: nobody reads it, so each request stays under way.
    const large = path.join(folder, 'large.zip');
    writeFileSync(large, '');
    truncateSync(large, 64 * 1024 * 1024);
    const host = await startNginx(folder);
    const port = Number(new URL(host.origin).port);
    const sockets: Socket[] = [];
    try {
      // A few more than the limit: a busy machine may lose one.
      for (let count = 0; count < 264; count += 1) {
        const socket = connectTcp(port, '127.0.0.1');
        sockets.push(socket);
        socket.on('error', () => undefined);
        await new Promise<void>((resolve) => {
          socket.once('connect', () => {
            socket.write('GET /large.zip HTTP/1.1\r\nHost: localhost\r\n\r\n', () => {
              resolve();
            });
          });
        });
        socket.pause();
      }
      await expect.poll(async () => (await exchange(host.origin, '/')).status).toBe(429);
    } finally {
      sockets.forEach((socket) => socket.destroy());
    }
    await expect.poll(async () => (await exchange(host.origin, '/')).status).toBe(200);
    await host.close();
  });

  test('a quick visit of many pages meets no limit', async ({page}) => {
    const host = await startNginx('build');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 429) {
        refused.push(response.url());
      }
    });
    const pages = ['/', '/docs/api/email/', '/articles/', '/pricing/', '/tools/'];
    for (let visit = 0; visit < (isExhaustive ? 4 : 2); visit += 1) {
      for (const address of pages) {
        await page.goto(host.origin + address);
        await boot(page);
      }
    }
    expect(refused).toEqual([]);
    await host.close();
  });

  test('brotli is sent where the module is there', async () => {
    test.skip(!hasBrotli(), 'the module is not installed');
    const host = await startNginx('build');
    const {headers} = await exchange(host.origin, '/docs/api/email/', {
      headers: {'Accept-Encoding': 'gzip, br'},
    });
    expect(headers['content-encoding']).toBe('br');
    await host.close();
  });
});
