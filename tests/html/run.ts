/**
 * Checks the HTML of every page of the build with the Nu HTML checker, which validator.w3.org
 * runs too: `npm run html`. It needs Java 11 or newer. `-- --dir out` checks another folder.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {pagesWithErrors, readReport, summarize} from './report';

const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

function pagesBelow(directory: string): string[] {
  return existsSync(directory)
    ? readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.html'))
        .sort()
        .map((file) => path.join(directory, file))
    : [];
}

function main(): void {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const pages = pagesBelow(values.dir);
  if (pages.length === 0) {
    console.log(`${values.dir} has no pages. Run "npm run build" first.`);
    process.exitCode = 1;
    return;
  }
  if (spawnSync('java', ['-version']).status !== 0) {
    console.log(
      'Skipped: the Nu HTML checker needs Java. Install a runtime, for example with "apt-get install default-jre-headless" or from https://adoptium.net/.',
    );
    console.log(`0 pages passed, 0 pages failed, ${String(pages.length)} pages skipped`);
    return;
  }
  const {stdout, stderr} = spawnSync(
    'java',
    [
      '-jar',
      CHECKER,
      '--errors-only',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...pages,
    ],
    {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024},
  );
  const errors = readReport(stdout, process.cwd());
  if (!errors) {
    console.log(`The checker gave no report.\n${stderr}`);
    process.exitCode = 1;
    return;
  }
  for (const group of summarize(errors)) {
    const [{message, page, line, extract}] = group.errors;
    console.log(
      `\n${message}\n  ${String(group.errors.length)} times on ${String(group.pages)} pages, for example ${page}:${String(line)}\n  ${extract}`,
    );
  }
  const failed = pagesWithErrors(errors);
  console.log(
    `${String(pages.length - failed)} pages passed, ${String(failed)} pages failed, ${String(errors.length)} errors`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
}

main();
