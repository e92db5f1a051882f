import {compileSearch, type AlgoliaConfig} from '../search/build';
import {compileFile, writeServed} from '../shell/build';

export type {AlgoliaConfig};

const CONTROLS_PATH = '/assets/controls';

/**
 * Compiles the script of the controls that need no React: one classic script, because the
 * browser can be asked for one again after a failure.
 *
 * @param siteDir the project's root
 * @param algolia where the site is searched; in the browser when undefined
 * @returns its public path
 */
export async function compileControls(
  siteDir: string,
  algolia?: AlgoliaConfig,
): Promise<string> {
  const {entry} = await compileSearch(siteDir, algolia);
  const controls = await compileFile(siteDir, {
    source: 'src/controls/browser/controls.ts',
    folder: CONTROLS_PATH,
    format: 'iife',
    define: {SEARCH: entry},
  });
  await writeServed(siteDir, CONTROLS_PATH, '.js', new Map([controls]));
  return controls[0];
}
