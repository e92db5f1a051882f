import {SYNONYMS} from '../synonyms';
import {isDocs, type SearchRecord} from '../types';

export interface PushTarget {
  appId: string;
  /** May add and delete objects and change settings: never part of the site. */
  adminKey: string;
  index: string;
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

/** How the index is searched: docs first, then by what the field is. */
const SETTINGS = {
  searchableAttributes: [
    'unordered(heading)',
    'unordered(title)',
    'unordered(trail)',
    'keywords',
    'unordered(aliases)',
    'code',
    'unordered(text)',
  ],
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

function objectOf(record: SearchRecord) {
  return {
    ...record,
    objectID: `${record.path}#${record.hash}`,
    heading: record.trail.at(-1) ?? record.title,
    isDocs: isDocs(record) ? 1 : 0,
    text: record.text.slice(0, LONGEST_TEXT),
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
  {appId, adminKey, index}: PushTarget,
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
          body: objectOf(record),
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
