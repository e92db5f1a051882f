import {styleText} from '../css/build';
import {compileFile, DEFAULT_LANGUAGE, type ScriptLanguage, TARGET} from '../shell/build';
import {localizedPath} from '../site';
import {SEARCH_PATH, SITE_DATA_PATH} from './siteData';

export interface CompiledSearch {
  /** Public path of the script that a page imports: a module. */
  entry: string;
  /** Texts by public path. */
  files: ReadonlyMap<string, string>;
}

type Script = Parameters<typeof compileFile>[1];

const bundle = (siteDir: string, source: string, script: Partial<Script>) =>
  compileFile(siteDir, {
    source: `src/search/${source}`,
    folder: SEARCH_PATH,
    plugins: [styleText(siteDir, TARGET)],
    ...script,
  });

/**
 * Compiles the search that pages import when its box is approached. It is apart from React's bundle, because a reader who searches
 * needs no React. What is searched in is no part of it: the same settings give the same
 * files, whatever the pages say.
 *
 * @param siteDir the project's root
 */
export async function compileSearch(
  siteDir: string,
  {baseUrl, words}: ScriptLanguage = DEFAULT_LANGUAGE,
): Promise<CompiledSearch> {
  const worker = await bundle(siteDir, 'embedded/worker.ts', {format: 'iife'});
  const paste = await bundle(siteDir, 'browser/paste.ts', {format: 'esm', words});
  const search = await bundle(siteDir, 'browser/search.ts', {
    format: 'esm',
    words,
    define: {
      WORKER: worker[0],
      PASTE: paste[0],
      SITE_DATA: localizedPath(SITE_DATA_PATH, baseUrl),
    },
  });
  return {entry: search[0], files: new Map([search, worker, paste])};
}
