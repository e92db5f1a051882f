/**
 * Tries the last commit with another version of Docusaurus, in a copy:
 * `npm run test:docusaurus -- 3.11.0`. Installs it, runs the unit tests of the shell and the type check, and builds. The
 * first thing that this version does not have stops it with a sentence
 * (`src/shell/docusaurusInternals.ts`). Nothing here is changed.
 */
import {execFileSync, execSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Asks for one version of all of Docusaurus' packages. */
function setVersion(file: string, version: string): void {
  const text = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
  for (const list of [text.dependencies, text.devDependencies]) {
    for (const name of Object.keys(list).filter((one) =>
      one.startsWith('@docusaurus/'),
    )) {
      list[name] = version;
    }
  }
  writeFileSync(file, JSON.stringify(text, null, 2));
}

function main(version: string | undefined): void {
  if (!version || !/^\d+\.\d+\.\d+/.test(version)) {
    console.error('Name the version to try: npm run test:docusaurus -- 3.11.0');
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-'));
  const steps = [
    'npm install --no-audit --no-fund',
    'npm run test:unit -- --ci src/shell',
    'npm run lint',
    'npm run build',
  ];
  try {
    execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
    setVersion(path.join(folder, 'package.json'), version);
    for (const step of steps) {
      console.log(`\n== ${step}`);
      execSync(step, {cwd: folder, stdio: 'inherit'});
    }
    console.log(`\nThe site builds with Docusaurus ${version}.`);
  } catch {
    console.error(`\nThe site does not work with Docusaurus ${version} yet: see above.`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main(process.argv[2]);
