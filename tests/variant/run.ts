/**
 * Builds a copy of the project as another owner would, with another name and with search at
 * Algolia: `npm run test:variant`. The name is changed in the brand file alone, and the old
 * one may be left in nothing that visitors get; Algolia's widget is used in a browser. The
 * copy has a second language with one page of its own. Ends with "N files passed, N files
 * failed". It is for changes of how names get into pages, of search and of languages, and a
 * part of `npm run test:all`.
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {unzipSync} from 'fflate';
import {brand} from '../../src/site';
import {checkDocSearch} from './docSearch';
import {addLanguage, languageProblems} from './language';

const ALGOLIA = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'search-key',
  ALGOLIA_INDEX: 'docs',
};
const BRAND_FILE = 'src/site/brand.ts';
/** What the copy is called. It has spaces, and its hosts are on no reserved name. */
const NAMES: readonly [from: string, to: string][] = [
  [brand.name, 'Acorn & Oak'],
  [brand.slug, 'acorn-oak'],
  [brand.envPrefix, 'ACORN_OAK'],
  [`'${brand.keyPrefix}'`, "'ao'"],
  ...brand.sisters.map(({name}, index): [string, string] => [
    name,
    `Sister ${String(index + 1)}`,
  ]),
  ...brand.sisters.map(({url}, index): [string, string] => [
    url,
    `https://sister-${String(index + 1)}.net/`,
  ]),
];

/** The brand file of the copy: hosts first, as they contain the short name. */
function renamed(text: string): string {
  const withHost = text.replaceAll(brand.domain, 'acorn-oak.email');
  return NAMES.reduce((result, [from, to]) => result.replaceAll(from, to), withHost);
}

/** Copies what the project is made from, without what is made from it. */
function copyProject(to: string): void {
  const left = new Set(['node_modules', 'build', '.git', '.cache', '.docusaurus']);
  for (const name of readdirSync('.')) {
    if (!left.has(name)) {
      cpSync(name, path.join(to, name), {recursive: true});
    }
  }
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'));
}

/** The texts in a file, each with its name: those in an archive, too. */
function textsIn(name: string, content: Buffer): [string, string][] {
  if (name.endsWith('.zip')) {
    return Object.entries(unzipSync(content)).flatMap(([inside, bytes]) =>
      textsIn(`${name}/${inside}`, Buffer.from(bytes)),
    );
  }
  if (name.endsWith('.gz')) {
    return textsIn(name.slice(0, -3), gunzipSync(content));
  }
  return /\.(png|avif|webp|jpg|ico|woff2|wasm|br)$/.test(name)
    ? [[name, '']]
    : [[name, content.toString()]];
}

async function main(): Promise<void> {
  const old = new RegExp(
    [brand.name, brand.envPrefix, brand.domain, ...brand.sisters.map(({name}) => name)]
      .map((word) => word.replaceAll('.', '\\.'))
      .concat(`\\b${brand.keyPrefix}_(?:live|test)_`)
      .join('|'),
    'i',
  );
  const copy = mkdtempSync(path.join(tmpdir(), 'renamed-'));
  try {
    copyProject(copy);
    const file = path.join(copy, BRAND_FILE);
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    addLanguage(copy);
    execFileSync('npm', ['run', 'build'], {
      cwd: copy,
      stdio: 'inherit',
      env: {...process.env, ...ALGOLIA},
    });
    const build = path.join(copy, 'build');
    const files = readdirSync(build, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const bad = files.flatMap((one) => {
      const name = path.relative(build, one);
      const hits = textsIn(name, readFileSync(one)).flatMap(([inside, text]) => {
        const [found] = old.exec(`${inside}\n${text}`) ?? [];
        const at = found ? text.indexOf(found) : -1;
        return found
          ? [`${inside}: …${text.slice(Math.max(0, at - 60), at + 60).trim()}…`]
          : [];
      });
      return hits.length > 0 ? [hits] : [];
    });
    bad.flat().forEach((hit) => {
      console.error(hit.replaceAll(/\s+/g, ' '));
    });
    console.log(`${files.length - bad.length} files passed, ${bad.length} files failed`);
    await checkDocSearch(build);
    const problems = languageProblems(build);
    problems.forEach((problem) => {
      console.error(problem);
    });
    process.exitCode = bad.length + problems.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
