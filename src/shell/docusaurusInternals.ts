/**
 * What this site relies on inside Docusaurus, beyond what Docusaurus documents. All of it is
 * looked up here, and what is missing stops the build with a sentence. To try another version:
 * `npm run test:docusaurus -- 3.11.0`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {sitePath, withSlash} from '../site';
import {expected} from './expected';

/**
 * A file of one of Docusaurus' packages, which no export leads to.
 *
 * @param file path from the package's folder
 * @returns its absolute path
 * @throws {Error} when the package has no such file
 */
export function internalFile(packageName: string, file: string): string {
  const root = path.dirname(require.resolve(`${packageName}/package.json`));
  const found = path.join(root, file);
  if (!existsSync(found)) {
    throw expected(`the file ${file} of ${packageName}`);
  }
  return found;
}

/**
 * Takes the group out that puts all style sheets into one file.
 *
 * @throws {Error} when the bundler's settings have no such group
 */
export function leaveOutStylesGroup(cacheGroups: Record<string, unknown>): void {
  if (!('styles' in cacheGroups)) {
    throw expected('the cache group "styles" in the bundler’s settings');
  }
  delete cacheGroups['styles'];
}

/** What css-loader asks for the name of a class. */
export type ClassNaming = (
  sheet: {resourcePath: string},
  pattern: string,
  className: string,
) => string;

/** The part of a loader's settings that names classes. */
interface ClassSettings {
  localIdentName?: string;
  getLocalIdent?: ClassNaming;
}

/**
 * Has the classes of style sheets that are modules named.
 *
 * @param rules of the bundler
 * @throws {Error} when none of them compiles such sheets
 */
export function nameClasses(rules: readonly unknown[], naming: ClassNaming): void {
  const settings = (rules as readonly ({use?: unknown} | null)[])
    .flatMap((rule) => rule?.use ?? [])
    .map((loader) => (loader as {options?: {modules?: ClassSettings}}).options?.modules)
    .filter((modules) => modules?.localIdentName !== undefined);
  if (settings.length === 0) {
    throw expected('a rule with "localIdentName" in the bundler’s settings');
  }
  for (const modules of settings) {
    Object.assign(modules ?? {}, {getLocalIdent: naming});
  }
}

/**
 * The place of one of the bundler's plugins, by the name of its class.
 *
 * @throws {Error} when there is none
 */
export function placeOfPlugin(plugins: readonly unknown[], name: string): number {
  const place = plugins.findIndex(
    (plugin) => (plugin as object | null)?.constructor.name === name,
  );
  if (place < 0) {
    throw expected(`the plugin ${name} among the bundler’s`);
  }
  return place;
}

/** Which chunks a module lives in: `client-manifest.json`. */
export interface ClientManifest {
  /** Chunk ids by module. */
  origins: Record<string, (string | number)[]>;
  /** Modules that every page has. */
  entrypoints: string[];
  /** Files by chunk id. */
  assets: Record<string | number, {js?: {file: string}[]}>;
}

/** @throws {Error} when the file is missing or has another form */
export function readClientManifest(file: string): ClientManifest {
  const manifest = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ClientManifest>)
    : {};
  for (const part of ['origins', 'entrypoints', 'assets'] as const) {
    if (typeof manifest[part] !== 'object') {
      throw expected(`"${part}" in ${path.basename(file)}`);
    }
  }
  return manifest as ClientManifest;
}

/** What Docusaurus gives to `ssrTemplate`, as far as this site's template uses it. */
const TEMPLATE_FIELDS = [
  ...['appHtml', 'baseUrl', 'bodyAttributes', 'headTags', 'htmlAttributes'],
  ...['metaAttributes', 'preBodyTags', 'scripts', 'stylesheets'],
];

/** Stands at the beginning of the template (Eta): throws for the first page. */
export const TEMPLATE_CHECK = `<% ${JSON.stringify(TEMPLATE_FIELDS)}.forEach((name) => { if (it[name] === undefined) { throw new Error(${JSON.stringify(expected('the field $ for ssrTemplate').message)}.replace('$', name)); } }); %>`;

/** The parts of a plugin's instances, each checked. */
function partsOf<T>(allContent: AllContent, plugin: string, part: string): T[] {
  return Object.values(allContent[plugin] ?? {}).flatMap((content) => {
    const list = part === '' ? content : (content as Record<string, unknown>)[part];
    if (!Array.isArray(list)) {
      throw expected(`${part || 'a list'} in the content of ${plugin}`);
    }
    return list as T[];
  });
}

type PageMetadata = PagesContent[number];

/** A page in Markdown, whichever plugin has loaded it. */
export type MarkdownEntry =
  | DocMetadata
  | BlogPost['metadata']
  | (Extract<PageMetadata, {type: 'mdx'}> & {title: string; description: string});

type LoadedVersion = LoadedContent['loadedVersions'][number];

/** What the docs plugin has loaded: docs and their menus. */
export function docsVersionsOf(allContent: AllContent): LoadedVersion[] {
  const plugin = 'docusaurus-plugin-content-docs';
  const versions = partsOf<LoadedVersion>(allContent, plugin, 'loadedVersions');
  for (const part of ['docs', 'sidebars'] as const) {
    if (versions.some((version) => typeof version[part] !== 'object')) {
      throw expected(`${part} in a version of ${plugin}`);
    }
  }
  return versions;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Ids of the docs in a part of the menu, from top to bottom. */
export function idsInMenu(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case 'category':
        return [
          ...(item.link?.type === 'doc' ? [item.link.id] : []),
          ...idsInMenu(item.items),
        ];
      case 'doc':
      case 'ref':
        return [item.id];
      default:
        return [];
    }
  });
}

/** The posts of all instances of the blog plugin, newest first in each. */
export function postsOf(allContent: AllContent): BlogContent['blogPosts'] {
  return partsOf(allContent, 'docusaurus-plugin-content-blog', 'blogPosts');
}

/** The pages in `src/pages`: components, and Markdown. */
function pagesOf(allContent: AllContent): PageMetadata[] {
  const plugin = 'docusaurus-plugin-content-pages';
  const pages = partsOf<PageMetadata>(allContent, plugin, '');
  if (pages.some(({type}) => typeof type !== 'string')) {
    throw expected(`the type of a page in the content of ${plugin}`);
  }
  return pages;
}

/** All pages in Markdown, docs first. */
export function markdownPagesOf(allContent: AllContent): MarkdownEntry[] {
  return [
    ...docsVersionsOf(allContent).flatMap(({docs}) => docs),
    ...postsOf(allContent).map(({metadata}) => metadata),
    ...pagesOf(allContent).flatMap((page) =>
      page.type === 'mdx'
        ? [{...page, title: page.title ?? '', description: page.description ?? ''}]
        : [],
    ),
  ];
}

/** A page that a component makes. */
export interface ComponentPage {
  /** As the registry names it, with both slashes. */
  path: string;
  /** From the project's root. */
  file: string;
}

/**
 * The pages in `src/pages` that components make.
 *
 * @param baseUrl where the pages of the language begin
 */
export function componentPagesOf(
  allContent: AllContent,
  baseUrl: string,
): ComponentPage[] {
  return pagesOf(allContent).flatMap(({type, permalink, source}) =>
    type === 'jsx'
      ? [
          {
            path: sitePath(withSlash(permalink), baseUrl),
            file: source.replace(/^@site\//, ''),
          },
        ]
      : [],
  );
}
