/**
 * The site under load for half an hour: `npm run bench:soak`.
 *
 * First nginx with `deploy/nginx.conf`, at 70 percent of what it can do, while two builds
 * are deployed over the first one by `deploy/switch.sh`. No request may fail, and no page
 * may mix two builds: visitors fetch pages and then their assets, in between the deploys.
 * Then `npm run serve` under the same load: its memory and its open files may not grow.
 *
 * `-- --minutes 5` is quicker, `-- --only nginx` (or `serve`) does one of the two.
 * For figures that can be compared, keep it to one core: `taskset -c 1 npm run bench:soak`.
 */
import {execFile, spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs, promisify} from 'node:util';
import {filesBelow, pagePaths} from '../../deploy/pages';
import {nginxBinary, startNginx} from '../hosting/nginx';
import {answers, freePort} from '../hosting/ports';
import {runLoad, type LoadResult, type Target} from './soak/load';
import {growthOf, sampleOf, type Sample} from './soak/memory';
import {makeRelease} from './soak/releases';
import {visit, type VisitOptions, type VisitResult} from './soak/visitor';

const SHARE_OF_CAPACITY = 0.7;
const CONNECTIONS = 32;
const VISITORS = 4;
/** Visitors in the seconds around a deploy, who ask for a page's assets immediately. */
const HASTY_VISITORS = 12;
const CAPACITY_SECONDS = 10;
const ABANDON_EVERY = 500;
/** Growth in the second half of a run that counts as noise. */
const GROWTH_LIMIT = 0.1;
const SAMPLE_SECONDS = 2;

const run = promisify(execFile);

/** Pages, assets, an address that redirects and one that does not exist. */
async function targetsOf(root: string): Promise<Target[]> {
  const files = await filesBelow(root);
  const pages = pagePaths(files).slice(0, 60);
  const assets = files.filter((file) => /^assets\/(css|js)\/.*\.(css|js)$/.test(file));
  return [
    ...pages.map((page) => ({path: page, status: 200})),
    ...assets.slice(0, 60).map((file) => ({path: `/${file}`, status: 200})),
    {path: '//docs/API/email.html', status: 301},
    {path: '/no-such-page/', status: 404},
  ];
}

/** Requests per second at which a host is loaded. */
async function rateFor(origin: string, targets: readonly Target[]): Promise<number> {
  const warm = {origin, targets, connections: CONNECTIONS};
  await runLoad({...warm, seconds: CAPACITY_SECONDS / 2});
  const {perSecond} = await runLoad({...warm, seconds: CAPACITY_SECONDS});
  const rate = Math.round(perSecond * SHARE_OF_CAPACITY);
  console.log(`capacity ${perSecond.toFixed(0)} requests a second, load ${String(rate)}`);
  return rate;
}

