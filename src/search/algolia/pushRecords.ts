import {SYNONYMS} from '../synonyms';
import {isDocs, type SearchKind, type SearchRecord} from '../types';

export interface PushTarget {
  appId: string;
  /** May add and delete objects and change settings: never part of the site. */
  adminKey: string;
  index: string;
  /** Origin of the site that the records are of. */
  siteUrl: string;
}

export interface PushOptions {
  /** Origin of the API; the application's own by default. */
  host?: string;
  /** Milliseconds between questions whether a task is done. */
  pause?: number;
}

interface Task {
  taskID: number;
}

/** Objects in one request. */
const BATCH = 1000;
/** An object may hold 10 KB on every plan; what goes with the text needs some of it. */
const LONGEST_TEXT = 7000;
const MOST_QUESTIONS = 600;

/** Headings as DocSearch names them: the kind of page, its title, then its headings. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What the widget writes above the results of a kind. */
const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  docs: 'Docs',
  api: 'API reference',
  article: 'Articles',
  feature: 'Features',
  template: 'Email templates',
  tool: 'Tools',
  company: 'Company',
  legal: 'Legal',
};

/**
 * How the index is searched: the nearest heading first, docs before other pages.
 * Source: https://docsearch.algolia.com/docs/record-extractor/ and
 * https://www.algolia.com/doc/api-reference/settings-api-parameters/
 */
const SETTINGS = {
  searchableAttributes: [
    'unordered(heading)',
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'keywords',
    'unordered(aliases)',
    'code',
    'unordered(content)',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:16'],
  customRanking: ['desc(isDocs)', 'desc(weight)'],
  attributesForFaceting: ['kind'],
  attributeForDistinct: 'path',
  distinct: 4,
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  typoTolerance: true,
  separatorsToIndex: '_',
};

/**
 * A record in the form that DocSearch shows. What is deeper than its six levels of headings
 * keeps its own heading, and loses those between.
 *
 * @param siteUrl origin of the site, without a trailing slash
 */
export function docSearchRecord(record: SearchRecord, siteUrl: string) {
  const {path, hash, kind, title, trail, text, code, keywords, aliases, weight} = record;
  const deepest = LEVELS.length - 1;
  const headings = [title, ...trail];
  const names = [
    KIND_NAMES[kind],
    ...headings.slice(0, deepest - 1),
    ...headings.slice(deepest - 1).slice(-1),
  ];
  return {
    objectID: `${path}#${hash}`,
    url: `${siteUrl}${path}${hash && `#${hash}`}`,
    anchor: hash || null,
    type: LEVELS[names.length - 1],
    hierarchy: Object.fromEntries(
      LEVELS.map((level, index) => [level, names[index] ?? null]),
    ),
    content: text.slice(0, LONGEST_TEXT) || null,
    heading: headings.at(-1),
    isDocs: isDocs(record) ? 1 : 0,
    ...{path, kind, code, keywords, aliases, weight},
  };
}

function batches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(all.length / size)}, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/**
 * Replaces an index by these records. They go to a second index first, which then takes
 * the place of the first in one step: a search never sees half of them.
 * Source: https://www.algolia.com/doc/rest-api/search/
 *
 * @returns how many records the index has now
 * @throws {Error} naming the request that was refused, without the key
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  {appId, adminKey, index, siteUrl}: PushTarget,
  {host = `https://${appId}.algolia.net`, pause = 500}: PushOptions = {},
): Promise<number> {
  const next = `${index}_next`;
  const base = `/1/indexes/${encodeURIComponent(next)}`;

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(host + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': adminKey,
      },
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
    if (!response.ok) {
      const reason = await response.text();
      throw new Error(
        `Algolia answered ${method} ${path} with ${response.status}: ${reason}`,
      );
    }
    return (await response.json()) as T;
  }

  async function done({taskID}: Task): Promise<void> {
    for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
      const {status} = await call<{status: string}>('GET', `${base}/task/${taskID}`);
      if (status === 'published') {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`Algolia has not finished task ${taskID}.`);
  }

  // Left over when an earlier push was stopped; without it nothing happens.
  await done(await call<Task>('DELETE', base));
  await done(await call<Task>('PUT', `${base}/settings`, SETTINGS));
  await done(
    await call<Task>(
      'POST',
      `${base}/synonyms/batch?replaceExistingSynonyms=true`,
      SYNONYMS.map((synonyms, line) => ({
        objectID: `line-${String(line)}`,
        type: 'synonym',
        synonyms,
      })),
    ),
  );
  for (const batch of batches(records, BATCH)) {
    await done(
      await call<Task>('POST', `${base}/batch`, {
        requests: batch.map((record) => ({
          action: 'updateObject',
          body: docSearchRecord(record, siteUrl),
        })),
      }),
    );
  }
  await done(
    await call<Task>('POST', `${base}/operation`, {
      operation: 'move',
      destination: index,
    }),
  );
  return records.length;
}
