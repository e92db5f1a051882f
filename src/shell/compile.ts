import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {minify} from '@swc/core';
import {build, type BuildOptions, type Plugin} from 'esbuild';

/** Folder below the project's root that is served at the root of the site. */
const STATIC_DIR = '.cache/static';

/** Browsers that the site's own scripts are written for. */
export const TARGET = ['chrome114', 'firefox125', 'safari17'];

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  target: TARGET,
  // All of these browsers support them. By default esbuild writes a longer form, in case a
  // browser has an older version of Unicode.
  supported: {'regexp-unicode-property-escapes': true},
  charset: 'utf8',
  legalComments: 'none',
} satisfies BuildOptions;

/** JavaScript for values, as the bundler puts it in the place of names. */
const written = (define: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
  );

/**
 * Bundles and minifies a script that stands in the page itself: a classic one. SWC comes
 * after esbuild because it saves another 50 bytes, which every page carries.
 *
 * @param file path of its source
 * @param define what names of the source stand for
 * @returns the script's text, without a `<script>` tag
 */
export async function compileInline(
  file: string,
  define: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const {outputFiles} = await build({
    ...OPTIONS,
    entryPoints: [file],
    format: 'iife',
    define: written(define),
    // Leaves the directive "use strict" out: the type check has refused what it forbids.
    tsconfigRaw: {},
  });
  const {code} = await minify(outputFiles[0]?.text ?? '');
  return code;
}

/**
 * The shell, compiled.
 *
 * @param siteDir the project's root
 * @param controls public path of the compiled controls
 */
export const compileShell = (siteDir: string, controls: string) =>
  compileInline(path.join(siteDir, 'src/shell/inline/index.ts'), {
    CONTROLS: controls,
  });

/** The language that a script is compiled for. */
export interface ScriptLanguage {
  /** Where its pages begin. */
  baseUrl: string;
  /** Its words, by those of the default language: `i18n/<language>/code.json`. */
  words: Readonly<Record<string, string>>;
}

/** The language of a site in one language. */
export const DEFAULT_LANGUAGE: ScriptLanguage = {baseUrl: '/', words: {}};

/** Docusaurus' `translate` needs its bundler: scripts without React have one of their own. */
export const translations: Plugin = {
  name: 'translations',
  setup(bundle) {
    bundle.onResolve({filter: /^@docusaurus\/Translate$/}, () => ({
      path: path.join(__dirname, 'translateWords.ts'),
    }));
  },
};

/**
 * Bundles and minifies a script that is a file of its own; its name changes with its content.
 *
 * @param siteDir the project's root
 * @param script `source`: its path; `folder`: public path of the folder that it is served
 *   in; `define`: what names of the source stand for; `words`: see `ScriptLanguage`
 * @returns its public path and its text
 */
export async function compileFile(
  siteDir: string,
  {
    source,
    folder,
    define = {},
    words = {},
    plugins = [],
    ...options
  }: Pick<BuildOptions, 'format' | 'plugins'> & {
    source: string;
    folder: string;
    define?: Readonly<Record<string, unknown>>;
    words?: ScriptLanguage['words'] | undefined;
  },
): Promise<readonly [publicPath: string, text: string]> {
  const {outputFiles} = await build({
    ...OPTIONS,
    ...options,
    entryPoints: [path.join(siteDir, source)],
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, folder),
    entryNames: '[name]-[hash]',
    plugins: [...plugins, translations],
    define: written({...define, TRANSLATIONS: words}),
  });
  const [script] = outputFiles;
  if (!script) {
    throw new Error(`The bundler has made no script of ${source}.`);
  }
  return [`${folder}/${path.basename(script.path)}`, script.text];
}

/**
 * Writes files that are served, and removes those of the same kind that an earlier build has
 * left: every file there is copied into the site.
 *
 * @param siteDir the project's root
 * @param folder public path of the folder that they are served in
 * @param extension of the files, which says their kind
 * @param files texts by public path
 */
export async function writeServed(
  siteDir: string,
  folder: string,
  extension: '.js' | '.json',
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const root = path.join(siteDir, STATIC_DIR);
  await mkdir(path.join(root, folder), {recursive: true});
  for (const [publicPath, text] of files) {
    await writeFile(path.join(root, publicPath), text);
  }
  const stale = (await readdir(path.join(root, folder))).filter(
    (name) => name.endsWith(extension) && !files.has(`${folder}/${name}`),
  );
  await Promise.all(stale.map((name) => rm(path.join(root, folder, name))));
}
