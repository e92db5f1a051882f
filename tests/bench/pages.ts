/**
 * Figures of one page of each kind, from the production build: `npm run bench`.
 * Bytes (gzip) before the first intent, Lighthouse mobile, and from the approach of a control
 * to `data-boot=ready` on a CPU slowed four times; then how soon search answers.
 * `-- --only docs,search,/press/` measures some. `-- --runs 5` takes the median of five runs of
 * Lighthouse: a single run on a busy machine says as much about the machine.
 */
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {KINDS} from '../support/kinds';
import {kilobytes, record, total, type Transfer} from '../support/transfers';
import {benchSearch} from './search';
import {startApp} from '../support/site';
import {withBuild} from './withBuild';

interface Figures {
  before: number;
  scripts: number;
  milliseconds: number;
  scores: string;
  paint: string;
}

const DEBUGGING_PORT = 9333;

async function bytesAndBoot(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const transfers = record(page);
  const response = await page.goto(address, {waitUntil: 'networkidle'});
  if (!response?.ok()) {
    throw new Error(`The build has no page ${new URL(address).pathname}.`);
  }
  const start = Date.now();
  await startApp(page);
  const milliseconds = Date.now() - start;
  // A script that was fetched ahead comes a second time from the cache.
  const fetched = [
    ...new Map((await transfers()).map((one) => [one.path, one])).values(),
  ];
  await context.close();
  const isScript = ({kind}: Transfer) => kind === 'script';
  return {
    before: total(fetched.filter((transfer) => !isScript(transfer))),
    scripts: total(fetched.filter(isScript)),
    milliseconds,
  };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A run of Lighthouse mobile, and the audits it failed. */
async function runLighthouse(address: string) {
  // Published as an ES module only.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(address, {
    port: DEBUGGING_PORT,
    output: 'json',
    onlyCategories: CATEGORIES,
  });
  const {categories = {}, audits = {}} = result?.lhr ?? {};
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    paint: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
      .map((id) => audits[id]?.displayValue ?? '?')
      .join(' · '),
    failed: Object.values(audits)
      .filter(({score, scoreDisplayMode}) => scoreDisplayMode === 'binary' && score === 0)
      .map(({id, title}) => `${id}: ${title}`),
  };
}

/** @param runs the run with the median performance counts; failures count from every run */
async function lighthouseFigures(address: string, runs: number) {
  const results = [];
  while (results.length < runs) {
    results.push(await runLighthouse(address));
  }
  for (const failure of new Set(results.flatMap(({failed}) => failed))) {
    console.log(`  ${address}: ${failure}`);
  }
  results.sort((one, other) => (one.scores[0] ?? 0) - (other.scores[0] ?? 0));
  const median = results[Math.floor(runs / 2)];
  return {scores: median?.scores.join('/') ?? '?', paint: median?.paint ?? '?'};
}

function printPages(rows: readonly (readonly [string, Figures])[]): void {
  if (rows.length === 0) {
    return;
  }
  console.log(
    '\npage                         before intent   scripts to ready   ready at 4x CPU   perf/a11y/best/seo   LCP · TBT · CLS',
  );
  for (const [name, {before, scripts, milliseconds, scores, paint}] of rows) {
    console.log(
      [
        name.padEnd(28),
        kilobytes(before).padStart(13),
        kilobytes(scripts).padStart(18),
        `${String(milliseconds)} ms`.padStart(17),
        scores.padStart(20),
        `  ${paint}`,
      ].join(' '),
    );
  }
}

/** The pages to measure: one of each kind, or those whose kind or path is given. */
function pagesOf(only: readonly string[] | undefined): [name: string, path: string][] {
  const kinds = Object.entries(KINDS).map(([kind, {path}]): [string, string] => [
    kind,
    path,
  ]);
  return only
    ? [
        ...kinds.filter(([kind]) => only.includes(kind)),
        ...only
          .filter((name) => name.startsWith('/'))
          .map((path): [string, string] => [path, path]),
      ]
    : kinds;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string'}, runs: {type: 'string', default: '1'}},
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs takes a whole number from 1, not "${values.runs}".`);
  }
  const only = values.only?.split(',');
  await withBuild(
    async (browser, origin) => {
      const rows: [string, Figures][] = [];
      for (const [name, pathname] of pagesOf(only)) {
        const address = origin + pathname;
        rows.push([
          name,
          {
            ...(await bytesAndBoot(browser, address)),
            ...(await lighthouseFigures(address, runs)),
          },
        ]);
      }
      printPages(rows);
      if (!only || only.includes('search')) {
        await benchSearch(browser, origin);
      }
    },
    [`--remote-debugging-port=${String(DEBUGGING_PORT)}`],
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
