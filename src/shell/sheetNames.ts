import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ClassNaming} from './docusaurusInternals';

/** Short names of style sheets, by their path from the project's root. */
export type SheetNames = ReadonlyMap<string, string>;

const hashOf = (file: string) => createHash('sha256').update(file).digest('base64url');

/**
 * Gives each style sheet a name that no other one has: the beginning of a hash of its path, two
 * characters or as many more as that takes.
 *
 * @param files paths from the project's root
 */
export function nameSheets(files: readonly string[]): SheetNames {
  const names = new Map<string, string>();
  for (let length = 2; names.size < files.length; length += 1) {
    const left = files.filter((file) => !names.has(file));
    const nameOf = (file: string) => hashOf(file).slice(0, length);
    const uses = new Map<string, number>();
    for (const file of left) {
      uses.set(nameOf(file), (uses.get(nameOf(file)) ?? 0) + 1);
    }
    for (const file of left.filter((one) => uses.get(nameOf(one)) === 1)) {
      names.set(file, nameOf(file));
    }
  }
  return names;
}

/** The style sheets of the site whose classes are renamed, as paths from its root. */
function sheetsOf(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')));
}

/**
 * Names the classes of all style sheets: `row` in one of them is `row_k3`. The classes of a sheet
 * end alike, which compresses to a fraction of the endings of Docusaurus' own, four characters
 * that differ from class to class. A sheet that was added since then gets a longer ending.
 */
export function classNaming(siteDir: string, names: SheetNames): ClassNaming {
  return ({resourcePath}, _pattern, className) => {
    const file = path.relative(siteDir, resourcePath).replaceAll(path.sep, '/');
    return `${className}_${names.get(file) ?? hashOf(file).slice(0, 8)}`;
  };
}

/**
 * Names the style sheets of the site, and keeps the names in a file that changes with them: what
 * the bundler has kept of earlier builds would have other ones.
 *
 * @param keptIn absolute path of that file
 */
export function namesOfSheets(siteDir: string, keptIn: string): SheetNames {
  const names = nameSheets(sheetsOf(siteDir));
  const text = JSON.stringify([...names].sort());
  if (!existsSync(keptIn) || readFileSync(keptIn, 'utf8') !== text) {
    // The first build of a checkout has no directory of generated files yet.
    mkdirSync(path.dirname(keptIn), {recursive: true});
    writeFileSync(keptIn, text);
  }
  return names;
}
