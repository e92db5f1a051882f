import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {movedArticles} from '../articles/build';
import {compileInline, markdownPagesOf} from '../shell/build';
import {localizedPath, registeredPages, withSlash} from '../site';
import type {PageEntry} from './nearPages';
import {withPages} from './withPages';

/**
 * Build step: the list of pages that the 404 page looks for near ones in, and the script by
 * which it goes on from a sloppy address.
 */
export default function notFoundPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'not-found',
    async allContentLoaded({allContent, actions}) {
      const pages: PageEntry[] = [
        ...registeredPages.map(([page, {name}]) => ({
          path: localizedPath(page, baseUrl),
          title: name,
        })),
        ...markdownPagesOf(allContent).map(({permalink, title}) => ({
          path: withSlash(permalink),
          title,
        })),
      ];
      await actions.createData('pages.json', JSON.stringify(pages));
    },
    async postBuild({outDir, routesPaths}) {
      const file = path.join(outDir, '404.html');
      const script = await compileInline(path.join(siteDir, 'src/not-found/inline.ts'));
      const pages = routesPaths.filter((route) => route.endsWith('/'));
      const today = new Date().toISOString().slice(0, 10);
      const moved = await movedArticles(siteDir, today);
      const html = await readFile(file, 'utf8');
      await writeFile(file, withPages(html, pages, moved, script));
    },
  };
}
