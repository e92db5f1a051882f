import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {compileInline, markdownPagesOf, pathsOfPages} from '../shell/build';
import {features, footerColumns, headerLinks, withSlash} from '../site';
import type {PageEntry} from './nearPages';
import {titleOfPath} from './titles';
import {withPages} from './withPages';

function titlesOfMenus(): Map<string, string> {
  return new Map(
    [...footerColumns, ...features, {title: '', links: headerLinks}].flatMap(({links}) =>
      links.map(({href, label}) => [href, label] as const),
    ),
  );
}

/** Pages in `src/pages`: most are named in a menu, the others by their address. */
function titlesOfPages(allContent: AllContent): PageEntry[] {
  const menus = titlesOfMenus();
  return pathsOfPages(allContent).map((permalink) => {
    const page = withSlash(permalink);
    return {
      path: page,
      title: page === '/' ? 'Home' : (menus.get(page) ?? titleOfPath(page)),
    };
  });
}

/**
 * Build step: the list of pages that the 404 page looks for near ones in, and the script by
 * which it goes on from a sloppy address.
 */
export default function notFoundPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'not-found',
    async allContentLoaded({allContent, actions}) {
      const pages: PageEntry[] = [
        ...titlesOfPages(allContent),
        {path: '/articles/', title: 'Articles'},
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
      await writeFile(file, withPages(await readFile(file, 'utf8'), pages, script));
    },
  };
}
