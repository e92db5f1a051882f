/**
 * What 500 more docs pages cost, beside bare Docusaurus with `faster` on the same pages in
 * the same run: `npm run bench:build`. `-- --kind articles` takes articles, each with a
 * cover of its own; `-- --pages 100` makes a quicker, coarser run.
 *
 * The site is built with the pages twice. The first time everything that a page brings is
 * made: its social card, its twin, its search records, the sizes of its cover. The second
 * time nothing has changed, and nothing of that may be made again: this is what a page
 * costs in every build of its life but one. `LIMITS` says what both may cost.
 *
 * Compressed files are no part of it: bare Docusaurus leaves them to its host. What they
 * cost is printed for both.
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {buildEnvironment} from '../../deploy/build';
import {compress} from '../../deploy/compress';
import {filesBelow} from '../../deploy/pages';
import {TOPICS} from '../../src/content/topics';
import {LEAST_WIDTH, PICTURES_PATH, PICTURES_STATIC_DIR} from '../../src/images/variants';

/** How many times as much as bare Docusaurus pages may cost: new ones, and later on. */
const LIMITS = {
  docs: {first: 1.4, later: 1.25},
  articles: {first: 2.5, later: 1.25},
} as const;
const WORDS =
  'deliver queue sender domain record header webhook template token batch attachment bounce event contact schedule retry signature project recipient payload stream region'.split(
    ' ',
  );

/** What is written, and for which of the two sites. */
interface Corpus {
  kind: 'docs' | 'articles';
  site: 'bare' | 'own';
}

/** Where a page of the corpus goes, and the fields an article has there. */
function placeOf(
  directory: string,
  index: number,
  {kind, site}: Corpus,
): {file: string; fields: string} {
  const name = `page-${String(index)}`;
  if (kind === 'docs' || site === 'bare') {
    const fields = kind === 'docs' ? '' : 'date: 2026-01-01\n';
    return {file: path.join(directory, `${name}.md`), fields};
  }
  const folder = path.join(directory, name);
  mkdirSync(folder, {recursive: true});
  return {
    file: path.join(folder, 'index.md'),
    fields: `image: ./cover.png
imageAlt: A yellow sheet of paper
datePublished: 2026-01-01
author: team
topic: ${TOPICS[index % TOPICS.length] ?? ''}
`,
  };
}

/** The same pages every time: headings, paragraphs, lists, code and tables. */
export function writeCorpus(directory: string, count: number, corpus: Corpus): void {
  let seed = 7;
  const word = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return WORDS[seed % WORDS.length] ?? '';
  };
  const sentence = (length: number) => {
    const text = Array.from({length}, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({length: 4}, () => sentence(14)).join(' ');
  mkdirSync(directory, {recursive: true});
  for (let index = 0; index < count; index += 1) {
    const sections = Array.from(
      {length: 6},
      (_, section) => `## Section ${String(section)} ${word()}

${paragraph()}

${paragraph()}

- ${sentence(8)}
- ${sentence(8)}

\`\`\`js
const client = new Client({token: process.env.TOKEN});
await client.send({to: 'a@example.com', subject: '${word()}', text: '${word()}'});
\`\`\`

| Field | Type | Notes |
| --- | --- | --- |
| ${word()} | string | ${sentence(6)} |
`,
    ).join('\n');
    const {file, fields} = placeOf(directory, index, corpus);
    writeFileSync(
      file,
      `---\ntitle: Page ${String(index)} ${word()}\ndescription: ${sentence(10).slice(0, 140).padEnd(60, ' and so on')}\n${fields}---\n\n${sections}`,
    );
  }
}

/** A cover for each article of the corpus, no two the same. */
async function writeCovers(directory: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const background = `#${(0xffc93c - index * 641).toString(16).padStart(6, '0')}`;
    const file = path.join(directory, `page-${String(index)}`, 'cover.png');
    await sharp({
      create: {width: LEAST_WIDTH, height: LEAST_WIDTH / 2, channels: 3, background},
    })
      .png()
      .toFile(file);
  }
}

interface Site {
  name: 'bare' | 'own';
  directory: string;
  env: NodeJS.ProcessEnv;
}

interface Build {
  seconds: number;
  /** What the build has printed. */
  output: string;
}

