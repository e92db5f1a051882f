import {hostsOf} from '../src/search/algolia/docSearch';
import type {SiteEnv} from '../src/site/env';
import type {PolicySources} from '../src/site/headers';
import {dohServers} from '../src/tools/dns';

/** Where Google's tag comes from (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE_TAG = 'https://www.googletagmanager.com';
/** Where it sends to, by a request or by a picture. */
const GOOGLE_ANALYTICS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/**
 * What the services that are set up need of the security policy: it names these and no
 * others. Algolia, Plausible and Sentry run no script of theirs; they are only spoken to.
 * The public resolvers are asked by articles when a reader has a domain checked.
 * A social image service is asked by the networks that show a card, and never by a page.
 */
export function policySources({
  algolia,
  feedbackUrl,
  newsletterUrl,
  monitoring,
  policy,
}: SiteEnv): Omit<PolicySources, 'inlineScripts'> {
  const {googleTag, plausible, sentry} = monitoring ?? {};
  const google = googleTag ? GOOGLE_ANALYTICS : [];
  return {
    scriptOrigins: googleTag ? [GOOGLE_TAG] : [],
    connectOrigins: [
      ...dohServers.map(({url}) => new URL(url).origin),
      ...(algolia ? hostsOf(algolia.appId) : []),
      ...(plausible ? [plausible.origin] : []),
      ...(feedbackUrl ? [new URL(feedbackUrl).origin] : []),
      ...(sentry ? [new URL(sentry.dsn).origin] : []),
      ...google,
    ],
    formOrigins: newsletterUrl ? [new URL(newsletterUrl).origin] : [],
    pictureOrigins: [...(policy?.pictureOrigins ?? []), ...google],
    reportUrl: policy?.reportUrl,
  };
}
