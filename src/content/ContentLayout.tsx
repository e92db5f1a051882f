import type {ComponentType, ReactNode} from 'react';
import type {ContentPage} from './types';

/** What `remarkImports` adds to the module of every Markdown page. */
export interface WithLayout {
  layout?: ComponentType<{page: ContentPage; children: ReactNode}>;
}

/**
 * Shows a Markdown page in the layout that its folder or its front matter chose.
 *
 * @throws {Error} when the page was compiled without `remarkImports`
 */
export function ContentLayout({
  content: {layout: Layout},
  page,
  children,
}: {
  content: object & WithLayout;
  page: ContentPage;
  children: ReactNode;
}) {
  if (!Layout) {
    throw new Error(`${page.path} has no layout: its plugin does not run remarkImports.`);
  }
  return <Layout page={page}>{children}</Layout>;
}
