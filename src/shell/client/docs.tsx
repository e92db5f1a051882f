// Source: @docusaurus/plugin-content-docs/client. Kind: eject (by alias in
// `src/shell/aliases.ts`). Reason: the site's docs have one version; what finds and compares
// versions, and the data of all plugins that it reads, need not be in every page of the docs.
import {matchPath, useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import type {
  PropSidebar,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {Props as DocRootProps} from '@theme/DocRoot';
import {createContext, useContext, useMemo, type ReactNode} from 'react';

interface Sidebar {
  name: string;
  items: PropSidebar;
}

const VersionContext = createContext<PropVersionMetadata | null>(null);
const SidebarContext = createContext<Sidebar | null>(null);

interface VersionProps {
  version: PropVersionMetadata;
  children: ReactNode;
}

/** Gives the pages of a docs folder their menus. */
export function DocsVersionProvider({version, children}: VersionProps) {
  return <VersionContext value={version}>{children}</VersionContext>;
}

interface SidebarProps {
  name: string | undefined;
  items: PropSidebar | undefined;
  children: ReactNode;
}

/** Gives a page its menu, if it is in one. */
export function DocsSidebarProvider({name, items, children}: SidebarProps) {
  const sidebar = useMemo(() => (name && items ? {name, items} : null), [name, items]);
  return <SidebarContext value={sidebar}>{children}</SidebarContext>;
}

export const useDocsSidebar = (): Sidebar | null => useContext(SidebarContext);

/** The page of the docs that is shown, and its menu; null where there is no such page. */
export function useDocRootMetadata({route}: Pick<DocRootProps, 'route'>) {
  const {pathname} = useLocation();
  const version = useContext(VersionContext);
  const page = route.routes?.find((one) => matchPath(pathname, one));
  if (!page) {
    return null;
  }
  const sidebarName = page['sidebar'] as string | undefined;
  return {
    docElement: renderRoutes(route.routes),
    sidebarName,
    sidebarItems: sidebarName ? version?.docsSidebars[sidebarName] : undefined,
  };
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** The categories a page is in, outermost first; undefined where it is in none of these. */
function categoriesOf(
  items: PropSidebar,
  pathname: string,
): PropSidebarItemCategory[] | undefined {
  for (const item of items) {
    if (item.type === 'link' && withSlash(item.href) === withSlash(pathname)) {
      return [];
    }
    const inside = item.type === 'category' && categoriesOf(item.items, pathname);
    if (inside) {
      return [item, ...inside];
    }
  }
  return undefined;
}

/** The categories of the menu that the page is in, outermost first. */
export function useSidebarBreadcrumbs(): PropSidebarItemCategory[] {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (sidebar && categoriesOf(sidebar.items, pathname)) ?? [];
}

/** Algolia's widget asks for tags of versions, to find in one only: here there is one. */
export const useDocsContextualSearchTags = (): readonly string[] => [];
