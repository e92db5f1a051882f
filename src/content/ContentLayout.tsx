import type {ComponentType, ReactNode} from 'react';
import {ArticlePage} from '../articles';
import {DocPage} from '../docs';
import {LegalPage} from '../legal';
import type {ContentPage, LayoutName} from './types';

const components: Readonly<
  Record<LayoutName, ComponentType<{page: ContentPage; children: ReactNode}>>
> = {docs: DocPage, article: ArticlePage, legal: LegalPage};

/** Shows a Markdown page in the layout its folder or its front matter chose. */
export function ContentLayout({page, children}: {page: ContentPage; children: ReactNode}) {
  const layout = page.frontMatter['layout'] as LayoutName | undefined;
  const Layout = components[layout ?? 'docs'];
  return <Layout page={page}>{children}</Layout>;
}
