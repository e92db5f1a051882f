import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {transform, type Plugin, type TransformOptions} from 'esbuild';
import postcss from 'postcss';
import {applyParts} from './applyParts';

/**
 * esbuild plugin: a script that adopts a style sheet imports its text, in which the parts of
 * `parts.css` are put in.
 *
 * @param siteDir the project's root
 * @param target the browsers, as esbuild takes them
 */
export function styleText(siteDir: string, target: TransformOptions['target']): Plugin {
  const parts = applyParts(path.join(siteDir, 'src/css/parts.css'));
  return {
    name: 'style-text',
    setup(bundle) {
      bundle.onLoad({filter: /\.css$/}, async ({path: file}) => {
        const sheet = await readFile(file, 'utf8');
        const {css} = await postcss([parts]).process(sheet, {from: file});
        const {code} = await transform(css, {loader: 'css', minify: true, target});
        return {contents: code.trim(), loader: 'text'};
      });
    },
  };
}
