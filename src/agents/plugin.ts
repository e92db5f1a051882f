import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBuildCache} from '../content/build';
import {llmsFullTxt, llmsTxt} from './llms';
import type {PluginOptions} from './options';
import {readingOrder} from './readingOrder';
import {writeTwins} from './writeTwins';

const CACHE_FILE = '.cache/agents/twins.json';
const MAKERS = ['src/agents', 'package-lock.json'];

/**
 * Build step: the Markdown twin of every page that can be found, made from its built
 * HTML, and `/llms.txt` and `/llms-full.txt`.
 */
export default function agentsPlugin(
  {siteDir}: LoadContext,
  {fullTextLimit}: PluginOptions,
): Plugin {
  let order: readonly string[] = [];
  return {
    name: 'agents',

    allContentLoaded({allContent}) {
      order = readingOrder(allContent);
    },

    async postBuild({outDir, siteConfig}) {
      const cache = await openBuildCache<string>(siteDir, CACHE_FILE, MAKERS);
      const {twins} = await writeTwins(outDir, siteConfig.title, cache);
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(siteConfig, twins, order));
      await writeFile(
        path.join(outDir, 'llms-full.txt'),
        llmsFullTxt(siteConfig, twins, order, fullTextLimit),
      );
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
