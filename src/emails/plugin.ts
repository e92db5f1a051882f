import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {highlight} from '../reading/highlight';
import {loadOutputs, loadSources} from './loadOutputs';
import type {EmailsOptions} from './options';
import {pageData, type LiveTemplate, type TemplatePage} from './pageData';

interface EmailsContent {
  pages: readonly {page: TemplatePage; live: LiveTemplate}[];
}

/**
 * Renders the emails at build and hands each template's page its data, as
 * `@generated/emails/default/<slug>.json`; what the page needs only when its reader
 * begins to edit is in `live-<slug>.json` beside it.
 */
export default function emailsPlugin(
  {siteDir}: LoadContext,
  {brand, apiUrl}: EmailsOptions,
): Plugin<EmailsContent> {
  const roomDir = path.join(siteDir, 'src/emails');
  return {
    name: 'emails',
    getPathsToWatch: () => [path.join(roomDir, '**/*.{ts,tsx}')],
    async loadContent() {
      const {templates, outputsOf} = await loadOutputs(roomDir);
      const sources = await loadSources(
        roomDir,
        templates.map(({slug}) => slug),
      );
      return {
        pages: templates.map((template) =>
          pageData(
            template,
            outputsOf(template, brand, sources, apiUrl),
            brand,
            highlight,
          ),
        ),
      };
    },
    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(
        content.pages.flatMap(({page, live}) => [
          createData(`${page.slug}.json`, page),
          createData(`live-${page.slug}.json`, live),
        ]),
      );
    },
  };
}

export {validateOptions} from './options';
