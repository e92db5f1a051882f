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
}

function numberBefore(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0);
}

const SUITES: readonly Suite[] = [
  {name: 'format', command: 'npm run format'},
  {name: 'lint', command: 'npm run lint'},
  {name: 'styles', command: 'npm run lint:css'},
  {name: 'markdown', command: 'npm run lint:md'},
  {name: 'spelling', command: 'npm run spell'},
  {name: 'unused', command: 'npm run unused'},
  {name: 'rooms', command: 'npm run rooms'},
  {name: 'types', command: 'npm run types'},
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
  {
    name: 'samples',
    command: 'npm run samples',
    count: (output) => {
      const line = /^\d+ samples passed.*$/m.exec(output)?.[0];
      return line
        ? {
            passed: numberBefore(line, /(\d+) samples passed/),
            failed: numberBefore(line, /(\d+) samples failed/),
          }
        : undefined;
    },
  },
  {name: 'build', command: 'npm run build', gate: true},
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
];

function run(command: string): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(command, {shell: true, env: {...process.env, FORCE_COLOR: '0'}});
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        target.write(chunk);
      });
    }
    child.on('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const only = values.only?.split(',');
  const results: (Counts & {name: string; seconds: number})[] = [];
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  for (const {name, command, count, gate} of SUITES) {
    if (only && !only.includes(name)) {
      continue;
    }
    console.log(`\n== ${name}`);
    const started = Date.now();
    const {code, output} = await run(command);
    const counted = count?.(output);
    const result = counted ?? {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
    // A runner that stops without naming a failed test has failed all the same.
    const failed = code !== 0 && result.failed === 0 ? 1 : result.failed;
    results.push({
      name,
      passed: result.passed,
      failed,
      seconds: Math.round((Date.now() - started) / 1000),
    });
    if (gate && code !== 0) {
      break;
    }
  }
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
