/**
 * Runs every check and counts: `npm test`. Ends with "N passed, N failed". A check of the
 * code counts as one test; unit and browser tests are counted one by one.
 *
 * `-- --only units,browser` runs some. `-- --changed` runs what the files that differ from
 * the last commit can break (`changed.ts`). `-- --all`, which is `npm run test:all`, looks at
 * every page in every mode and tries properties on many more values: for before a release.
 */
import {spawn} from 'node:child_process';
import {parseArgs} from 'node:util';
import {changedFiles, planFor, type Plan} from './changed';
import {ensureBrowser} from './support/browser';

interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  command: string;
  /** The command for a change, where it can do less. */
  ofFiles?: (plan: Plan) => string;
  /** Reads the counts out of the runner's output; else the exit code decides. */
  count?: (output: string) => Counts | undefined;
  /** Makes no sense when the build has failed. */
  needsBuild?: boolean;
  /** Those of a stage run two at a time; the next stage begins when all of them have ended. */
  stage: 1 | 2 | 3;
  /** Prints as it goes, and not when it has ended. */
  loud?: boolean;
}

interface Result extends Counts {
  name: string;
  code: number;
  seconds: number;
  files: SlowFile[];
}

interface SlowFile {
  file: string;
  seconds: number;
}

/** Files of unit tests that Jest calls slow, and all files of browser tests. */
function slowFilesIn(output: string): SlowFile[] {
  const units = output.matchAll(/^(?:PASS|FAIL) (\S+) \(([\d.]+) s\)$/gm);
  const flows = output.matchAll(/^ +\S +\d+ (\S+?):\d+:\d+ .*\(([\d.]+)(ms|s|m)\)$/gm);
  const inSeconds: Readonly<Record<string, number>> = {ms: 0.001, s: 1, m: 60};
  const sums = new Map<string, number>();
  for (const [, file = '', time, unit = 's'] of [...units, ...flows]) {
    const seconds = Number(time) * (inSeconds[unit] ?? 1);
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return [...sums].map(([file, seconds]) => ({file, seconds}));
}

const quoted = (words: readonly string[]) =>
  words.map((word) => JSON.stringify(word)).join(' ');

function numberBefore(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0);
}

/** Reads a runner's line of the form "3 flows passed, 1 flows failed". */
function countOf(what: string): (output: string) => Counts | undefined {
  return (output) => {
    const line = new RegExp(`^\\d+ ${what} passed.*$`, 'm').exec(output)?.[0];
    return line
      ? {
          passed: numberBefore(line, new RegExp(`(\\d+) ${what} passed`)),
          failed: numberBefore(line, new RegExp(`(\\d+) ${what} failed`)),
        }
      : undefined;
  };
}

const SUITES: readonly Suite[] = [
  // The longest first.
  {name: 'build', stage: 1, command: 'npm run build'},
  {
    name: 'samples',
    stage: 1,
    command: 'npm run samples',
    count: countOf('samples'),
  },
  {
    name: 'format',
    stage: 1,
    command: 'npm run format',
    // The form of what writers write breaks nothing.
    ofFiles: ({files}) =>
      `npx oxfmt --check --no-error-on-unmatched-pattern ${quoted([...files, '!{blog,docs,legal}/**'])}`,
  },
  {name: 'lint', stage: 1, command: 'npm run lint'},
  {name: 'styles', stage: 1, command: 'npm run lint:css'},
  {name: 'markdown', stage: 1, command: 'npm run lint:md'},
  {
    name: 'spelling',
    stage: 1,
    command: 'npm run spell',
    ofFiles: ({files}) => `npx cspell --no-progress --no-summary ${quoted(files)}`,
  },
  {name: 'unused', stage: 1, command: 'npm run unused'},
  {name: 'rooms', stage: 1, command: 'npm run rooms'},
  {
    name: 'units',
    stage: 2,
    loud: true,
    command: 'npm run test:unit -- --ci',
    ofFiles: ({units}) => `npm run test:unit -- --ci --passWithNoTests ${quoted(units)}`,
    count: (output) => {
      const line = /^Tests: .*$/m.exec(output)?.[0];
      return line
        ? {
            passed: numberBefore(line, /(\d+) passed/),
            failed: numberBefore(line, /(\d+) failed/),
          }
        : undefined;
    },
  },
  {
    name: 'html',
    stage: 2,
    needsBuild: true,
    command: 'npm run html',
    count: countOf('pages'),
  },
  {
    name: 'engines',
    stage: 2,
    needsBuild: true,
    command: 'npm run engines',
    count: countOf('flows'),
  },
  {
    name: 'browser',
    // Its own workers are all that two cores can do.
    stage: 3,
    loud: true,
    needsBuild: true,
    command: 'npm run test:browser',
    ofFiles: ({specs}) =>
      `npm run test:browser -- ${quoted(specs.map((spec) => `/${spec}.spec.ts`))}`,
    count: (output) => {
      const passed = numberBefore(output, /^\s+(\d+) passed/m);
      const failed =
        numberBefore(output, /^\s+(\d+) failed/m) +
        numberBefore(output, /^\s+(\d+) did not run/m);
      return passed + failed > 0 ? {passed, failed} : undefined;
    },
  },
];

