import {execFileSync} from 'node:child_process';

/**
 * Names the version that is built, for error reports and their source maps.
 *
 * @param configured what the environment says; it goes first
 * @param siteDir a folder of the repository
 * @param day the day of the build, named where there is no repository
 */
export function releaseOf(
  configured: string | undefined,
  siteDir: string,
  day: string,
): string {
  if (configured) {
    return configured;
  }
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return `build-${day}`;
  }
}
