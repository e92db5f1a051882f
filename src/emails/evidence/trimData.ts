import {CLIENTS, type CanIEmail} from './canIEmail';

/** The data as the room keeps it: with the version of the npm package it was taken from. */
export interface KeptData extends CanIEmail {
  version: string;
  license: string;
}

const LICENSE =
  'MIT, Copyright HTeuMeuLeu and contributors, https://github.com/hteumeuleu/caniemail';

type Stats = CanIEmail['data'][number]['stats'];

/** The newest test of each app that the clients are made of. */
function trimStats(stats: Stats): Stats {
  const kept: Record<string, Record<string, Record<string, string>>> = {};
  for (const {family, platforms} of CLIENTS) {
    for (const platform of platforms) {
      const newest = Object.entries(stats[family]?.[platform] ?? {}).at(-1);
      if (newest) {
        (kept[family] ??= {})[platform] = Object.fromEntries([newest]);
      }
    }
  }
  return kept;
}

/**
 * Keeps of Can I email's data what `supportOf` reads.
 *
 * @param version of the npm package `caniemail`
 */
export function trimData({last_update_date, data}: CanIEmail, version: string): KeptData {
  return {
    version,
    license: LICENSE,
    last_update_date,
    data: data.map(({slug, title, url, stats}) => ({
      slug,
      title,
      url,
      stats: trimStats(stats),
    })),
  };
}
