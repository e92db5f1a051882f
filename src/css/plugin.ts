import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyParts} from './applyParts';
import {writeOutLists, type Lists} from './lists';
import {leaveToMinimizer, makePluginsOnce} from './postCss';

export interface StylesOptions {
  /** Lists that selectors of modules name. */
  lists: Lists;
}

/**
 * Build step: puts the parts of `parts.css` into the rules of modules that name them, and
 * writes selectors out that name a list.
 */
export default function stylesPlugin(
  {siteDir}: LoadContext,
  {lists}: StylesOptions,
): Plugin {
  const makeOnce = makePluginsOnce();
  // The minimizer writes it out in half the bytes.
  const leaveLightDark = leaveToMinimizer('light-dark-function');
  const own = [applyParts(path.join(siteDir, 'src/css/parts.css')), writeOutLists(lists)];
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      // No sheet has settings of its own, and the search for them reads folder by folder.
      config: false,
      plugins: [...own, ...makeOnce(options.plugins.map(leaveLightDark))],
    }),
    configureWebpack(config) {
      // The bundler does not notice by itself that this step has changed.
      const {cache} = (config.experiments ?? {}) as {
        cache?: {buildDependencies?: string[]};
      };
      cache?.buildDependencies?.push(
        ...['plugin.ts', 'applyParts.ts', 'lists.ts', 'postCss.ts'].map((file) =>
          path.join(__dirname, file),
        ),
      );
      return {};
    },
  };
}
