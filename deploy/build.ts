/**
 * Builds the site and all that its hosts read: `npm run build`.
 * `-- --keep-assets DIR` keeps the hashed files of an earlier build for 30 days, so that a
 * visitor in the middle of a deploy loses nothing. Everything else goes to Docusaurus.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {articleFaults, movedArticles} from '../src/articles/build';
import {redirects} from '../src/site/redirects';
import {finish} from './finish';
import {listedPaths, goneAddresses, missingRedirects} from './goneAddresses';
import {takeAssets} from './keepAssets';
import {shareAssets} from './shareAssets';
import {removeUnusedPictures} from './unusedPictures';

export interface BuildArguments {
  /** Folder of an earlier build, whose assets are kept. */
  keepAssets?: string;
  /** Folder the build is written to. */
  outDir: string;
  /** What Docusaurus is given. */
  rest: string[];
}

/**
 * @param args arguments of the command
 * @throws {TypeError} when `--keep-assets` stands without a folder
 */
export function readArguments(args: readonly string[]): BuildArguments {
  const {values, tokens} = parseArgs({
    args: [...args],
    options: {'keep-assets': {type: 'string'}, 'out-dir': {type: 'string'}},
    strict: false,
    tokens: true,
  });
  const rest = [...args];
  const {'keep-assets': keepAssets, 'out-dir': outDir} = values;
  for (const token of tokens.toReversed()) {
    if (token.kind === 'option' && token.name === 'keep-assets') {
      if (!token.value) {
        throw new TypeError('--keep-assets needs the folder of an earlier build.');
      }
      rest.splice(token.index, token.inlineValue ? 1 : 2);
    }
  }
  return {
    ...(typeof keepAssets === 'string' && {keepAssets}),
    outDir: typeof outDir === 'string' ? outDir : 'build',
    rest,
  };
}

/**
 * The environment a build runs in. Most of what it makes in memory is short-lived: with
 * room for it, a build takes a tenth less time.
 */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const {NODE_OPTIONS: own = ''} = process.env;
  return {...process.env, NODE_OPTIONS: `--max-semi-space-size=64 ${own}`.trim()};
}

function docusaurusBuild(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn('docusaurus', ['build', ...args], {
      stdio: 'inherit',
      env: buildEnvironment(),
      shell: process.platform === 'win32',
    })
      .on('error', reject)
      .on('close', (code) => {
        resolve(code ?? 1);
      });
  });
}

async function main(): Promise<number> {
  const {keepAssets, outDir, rest} = readArguments(process.argv.slice(2));
  const root = path.resolve(outDir);
  // Docusaurus would stop at the first fault, with a stack.
  const today = new Date().toISOString().slice(0, 10);
  const faults = await articleFaults(process.cwd(), today);
  if (faults !== undefined) {
    console.error(`\n${faults}\n`);
    return 1;
  }
  const earlier = await listedPaths(root, process.env['SITE_URL']);
  const kept = keepAssets === undefined ? undefined : await takeAssets(keepAssets);
  const code = await docusaurusBuild(rest);
  if (code !== 0) {
    return code;
  }
  await shareAssets(root);
  const unused = await removeUnusedPictures(root);
  if (unused > 0) {
    console.log(`Left out ${String(unused)} pictures that no page shows any more.`);
  }
  if (kept) {
    console.log(`Kept ${String(await kept.restore(root))} assets of the earlier build.`);
  }
  await finish(root);
  const gone = goneAddresses(
    missingRedirects(earlier, await listedPaths(root), [
      ...redirects,
      ...(await movedArticles(process.cwd(), today)),
    ]),
  );
  if (gone !== undefined) {
    console.warn(`\n${gone}\n`);
  }
  return 0;
}

if (require.main === module) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
