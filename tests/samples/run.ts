/**
 * Runs every code sample of the docs that calls the API, in its own language, against the
 * mock that the site publishes: `npm run samples`. A wrong field, path or header fails.
 * `-- --only docs/webhooks` runs those whose name has the text in it.
 * `-- --record` writes the result to `src/api/samplesRun.json`, which the docs show.
 */
import {execFile, execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs, promisify} from 'node:util';
import {bundleMock, readDocument, readMockRules, readSpec} from '../../src/api/build';
import type {MockServer, MockServerOptions} from '../../src/api/mock/server';
import {SAMPLE_LANGUAGES, type SampleLanguage} from '../../src/api/samples';
import {brand, facts, keyVariable} from '../../src/site';
import {collectPrograms, type Program} from './collect';
import {problemsOf, TEST_KEY} from './strict';

const RECORD = 'src/api/samplesRun.json';

interface Runner {
  file: string;
  commands: readonly string[];
  /** Arguments with which the command says that it can run samples. */
  probe: readonly string[];
  packages: readonly string[];
}

const RUNNERS: Readonly<Record<SampleLanguage, Runner>> = {
  bash: {
    file: 'sample.sh',
    commands: ['bash'],
    probe: ['-c', 'command -v curl'],
    packages: ['curl'],
  },
  javascript: {
    file: 'sample.mjs',
    commands: ['node'],
    probe: ['--version'],
    packages: [],
  },
  python: {
    file: 'sample.py',
    commands: ['python3', '/usr/bin/python3'],
    probe: ['-c', 'import requests'],
    packages: ['python3-requests'],
  },
  ruby: {file: 'sample.rb', commands: ['ruby'], probe: ['--version'], packages: ['ruby']},
  php: {
    file: 'sample.php',
    commands: ['php'],
    probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
};

function commandFor({commands, probe}: Runner): string | undefined {
  return commands.find((command) => spawnSync(command, probe).status === 0);
}

/** In CI a missing interpreter is installed; elsewhere its samples are skipped by name. */
function installMissing(): void {
  const packages = SAMPLE_LANGUAGES.filter(
    (language) => !commandFor(RUNNERS[language]),
  ).flatMap((language) => RUNNERS[language].packages);
  if (packages.length > 0 && process.env['CI'] && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Changes whenever a sample, its language or the API's version changes. */
function fingerprint(version: string, programs: readonly Program[]): string {
  return createHash('sha256')
    .update(
      JSON.stringify([version, programs.map(({language, code}) => [language, code])]),
    )
    .digest('hex')
    .slice(0, 16);
}

const run = promisify(execFile);

/** An email that the list of bounced emails has. */
const BOUNCING = {
  from: 'Acme <hello@acme.example>',
  to: `bounced@test.${brand.domain}`,
  subject: 'It bounces',
  text: 'Hello',
};

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      record: {type: 'boolean', default: false},
      only: {type: 'string', default: ''},
    },
  });
  installMissing();
  const document = readDocument();
  const spec = readSpec(document, facts);
  const programs = collectPrograms(spec);
  const rules = readMockRules(document, spec, facts);
  const directory = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const published = path.join(directory, 'mock.mjs');
  writeFileSync(published, await bundleMock(rules, document.info.version));
  const {start} = (await import(pathToFileURL(published).href)) as {
    start: (options: MockServerOptions) => Promise<MockServer>;
  };

  const counts = Object.fromEntries(
    SAMPLE_LANGUAGES.map((language) => [language, {found: 0, run: 0, passed: 0}]),
  ) as Record<SampleLanguage, {found: number; run: number; passed: number}>;
  const failures: string[] = [];
  let skipped = 0;

  /** Runs a program against a mock of its own, and returns what went wrong. */
  async function check({language, code}: Program, command: string) {
    const problems: string[] = [];
    let requests = 0;
    const mock = await start({
      port: 0,
      onResponse(request, response) {
        requests += 1;
        problems.push(...problemsOf(rules, request, response));
      },
    });
    const base = `http://127.0.0.1:${String(mock.port)}${rules.base}`;
    // Lists have more than one page.
    await fetch(`${base}/emails/batch`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${TEST_KEY}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({emails: Array.from({length: 25}, () => BOUNCING)}),
    });
    problems.length = 0;
    requests = 0;
    const folder = mkdtempSync(path.join(directory, `${language}-`));
    const file = path.join(folder, RUNNERS[language].file);
    const opened =
      language === 'php' && !code.startsWith('<?php') ? `<?php\n${code}` : code;
    writeFileSync(file, opened.replaceAll(spec.server, base));
    const error = await run(command, [file], {
      cwd: folder,
      timeout: 20_000,
      env: {...process.env, [keyVariable]: TEST_KEY, NO_PROXY: '127.0.0.1'},
    }).then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    await mock.close();
    const said = problems.join('; ') || error;
    return said ?? (requests > 0 ? undefined : 'no request was made');
  }

  const waiting = programs.filter(({name}) => name.includes(values.only));
  const commands = Object.fromEntries(
    SAMPLE_LANGUAGES.map((language) => [language, commandFor(RUNNERS[language])]),
  ) as Record<SampleLanguage, string | undefined>;
  /** Takes one program after the other. */
  async function work(): Promise<void> {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      const {name, language} = program;
      const count = counts[language];
      const command = commands[language];
      count.found += 1;
      if (!command) {
        const tried = RUNNERS[language].commands.join(' or ');
        console.log(`skipped: ${name} in ${language} (${tried} cannot run it)`);
        skipped += 1;
        continue;
      }
      count.run += 1;
      const problem = await check(program, command);
      if (problem === undefined) {
        count.passed += 1;
      } else {
        failures.push(`${name} in ${language}: ${problem}`);
      }
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  rmSync(directory, {recursive: true});

  for (const [language, {found, run: ran, passed}] of Object.entries(counts)) {
    console.log(
      `${language.padEnd(10)} ${String(found).padStart(4)} found ${String(ran).padStart(4)} run ${String(passed).padStart(4)} passed`,
    );
  }
  failures.forEach((failure) => {
    console.log(`failed: ${failure}`);
  });
  const {version} = document.info;
  const print = fingerprint(version, programs);
  const record = {
    checkedOn: new Date().toISOString().slice(0, 10),
    version,
    fingerprint: print,
    counts,
  };
  if (values.record && !values.only && failures.length === 0 && skipped === 0) {
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`${RECORD} written.`);
  } else if (values.record && skipped > 0) {
    console.log(
      `Not recorded, because ${String(skipped)} samples were skipped. Install what is named above and try again.`,
    );
  }
  const known = JSON.parse(readFileSync(RECORD, 'utf8')) as typeof record;
  if (known.fingerprint !== print) {
    failures.push('record');
    console.log(
      `failed: ${RECORD} was recorded for different samples. Run "npm run samples -- --record" and commit the file.`,
    );
  }
  const passed = Object.values(counts).reduce((sum, count) => sum + count.passed, 0);
  console.log(
    `${String(passed)} samples passed, ${String(failures.length)} samples failed, ${String(skipped)} samples skipped`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
