/**
 * Lets esbuild bundle the site's own components for the preview in the CMS, where there is no
 * Docusaurus: its modules, the data that its plugins generate, and the exhibits of articles.
 */
import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import postcss from 'postcss';
import {readDocument, readSendRules, readSpec} from '../api/build';
import {applyParts, writeOutLists} from '../css/build';
import {STYLE_LISTS} from '../reading/build';
import {facts} from '../site';

/** Modules of Docusaurus that the components import, with what stands in for each export. */
const MODULES: Readonly<Record<string, string>> = {
  Head: 'Head as default',
  Link: 'Link as default',
  // The search has no place in a preview.
  SearchBar: 'Head as default',
  Translate: 'Translate as default, translate',
  router: 'useHistory, useLocation',
  useBaseUrl: 'useBaseUrl as default, useBaseUrlUtils',
  useBrokenLinks: 'useBrokenLinks as default',
  useDocusaurusContext: 'useDocusaurusContext as default',
  useGlobalData: 'usePluginData',
};

/** Data of `npm start` and the build, as it is for an article that nobody has read yet. */
const DATA: Readonly<Record<string, () => unknown>> = {
  'build-day.json': () => new Date().toISOString().slice(0, 10),
  'send-rules.json': () => {
    const document = readDocument();
    return readSendRules(document, readSpec(document, facts), facts);
  },
  'topics.json': () => [],
};

/** A module with all exhibits, by the names of their folders. */
function exhibits(siteDir: string): string {
  const folder = path.join(siteDir, 'src/articles/exhibits');
  const names = readdirSync(folder);
  const lines = names.map(
    (name, index) =>
      `import * as _${String(index)} from ${JSON.stringify(path.join(folder, name))};`,
  );
  const entries = names.map(
    (name, index) => `${JSON.stringify(name)}: _${String(index)}`,
  );
  return `${lines.join('\n')}\nexport default {${entries.join(', ')}};`;
}

/** What a relative import may mean. */
const ENDINGS = ['', '.ts', '.tsx', '.css', '/index.ts', '/index.tsx'];

/** The file of a relative import. esbuild itself takes `Steps.tsx` for `steps`, too. */
function fileOf(name: string, folder: string): string | undefined {
  const base = path.resolve(folder, name);
  return ENDINGS.map((ending) => base + ending).find((file) =>
    readdirSync(path.dirname(file), {withFileTypes: true}).some(
      (entry) => entry.isFile() && entry.name === path.basename(file),
    ),
  );
}

/** @param siteDir the project's root */
export function siteBundle(siteDir: string): Plugin {
  const source = path.join(siteDir, 'src');
  const parts = applyParts(path.join(siteDir, 'src/css/parts.css'));
  const lists = writeOutLists(STYLE_LISTS);
  return {
    name: 'site',
    setup(build) {
      build.onResolve(
        {filter: /^(@docusaurus\/|@theme\/|@generated\/|cms:)/},
        ({path: name}) => ({
          path: name,
          namespace: 'site',
        }),
      );
      build.onResolve({filter: /^\.{1,2}\//}, ({path: name, resolveDir}) => {
        const file = resolveDir.startsWith(source) ? fileOf(name, resolveDir) : undefined;
        return file === undefined ? undefined : {path: file};
      });
      build.onResolve({filter: /^\/fonts\//}, ({path: name}) => ({
        path: path.join(siteDir, 'static', name),
      }));
      build.onLoad({filter: /.*/, namespace: 'site'}, ({path: name}) => {
        const last = path.posix.basename(name);
        const data = DATA[last];
        const names = MODULES[last];
        return {
          contents:
            name === 'cms:exhibits'
              ? exhibits(siteDir)
              : data
                ? `export default ${JSON.stringify(data())};`
                : `export {${names ?? ''}} from './preview/docusaurus';`,
          resolveDir: __dirname,
          loader: 'js',
        };
      });
      build.onLoad({filter: /\.css$/}, async ({path: file}) => {
        const {css} = await postcss([parts, lists]).process(
          await readFile(file, 'utf8'),
          {
            from: file,
          },
        );
        return {
          contents: css,
          loader: file.endsWith('.module.css') ? 'local-css' : 'css',
        };
      });
    },
  };
}
