import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBuildCache} from '../content/build';
import {MCP_PATH} from '../site';
import {apiCatalog} from './apiCatalog';
import {docsLlmsTxt, llmsFullTxt, llmsTxt} from './llms';
import type {PluginOptions} from './options';
import {readingOrder} from './readingOrder';
import type {PageMarkdown} from './twin';
import {writeTwins} from './writeTwins';

const CACHE_FILE = '.cache/agents/twins.json';
const MAKERS = ['src/agents', 'src/reading/codeLanguages.ts', 'package-lock.json'];

/**
 * Build step: the Markdown twin of every page that can be found, made from its built
 * HTML, and what leads programs to them: `/llms.txt`, `/docs/llms.txt`, `/llms-full.txt`
 * and the catalog of APIs.
 */
export default function agentsPlugin(
  {siteDir, baseUrl}: LoadContext,
  {fullTextLimit}: PluginOptions,
): Plugin {
  let order: readonly string[] = [];
  return {
    name: 'agents',

    allContentLoaded({allContent}) {
      order = readingOrder(allContent, baseUrl);
    },

    async postBuild({outDir, siteConfig}) {
      const cache = await openBuildCache<PageMarkdown>(siteDir, CACHE_FILE, MAKERS);
      const {twins} = await writeTwins(siteDir, outDir, siteConfig.title, cache, baseUrl);
      const site = {
        ...siteConfig,
        url: siteConfig.url + baseUrl.slice(0, -1),
        ...(siteConfig.customFields?.['docsMcp'] === true && {
          mcp: siteConfig.url + MCP_PATH,
        }),
      };
      const files = {
        'llms.txt': llmsTxt(site, twins, order),
        'docs/llms.txt': docsLlmsTxt(site, twins, order),
        'llms-full.txt': llmsFullTxt(site, twins, order, fullTextLimit),
        '.well-known/api-catalog': apiCatalog(siteConfig.url),
      };
      await Promise.all(
        Object.entries(files).map(async ([name, text]) => {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, text);
        }),
      );
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
