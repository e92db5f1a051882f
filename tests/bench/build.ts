/**
 * What 500 more docs pages cost, beside bare Docusaurus with `faster` on the same pages in
 * the same run: `npm run bench:build`. Prints the ratio and fails above 1.25.
 * `-- --pages 100` makes a quicker, coarser run.
 */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

const LIMIT = 1.25;
const WORDS =
  'deliver queue sender domain record header webhook template token batch attachment bounce event contact schedule retry signature project recipient payload stream region'.split(
    ' ',
  );

/** The same pages every time: headings, paragraphs, lists, code and tables. */
function writeCorpus(directory: string, count: number): void {
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
    writeFileSync(
      path.join(directory, `page-${String(index)}.md`),
      `---\ntitle: Page ${String(index)} ${word()}\ndescription: ${sentence(10).slice(0, 140).padEnd(60, ' and so on')}\n---\n\n${sections}`,
    );
  }
}

/** Seconds of one build from nothing. */
function build(site: string): number {
  for (const made of ['build', '.docusaurus', '.cache', 'node_modules/.cache']) {
    rmSync(path.join(site, made), {recursive: true, force: true});
  }
  const start = process.hrtime.bigint();
  execFileSync('npx', ['docusaurus', 'build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function linkModules(site: string): void {
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
}

function bareSite(root: string): string {
  const site = path.join(root, 'bare');
  mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  writeFileSync(path.join(site, 'package.json'), '{"name": "bare", "private": true}');
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Bare', url: 'https://bare.example', baseUrl: '/', future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: false}]],
};`,
  );
  writeFileSync(
    path.join(site, 'src/pages/index.js'),
    'export default function Home() { return null; }',
  );
  writeCorpus(path.join(site, 'docs'), 1);
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

function main(): void {
  const {values} = parseArgs({options: {pages: {type: 'string', default: '500'}}});
  const pages = Number(values.pages);
  const root = mkdtempSync(path.join(tmpdir(), 'build-bench-'));
  const costs = Object.entries({bare: bareSite(root), own: ownSite(root)}).map(
    ([name, site]) => {
      const without = build(site);
      writeCorpus(path.join(site, 'docs/corpus'), pages);
      const withPages = build(site);
      console.log(
        `${name.padEnd(5)} ${without.toFixed(1)} s, with ${String(pages)} more pages ${withPages.toFixed(1)} s: they cost ${(withPages - without).toFixed(1)} s`,
      );
      return withPages - without;
    },
  );
  rmSync(root, {recursive: true, force: true});
  const [bare = 0, own = 0] = costs;
  const ratio = own / bare;
  console.log(`ratio ${ratio.toFixed(2)}, limit ${String(LIMIT)}`);
  process.exitCode = ratio <= LIMIT ? 0 : 1;
}

main();
