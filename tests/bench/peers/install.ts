/** Writes the peers into a folder of their own, installs them and builds them. */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../deploy/pages';
import {fileOf, parseTwin, render, type Page} from './convert';
import type {Peer} from './sites';

const TEMPLATES = path.resolve('tests/bench/peers');

/** What each peer writes, and what it keeps for its next build. */
const MADE: Readonly<Record<Peer, {site: string; kept: readonly string[]}>> = {
  docusaurus: {site: 'build', kept: ['.docusaurus', 'node_modules/.cache']},
  starlight: {
    site: 'dist',
    kept: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  vitepress: {site: '.vitepress/dist', kept: ['.vitepress/cache', '.vitepress/.temp']},
};

/** Seconds of a build. */
export interface BuildTime {
  wall: number;
  /** Of all its processes, on all cores. */
  cpu: number;
}

/** A site that can be built again and again. */
export interface Builder {
  /** Where the built site is. */
  root: string;
  clean: () => void;
  build: () => BuildTime;
}

/** The pages of this site's docs, from its build. */
export async function pagesOf(build: string): Promise<Page[]> {
  const docs = path.join(build, 'docs');
  const twins = (await filesBelow(docs)).filter((file) => file.endsWith('index.md'));
  return twins.map((file) =>
    parseTwin(
      file.replace(/\/?index\.md$/, ''),
      readFileSync(path.join(docs, file), 'utf8'),
    ),
  );
}

/**
 * User and system time of all that a shell has started: the second line of `times` (POSIX),
 * `0m12.340s 0m1.500s`.
 *
 * @returns seconds; NaN for any other text
 */
export function parseTimes(text: string): number {
  const [, line = ''] = text.trim().split('\n');
  const found = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return found.length === 2
    ? found.reduce(
        (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
        0,
      )
    : Number.NaN;
}

/** Runs a command and measures it with all processes that it starts. */
export function timed(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): BuildTime {
  const start = performance.now();
  // What the command itself prints is shown only when it fails.
  const output = execFileSync('sh', ['-c', `${command} >&2 && times`], {
    cwd,
    env: {...env, ASTRO_TELEMETRY_DISABLED: '1'},
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  });
  return {wall: (performance.now() - start) / 1000, cpu: parseTimes(output)};
}

export function versionOf(peer: Peer, name: string): string {
  const {dependencies} = JSON.parse(
    readFileSync(path.join(TEMPLATES, peer, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  return dependencies[name] ?? '';
}

/** Writes a peer with pages into a folder and installs it. */
export function install(
  peer: Peer,
  folder: string,
  pages: readonly Page[],
): Builder & {write: (pages: readonly Page[]) => void} {
  const {site, kept} = MADE[peer];
  const write = (some: readonly Page[]) => {
    for (const page of some) {
      const file = path.join(folder, fileOf(peer, page));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, render(peer, page));
    }
  };
  cpSync(path.join(TEMPLATES, peer), folder, {recursive: true});
  write(pages);
  if (!existsSync(path.join(folder, 'node_modules'))) {
    // A package below a peer may ask for a newer Node than the peer does itself.
    const options = ['--no-audit', '--no-fund', '--engine-strict=false'];
    execFileSync('npm', ['ci', ...options], {cwd: folder, stdio: 'pipe'});
  }
  return {
    root: path.join(folder, site),
    write,
    clean: () => {
      for (const made of [site, ...kept]) {
        rmSync(path.join(folder, made), {recursive: true, force: true});
      }
    },
    build: () => timed('npm run build', folder),
  };
}
