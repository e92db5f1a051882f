/**
 * Builds the site into `preview/` with its drafts and with the articles whose day is to come,
 * each at an address that cannot be guessed: `npm run preview`. The build prints the addresses.
 * Search engines are told to leave these pages alone, and nothing on the site leads to them.
 * The addresses depend on `PREVIEW_SECRET`; where it is not set, a secret is made and kept in
 * `.cache`, so that an address stays the same from one preview to the next.
 */
import {spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const SECRET_FILE = '.cache/preview-secret';
const OUT_DIR = 'preview';

function keptSecret(): string {
  try {
    return readFileSync(SECRET_FILE, 'utf8');
  } catch {
    const secret = randomBytes(24).toString('hex');
    mkdirSync(path.dirname(SECRET_FILE), {recursive: true});
    writeFileSync(SECRET_FILE, secret, {mode: 0o600});
    return secret;
  }
}

const {status} = spawnSync(
  'npx',
  ['tsx', 'deploy/build.ts', '--out-dir', OUT_DIR, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {...process.env, PREVIEW_SECRET: process.env['PREVIEW_SECRET'] || keptSecret()},
  },
);
if (status === 0) {
  console.log(`The preview is in ${OUT_DIR}/: npm run serve -- --dir ${OUT_DIR}`);
}
process.exitCode = status ?? 1;
