import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Where Docusaurus looks for a language's copies of a folder, below `i18n/<language>`
 * (https://docusaurus.io/docs/i18n/introduction#translation-files-location).
 */
const FOLDERS = {
  blog: 'docusaurus-plugin-content-blog',
  docs: 'docusaurus-plugin-content-docs/current',
  legal: 'docusaurus-plugin-content-docs-legal/current',
  'src/pages': 'docusaurus-plugin-content-pages',
} as const;

/** A page's file, and the language it is written in. */
export interface Original {
  /** From the project's root, in the folder of the default language: `docs/webhooks.mdx`. */
  file: string;
  /** The language of a translated copy. */
  locale?: string;
}

/**
 * The file that a translated copy stands for. Every other file stands for itself.
 *
 * @param file path from the project's root, with slashes
 */
export function originalOf(file: string): Original {
  const [, locale, below = ''] = /^i18n\/([^/]+)\/(.+)$/.exec(file) ?? [];
  for (const [folder, copies] of Object.entries(FOLDERS)) {
    if (locale && below.startsWith(`${copies}/`)) {
      return {file: folder + below.slice(copies.length), locale};
    }
  }
  return {file};
}

/**
 * The languages that a page is written in, in the order of the configuration.
 *
 * @param siteDir the project's root
 * @param file of the page, from there: an original or one of its copies
 * @param languages all of them, the default one first
 */
export function languagesOf(
  siteDir: string,
  file: string,
  [first, ...others]: readonly string[],
): string[] {
  const original = originalOf(file).file;
  const isThere = (place: string) => existsSync(path.join(siteDir, place));
  const [folder, copies] =
    Object.entries(FOLDERS).find(([one]) => original.startsWith(`${one}/`)) ?? [];
  return [
    ...(first !== undefined && isThere(original) ? [first] : []),
    ...others.filter(
      (locale) =>
        folder !== undefined &&
        isThere(`i18n/${locale}/${String(copies)}${original.slice(folder.length)}`),
    ),
  ];
}
