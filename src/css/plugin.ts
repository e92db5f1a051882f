import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyParts} from './applyParts';
import {makePluginsOnce} from './postCss';

/** Build step: puts the parts of `parts.css` into the rules of modules that name them. */
export default function stylesPlugin({siteDir}: LoadContext): Plugin {
  const makeOnce = makePluginsOnce();
  const parts = applyParts(path.join(siteDir, 'src/css/parts.css'));
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      // No sheet has settings of its own, and the search for them reads folder by folder.
      config: false,
      plugins: [parts, ...makeOnce(options.plugins)],
    }),
    configureWebpack(config) {
      // The bundler does not notice by itself that this step has changed.
      const {cache} = (config.experiments ?? {}) as {
        cache?: {buildDependencies?: string[]};
      };
      cache?.buildDependencies?.push(
        ...['plugin.ts', 'applyParts.ts', 'postCss.ts'].map((file) =>
          path.join(__dirname, file),
        ),
      );
      return {};
    },
  };
}
