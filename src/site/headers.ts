/** Headers of every answer. `deploy/` and `npm run serve` send them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * How long a file may be kept: files with a hash in their name for ever, pages must be
 * asked for again every time.
 *
 * @param pathname path of the file from the root
 */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) {
    return 'public, max-age=31536000, immutable';
  }
  if (/\.(woff2|svg|png|ico|webmanifest)$/.test(pathname)) {
    return 'public, max-age=86400';
  }
  return 'no-cache';
}
