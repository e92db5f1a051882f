/**
 * What Cloudflare reads beside the pages.
 * Sources: developers.cloudflare.com/workers/static-assets/{headers,redirects}/
 */
import type {HeaderRule} from '../src/site/headers';
import type {Redirect} from '../src/site/redirects';
import {PATH_TYPES} from './types';

/** A longer line is passed over. */
const MOST_CHARACTERS = 2000;
/** Further static redirects are passed over. */
const MOST_REDIRECTS = 2000;

/**
 * `_headers`. Where two rules fit a path, Cloudflare joins their values, so that a rule
 * takes back (`!`) what an earlier one has set. Of two rules for the same paths it reads
 * the last alone.
 *
 * @throws {RangeError} when a header is longer than Cloudflare reads, or two rules are for
 *   the same paths
 */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  const paths = rules.map((rule) => rule.paths);
  const twice = paths.find((one, index) => paths.indexOf(one) !== index);
  if (twice !== undefined) {
    throw new RangeError(`Two rules are for ${twice}, and Cloudflare reads one.`);
  }
  const lines = rules.flatMap(({paths: place, headers}) => [
    place,
    ...Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      if (line.length > MOST_CHARACTERS) {
        throw new RangeError(
          `The header ${name} has ${line.length} characters, and Cloudflare reads ${MOST_CHARACTERS}.`,
        );
      }
      const isSet = seen.has(name);
      seen.add(name);
      return [...(isSet ? [`  ! ${name}`] : []), ...(value === '' ? [] : [line])];
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * Rules for files whose media type Cloudflare cannot tell from their names. Other hosts are
 * told of these types in their own ways.
 */
export const typeRules: readonly HeaderRule[] = Object.entries(PATH_TYPES).map(
  ([paths, type]) => ({paths, headers: {'Content-Type': type}}),
);

/** The rules that `renderHeaders` wrote. Lines it does not write are passed over. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {paths: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) {
      rules.push({paths: line.trim(), headers: {}});
      continue;
    }
    const {
      taken,
      name = taken,
      value = '',
    } = /^\s+(?:! (?<taken>[\w-]+)|(?<name>[\w-]+): (?<value>.*))$/.exec(line)?.groups ??
    {};
    const rule = rules.at(-1);
    if (rule && name !== undefined) {
      rule.headers[name] = value;
    }
  }
  return rules;
}

/**
 * `_redirects`, for the sloppy addresses that are most common; `worker.ts` redirects all
 * others. The slash form of every page is spelled out because Cloudflare's own
 * `force-trailing-slash` answers with 307, not 301. It steps in for what is too much here.
 *
 * @param pages paths of all pages, with a slash at the end
 */
export function renderRedirects(
  redirects: readonly Redirect[],
  pages: readonly string[],
): string {
  const bare = (page: string) => page.slice(0, -1);
  const moved = redirects.flatMap(({from, to}) => [
    `${bare(from)} ${to}`,
    `${from} ${to}`,
  ]);
  const slashed = pages
    .filter((page) => page !== '/')
    .map((page) => `${bare(page)} ${page}`);
  const named = pages.map((page) => `${page}index.html ${page}`);
  return [...moved, ...slashed, ...named]
    .slice(0, MOST_REDIRECTS)
    .map((rule) => `${rule} 301\n`)
    .join('');
}

/** `.assetsignore`: what is in the build for other hosts. Cloudflare compresses itself. */
export const ASSETS_IGNORE = '_nginx*.conf\n*.br\n*.gz\n';
