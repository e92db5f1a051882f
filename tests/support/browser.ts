/**
 * Finds a Chromium, or installs one: `CHROMIUM_PATH`, then a system Chromium or Chrome,
 * then Playwright's own; else Debian's package (as root) or Playwright's download. The
 * shell without windows comes first: the tests take half the time in it.
 * As a command it prints the path: `npm run browser`.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet: nothing of the browser's own goes out, and it runs without a desktop. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a browser that is there, if any. */
export function findBrowser(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) {
    if (!existsSync(configured)) {
      throw new Error(
        `CHROMIUM_PATH is "${configured}", and there is no such file. Unset it or name a Chromium or Chrome.`,
      );
    }
    return configured;
  }
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const steps: [string, string[]][] = isDebianRoot
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
      ]
    : [['npx', ['playwright', 'install', 'chromium']]];
  for (const [command, args] of steps) {
    execFileSync(command, args, {stdio: ['ignore', process.stderr, process.stderr]});
  }
}

/** Path of a browser; installs one where there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    return found;
  }
  console.error('No Chromium found: installing one.');
  install();
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'No Chromium could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to it.',
    );
  }
  return installed;
}

if (require.main === module) {
  console.log(ensureBrowser());
}
