import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {compileSearch, type AlgoliaConfig} from '../search/compile';

export type {AlgoliaConfig};

/** Where the script is served; its name changes with its content. */
const CONTROLS_PATH = '/assets/controls';

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';

/**
 * Compiles the script of the controls that need no React into the folder of static files:
 * one classic script, because the browser can be asked for one again after a failure.
 *
 * @param siteDir the project's root
 * @param algolia where the site is searched; in the browser when undefined
 * @returns its public path
 */
export async function compileControls(
  siteDir: string,
  algolia?: AlgoliaConfig,
): Promise<string> {
  const search = await compileSearch(siteDir, algolia);
  const folder = path.join(siteDir, STATIC_DIR, CONTROLS_PATH);
  const {outputFiles} = await build({
    entryPoints: {controls: path.join(siteDir, 'src/controls/browser/index.ts')},
    absWorkingDir: siteDir,
    outdir: folder,
    entryNames: '[name]-[hash]',
    define: {SEARCH: JSON.stringify(search.entry)},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    charset: 'utf8',
    legalComments: 'none',
  });
  const [script] = outputFiles;
  if (!script) {
    throw new Error('The bundler has made no script for the controls.');
  }
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await writeFile(script.path, script.text);
  return `${CONTROLS_PATH}/${path.basename(script.path)}`;
}
