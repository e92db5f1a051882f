/**
 * Somewhat like a browser: fetches a page, then, maybe after a deploy, all that it names.
 */
import {get as request} from 'node:http';
import {text as textOf} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';
import {assetsOf, refusedScripts, releaseOf} from './releases';

export interface VisitResult {
  pages: number;
  assets: number;
  /** Pages by release. */
  releases: Map<number, number>;
  problems: string[];
}

interface Fetched {
  status: number;
  text: string;
  policy: string;
}

/** A page or asset in a connection of its own, so that any of nginx's processes may send it. */
function get(address: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    request(address, {agent: false}, (response) => {
      textOf(response).then((text) => {
        const {statusCode: status = 0, headers} = response;
        resolve({status, text, policy: String(headers['content-security-policy'] ?? '')});
      }, reject);
    }).on('error', reject);
  });
}

/**
 * What is wrong with a page by itself.
 *
 * @param path its address, for the sentence
 */
export function problemsOfPage(path: string, page: Fetched): string[] {
  const refused = refusedScripts(page.text, page.policy);
  return [
    ...(page.status === 200 ? [] : [`${path}: status ${String(page.status)}`]),
    ...(releaseOf(page.text) === undefined ? [`${path}: of no release`] : []),
    ...(refused.length === 0
      ? []
      : [`${path}: its policy refuses ${String(refused.length)} of its scripts`]),
  ];
}

/** What is wrong with an asset of a page of some release. */
export function problemsOfAsset(
  path: string,
  asset: Pick<Fetched, 'status' | 'text'>,
  release: number | undefined,
): string[] {
  if (asset.status !== 200) {
    return [`${path}: status ${String(asset.status)}`];
  }
  const isMarked = /\.(js|css)$/.test(path);
  const own = releaseOf(asset.text);
  return isMarked && own !== release
    ? [`${path}: of release ${String(own)}, its page of ${String(release)}`]
    : [];
}

export interface VisitOptions {
  origin: string;
  pages: readonly string[];
  /** Ends the visits, after the page that is being visited. */
  signal: AbortSignal;
  /** The longest time between a page and its assets, in seconds. */
  longestWait: number;
}

/** Visits one page after another. */
export async function visit(options: VisitOptions): Promise<VisitResult> {
  const {origin, pages, signal, longestWait} = options;
  const result: VisitResult = {pages: 0, assets: 0, releases: new Map(), problems: []};
  while (!signal.aborted) {
    const path = pages[result.pages % pages.length] ?? '/';
    try {
      const page = await get(origin + path);
      const release = releaseOf(page.text);
      result.pages += 1;
      result.releases.set(release ?? 0, (result.releases.get(release ?? 0) ?? 0) + 1);
      result.problems.push(...problemsOfPage(path, page));
      // Half of all browsers go on immediately, the others take their time.
      await wait(result.pages % 2 === 0 ? 0 : Math.random() * longestWait * 1000);
      for (const asset of assetsOf(page.text)) {
        result.assets += 1;
        result.problems.push(
          ...problemsOfAsset(asset, await get(origin + asset), release),
        );
      }
    } catch (error) {
      result.problems.push(`${path}: ${String(error)}`);
    }
  }
  return result;
}
