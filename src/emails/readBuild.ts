import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {KeptData} from './evidence/trimData';
import type {Build} from './zipped';

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/**
 * Reads what the evidence in the zip says beside the emails, as of today.
 *
 * @param siteDir folder of the site's `package.json`
 */
export async function readBuild(siteDir: string): Promise<Build> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const react = await readJson<{version: string}>(resolve('react-dom/package.json'));
  const canIEmail = await readJson<KeptData>(
    path.join(siteDir, 'src/emails/evidence/can-i-email.json'),
  );
  return {
    day: new Date().toISOString().slice(0, 10),
    tools: {
      'react-dom': react.version,
      caniemail: canIEmail.version,
    },
    canIEmail,
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
  };
}
