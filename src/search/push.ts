/**
 * Sends the search records of the last build to Algolia: `npm run search:push`, after
 * `npm run build`. Needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../site';
import {pushRecords} from './algolia/pushRecords';
import {unpackRecords, type IndexFile} from './indexFile';
import type {SearchRecord} from './types';
import {SEARCH_PATH} from './siteData';

type Environment = Readonly<Record<string, string | undefined>>;

function settings(env: Environment) {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`The records cannot be sent: set ${missing.join(', ')}.`);
  }
  const [appId = '', adminKey = '', index = ''] = names.map((name) => env[name]);
  return {appId, adminKey, index, siteUrl: new URL(env['SITE_URL'] ?? brand.url).origin};
}

/**
 * Reads the records that a build serves.
 *
 * @param buildDir folder of the built site
 * @throws {Error} when it holds none
 */
export async function recordsOfBuild(buildDir: string): Promise<SearchRecord[]> {
  const folder = path.join(buildDir, SEARCH_PATH);
  const files = (await readdir(folder).catch(() => [])).filter((file) =>
    file.endsWith('.json'),
  );
  if (files.length === 0) {
    throw new Error(
      `There are no search records in ${folder}. Run "npm run build" first.`,
    );
  }
  const parts = await Promise.all(
    files
      .sort()
      .map(
        async (file) =>
          JSON.parse(await readFile(path.join(folder, file), 'utf8')) as IndexFile,
      ),
  );
  return parts.flatMap(unpackRecords);
}

/**
 * @param env variables by name; ALGOLIA_ORIGIN sends the records to another server
 * @returns a sentence about what was done
 */
export async function push(env: Environment, buildDir: string): Promise<string> {
  const target = settings(env);
  const origin = env['ALGOLIA_ORIGIN'];
  const records = await recordsOfBuild(buildDir);
  const count = await pushRecords(records, target, {
    ...(origin !== undefined && {host: origin, pause: 10}),
  });
  return `${String(count)} records are at Algolia, in the index ${target.index}.`;
}

if (require.main === module) {
  push(process.env, 'build').then(
    (sentence) => {
      process.stdout.write(`${sentence}\n`);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
