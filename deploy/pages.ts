/** What the hosts have to know of the built pages. */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Addresses that are none: files for the hosts, hidden ones, and compressed forms, which
 * are sent in place of the file itself.
 */
export const HIDDEN = /(^\/_|\/\.(?!well-known\/)|\.(br|gz)$)/;

/** Every file below a folder: paths from the folder, with slashes, in order. */
export async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .sort();
}

/** The address of every page of the site, from its files: `/docs/api/email/`. */
export function pagePaths(files: readonly string[]): string[] {
  return files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

/**
 * Where the pages of each language begin, the default one first: `/`, `/de/`. Each has a
 * 404 page of its own.
 *
 * @param files of the built site, from its root
 */
export function baseUrlsOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^([^/]+\/)404\.html$/.exec(file)?.[1] ?? []);
  return ['/', ...folders.map((folder) => `/${folder}`)];
}

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis;
/** Content that a policy does not concern: structured data. */
const DATA = /\btype=["']?(?!(?:module|speculationrules|text\/javascript)\b)[a-z]/i;

/** The hash of a script's text as a policy has it, quotes included. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The hash sources of the inline scripts of one page. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) => !/\bsrc=/i.test(attributes) && !DATA.test(attributes),
    )
    .map(([, , script = '']) => hashSource(script));
}

/**
 * The hash sources of every inline script of the built site, each once: the shell's, and
 * those of pages that bring one of their own.
 *
 * @param root folder of the built site
 * @param files its files, from the root
 */
export async function inlineScripts(
  root: string,
  files: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(root, file), 'utf8');
    inlineScriptsOf(html).forEach((hash) => found.add(hash));
  }
  return [...found].sort();
}
