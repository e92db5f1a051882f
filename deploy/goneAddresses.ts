/** Addresses that a build takes away, which links and search results still lead to. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {nearestOf} from '../src/content/build';
import type {Redirect} from '../src/site/redirects';

/** A slow host holds a build up no longer than this, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** Paths of the pages that a sitemap names (https://www.sitemaps.org/protocol.html). */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );
}

async function fetched(siteUrl: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/sitemap.xml', siteUrl), {
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    // Not reachable, or not there yet: the build before this one knows as much.
    return undefined;
  }
}

/**
 * Paths of the pages that are listed for search engines: those of the published site, or of the
 * build in a folder where that site cannot be asked.
 *
 * @param root folder of a build, which may not be there
 * @param siteUrl address of the published site, if it is to be asked
 */
export async function listedPaths(root: string, siteUrl?: string): Promise<string[]> {
  const published = siteUrl ? await fetched(siteUrl) : undefined;
  const xml =
    published ?? (await readFile(path.join(root, 'sitemap.xml'), 'utf8').catch(() => ''));
  return sitemapPaths(xml);
}

const sectionOf = (page: string) => page.split('/').slice(0, 2).join('/');

/** Where readers of a page that is gone should get to: its new name, or its section. */
function successor(gone: string, added: readonly string[], paths: readonly string[]) {
  const beside = added.filter((page) => sectionOf(page) === sectionOf(gone));
  const section = `${sectionOf(gone)}/`;
  return (
    (beside.length === 1 ? beside[0] : nearestOf(gone, beside)) ??
    (section !== gone && paths.includes(section) ? section : '/')
  );
}

/**
 * Redirects that a build needs for the addresses it takes away.
 *
 * @param earlier paths of the pages before the build
 * @param paths those after it
 * @param redirects those there are; one whose page is gone has to lead on
 */
export function missingRedirects(
  earlier: readonly string[],
  paths: readonly string[],
  redirects: readonly Redirect[],
): Redirect[] {
  const there = new Set(paths);
  const before = new Set(earlier);
  const known = new Set(redirects.map(({from}) => from));
  const added = paths.filter((page) => !before.has(page));
  const gone = earlier.filter((page) => !there.has(page));
  return [
    ...gone
      .filter((page) => !known.has(page))
      .map((from) => ({from, to: successor(from, added, paths)})),
    ...redirects
      .filter(({to}) => gone.includes(to))
      .map(({from, to}) => ({from, to: successor(to, added, paths)})),
  ];
}

/** What is to be done about addresses that are gone; nothing when none are. */
export function goneAddresses(missing: readonly Redirect[]): string | undefined {
  if (missing.length === 0) {
    return undefined;
  }
  const what =
    missing.length === 1
      ? 'An address that readers know leads nowhere after this build.'
      : `${String(missing.length)} addresses that readers know lead nowhere after this build.`;
  const lines = missing.map(({from, to}) => `  {from: '${from}', to: '${to}'},`);
  return `${what} Check where each should lead, and put these lines into src/site/redirects.ts, in place of lines with the same "from":\n${lines.join('\n')}`;
}
