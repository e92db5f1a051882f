import type {SiteEnv} from '../src/site/env';

/** Where Google's tag comes from (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE_TAG = 'https://www.googletagmanager.com';

/**
 * Origins of the scripts of services that are set up: the security policy names these and
 * no others. Algolia, Plausible and Sentry run no script of theirs; they are only spoken to.
 */
export function scriptOrigins({monitoring}: SiteEnv): string[] {
  return monitoring?.googleTag ? [GOOGLE_TAG] : [];
}