/** One build, the bundler's from nothing. */
function build({name, directory, env}: Site, what: string): Build {
  for (const made of ['build', '.docusaurus']) {
    rmSync(path.join(directory, made), {recursive: true, force: true});
  }
  const start = process.hrtime.bigint();
  const output = execFileSync('npx', ['docusaurus', 'build'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: {...env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  console.log(`${name.padEnd(5)} ${what}: ${seconds.toFixed(1)} s`);
  return {seconds, output};
}

/** Seconds that compressed forms of all files of a built site take. */
async function timeCompression({directory}: Site): Promise<number> {
  const root = path.join(directory, 'build');
  const start = process.hrtime.bigint();
  await compress(root, await filesBelow(root));
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** When each size of each picture was written, by its path. */
function picturesOf({directory}: Site): Map<string, number> {
  const root = path.join(directory, PICTURES_STATIC_DIR, PICTURES_PATH);
  const files = readdirSync(root);
  return new Map(files.map((file) => [file, statSync(path.join(root, file)).mtimeMs]));
}

/** Social cards that a build says it has drawn. */
function cardsDrawn({output}: Build): number {
  const [, drawn] = /Social cards: \d+ pages, (\d+) drawn/.exec(output) ?? [];
  if (drawn === undefined) {
    throw new Error('The build does not say how many social cards it has drawn.');
  }
  return Number(drawn);
}

/** Links every package by itself: what builds keep in `node_modules/.cache` stays here. */
function linkModules(site: string): void {
  const modules = path.join(site, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') {
      symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
    }
  }
}

function bareSite(root: string, kind: Corpus['kind']): Site {
  const site = path.join(root, 'bare');
  mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  writeFileSync(path.join(site, 'package.json'), '{"name": "bare", "private": true}');
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Bare', url: 'https://bare.example', baseUrl: '/', future: {v4: true, faster: true},
  presets: [['classic', {
    docs: {routeBasePath: 'docs'},
    blog: ${kind === 'docs' ? 'false' : "{onUntruncatedBlogPosts: 'ignore'}"},
  }]],
};`,
  );
  writeFileSync(
    path.join(site, 'src/pages/index.js'),
    'export default function Home() { return null; }',
  );
  writeCorpus(path.join(site, 'docs'), 1, {kind: 'docs', site: 'bare'});
  if (kind === 'articles') {
    writeCorpus(path.join(site, 'blog'), 1, {kind, site: 'bare'});
  }
  linkModules(site);
  return {name: 'bare', directory: site, env: process.env};
}

/** This site, with the corpus in its docs' menu as it is in that of the bare one. */
export function ownSite(root: string): Site {
  const site = path.join(root, 'own');
  cpSync('.', site, {
    recursive: true,
    filter: (source) =>
      !/^(node_modules|build|\.docusaurus|\.git|test-results)($|[\\/])/.test(
        path.relative('.', source),
      ),
  });
  const sidebars = path.join(site, 'sidebars.ts');
  writeFileSync(
    sidebars,
    `${readFileSync(sidebars, 'utf8')}
(sidebars['docs'] as object[]).push({
  type: 'category',
  label: 'Corpus',
  items: [{type: 'autogenerated', dirName: 'corpus'}],
});
`,
  );
  writeCorpus(path.join(site, 'docs/corpus'), 1, {kind: 'docs', site: 'own'});
  linkModules(site);
  return {name: 'own', directory: site, env: buildEnvironment()};
}

/** What the pages cost: seconds of a build with them less those of one without. */
interface Costs {
  /** Where everything they bring is made. */
  first: number;
  /** Where nothing has changed. */
  later: number;
  /** Of the compressed forms of the whole site. */
  compression: number;
}

async function measure(site: Site, kind: Corpus['kind'], pages: number): Promise<Costs> {
  const isOwn = site.name === 'own';
  const folder = kind === 'articles' ? 'blog' : 'docs';
  const corpus = path.join(site.directory, folder, 'corpus');
  const more = `with ${String(pages)} more ${kind === 'docs' ? 'pages' : 'articles'}`;
  if (isOwn) {
    build(site, 'to fill its caches');
  }
  const without = build(site, 'without them').seconds;
  writeCorpus(corpus, pages, {kind, site: site.name});
  if (isOwn && kind === 'articles') {
    await writeCovers(corpus, pages);
  }
  const first = build(site, more).seconds - without;
  if (!isOwn) {
    return {first, later: first, compression: await timeCompression(site)};
  }
  const before = picturesOf(site);
  const again = build(site, `${more}, again`);
  const cards = cardsDrawn(again);
  const pictures = [...picturesOf(site)].filter(
    ([file, written]) => before.get(file) !== written,
  );
  console.log(
    `      cards drawn again: ${String(cards)}, pictures made again: ${String(pictures.length)}`,
  );
  if (cards + pictures.length > 0) {
    process.exitCode = 1;
  }
  return {
    first,
    later: again.seconds - without,
    compression: await timeCompression(site),
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '500'},
      kind: {type: 'string', default: 'docs'},
    },
  });
  const pages = Number(values.pages);
  const kind = values.kind === 'articles' ? 'articles' : 'docs';
  const root = mkdtempSync(path.join(tmpdir(), 'build-bench-'));
  try {
    const bare = await measure(bareSite(root, kind), kind, pages);
    const own = await measure(ownSite(root), kind, pages);
    const compare = (what: string, cost: keyof Costs, limit = Infinity) => {
      const ratio = own[cost] / bare[cost];
      const allowed = limit === Infinity ? '' : ` (limit ${String(limit)})`;
      console.log(
        `${what}${allowed}: bare ${bare[cost].toFixed(1)} s, own ${own[cost].toFixed(1)} s, ratio ${ratio.toFixed(2)}`,
      );
      if (!(ratio > 0 && ratio <= limit)) {
        process.exitCode = 1;
      }
    };
    compare('they cost when they are new', 'first', LIMITS[kind].first);
    compare('they cost when nothing has changed', 'later', LIMITS[kind].later);
    compare('compressed forms', 'compression');
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

if (require.main === module) {
  void main();
}
