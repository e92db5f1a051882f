import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyParts} from './applyParts';

/** Build step: puts the parts of `parts.css` into the rules of modules that name them. */
export default function stylesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'styles',
    configurePostCss(options) {
      options.plugins.unshift(applyParts(path.join(siteDir, 'src/css/parts.css')));
      return options;
    },
    configureWebpack(config) {
      // The bundler does not notice by itself that this step has changed.
      const {cache} = (config.experiments ?? {}) as {
        cache?: {buildDependencies?: string[]};
      };
      cache?.buildDependencies?.push(__filename, path.join(__dirname, 'applyParts.ts'));
      return {};
    },
  };
}
