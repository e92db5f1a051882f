import {parse} from 'yaml';
import {fillBrandIn} from '../site';
import {SpecError} from './document';

export const CHANGE_KINDS = [
  'added',
  'changed',
  'deprecated',
  'removed',
  'fixed',
] as const;

export interface ApiChange {
  kind: (typeof CHANGE_KINDS)[number];
  /** A sentence with `code` and [links](/docs/). */
  text: string;
}

/** What one version of the API brought. */
export interface ApiRelease {
  version: string;
  /** The day it was published: `2026-11-21`. */
  date: string;
  summary: string;
  changes: readonly ApiChange[];
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether a version comes after another one (Semantic Versioning 2.0.0, section 11). */
function isNewer(version: string, other: string): boolean {
  const before = numbersOf(other);
  const difference = numbersOf(version)
    .map((number, index) => number - (before[index] ?? 0))
    .find((one) => one !== 0);
  return (difference ?? 0) > 0;
}

function check(releases: readonly ApiRelease[], version: string): void {
  const fail = (place: string, reason: string): never => {
    throw new SpecError(`changelog.yaml: ${place}`, reason);
  };
  if (releases[0]?.version !== version) {
    fail('the first entry', `it is not of version ${version}, as openapi.yaml is.`);
  }
  releases.forEach(({version: own, date, changes}, index) => {
    const older = releases[index + 1];
    if (!/^\d+\.\d+\.\d+$/.test(own) || (older && !isNewer(own, older.version))) {
      fail(own, 'versions are three numbers each, with the newest first.');
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || (older && date < older.date)) {
      fail(
        own,
        'its date is not a day such as 2026-11-21, or is before that of an older version.',
      );
    }
    if (changes.length === 0 || changes.some(({kind}) => !CHANGE_KINDS.includes(kind))) {
      fail(own, `it needs changes, each of a kind: ${CHANGE_KINDS.join(', ')}.`);
    }
  });
}

/**
 * Reads what every version of the API has changed.
 *
 * @param yaml text of `changelog.yaml`
 * @param version of `openapi.yaml` now
 * @returns newest first
 * @throws {SpecError} when the newest entry is of another version, the order is wrong, or an
 *   entry lacks something
 */
export function readChangelog(yaml: string, version: string): ApiRelease[] {
  const releases = fillBrandIn(parse(yaml) as ApiRelease[]);
  check(releases, version);
  return releases;
}
