import {compileSearch} from '../search/build';
import {compileFile, type ScriptLanguage, writeServed} from '../shell/build';

const CONTROLS_PATH = '/assets/controls';

/**
 * Compiles the script of the controls that need no React: one classic script, because the
 * browser can be asked for one again after a failure.
 *
 * @param siteDir the project's root
 * @returns its public path
 */
export async function compileControls(
  siteDir: string,
  language: ScriptLanguage,
): Promise<string> {
  const {entry} = await compileSearch(siteDir, language);
  const controls = await compileFile(siteDir, {
    source: 'src/controls/browser/controls.ts',
    folder: CONTROLS_PATH,
    format: 'iife',
    define: {SEARCH: entry},
    words: language.words,
  });
  await writeServed(siteDir, CONTROLS_PATH, '.js', new Map([controls]));
  return controls[0];
}
