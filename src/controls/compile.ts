import {compileSearch} from '../search/build';
import {compileFile, writeServed} from '../shell/build';

const CONTROLS_PATH = '/assets/controls';

/**
 * Compiles the script of the controls that need no React: one classic script, because the
 * browser can be asked for one again after a failure.
 *
 * @param siteDir the project's root
 * @param baseUrl where the pages of the language begin
 * @returns its public path
 */
export async function compileControls(siteDir: string, baseUrl: string): Promise<string> {
  const {entry} = await compileSearch(siteDir, baseUrl);
  const controls = await compileFile(siteDir, {
    source: 'src/controls/browser/controls.ts',
    folder: CONTROLS_PATH,
    format: 'iife',
    define: {SEARCH: entry},
  });
  await writeServed(siteDir, CONTROLS_PATH, '.js', new Map([controls]));
  return controls[0];
}
