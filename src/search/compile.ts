import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, transform, type Plugin} from 'esbuild';
import type {AlgoliaConfig} from './algolia/config';
import {SEARCH_PATH} from './writeFiles';

export type {AlgoliaConfig};

export interface CompiledSearch {
  /** Public path of the script that a page imports: a module. */
  entry: string;
  /** Texts by public path. */
  files: ReadonlyMap<string, string>;
}

const TARGET = ['chrome114', 'firefox125', 'safari17'];

/** Style sheets as text, because the script adopts them. */
const styleText: Plugin = {
  name: 'style-text',
  setup(bundle) {
    bundle.onLoad({filter: /\.css$/}, async ({path: file}) => {
      const {code} = await transform(await readFile(file, 'utf8'), {
        loader: 'css',
        minify: true,
        target: TARGET,
      });
      return {contents: code.trim(), loader: 'text'};
    });
  },
};

/**
 * Bundles one script; its name changes with its content.
 *
 * @param source path of its source below `src/search`
 * @param define what names of the source stand for
 * @returns its public path and its text
 */
async function bundle(
  siteDir: string,
  source: string,
  format: 'esm' | 'iife',
  define: Readonly<Record<string, unknown>> = {},
): Promise<readonly [publicPath: string, text: string]> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/search', source)],
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, SEARCH_PATH),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    format,
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    plugins: [styleText],
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
  });
  const [script] = outputFiles;
  if (!script) {
    throw new Error(`The bundler has made no script of ${source}.`);
  }
  return [`${SEARCH_PATH}/${path.basename(script.path)}`, script.text];
}

/**
 * Compiles the search that pages import when its box is approached, with the engine that is
 * configured and no other. It is apart from React's bundle, because a reader who searches
 * needs no React. What is searched in is no part of it: the same settings give the same
 * files, whatever the pages say.
 *
 * @param siteDir the project's root
 * @param algolia where to search; in the browser when undefined
 */
export async function compileSearch(
  siteDir: string,
  algolia?: AlgoliaConfig,
): Promise<CompiledSearch> {
  const worker = algolia
    ? undefined
    : await bundle(siteDir, 'embedded/worker.ts', 'iife');
  const search = await bundle(siteDir, 'browser/search.ts', 'esm', {
    WORKER: worker?.[0] ?? null,
    ALGOLIA: algolia ?? null,
  });
  return {entry: search[0], files: new Map(worker ? [search, worker] : [search])};
}
