/**
 * `npm run test:additions`: in a copy of the last commit, adds what people add by the
 * README's steps (a docs page, a short article, legal paragraphs, a feature page with a
 * claim) and runs the checks that could mind. None may. It takes some ten minutes, so it is
 * no part of `npm test`: run it after changes to tests, to the schema or to the README.
 *
 * `--keep` leaves the copy; `--only units,build` runs some of the checks.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ADDITIONS} from './additions';

/** Packages take their room once: files of both copies are the same ones. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      // What a build keeps is written in place, so it must not be shared.
      if (entry.name !== '.cache') {
        linkFolder(source, target);
      }
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

const pages = ADDITIONS.flatMap((addition) => addition.pages);
const pattern = pages.map((page) => `(^|\\s)${page}( |$)`).join('|');

/** Checks that read pages; the others are the same as without the additions. */
const CHECKS: Readonly<Record<string, (changed: readonly string[]) => string[]>> = {
  format: (changed) => ['npx', 'oxfmt', '--check', ...changed],
  lint: () => ['npm', 'run', 'lint'],
  markdown: (changed) => [
    'npx',
    'markdownlint-cli2',
    ...changed.filter((file) => file.endsWith('.mdx')),
  ],
  spelling: (changed) => ['npx', 'cspell', '--no-progress', ...changed],
  unused: () => ['npm', 'run', 'unused'],
  rooms: () => ['npm', 'run', 'rooms'],
  units: () => ['npm', 'run', 'test:unit', '--', '--ci'],
  build: () => ['npm', 'run', 'build'],
  html: () => ['npm', 'run', 'html'],
  pages: () => ['npx', 'playwright', 'test', 'everyPage', 'twins', '-g', pattern],
  browser: () => [
    'npx',
    'playwright',
    'test',
    ...'articles budgets company cms customerReviews legal menu noScript pictures search siteFiles social twins'
      .split(' ')
      .map((name) => `tests/browser/${name}.spec.ts`),
  ],
};

function main(): void {
  const {values} = parseArgs({
    options: {keep: {type: 'boolean', default: false}, only: {type: 'string'}},
  });
  const only = values.only?.split(',') ?? Object.keys(CHECKS);
  const copy = mkdtempSync(path.join(tmpdir(), 'additions-'));
  const inCopy = (command: readonly string[], stdio: 'ignore' | 'inherit') =>
    spawnSync(command[0] ?? '', command.slice(1), {cwd: copy, stdio}).status === 0;
  const fileAt = (file: string) => path.join(copy, file);

  console.log(`The copy is in ${copy}.`);
  execFileSync('git', ['clone', '--quiet', process.cwd(), copy]);
  linkFolder('node_modules', fileAt('node_modules'));
  for (const {name, command, apply} of ADDITIONS) {
    console.log(`Adding ${name}.`);
    if (command && !inCopy(['npm', 'run', '--silent', ...command], 'ignore')) {
      throw new Error(`npm run ${command.join(' ')} failed.`);
    }
    apply({
      read: (file) => readFileSync(fileAt(file), 'utf8'),
      write: (file, text) => {
        mkdirSync(path.dirname(fileAt(file)), {recursive: true});
        writeFileSync(fileAt(file), text);
      },
    });
  }
  // As CONTRIBUTING asks of everybody.
  inCopy(['npx', 'oxfmt', 'src/marketing', 'src/pages'], 'inherit');
  const changed = execFileSync(
    'git',
    ['status', '--porcelain', '--untracked-files=all'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => /\.(?:mdx|tsx?)$/.test(file));
  const failed = Object.entries(CHECKS)
    .filter(([name]) => only.includes(name))
    .filter(([name, command]) => {
      console.log(`\n== ${name}`);
      return !inCopy(command(changed), 'inherit');
    })
    .map(([name]) => name);
  if (!values.keep) {
    rmSync(copy, {recursive: true});
  }
  console.log(
    failed.length === 0 ? '\nAll additions are green.' : `\nFailed: ${failed.join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main();
