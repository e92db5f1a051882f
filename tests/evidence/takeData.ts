/**
 * Takes the newest data of Can I email from npm: `npm run can-i-email`. Of the package
 * `caniemail` only the data is read, because its code needs a newer Node than this site.
 * What the emails' clients support is kept, by the newest test of each of their apps.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CanIEmail} from '../../src/emails/evidence/canIEmail';
import {trimData} from '../../src/emails/evidence/trimData';

const FILE = 'src/emails/evidence/can-i-email.json';

/** Downloads a package without installing it. */
function unpack(name: string, folder: string): string {
  const archive = execFileSync('npm', ['pack', name, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['-xzf', archive], {cwd: folder});
  return path.join(folder, 'package');
}

function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'can-i-email-'));
  try {
    const from = unpack('caniemail@latest', folder);
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(path.join(from, file), 'utf8'));
    const {version} = read('package.json') as {version: string};
    const {data, ...rest} = trimData(read('data/caniemail.json') as CanIEmail, version);
    // One feature a line, so that a change of the data can be read.
    const lines = data.map((feature) => JSON.stringify(feature)).join(',\n');
    writeFileSync(FILE, `${JSON.stringify(rest).slice(0, -1)},"data":[\n${lines}\n]}\n`);
    console.log(`${FILE}: caniemail ${version}, data of ${rest.last_update_date}.`);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

main();
