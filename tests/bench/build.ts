/**
 * What 500 more docs pages cost, beside bare Docusaurus with `faster` on the same pages in
 * the same run: `npm run bench:build`. Prints the ratio and fails above 1.25.
 * `-- --pages 100` makes a quicker, coarser run; `-- --kind articles` takes articles, each
 * with a cover of its own. Their covers are encoded and their cards drawn before the clock
 * runs, as they are in every build but the first, and the timed build may make none again.
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {TOPICS} from '../../src/articles/topics';
import {makeVariants, PICTURES_STATIC_DIR} from '../../src/images/variants';

const LIMIT = 1.25;
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
author: postwren
topic: ${TOPICS[index % TOPICS.length] ?? ''}
`,
  };
}

/** The same pages every time: headings, paragraphs, lists, code and tables. */
function writeCorpus(directory: string, count: number, corpus: Corpus): void {
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

/** A cover for each article of the corpus, no two the same, with its variants made. */
async function writeCovers(
  directory: string,
  count: number,
  site: string,
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const background = `#${(0xffc93c - index * 641).toString(16).padStart(6, '0')}`;
    const file = path.join(directory, `page-${String(index)}`, 'cover.png');
    await sharp({create: {width: 1200, height: 600, channels: 3, background}})
      .png()
      .toFile(file);
    await makeVariants(file, site);
  }
}

interface Build {
  seconds: number;
  /** What the build has printed. */
  output: string;
}

/** One build from nothing but the pictures: covers and social cards are kept. */
function build(site: string): Build {
  const kept = path.join(site, 'node_modules/.cache');
  const caches = existsSync(kept)
    ? readdirSync(kept)
        .filter((name) => name !== 'social-cards')
        .map((name) => path.join('node_modules/.cache', name))
    : [];
  for (const made of ['build', '.docusaurus', '.cache/agents', ...caches]) {
    rmSync(path.join(site, made), {recursive: true, force: true});
  }
  const start = process.hrtime.bigint();
  const output = execFileSync('npx', ['docusaurus', 'build'], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  return {seconds: Number(process.hrtime.bigint() - start) / 1e9, output};
}

/** When each picture that the site serves was written, by its path. */
function picturesOf(site: string): Map<string, number> {
  const root = path.join(site, PICTURES_STATIC_DIR);
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => /\.(avif|png|jpe?g)$/.test(file))
      .map((file) => [file, statSync(path.join(root, file)).mtimeMs]),
  );
}

/** Social cards that a build says it has drawn. */
function cardsDrawn({output}: Build): number {
  const [, drawn] = /Social cards: \d+ pages, (\d+) drawn/.exec(output) ?? [];
  if (drawn === undefined) {
    throw new Error('The build does not say how many social cards it has drawn.');
  }
  return Number(drawn);
}

/**
 * Builds the site with its articles twice: first their cards are drawn, once and for all,
 * then nothing has changed.
 *
 * @returns seconds of the second build, and what it made that the first had made already
 */
async function buildArticles(
  site: string,
  corpus: string,
  count: number,
): Promise<{seconds: number; again: number}> {
  await writeCovers(corpus, count, site);
  const first = build(site);
  const before = picturesOf(site);
  const second = build(site);
  const cards = cardsDrawn(second);
  const pictures = [...picturesOf(site)].filter(
    ([file, written]) => before.get(file) !== written,
  ).length;
  console.log(
    `first build with them ${first.seconds.toFixed(1)} s, ${String(cardsDrawn(first))} cards drawn; second build ${String(cards)} cards and ${String(pictures)} pictures`,
  );
  return {seconds: second.seconds, again: cards + pictures};
}

function linkModules(site: string): void {
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
}

function bareSite(root: string, kind: Corpus['kind']): string {
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
  return site;
}

function ownSite(root: string): string {
  const site = path.join(root, 'own');
  cpSync('.', site, {
    recursive: true,
    filter: (source) =>
      !/^(node_modules|build|\.docusaurus|\.cache|\.git|test-results)($|[\\/])/.test(
        path.relative('.', source),
      ),
  });
  linkModules(site);
  return site;
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
  const folder = kind === 'articles' ? 'blog' : 'docs';
  const root = mkdtempSync(path.join(tmpdir(), 'build-bench-'));
  const sites = [
    ['bare', bareSite(root, kind)],
    ['own', ownSite(root)],
  ] as const;
  const costs: number[] = [];
  let madeAgain = 0;
  for (const [name, site] of sites) {
    const without = build(site).seconds;
    const corpus = path.join(site, folder, 'corpus');
    writeCorpus(corpus, pages, {kind, site: name});
    const {seconds, again} =
      kind === 'articles' && name === 'own'
        ? await buildArticles(site, corpus, pages)
        : {...build(site), again: 0};
    madeAgain += again;
    console.log(
      `${name.padEnd(5)} ${without.toFixed(1)} s, with ${String(pages)} more ${kind === 'docs' ? 'pages' : 'articles'} ${seconds.toFixed(1)} s: they cost ${(seconds - without).toFixed(1)} s`,
    );
    costs.push(seconds - without);
  }
  rmSync(root, {recursive: true, force: true});
  const [bare = 0, own = 0] = costs;
  const ratio = own / bare;
  console.log(`ratio ${ratio.toFixed(2)}, limit ${String(LIMIT)}`);
  process.exitCode = ratio <= LIMIT && madeAgain === 0 ? 0 : 1;
}

void main();