function printLoad(result: LoadResult): number {
  const {requests, perSecond, failures, resent, skipped, abandoned, latency} = result;
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${String(requests)} requests (${perSecond.toFixed(0)} a second), ${String(failed)} failed, ${String(resent)} sent again on a connection that was being closed, ${String(abandoned)} given up on purpose`,
  );
  if (skipped > 0) {
    console.log(`${String(skipped)} were not sent, because the machine was too busy`);
  }
  console.log(
    `median ${String(latency.median)} ms, 99th percentile ${String(latency.p99)} ms, longest ${String(latency.longest)} ms`,
  );
  [...failures].slice(0, 10).forEach(([failure, count]) => {
    console.log(`  ${String(count)} × ${failure}`);
  });
  return failed;
}

function printVisits(visits: readonly VisitResult[]): number {
  const problems = visits.flatMap((result) => result.problems);
  const sum = (field: 'pages' | 'assets') =>
    visits.reduce((total, result) => total + result[field], 0);
  const releases = new Map<number, number>();
  for (const [release, count] of visits.flatMap((result) => [...result.releases])) {
    releases.set(release, (releases.get(release) ?? 0) + count);
  }
  const byRelease = [...releases]
    .sort(([a], [b]) => a - b)
    .map(([release, count]) => `${String(count)} of release ${String(release)}`);
  console.log(
    `${String(sum('pages'))} pages (${byRelease.join(', ')}) with ${String(sum('assets'))} assets visited, ${String(problems.length)} problems`,
  );
  problems.slice(0, 10).forEach((problem) => {
    console.log(`  ${problem}`);
  });
  return problems.length;
}

/** Lays a build over the one that nginx serves, as the README tells owners to. */
async function deploy(
  host: Awaited<ReturnType<typeof startNginx>>,
  site: string,
  build: string,
): Promise<void> {
  const {stdout} = await run('sh', ['deploy/switch.sh', build], {
    env: {
      ...process.env,
      SITE: site,
      SITE_CONF: host.configuration,
      NGINX: host.command.join(' '),
    },
  });
  console.log(stdout.trim());
}

/** As many visitors as told, until something has ended. */
async function visitAll(
  count: number,
  visitors: Pick<VisitOptions, 'origin' | 'pages'>,
  longestWait: number,
  end: Promise<unknown>,
): Promise<VisitResult[]> {
  const over = new AbortController();
  const {signal} = over;
  const visits = Array.from({length: count}, () =>
    visit({...visitors, longestWait, signal}),
  );
  await end.finally(() => {
    over.abort();
  });
  return Promise.all(visits);
}

async function soakNginx(build: string, seconds: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'soak-'));
  const builds = [1, 2, 3].map((number) => path.join(folder, `build${String(number)}`));
  for (const [index, target] of builds.entries()) {
    await makeRelease(build, target, index + 1, builds[index - 1]);
  }
  const [first = '', ...later] = builds;
  // The configuration is changed from release to release, so the first is not in `site`.
  const site = path.join(folder, 'site');
  await run('cp', ['-Rp', first, site]);
  const host = await startNginx(site, {isUnlimited: true});
  try {
    const {origin} = host;
    const targets = await targetsOf(first);
    const perSecond = await rateFor(origin, targets);
    const pages = pagePaths(await filesBelow(first)).filter((page) =>
      page.startsWith('/docs/'),
    );
    const load = runLoad({
      origin,
      targets,
      seconds,
      connections: CONNECTIONS,
      perSecond,
      abandonEvery: ABANDON_EVERY,
    });
    const visitors = {origin, pages};
    const visits = visitAll(VISITORS, visitors, Math.min(10, seconds / 10), load);
    const hasty: VisitResult[] = [];
    for (const next of later) {
      await wait((seconds * 1000) / (later.length + 1));
      const switched = deploy(host, site, next).then(() => wait(1000));
      hasty.push(...(await visitAll(HASTY_VISITORS, visitors, 0, switched)));
    }
    const result = await load;
    const visited = [...(await visits), ...hasty];
    return printLoad(result) + printVisits(visited) === 0;
  } finally {
    await host.close();
    await rm(folder, {recursive: true});
  }
}

async function soakServe(build: string, seconds: number): Promise<boolean> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'deploy/serve.ts', '--port', String(port), '--dir', build],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  try {
    const origin = `http://localhost:${String(port)}`;
    await answers(origin, () =>
      child.exitCode === null ? undefined : 'The server has stopped.',
    );
    const {pid} = child;
    if (pid === undefined) {
      throw new Error('The server has not started.');
    }
    const targets = await targetsOf(build);
    const perSecond = await rateFor(origin, targets);
    const start = performance.now();
    const samples: Sample[] = [];
    const timer = setInterval(() => {
      samples.push(sampleOf(pid, (performance.now() - start) / 1000));
    }, SAMPLE_SECONDS * 1000);
    const result = await runLoad({
      origin,
      targets,
      seconds,
      connections: CONNECTIONS,
      perSecond,
      abandonEvery: ABANDON_EVERY,
    });
    clearInterval(timer);
    return printMemory(samples) && printLoad(result) === 0;
  } finally {
    child.kill();
  }
}

function printMemory(samples: readonly Sample[]): boolean {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  samples
    .filter((_, index) => index % tenth === 0)
    .forEach(({seconds, megabytes, open}) => {
      console.log(
        `${seconds.toFixed(0).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB ${String(open).padStart(5)} open`,
      );
    });
  const growth = growthOf(samples, 'megabytes');
  const opened = growthOf(samples, 'open');
  console.log(
    `second half: memory ${(growth * 100).toFixed(1)} %, open files ${(opened * 100).toFixed(1)} % (limit ${String(GROWTH_LIMIT * 100)} %)`,
  );
  return growth <= GROWTH_LIMIT && !(opened > GROWTH_LIMIT);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      minutes: {type: 'string', default: '30'},
      dir: {type: 'string', default: 'build'},
      only: {type: 'string'},
    },
  });
  const seconds = Number(values.minutes) * 60;
  const build = path.resolve(values.dir);
  const parts = {nginx: soakNginx, serve: soakServe};
  for (const [name, soak] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) {
      continue;
    }
    if (name === 'nginx' && !nginxBinary()) {
      throw new Error('There is no nginx here. On Debian: apt-get install nginx');
    }
    console.log(`\n== ${name}, ${values.minutes} minutes`);
    if (!(await soak(build, seconds))) {
      console.log(`${name} has failed.`);
      process.exitCode = 1;
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
