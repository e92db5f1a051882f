import {readdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {build} from 'esbuild';
import type * as OutputsModule from './outputs';
import type {Sources} from './outputs/reactSource';

/**
 * Bundles and runs `outputs`. Docusaurus reads its configuration through jiti, which
 * knows TypeScript but no JSX; esbuild does, and React stays the project's own.
 *
 * @param roomDir this folder
 * @returns the module's exports, from the files as they are now
 */
export async function loadOutputs(roomDir: string): Promise<typeof OutputsModule> {
  const entry = path.join(roomDir, 'outputs/index.ts');
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
  });
  const run = compileFunction(
    outputFiles[0]?.text ?? '',
    ['module', 'exports', 'require'],
    {filename: entry},
  ) as (module: {exports: unknown}, exports: unknown, require: NodeJS.Require) => void;
  const module = {exports: {}};
  run(module, module.exports, createRequire(entry));
  return module.exports as typeof OutputsModule;
}

/**
 * Reads the files that the React source of an email is made from.
 *
 * @param roomDir this folder
 * @param slugs folders of the templates
 */
export async function loadSources(
  roomDir: string,
  slugs: readonly string[],
): Promise<Sources> {
  const files = await Promise.all(
    ['kit', ...slugs].map(async (folder) => {
      const names = await readdir(path.join(roomDir, folder));
      return names
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.posix.join(folder, name));
    }),
  );
  return new Map(
    await Promise.all(
      files
        .flat()
        .map(
          async (file) =>
            [file, await readFile(path.join(roomDir, file), 'utf8')] as const,
        ),
    ),
  );
}
