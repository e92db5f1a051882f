import {readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {build, type Plugin as EsbuildPlugin} from 'esbuild';
import type {DescribedPage} from './cutSite';

/**
 * What rooms say of their pages. Of the tools, `spfGeneratorMeta` is /tools/spf-generator/;
 * of the marketing pages, the folder has the name of the address.
 */
interface PageMeta {
  title: string;
  description: string;
  keywords?: readonly string[];
}

/** What the room of the emails says of a template's page. */
interface TemplateMeta {
  slug: string;
  title: string;
  description: string;
  subjects: readonly {text: string}[];
}

type Exports = Readonly<Record<string, unknown>>;

/** Packages stay the project's own, and those only views need are not run at all. */
const externalPackages: EsbuildPlugin = {
  name: 'external-packages',
  setup(bundle) {
    bundle.onResolve({filter: /^[^./]/}, ({path: name, kind}) =>
      kind === 'entry-point'
        ? undefined
        : {path: name, external: true, sideEffects: false},
    );
  },
};

async function toolMetadataFiles(siteDir: string): Promise<string[]> {
  const rooms = await readdir(path.join(siteDir, 'src/tools'), {withFileTypes: true});
  const files = await Promise.all(
    rooms
      .filter((entry) => entry.isDirectory())
      .map(async ({name}) => {
        const folder = `src/tools/${name}/view`;
        const inside = await readdir(path.join(siteDir, folder)).catch(() => []);
        return inside
          .filter((file) => /^metadata\.ts$/i.test(file))
          .map((file) => `./${folder}/${file}`);
      }),
  );
  return files.flat();
}

/** Folders of the marketing pages that say what they are about. */
async function marketingFolders(siteDir: string): Promise<string[]> {
  const base = path.join(siteDir, 'src/marketing');
  const folders = await readdir(base);
  const inside = await Promise.all(
    folders.map((folder) => readdir(path.join(base, folder)).catch((): string[] => [])),
  );
  return folders.filter((_, index) => inside[index]?.includes('metadata.ts'));
}

function kebab(name: string): string {
  return name.replace(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`);
}

function toolsIn(exports: Exports): DescribedPage[] {
  return Object.entries(exports)
    .filter(([name]) => name.endsWith('Meta'))
    .map(([name, value]) => {
      const {title, description, keywords = []} = value as PageMeta;
      const path = `/tools/${kebab(name.replace(/Meta$/, ''))}/`;
      return {path, title, description, keywords, kind: 'tool'};
    });
}

/** A page about the product or the company. */
function marketingPages(folder: string, exports: Exports): DescribedPage[] {
  return Object.entries(exports)
    .filter(([name]) => name.endsWith('Meta'))
    .map(([, value]) => {
      const {title, description, keywords = []} = value as PageMeta;
      return {path: `/${folder}/`, title, description, keywords, kind: 'page'};
    });
}

function templatePage({slug, title, description, subjects}: TemplateMeta): DescribedPage {
  return {
    path: `/transactional-email-templates/${slug}/`,
    title,
    description,
    keywords: [`${title} template`, ...subjects.map(({text}) => text)],
    kind: 'template',
  };
}

/**
 * Finds the pages that have no Markdown by what their rooms export: the emails'
 * `templates` and the metadata of tools and marketing pages. esbuild bundles them, as they
 * are TypeScript with views beside them.
 *
 * @param siteDir the project's root
 * @returns templates, tools and marketing pages, whether or not their page exists
 */
export async function loadDescribed(siteDir: string): Promise<DescribedPage[]> {
  const tools = await toolMetadataFiles(siteDir);
  const folders = await marketingFolders(siteDir);
  const entry = path.join(siteDir, 'src/search/described.ts');
  const {outputFiles} = await build({
    stdin: {
      contents: [
        `export {templates} from './src/emails/templates';`,
        ...tools.map(
          (file, index) => `export * as tools${String(index)} from '${file}';`,
        ),
        ...folders.map(
          (folder, index) =>
            `export * as marketing${String(index)} from './src/marketing/${folder}/metadata.ts';`,
        ),
      ].join('\n'),
      resolveDir: siteDir,
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: {'.css': 'empty', '.module.css': 'empty'},
    plugins: [externalPackages],
    logLevel: 'silent',
  });
  const run = compileFunction(
    outputFiles[0]?.text ?? '',
    ['module', 'exports', 'require'],
    {filename: entry},
  ) as (module: {exports: unknown}, exports: unknown, require: NodeJS.Require) => void;
  const module = {exports: {} as Exports};
  run(module, module.exports, createRequire(entry));
  const {templates, ...rooms} = module.exports as {
    templates: readonly TemplateMeta[];
  } & Exports;
  return [
    ...templates.map(templatePage),
    ...tools.flatMap((_, index) => toolsIn(rooms[`tools${String(index)}`] as Exports)),
    ...folders.flatMap((folder, index) =>
      marketingPages(folder, rooms[`marketing${String(index)}`] as Exports),
    ),
  ];
}
