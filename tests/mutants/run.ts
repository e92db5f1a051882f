/**
 * Changes the logic of rooms in small ways, one at a time, and runs their unit tests on each
 * change: `npm run mutants -- src/tools/spf`. Prints the share of changes that a test
 * notices, and the others with their places. It is no part of `npm test`, because it takes
 * minutes a room. `--files 'read*.ts'` changes only these files of the room.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import type {Config} from 'jest';
import {scoreInWords, summarize, survivorLine, type Summary} from './summary';

const ROOT = path.resolve(__dirname, '../..');

/**
 * What is not mutated: views, which browser tests hold; tests; types; texts; and the files
 * that only name what is elsewhere.
 */
const LEFT_OUT = [
  '/**/__tests__/**',
  '/**/view/**',
  '/**/*.d.ts',
  '/**/*[fF]aq.ts',
  '/**/metadata.ts',
  '/**/index.ts',
];

async function jestConfigFor(folder: string): Promise<Config> {
  const file = pathToFileURL(path.join(ROOT, 'jest.config.mjs')).href;
  const {default: config} = (await import(file)) as {default: Config};
  return {
    ...config,
    roots: [`<rootDir>/${folder}`],
    moduleNameMapper: {
      ...config.moduleNameMapper,
      '^fast-check$': '<rootDir>/tests/mutants/fewRuns.ts',
    },
  };
}

/** Runs the tests of one room on each of its mutants. */
async function mutantsOf(
  folder: string,
  files: string,
  concurrency: number,
): Promise<Summary> {
  const {Stryker} = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: [`${folder}/${files}`, ...LEFT_OUT.map((left) => `!${folder}${left}`)],
    testRunner: 'warm',
    coverageAnalysis: 'perTest',
    warmRunner: {config: await jestConfigFor(folder)},
    // Stryker does not know the runner's own option.
    warnings: {
      unknownOptions: false,
      unserializableOptions: true,
      preprocessorErrors: true,
      slow: true,
    },
    plugins: ['warmRunner.mjs', 'wording.mjs'].map((file) => path.join(__dirname, file)),
    timeoutMS: 20_000,
    // Some tests of the API run programs in ten languages.
    dryRunTimeoutMinutes: 30,
    ignorers: ['wording'],
    ignorePatterns: ['build', '.docusaurus', '.cache', 'test-results'],
    // Jest checks no types, so no file needs a mark that turns the checks off.
    disableTypeChecks: false,
    // A constant is set before any test: no single test would be to blame.
    ignoreStatic: true,
    tempDirName: '.cache/mutants',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    concurrency,
  });
  return summarize(await stryker.runMutationTest());
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      concurrency: {type: 'string', default: '1'},
      files: {type: 'string', default: '**/*.ts'},
    },
  });
  if (positionals.length === 0) {
    console.log('Name one or more folders: npm run mutants -- src/tools/spf');
    process.exitCode = 1;
    return;
  }
  const lines: string[] = [];
  for (const given of positionals) {
    const folder = path.relative(ROOT, path.resolve(given));
    const summary = await mutantsOf(folder, values.files, Number(values.concurrency));
    console.log(summary.survivors.map((one) => survivorLine(one, ROOT)).join('\n'));
    lines.push(
      `${folder}: ${scoreInWords(summary)} (${summary.killed} of ${summary.total} noticed)`,
    );
  }
  console.log(lines.join('\n'));
}

void main();
