/**
 * Runs every check and counts: `npm test`. Ends with "N passed, N failed". A check of the
 * code counts as one test; unit and browser tests are counted one by one.
 *
 * `-- --only units,browser` runs some. `-- --changed` runs what the files that differ from
 * the last commit can break (`changed.ts`). `-- --all`, which is `npm run test:all`, looks at
 * every page in every mode and tries properties on many more values: for before a release.
 */
import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {changedFiles, planFor, type Plan} from './changed';
import {failuresIn} from './failures';
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
  /** Waits for the build, and makes no sense when that has failed. */
  needsBuild?: boolean;
  /** Prints as it goes, and not when it has ended. */
  loud?: boolean;
  /** Keeps every core busy by itself. */
  isWide?: boolean;
}

/** How many suites run at the same time. */
const LANES = 2;

/** Lanes a suite takes: two wide ones side by side on two cores only slow each other. */
const lanesOf = ({isWide = false}: Suite) =>
  isWide && availableParallelism() <= 2 ? LANES : 1;

interface Result extends Counts {
  name: string;
  seconds: number;
  files: SlowFile[];
  /** What failed, in the runner's words; nothing when it passed. */
  failures?: string;
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

/**
 * A lane that is free takes the first suite that can run. On few cores the wide ones wait until
 * they have the machine to themselves.
 */
const SUITES: readonly Suite[] = [
  {name: 'build', command: 'npm run build'},
  {
    name: 'browser',
    loud: true,
    isWide: true,
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
  {
    name: 'samples',
    command: 'npm run samples',
    count: countOf('samples'),
  },
  {
    name: 'format',
    command: 'npm run format',
    // The form of what writers write breaks nothing.
    ofFiles: ({files}) =>
      `npx oxfmt --check --no-error-on-unmatched-pattern ${quoted([...files, '!{blog,docs,legal}/**'])}`,
  },
  {name: 'lint', command: 'npm run lint'},
  {name: 'styles', command: 'npm run lint:css'},
  {name: 'markdown', command: 'npm run lint:md'},
  {
    name: 'spelling',
    command: 'npm run spell',
    ofFiles: ({files}) => `npx cspell --no-progress --no-summary ${quoted(files)}`,
  },
  {name: 'unused', command: 'npm run unused'},
  {name: 'rooms', command: 'npm run rooms'},
  {
    name: 'units',
    isWide: true,
    command: 'npx tsx tests/together.ts --ci',
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
    needsBuild: true,
    command: 'npm run html',
    count: countOf('pages'),
  },
  {
    name: 'engines',
    needsBuild: true,
    command: 'npm run engines',
    count: countOf('flows'),
  },
];

/** Before a release also: the site as another owner would build it. */
const VARIANT: Suite = {
  name: 'variant',
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
    passed: counted.passed,
    // A runner that stops without naming a failed test has failed all the same.
    failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed,
    seconds: Math.round((Date.now() - started) / 1000),
    files: slowFilesIn(output),
    ...(code !== 0 && {failures: failuresIn(output)}),
  };
}

/** Runs suites in their order, a few at a time; what waits for the build is passed over. */
async function runAll(suites: readonly Suite[]): Promise<Result[]> {
  const left = [...suites];
  const running = new Set<Promise<void>>();
  const results: Result[] = [];
  let isBuilt = suites.every(({name}) => name !== 'build');
  let free = LANES;
  const next = () =>
    left.find(
      (suite) => (isBuilt || !(suite.needsBuild ?? false)) && lanesOf(suite) <= free,
    );
  const start = (suite: Suite) => {
    left.splice(left.indexOf(suite), 1);
    free -= lanesOf(suite);
    const ended = run(suite).then((result) => {
      results.push(result);
      isBuilt ||= suite.name === 'build' && result.failures === undefined;
      running.delete(ended);
      free += lanesOf(suite);
    });
    running.add(ended);
  };
  do {
    for (let suite = next(); suite; suite = next()) {
      start(suite);
    }
    await Promise.race(running);
  } while (running.size > 0 || next());
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
  const unknown = only?.find((one) => whole.every(({name}) => name !== one));
  if (unknown !== undefined) {
    const names = whole.map(({name}) => name).join(', ');
    console.error(`There is no check named "${unknown}". Use one or more of: ${names}`);
    process.exitCode = 1;
    return;
  }
  const suites = (values.changed ? suitesOfChange() : whole).filter(
    ({name}) => only?.includes(name) ?? true,
  );
  if (suites.length === 0) {
    console.log('Nothing has changed since the last commit.\n0 passed, 0 failed');
    return;
  }
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  const results = await runAll(
    suites.map((suite) => ({...suite, loud: suite.loud ?? suites.length === 1})),
  );
  results.forEach(({name, failures}) => {
    if (failures !== undefined) {
      // A browser test that failed once and passed then is among them.
      console.log(`\nWhat failed at least once in ${name}:\n${failures}`);
    }
  });
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
