import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileInline} from '../shell/build';
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

interface TitledContent {
  permalink: string;
  title: string;
}

/** Docs and articles by the titles in their plugins' content. */
function titlesOfContent(
  allContent: Record<string, Record<string, unknown>>,
): TitledContent[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as {
    loadedVersions: {docs: TitledContent[]}[];
  }[];
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as {
    blogPosts: {metadata: TitledContent}[];
  }[];
  return [
    ...docs.flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) => version.docs),
    ),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
  ];
}

/** Pages in `src/pages`: most are named in a menu, the others by their address. */
function titlesOfPages(allContent: Record<string, Record<string, unknown>>): PageEntry[] {
  const menus = titlesOfMenus();
  const pages = Object.values(
    allContent['docusaurus-plugin-content-pages'] ?? {},
  ).flat() as {
    permalink: string;
  }[];
  return pages.map(({permalink}) => {
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
        ...titlesOfContent(allContent).map(({permalink, title}) => ({
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
