import {loadFreshModule} from '@docusaurus/utils';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {componentPagesOf} from '../shell/build';
import type {PageText} from './pageText';
import {readPageTexts, registryProblems, type DescribedPages} from './readPageTexts';

interface PagesContent extends DescribedPages {
  pageTexts: readonly PageText[];
}

/**
 * What the registered pages are about: a plugin that makes some of them has it in its
 * content, as `pageTexts`.
 *
 * @param allContent what all plugins have loaded
 */
export function pageTextsOf(allContent: AllContent): PageText[] {
  return Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .flatMap((content) => {
      const {pageTexts = []} = (content ?? {}) as {pageTexts?: readonly PageText[]};
      return pageTexts;
    });
}

/**
 * Build step: reads what the rooms say of their pages, gives the overview of the tools its
 * cards, as `@generated/pages/default/tools.json`, and refuses a registry that does not
 * fit the pages.
 */
export default function pagesPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<PagesContent> {
  let cards: DescribedPages['cards'] = [];
  return {
    name: 'pages',
    getPathsToWatch: () => [path.join(siteDir, 'src/**/metadata.ts')],

    async loadContent() {
      const described = await readPageTexts(
        siteDir,
        // `npm start` reads them again after each change.
        process.env['NODE_ENV'] === 'development' ? {load: loadFreshModule} : {},
      );
      ({cards} = described);
      return {...described, pageTexts: described.texts};
    },

    async contentLoaded({content, actions}) {
      await actions.createData('tools.json', JSON.stringify(content.cards));
    },

    allContentLoaded({allContent}) {
      const problems = registryProblems(
        {texts: pageTextsOf(allContent), cards},
        componentPagesOf(allContent, baseUrl),
      );
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}
