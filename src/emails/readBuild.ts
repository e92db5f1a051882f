import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CanIEmail} from './evidence/canIEmail';
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
  const versionOf = async (name: string) =>
    (await readJson<{version: string}>(resolve(`${name}/package.json`))).version;
  return {
    day: new Date().toISOString().slice(0, 10),
    tools: {
      'react-dom': await versionOf('react-dom'),
      caniemail: await versionOf('caniemail'),
    },
    canIEmail: await readJson<CanIEmail>(resolve('caniemail/caniemail.json')),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
  };
}
