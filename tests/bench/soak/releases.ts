/**
 * Builds that differ as two builds of a changed site do, made from one: other hashes in the
 * names of scripts and style sheets, other content in them, and another inline script, so
 * that the security policy is another one as well.
 */
import {createHash} from 'node:crypto';
import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {finish} from '../../../deploy/finish';
import {takeAssets} from '../../../deploy/keepAssets';
import {filesBelow, inlineScriptsOf} from '../../../deploy/pages';

/** Webpack writes its hashes as `name.0a1b2c3d.js`, esbuild as `name-ABCD2345.js`. */
const HASHED = /^assets\/.*(?:\.([0-9a-f]{8})|-([0-9A-Z]{8}))\.(?:js|css)$/;
const TEXT = /\.(html|js|css|json|md|txt|xml|webmanifest)$/;

/** The mark that a release has in its pages, scripts and style sheets. */
const markOf = (release: number) => `/* release ${String(release)} */`;

/** The release that a page, script or style sheet belongs to, if it says so. */
export function releaseOf(text: string): number | undefined {
  const [, release] = /\/\* release (\d+) \*\//.exec(text) ?? [];
  return release === undefined ? undefined : Number(release);
}

/** The hashes in the names of scripts and style sheets, each with one of this release. */
export function renamedHashes(
  files: readonly string[],
  release: number,
): Map<string, string> {
  const hashes = files.flatMap((file) => {
    const [, ofWebpack, ofEsbuild] = HASHED.exec(file) ?? [];
    return ofWebpack ?? ofEsbuild ?? [];
  });
  return new Map(
    hashes.map((hash) => [
      hash,
      createHash('sha256')
        .update(`${hash} ${String(release)}`)
        .digest('hex')
        .slice(0, 8),
    ]),
  );
}

/** A text with every known hash replaced. */
export function rename(text: string, hashes: ReadonlyMap<string, string>): string {
  return text.replace(
    /\b(?:[0-9a-f]{8}|[0-9A-Z]{8})\b/g,
    (hash) => hashes.get(hash) ?? hash,
  );
}

/** A text file of a release, with the release's mark. */
export function mark(file: string, text: string, release: number): string {
  if (file.endsWith('.html')) {
    return text.replace('</head>', `<script>${markOf(release)}</script></head>`);
  }
  return HASHED.test(file) ? `${text}\n${markOf(release)}` : text;
}

/**
 * Makes a release.
 *
 * @param build folder of a built site
 * @param target folder that does not exist yet
 * @param release its number
 * @param previous folder of the release before, whose assets are kept
 */
export async function makeRelease(
  build: string,
  target: string,
  release: number,
  previous?: string,
): Promise<void> {
  const files = (await filesBelow(build)).filter((file) => !/\.(br|gz)$/.test(file));
  const hashes = renamedHashes(files, release);
  for (const file of files) {
    const source = path.join(build, file);
    const renamed = path.join(target, HASHED.test(file) ? rename(file, hashes) : file);
    await cp(source, renamed, {preserveTimestamps: true});
    if (TEXT.test(file)) {
      const text = await readFile(source, 'utf8');
      await writeFile(renamed, mark(file, rename(text, hashes), release));
    }
  }
  if (previous !== undefined) {
    await (await takeAssets(previous)).restore(target);
  }
  await finish(target);
}

/** The assets that a page names. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./~-]*\.\w+/g) ?? [])];
}

/** Hash sources of a page's inline scripts that the policy it came with does not allow. */
export function refusedScripts(html: string, policy: string): string[] {
  return inlineScriptsOf(html).filter((hash) => !policy.includes(hash));
}
