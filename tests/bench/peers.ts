/**
 * This site beside Docusaurus classic, Starlight and VitePress, with the same pages, on the
 * same machine, in one run: `npm run bench:peers`. What a visit costs, and what a build
 * takes. Needs a built site (`npm run build`) and npm's registry, for the peers.
 *
 * Writes `tests/bench/peers/results.json`, and from it the README and the picture beside it.
 * `-- --only visit` or `-- --only build` measures one half, `-- --reps 5` repeats the visits
 * five times, `-- --sizes 100` adds other numbers of pages to the builds, `-- --only report`
 * writes the README again.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesBelow, pagePaths} from '../../deploy/pages';
import {ensureBrowser} from '../support/browser';
import {formatted} from '../support/format';
import {ownSite, writeCorpus} from './build';
import {chartOf} from './peers/chart';
import {install, pagesOf, timed, versionOf, type Builder} from './peers/install';
import {renderReadme} from './peers/report';
import type {Results, SiteVisits, SizeBuilds} from './peers/results';
import {NAMES, PEERS, type Name, type Peer} from './peers/sites';
import {measureFirstPage, measureResponses, measureVisit} from './peers/visit';

const FOLDER = 'tests/bench/peers';
const BUILT = path.resolve('build');
const REST_MS = 1000;
const PACKAGES: Readonly<Record<Peer, string>> = {
  docusaurus: '@docusaurus/core',
  starlight: '@astrojs/starlight',
  vitepress: 'vitepress',
};

async function write(name: string, text: string): Promise<void> {
  const file = path.join(FOLDER, name);
  const isFormatted = !name.endsWith('.svg');
  writeFileSync(file, isFormatted ? await formatted(file, text) : text);
}

/** What figures are compared on: no names. */
function machine(): string {
  const browser = execFileSync(ensureBrowser(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [version = ''] = /\d+/.exec(browser) ?? [];
  return `${String(availableParallelism())} CPU cores, Node ${process.versions.node}, Chromium ${version}`;
}

const today = () => new Date().toISOString().slice(0, 10);

async function emptyResults(): Promise<Results> {
  const pages = pagePaths(await filesBelow(BUILT));
  const {version} = JSON.parse(
    readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
  ) as {version: string};
  const peers = PEERS.map((peer) => [peer, versionOf(peer, PACKAGES[peer])] as const);
  return {
    versions: {
      ...(Object.fromEntries(peers) as Record<Peer, string>),
      own: `(Docusaurus ${version})`,
    },
    pages: {docs: (await pagesOf(BUILT)).length, own: pages.length},
  };
}

/** A site that is built in a folder of its own, and can get more pages. */
interface Growing extends Builder {
  grow: (pages: number) => void;
}

function growingPeer(peer: Peer, folder: string, pages: Parameters<typeof install>[2]) {
  const site = install(peer, folder, pages);
  const grow = (count: number) => {
    site.write(corpus(count));
  };
  return {...site, grow};
}

/** The generated pages of `npm run bench:build`, as pages of the peers. */
function corpus(count: number): Parameters<typeof install>[2] {
  const folder = mkdtempSync(path.join(tmpdir(), 'peers-corpus-'));
  try {
    writeCorpus(folder, count, {kind: 'docs', site: 'bare'});
    return Array.from({length: count}, (_, index) => {
      const name = `page-${String(index)}`;
      const text = readFileSync(path.join(folder, `${name}.md`), 'utf8');
      const [, title = '', description = '', body = ''] =
        /^---\ntitle: (.*)\ndescription: (.*)\n---\n([\s\S]*)$/.exec(text) ?? [];
      return {name: `corpus/${name}`, title, description, body};
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** This site in a copy, built by the command that its owner runs. */
function growingOwn(folder: string): Growing {
  const {directory, env} = ownSite(folder);
  return {
    root: path.join(directory, 'build'),
    grow: (count) => {
      writeCorpus(path.join(directory, 'docs/corpus'), count, {
        kind: 'docs',
        site: 'own',
      });
    },
    clean: () => {
      for (const made of ['build', '.docusaurus', '.cache', 'node_modules/.cache']) {
        rmSync(path.join(directory, made), {recursive: true, force: true});
      }
    },
    build: () => timed('npm run build', directory, env),
  };
}

function measureBuilds(site: Growing, sizes: readonly number[]): SizeBuilds[] {
  return sizes.map((added) => {
    site.grow(added);
    site.clean();
    const cold = site.build();
    const warm = site.build();
    return {added, cold, warm};
  });
}

/** Measures again, up to twice, when a click has been lost and the page it leads to is not seen. */
async function patiently<Measured>(measure: () => Promise<Measured>): Promise<Measured> {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await measure();
    } catch (error) {
      console.warn(`Measured again: ${String(error)}`);
    }
  }
  return measure();
}

async function measureVisits(
  roots: Readonly<Record<Name, string>>,
  repetitions: number,
): Promise<Record<Name, SiteVisits>> {
  const empty = (): SiteVisits => ({first: [], quick: [], rested: [], responses: []});
  const visits: Record<Name, SiteVisits> = {
    own: empty(),
    docusaurus: empty(),
    starlight: empty(),
    vitepress: empty(),
  };
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    // Each repetition begins with another site.
    for (const index of NAMES.keys()) {
      const name = NAMES[(index + repetition) % NAMES.length] ?? 'own';
      const root = roots[name];
      visits[name].first.push(await patiently(() => measureFirstPage(root)));
      visits[name].quick.push(await patiently(() => measureVisit(root, 0)));
      visits[name].rested.push(await patiently(() => measureVisit(root, REST_MS)));
      visits[name].responses.push(await patiently(() => measureResponses(root, name)));
      console.log(`visits of ${name}, repetition ${String(repetition + 1)}`);
    }
  }
  return visits;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      reps: {type: 'string', default: '3'},
      only: {type: 'string'},
      sizes: {type: 'string', default: '100,500'},
    },
  });
  const wants = (part: string) => values.only === undefined || values.only === part;
  const repetitions = Number(values.reps);
  const kept = path.join(FOLDER, 'results.json');
  const results: Results = {
    ...(existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Results) : {}),
    ...(await emptyResults()),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'peers-'));
  try {
    const pages = await pagesOf(BUILT);
    const peers = wants('visit') || wants('build') ? PEERS : [];
    const sites = peers.map(
      (peer) => [peer, growingPeer(peer, path.join(folder, peer), pages)] as const,
    );
    if (wants('visit')) {
      const roots = Object.fromEntries(
        sites.map(([peer, site]) => {
          site.build();
          return [peer, site.root];
        }),
      ) as Record<Peer, string>;
      results.visits = {
        date: today(),
        machine: machine(),
        repetitions,
        sites: await measureVisits({...roots, own: BUILT}, repetitions),
      };
    }
    if (wants('build')) {
      const sizes = values.sizes.split(',').map(Number);
      const own = growingOwn(folder);
      const builds = [['own', own] as const, ...sites].map(([name, site]) => {
        const measured = measureBuilds(site, sizes);
        console.log(`builds of ${name}: ${JSON.stringify(measured)}`);
        return [name, measured] as const;
      });
      results.builds = {
        date: today(),
        machine: machine(),
        repetitions: 1,
        sites: Object.fromEntries(builds) as Record<Name, SizeBuilds[]>,
      };
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  await write('results.json', JSON.stringify(results));
  await write('README.md', renderReadme(results));
  if (results.visits) {
    await write('visit.svg', chartOf(results.visits));
  }
}

main().catch((error: unknown) => {
  const {stderr} = error as {stderr?: string | Buffer};
  console.error(stderr ? String(stderr).slice(-3000) : error);
  process.exitCode = 1;
});