/** Before a release also: the site as another owner would build it. */
const VARIANT: Suite = {
  name: 'variant',
  stage: 3,
  loud: true,
  command: 'npm run test:variant',
  count: countOf('files'),
};

function execute(
  command: string,
  loud: boolean,
): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(command, {shell: true, env: {...process.env, FORCE_COLOR: '0'}});
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (loud) {
          target.write(chunk);
        }
      });
    }
    child.on('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });
}

async function run({name, command, count, loud = false}: Suite): Promise<Result> {
  if (loud) {
    console.log(`\n== ${name}`);
  }
  const started = Date.now();
  const {code, output} = await execute(command, loud);
  if (!loud) {
    console.log(`\n== ${name}\n${output.trim()}`);
  }
  const counted = count?.(output) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
  };
  return {
    name,
    code,
    passed: counted.passed,
    // A runner that stops without naming a failed test has failed all the same.
    failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed,
    seconds: Math.round((Date.now() - started) / 1000),
    files: slowFilesIn(output),
  };
}

/** Runs suites in their order, as many at a time as told. */
async function runAll(suites: readonly Suite[], lanes: number): Promise<Result[]> {
  const left = [...suites];
  const results: Result[] = [];
  const lane = async () => {
    for (let suite = left.shift(); suite; suite = left.shift()) {
      results.push(await run(suite));
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return results;
}

/** The suites that a change can break, each on what it concerns. */
function suitesOfChange(): Suite[] {
  const plan = planFor(changedFiles());
  const {suites, pages} = plan;
  if (!suites) {
    console.log('The change can break anything, so every check runs.');
    return [...SUITES];
  }
  if (pages && pages.length > 0) {
    process.env['TEST_PAGES'] = pages.join(',');
  }
  return SUITES.filter(({name}) => suites.includes(name)).map((suite) => ({
    ...suite,
    command: suite.ofFiles?.(plan) ?? suite.command,
  }));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      changed: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
    },
  });
  if (values.all) {
    process.env['TEST_ALL'] = '1';
  }
  const only = values.only?.split(',');
  const whole = values.all ? [...SUITES, VARIANT] : SUITES;
  const suites = (values.changed ? suitesOfChange() : whole).filter(
    ({name}) => only?.includes(name) ?? true,
  );
  if (suites.length === 0) {
    console.log('Nothing has changed since the last commit.\n0 passed, 0 failed');
    return;
  }
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  const results: Result[] = [];
  const isBuilt = () => results.every(({name, code}) => name !== 'build' || code === 0);
  for (const stage of [1, 2, 3]) {
    const possible = suites.filter(
      (suite) => suite.stage === stage && (isBuilt() || !suite.needsBuild),
    );
    results.push(...(await runAll(possible, stage === 3 ? 1 : 2)));
  }
  console.log('\nSlowest files:');
  results
    .flatMap(({files}) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .forEach(({file, seconds}) => {
      console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
    });
  console.log('');
  results.forEach(({name, passed, failed, seconds}) => {
    console.log(
      `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${String(seconds).padStart(4)} s`,
    );
  });
  const sum = (field: keyof Counts) =>
    results.reduce((total, result) => total + result[field], 0);
  console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}

void main();
