import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {loadDrawings} from '../metadata/build';
import {cmsConfig, type CmsPlace} from './config';
import {cmsPage} from './page';
import {siteBundle} from './siteBundle';

/** The files of the CMS, by their path below `/admin/`. */
export type CmsFiles = ReadonlyMap<string, string | Uint8Array>;

/** What fetches the editor's fonts from a public server, in its style sheets. */
const FOREIGN_FONT = /@font-face\s*\{[^}]*https:\/\/cdn\.jsdelivr\.net\/[^}]*\}/g;

/**
 * The editor loads the fonts of its package by script, and asks a public server for the same
 * ones by style sheet. These rules are left out: the policy of the CMS would refuse them,
 * and a visit there is nobody else's concern.
 *
 * @throws {Error} when there are none: the editor has changed
 */
function withoutForeignFonts(source: string): string {
  const own = source.replaceAll(FOREIGN_FONT, '');
  if (own === source) {
    throw new Error(
      'Sveltia CMS names no fonts of other servers any more: see FOREIGN_FONT in src/cms/files.ts.',
    );
  }
  return own;
}

/** Where the editor opens its store of drafts, unless it has one open. */
const DRAFT_STORE =
  /if\((\w+)&&!\w+\)(?=\{let\{databaseName:(\w+)\}=\1\.repository\?\?\{\};if\(\2\)\{\w+=new \w+\(\2,`draft-backups`)/;

/**
 * The editor closes its store of drafts when the folder is chosen, because it has opened one for
 * the Git host before that, and then keeps nothing of what is typed until the page is loaded
 * again. Here the folder's store takes the place of the first.
 *
 * @throws {Error} when there is no such place: the editor has changed
 */
function withDraftStore(source: string): string {
  const own = source.replace(DRAFT_STORE, 'if($1)');
  if (own === source) {
    throw new Error(
      'Sveltia CMS opens its store of drafts in another way: see DRAFT_STORE in src/cms/files.ts.',
    );
  }
  return own;
}

/** Where the editor lets typing begin a box whose Markdown has several lines. */
const TYPED_BOX = /(regExpStart:\/\^\.\/,[^]{0,500}?replace:\(\)=>)(?:\{\}|void 0)/;

/**
 * The editor takes a first word of one letter and its space ("A bounce") for the beginning of such
 * a box, and removes it. Here it is told that typing begins none.
 *
 * @throws {Error} when there is no such place: the editor has changed
 */
function withFirstLetters(source: string): string {
  const own = source.replace(TYPED_BOX, '$1!1');
  if (own === source) {
    throw new Error(
      'Sveltia CMS begins boxes in another way: see TYPED_BOX in src/cms/files.ts.',
    );
  }
  return own;
}

/** Where the editor takes over what was read of a file, for its list. */
const ENTRY = /(\.locales\._default=\{slug:\w+,path:\w+,content:)(\w+)\((\w+)\)\}/;

/**
 * The editor reads all articles whole before it lists them, which took seconds for hundreds. Here
 * the text stays the getter that `readArticle` gives, which runs when an article is opened.
 *
 * @throws {Error} when there is no such place: the editor has changed
 */
function withLateText(source: string): string {
  const own = source.replace(
    ENTRY,
    '$1(({body,...fields})=>Object.defineProperties($2(Object.defineProperties({},fields)),{body}))(Object.getOwnPropertyDescriptors($3))}',
  );
  if (own === source) {
    throw new Error(
      'Sveltia CMS takes over files in another way: see ENTRY in src/cms/files.ts.',
    );
  }
  return own;
}

const ownEditor: Plugin = {
  name: 'own-editor',
  setup(build) {
    build.onLoad(
      {filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/},
      async ({path: file}) => ({
        contents: [
          withoutForeignFonts,
          withDraftStore,
          withFirstLetters,
          withLateText,
        ].reduce((source, change) => change(source), await readFile(file, 'utf8')),
        loader: 'js',
      }),
    );
  },
};

/** The scripts: the editor and what it loads when it needs it, all from `node_modules`. */
async function scripts(siteDir: string): Promise<[string, Uint8Array][]> {
  // Only who opens the CMS, or builds a site with one, needs the bundler.
  const {build} = await import('esbuild');
  const outdir = path.resolve('/admin');
  const {outputFiles} = await build({
    entryPoints: {
      cms: path.join(__dirname, 'client.ts'),
      preview: path.join(__dirname, 'preview/preview.tsx'),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    loader: {'.woff2': 'file'},
    plugins: [ownEditor, siteBundle(siteDir)],
    // Below a folder, as the editor's own: it looks for its fonts from there.
    chunkNames: 'chunks/[name]-[hash]',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({path: file, contents}) => [
    path.relative(outdir, file).replaceAll(path.sep, '/'),
    contents,
  ]);
}

/** The editor's fonts and decoders, which its scripts look for beside themselves. */
async function assets(): Promise<[string, Uint8Array][]> {
  const folder = path.join(path.dirname(require.resolve('@sveltia/cms')), 'assets');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.map'));
  return Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [
      `assets/${name}`,
      await readFile(path.join(folder, name)),
    ]),
  );
}

/**
 * Makes everything the CMS is served from.
 *
 * @param place where articles are saved
 * @param siteDir the project's root
 */
export async function cmsFiles(
  place: CmsPlace,
  siteDir = process.cwd(),
): Promise<CmsFiles> {
  return new Map<string, string | Uint8Array>([
    ['index.html', cmsPage(place)],
    ['config.json', JSON.stringify(cmsConfig(place), null, 2)],
    ['icon.svg', (await loadDrawings(siteDir)).markSvg],
    ...(await scripts(siteDir)),
    ...(await assets()),
  ]);
}
