/**
 * Runs every check and counts: `npm test`. Ends with "N passed, N failed". A check of the
 * code counts as one test; unit and browser tests are counted one by one.
 * `npm test -- --only units,browser` runs some.
 */
import {spawn} from 'node:child_process';
import {parseArgs} from 'node:util';
import {ensureBrowser} from './support/browser';

interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  command: string;
  /** Reads the counts out of the runner's output; else the exit code decides. */
  count?: (output: string) => Counts | undefined;
  /** Later suites make no sense when this one fails. */
  gate?: boolean;
  /** Keeps one core busy at most: runs beside its neighbour, and prints when it has ended. */
  quiet?: boolean;
}

interface Result extends Counts {
  name: string;
  code: number;
  seconds: number;
}

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
  {name: 'lint', quiet: true, command: 'npm run lint'},
  {
    name: 'samples',
    quiet: true,
    command: 'npm run samples',
    count: countOf('samples'),
  },
  {name: 'format', quiet: true, command: 'npm run format'},
  {name: 'styles', quiet: true, command: 'npm run lint:css'},
  {name: 'markdown', quiet: true, command: 'npm run lint:md'},
  {name: 'spelling', quiet: true, command: 'npm run spell'},
  {name: 'unused', quiet: true, command: 'npm run unused'},
  {name: 'rooms', quiet: true, command: 'npm run rooms'},
  {
    name: 'units',
    command: 'npm run test:unit -- --ci',
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
  {name: 'build', command: 'npm run build', gate: true},
  {
    name: 'html',
    command: 'npm run html',
    count: (output) => {
      const line = /^\d+ pages passed.*$/m.exec(output)?.[0];
      return line
        ? {
            passed: numberBefore(line, /(\d+) pages passed/),
            failed: numberBefore(line, /(\d+) pages failed/),
          }
        : undefined;
    },
  },
  {
    name: 'browser',
    command: 'npm run test:browser',
    count: (output) => {
      const passed = numberBefore(output, /^\s+(\d+) passed/m);
      const failed =
        numberBefore(output, /^\s+(\d+) failed/m) +
        numberBefore(output, /^\s+(\d+) did not run/m);
      return passed + failed > 0 ? {passed, failed} : undefined;
    },
  },
  {name: 'engines', command: 'npm run engines', count: countOf('flows')},
];

function execute(
  command: string,
  quiet: boolean,
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
        if (!quiet) {
          target.write(chunk);
        }
      });
    }
    child.on('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });
}

async function run({name, command, count, quiet = false}: Suite): Promise<Result> {
  if (!quiet) {
    console.log(`\n== ${name}`);
  }
  const started = Date.now();
  const {code, output} = await execute(command, quiet);
  if (quiet) {
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
  };
}

/** Runs suites in their order, as many at a time as told. */
async function runAll(suites: readonly Suite[], lanes: number): Promise<Result[]> {
  const left = [...suites];
  const results: Result[] = [];
  const lane = async () => {
    for (let suite = left.shift(); suite; suite = left.shift()) {
      const result = await run(suite);
      results.push(result);
      if (suite.gate && result.code !== 0) {
        left.length = 0;
      }
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return results;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const only = values.only?.split(',');
  const suites = SUITES.filter(({name}) => only?.includes(name) ?? true);
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  const results = [
    ...(await runAll(
      suites.filter(({quiet}) => quiet),
      2,
    )),
    ...(await runAll(
      suites.filter(({quiet}) => !quiet),
      1,
    )),
  ];
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
