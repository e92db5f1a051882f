import {take, type Source} from './take';

/** Where reports of errors go. */
export interface ReportSettings {
  /** Sentry's address of a project: `https://key@host/project`. It may only send. */
  dsn: string;
  /** Names the deployed version; the reports of a version stand together. */
  release: string;
  /** Tells the live site from a preview. */
  environment: string;
}

/** Services that watch the site; each is silent when it is not set. */
export interface MonitoringSettings {
  /** Google Analytics 4, measurement id `G-…`: only after the visitor has agreed. */
  googleTag?: string;
  /** Plausible: the site's name there and the origin of the service. */
  plausible?: {domain: string; origin: string};
  /** Sentry. The release is the commit when undefined. */
  sentry?: Omit<ReportSettings, 'release'> & {release?: string};
  /** Source maps are made and kept out of what is deployed. */
  sourceMaps?: true;
}

const PLAUSIBLE_ORIGIN = 'https://plausible.io';

/**
 * Reads the settings of analytics and error reports.
 *
 * @param source variables by name
 * @param problems takes a sentence for each variable that cannot be used
 * @returns undefined when nothing is set
 */
export function parseMonitoring(
  source: Source,
  problems: string[],
): MonitoringSettings | undefined {
  const googleTag = take(
    source,
    'GOOGLE_TAG_ID',
    /^G-[A-Z0-9]{4,20}$/,
    'Write the measurement id of a Google Analytics 4 stream, like "G-ABCD123456".',
    problems,
  );
  const domain = take(
    source,
    'PLAUSIBLE_DOMAIN',
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'Write the name of the site at Plausible, like "www.example.com".',
    problems,
  );
  const origin = take(
    source,
    'PLAUSIBLE_ORIGIN',
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
    `Write the origin of your own Plausible, like "${PLAUSIBLE_ORIGIN}", without a slash at its end.`,
    problems,
  );
  const dsn = take(
    source,
    'SENTRY_DSN',
    /^https:\/\/[a-z0-9]+@[a-z0-9.-]+(:\d+)?(\/[\w-]+)*\/\d+$/i,
    'Copy it from the settings of the project, "Client Keys": "https://key@host/number".',
    problems,
  );
  const release = take(
    source,
    'RELEASE',
    /^[\w.@+-]{1,200}$/,
    'A release has letters, digits and ".@+-_", at most 200.',
    problems,
  );
  const environment = source['SENTRY_ENVIRONMENT'] || 'production';
  if (!googleTag && !domain && !dsn) {
    return undefined;
  }
  return {
    ...(googleTag && {googleTag}),
    ...(domain && {plausible: {domain, origin: origin ?? PLAUSIBLE_ORIGIN}}),
    ...(dsn && {sentry: {dsn, environment, ...(release && {release})}}),
    ...(dsn && source['SOURCE_MAPS'] === '1' && {sourceMaps: true}),
  };
}
