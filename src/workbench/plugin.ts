import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTokens, type Token} from './readTokens';

/** The styles that all parts take their colors, sizes and spaces from. */
const TOKENS = 'src/css/tokens.css';

/**
 * A page for those who build the site, at `/_ui/` of the development server: every token,
 * and every shared part in its states. A build has no such page.
 */
export default function workbenchPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<readonly Token[]> {
  const source = path.join(siteDir, TOKENS);
  return {
    name: 'workbench',
    getPathsToWatch: () => [source],
    loadContent: async () => readTokens(await readFile(source, 'utf8')),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      if (process.env['NODE_ENV'] !== 'development') {
        return;
      }
      addRoute({
        path: `${baseUrl}_ui/`,
        component: '@site/src/workbench/WorkbenchPage.tsx',
        exact: true,
        modules: {tokens: await createData('tokens.json', JSON.stringify(content))},
      });
    },
  };
}
