import path from 'node:path';
import {build} from 'esbuild';

/**
 * Bundles and minifies the shell into one classic script.
 *
 * @param siteDir the project's root
 * @returns the script's text, without a `<script>` tag
 */
export async function compileShell(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/shell/inline/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    charset: 'utf8',
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
