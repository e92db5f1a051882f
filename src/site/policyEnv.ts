import {HTTPS_ADDRESS, take, type Source} from './take';

/** What an owner adds to the security policy. */
export interface PolicySettings {
  /** Where browsers report what the policy has refused. */
  reportUrl?: string;
  /** Origins of pictures beyond the site's own and Google's. */
  pictureOrigins?: readonly string[];
}

/**
 * Reads the settings of the security policy.
 *
 * @param source variables by name
 * @param problems takes a sentence for each variable that cannot be used
 * @returns undefined when nothing is set
 */
export function parsePolicy(
  source: Source,
  problems: string[],
): PolicySettings | undefined {
  const reportUrl = take(
    source,
    'CSP_REPORT_URL',
    HTTPS_ADDRESS,
    'Write the https address that takes the reports, like "https://reports.example.com/csp", without spaces, quotes, commas or semicolons.',
    problems,
  );
  const pictures = take(
    source,
    'PICTURE_ORIGINS',
    /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?( https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)*$/,
    'Write origins with a space between them, like "https://pictures.example.com https://*.example.net", without slashes at their ends.',
    problems,
  );
  if (!reportUrl && !pictures) {
    return undefined;
  }
  return {
    ...(reportUrl && {reportUrl}),
    ...(pictures && {pictureOrigins: pictures.split(' ')}),
  };
}
