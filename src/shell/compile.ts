import path from 'node:path';
import {minify} from '@swc/core';
import {build} from 'esbuild';

/**
 * Bundles and minifies a script that stands in the page itself: a classic one. SWC comes
 * after esbuild because it saves another 50 bytes, which every page carries.
 *
 * @param file path of its source
 * @param define what names of the source stand for, as JavaScript
 * @returns the script's text, without a `<script>` tag
 */
export async function compileInline(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define,
    target: ['chrome114', 'firefox125', 'safari17'],
    charset: 'utf8',
    legalComments: 'none',
  });
  const {code} = await minify(outputFiles[0]?.text ?? '', {
    compress: {passes: 3, toplevel: true, unsafe_arrows: true},
    mangle: {toplevel: true},
    ecma: 2022,
  });
  return code.trim();
}

/**
 * The shell, compiled.
 *
 * @param siteDir the project's root
 * @param controls public path of the compiled controls
 */
export const compileShell = (siteDir: string, controls: string) =>
  compileInline(path.join(siteDir, 'src/shell/inline/index.ts'), {
    CONTROLS: JSON.stringify(controls),
  });
