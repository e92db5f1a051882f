/**
 * The site under load: `npm run bench:service`. On nginx, with wrk on the same machine,
 * the ten heaviest pages: bytes as brotli and gzip, requests per second and errors.
 * A run is bounded: ten pages in two encodings, two seconds each, 32 connections.
 * `-- --seconds 5` takes longer.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesBelow} from '../../deploy/pages';
import {hasBrotli, nginxBinary, startNginx} from '../hosting/nginx';

const PAGES = 10;
const CONNECTIONS = 32;

interface Load {
  perSecond: number;
  errors: number;
}

/** One page under load, with answers other than 2xx counted as errors. */
function load(address: string, encoding: string, seconds: number): Load {
  const output = execFileSync(
    'wrk',
    [
      ...['-t', '1', '-c', String(CONNECTIONS), '-d', `${String(seconds)}s`],
      ...['-H', `Accept-Encoding: ${encoding}`, address],
    ],
    {encoding: 'utf8'},
  );
  const sockets = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)),
    errors:
      sockets.reduce((sum, count) => sum + Number(count), 0) +
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

/** The pages with the most bytes in gzip. */
async function heaviest(root: string): Promise<string[]> {
  return (await filesBelow(root))
    .filter((file) => file.endsWith('index.html.gz'))
    .map((file) => ({file, size: statSync(path.join(root, file)).size}))
    .sort((a, b) => b.size - a.size)
    .slice(0, PAGES)
    .map(({file}) => `/${file.slice(0, -'index.html.gz'.length)}`);
}

const kilobytes = (file: string) => (readFileSync(file).length / 1024).toFixed(1);

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      seconds: {type: 'string', default: '2'},
      dir: {type: 'string', default: 'build'},
    },
  });
  if (!nginxBinary()) {
    throw new Error('There is no nginx here. On Debian: apt-get install nginx wrk');
  }
  const root = path.resolve(values.dir);
  const seconds = Number(values.seconds);
  const host = await startNginx(root, {isUnlimited: true});
  let errors = 0;
  console.log(
    'page · KB as written, gzip, brotli · requests a second gzip, brotli · errors',
  );
  try {
    for (const page of await heaviest(root)) {
      const file = path.join(root, page, 'index.html');
      const runs = (hasBrotli() ? ['gzip', 'br'] : ['gzip']).map((encoding) =>
        load(host.origin + page, encoding, seconds),
      );
      const failed = runs.reduce((sum, run) => sum + run.errors, 0);
      errors += failed;
      console.log(
        [
          page,
          [file, `${file}.gz`, `${file}.br`].map(kilobytes).join(', '),
          runs.map(({perSecond}) => perSecond).join(', '),
          failed,
        ].join(' · '),
      );
    }
  } finally {
    await host.close();
  }
  process.exitCode = errors === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
