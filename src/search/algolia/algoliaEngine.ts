import {
  isDocs,
  SearchUnavailable,
  type SearchEngine,
  type SearchKind,
  type SearchResult,
  type Segment,
} from '../types';
import type {AlgoliaConfig} from './config';

/** Marks around a found word: characters that no text of ours has, so never markup. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

const MOST = 24;

interface Highlight {
  value: string;
}

interface AlgoliaHit {
  path: string;
  hash: string;
  kind: SearchKind;
  title: string;
  trail: string[];
  _highlightResult?: {title?: Highlight; trail?: Highlight[]};
  _snippetResult?: {text?: Highlight};
}

/**
 * Hosts of an application, in the order they are tried.
 * Source: https://www.algolia.com/doc/rest-api/search/#hosts
 */
export function hostsOf(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${String(number)}.algolianet.com`),
  ];
}

function segments(value: string): Segment[] {
  return value
    .split(OPEN)
    .flatMap((part, index): Segment[] => {
      const [before = '', after] = part.split(CLOSE);
      return after === undefined
        ? [{text: before, marked: false}]
        : [
            {text: before, marked: index > 0},
            {text: after, marked: false},
          ];
    })
    .filter(({text}) => text !== '');
}

function resultOf(hit: AlgoliaHit): SearchResult {
  const {
    path,
    hash,
    kind,
    title,
    trail,
    _highlightResult: found,
    _snippetResult: snippet,
  } = hit;
  return {
    path,
    hash,
    kind,
    title: segments(found?.title?.value ?? title),
    trail: trail.map((heading, index) =>
      segments(found?.trail?.[index]?.value ?? heading),
    ),
    excerpt: segments(snippet?.text?.value ?? ''),
  };
}

/** Puts results of one page next to each other, docs before other pages. */
function grouped(results: readonly SearchResult[]): SearchResult[] {
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) {
    pages.set(result.path, [...(pages.get(result.path) ?? []), result]);
  }
  const ofDocs = ([first]: SearchResult[]) => first !== undefined && isDocs(first);
  const all = [...pages.values()];
  return [...all.filter(ofDocs), ...all.filter((page) => !ofDocs(page))].flat();
}

/**
 * Searches at Algolia, in the records that `npm run search:push` sent there. A host that
 * cannot be reached or has a fault is passed over; an answer of 4xx is final.
 * Source: https://www.algolia.com/doc/rest-api/search/#search-an-index
 *
 * @param hosts where to ask, in order
 */
export function createAlgoliaEngine(
  {appId, searchKey, index}: AlgoliaConfig,
  hosts: readonly string[] = hostsOf(appId),
): SearchEngine {
  const body = (query: string) =>
    JSON.stringify({
      query,
      hitsPerPage: MOST,
      attributesToHighlight: ['title', 'trail'],
      attributesToSnippet: ['text:24'],
      highlightPreTag: OPEN,
      highlightPostTag: CLOSE,
    });

  async function ask(host: string, query: string, signal: AbortSignal) {
    const response = await fetch(`${host}/1/indexes/${encodeURIComponent(index)}/query`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': searchKey,
      },
      body: body(query),
      signal,
    });
    if (response.status >= 500) {
      throw new Error(`${host} answered ${response.status}.`);
    }
    if (!response.ok) {
      throw new SearchUnavailable(`Algolia refused the search with ${response.status}.`);
    }
    const {hits} = (await response.json()) as {hits: AlgoliaHit[]};
    return grouped(hits.map(resultOf));
  }

  return {
    async search(query, signal) {
      signal.throwIfAborted();
      if (query.trim() === '') {
        return [];
      }
      let last: unknown;
      for (const host of hosts) {
        try {
          return await ask(host, query, signal);
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof SearchUnavailable) {
            throw error;
          }
          last = error;
        }
      }
      throw new SearchUnavailable('Algolia cannot be reached.', {cause: last});
    },
  };
}
