/**
 * Runs the unit tests as `npm test` does. Jest loads every module anew for each test file,
 * which takes a third of the time. So the files that leave no trace outside of themselves are
 * loaded in groups, and the files of a group share their modules. `npm run test:unit` and
 * `npm run test:all` run each file alone.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const ROOTS = ['src', 'tests/units'];
const FOLDER = '.cache/units';
/** With more of them fewer modules are shared, with fewer of them a core has to wait. */
const GROUPS = 10;

/** What another file would notice: stand-ins for modules, other globals, other times. */
const TRACES =
  /jest\.(?:mock|doMock|resetModules|setTimeout|useFakeTimers|spyOn|replaceProperty)|@jest-environment|process\.(?:env|chdir)|globalThis/;

export interface TestFile {
  /** From the project's root. */
  name: string;
  text: string;
}

/** Names of test files: those that run alone, and groups of about the same size. */
export function divide(
  files: readonly TestFile[],
  count: number,
): {alone: string[]; groups: string[][]} {
  const alone = files.filter(({text}) => TRACES.test(text));
  const shared = files.filter(({text}) => !TRACES.test(text));
  const whole = shared.reduce((sum, {text}) => sum + text.length, 0);
  const groups: string[][] = [];
  let before = 0;
  for (const {name, text} of shared) {
    const place = Math.floor(((before + text.length / 2) * count) / whole);
    (groups[place] ??= []).push(name);
    before += text.length;
  }
  return {alone: alone.map(({name}) => name), groups: groups.filter(Boolean)};
}

/** The source of a group: each file in a block of its name. One that cannot be loaded fails. */
export function sourceOf(group: readonly string[], folder: string): string {
  return group
    .map(
      (name) => `describe(${JSON.stringify(name)}, () => {
  try {
    require(${JSON.stringify(path.relative(folder, name))});
  } catch (error) {
    test('can be loaded', () => {
      throw error;
    });
  }
});
`,
    )
    .join('');
}

function testFiles(): TestFile[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(root, file)),
  )
    .sort()
    .map((name) => ({name, text: readFileSync(name, 'utf8')}));
}

function main(): void {
  const files = testFiles();
  const {alone, groups} =
    process.env['TEST_ALL'] === '1'
      ? {alone: files.map(({name}) => name), groups: []}
      : divide(files, GROUPS);
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const shared = groups.map((group, index) => {
    const file = path.join(FOLDER, `group${String(index + 1)}.test.ts`);
    writeFileSync(file, sourceOf(group, FOLDER));
    return file;
  });
  const roots = [...ROOTS, FOLDER].flatMap((root) => ['--roots', root]);
  const {status} = spawnSync(
    process.execPath,
    [
      require.resolve('jest/bin/jest'),
      ...process.argv.slice(2),
      ...roots,
      '--runTestsByPath',
      ...shared,
      ...alone,
    ],
    {stdio: 'inherit'},
  );
  process.exitCode = status ?? 1;
}

if (require.main === module) {
  main();
}
