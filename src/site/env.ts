import {parseCms, type CmsSettings} from './cmsEnv';
import {parseMonitoring, type MonitoringSettings} from './monitoringEnv';
import {parsePolicy, type PolicySettings} from './policyEnv';
import {HTTPS_ADDRESS, take, type Source} from './take';

/**
 * Settings from the environment, read once. Every service has a silent or
 * embedded default, so an empty environment builds the whole site.
 */
export interface SiteEnv {
  /** Origin the site is served from, without a trailing slash. */
  siteUrl: string;
  /** Repository address for 'Edit this page' links; none when undefined. */
  repositoryUrl?: string;
  /** Search at Algolia; in the browser when undefined. The key may only search. */
  algolia?: {appId: string; searchKey: string; index: string};
  /** Address of an image-rendering service for social cards; drawn at build when undefined. */
  socialImageService?: string;
  /** Takes what readers say of a page; they send an email when undefined. */
  feedbackUrl?: string;
  /** Takes the address of a reader who wants new articles by email; no form when undefined. */
  newsletterUrl?: string;
  /** Gives drafts addresses that cannot be guessed; drafts are left out when undefined. */
  previewSecret?: string;
  /** The host answers MCP clients: see `src/mcp`; the docs do not name it when undefined. */
  docsMcp?: true;
  /** Analytics and error reports; none when undefined. */
  monitoring?: MonitoringSettings;
  /** The CMS at `/admin/`; none in the built site when undefined. */
  cms?: CmsSettings;
  /** What the owner adds to the security policy. */
  policy?: PolicySettings;
}

/** A setting that cannot be used, said in one sentence per variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

function parseHttpsUrl(name: string, value: string, problems: string[]): string {
  let url: URL | undefined;
  try {
    url = new URL(value);
  } catch {
    // Reported below, with what to write instead.
  }
  if (url?.protocol !== 'https:') {
    problems.push(
      `${name} is "${value}", which is not an https address. Write it like "https://www.example.com".`,
    );
    return '';
  }
  return url.href.replace(/\/$/, '');
}

const ALGOLIA = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/** All three settings of Algolia, or none. */
function parseAlgolia(source: Source, problems: string[]): SiteEnv['algolia'] {
  const [appId, searchKey, index] = ALGOLIA.map((name) => source[name]);
  if (appId && searchKey && index) {
    return {appId, searchKey, index};
  }
  const missing = ALGOLIA.filter((name) => !source[name]);
  if (missing.length < ALGOLIA.length) {
    problems.push(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all of ${ALGOLIA.join(', ')}, or none to search in the browser.`,
    );
  }
  return undefined;
}

/**
 * Reads and checks the settings.
 *
 * @param source variables by name, usually `process.env`
 * @param defaultUrl the site's address when `SITE_URL` is not set
 * @throws {EnvError} naming every variable that cannot be used and what to write
 */
export function parseEnv(source: Source, defaultUrl: string): SiteEnv {
  const problems: string[] = [];
  const siteUrl = source['SITE_URL']
    ? parseHttpsUrl('SITE_URL', source['SITE_URL'], problems)
    : defaultUrl;
  if (siteUrl && new URL(siteUrl).pathname !== '/') {
    problems.push(
      `SITE_URL is "${siteUrl}". The site is served from the root of its domain: leave the path out.`,
    );
  }
  const repositoryUrl = source['REPOSITORY_URL']
    ? parseHttpsUrl('REPOSITORY_URL', source['REPOSITORY_URL'], problems)
    : undefined;
  const socialImageService = source['SOCIAL_IMAGE_SERVICE']
    ? parseHttpsUrl('SOCIAL_IMAGE_SERVICE', source['SOCIAL_IMAGE_SERVICE'], problems)
    : undefined;
  const feedbackUrl = take(
    source,
    'FEEDBACK_URL',
    HTTPS_ADDRESS,
    'Write the https address that takes feedback, like "https://feedback.example.com/docs".',
    problems,
  );
  const newsletterUrl = take(
    source,
    'NEWSLETTER_URL',
    HTTPS_ADDRESS,
    'Write the https address of your sign-up form, like "https://forms.example.com/f/fm_1".',
    problems,
  );
  const previewSecret = take(
    source,
    'PREVIEW_SECRET',
    /^[\w-]{24,}$/,
    'Write at least 24 letters and digits, or leave it to "npm run preview".',
    problems,
  );
  const docsMcp = take(
    source,
    'DOCS_MCP',
    /^1$/,
    'Write "1" if the host runs deploy/worker.ts or "npm run serve", and nothing if it does not.',
    problems,
  );
  const algolia = parseAlgolia(source, problems);
  const monitoring = parseMonitoring(source, problems);
  const cms = parseCms(source, problems);
  const policy = parsePolicy(source, problems);
  if (problems.length > 0) {
    throw new EnvError(
      `The site cannot be built with these settings:\n- ${problems.join('\n- ')}`,
    );
  }
  return {
    siteUrl,
    ...(repositoryUrl && {repositoryUrl}),
    ...(algolia && {algolia}),
    ...(socialImageService && {socialImageService}),
    ...(feedbackUrl && {feedbackUrl}),
    ...(newsletterUrl && {newsletterUrl}),
    ...(previewSecret && {previewSecret}),
    ...(docsMcp && {docsMcp: true}),
    ...(monitoring && {monitoring}),
    ...(cms && {cms}),
    ...(policy && {policy}),
  };
}
