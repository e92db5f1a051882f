/** Days until the file has to be made again: less than a year (RFC 9116, section 2.5.5). */
const VALID_DAYS = 364;

export interface SecurityTxtFacts {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Address for reports, as `name@domain`. */
  email: string;
  /** Path of the page that says what to send. */
  policyPath: string;
  /** Day of the build: the file is the same for all builds of a day. */
  builtOn: Date;
}

/**
 * The file that tells security researchers where to write (RFC 9116), for
 * `/.well-known/security.txt`.
 */
export function securityTxt({
  siteUrl,
  email,
  policyPath,
  builtOn,
}: SecurityTxtFacts): string {
  const expires = new Date(builtOn);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const policy = siteUrl + policyPath;
  return [
    // The one to use first comes first (section 2.5.3).
    `Contact: mailto:${email}`,
    `Contact: ${policy}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
