// Source: theme-classic/DocItem. Kind: eject. Reason: the layout follows the folder or the
// front matter (SITE-SPEC 2), and every page uses the one metadata component.
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import {ContentLayout} from '../../content';
import {withSlash} from '../../site';

export default function DocItem({content: Content}: Props) {
  const {metadata, frontMatter, toc} = Content;
  const {title, description, permalink, lastUpdatedAt, editUrl, previous, next} =
    metadata;
  const sections = useSidebarBreadcrumbs()?.map(({label}) => label);
  return (
    <ContentLayout
      content={Content}
      page={{
        title,
        description,
        path: withSlash(permalink),
        toc,
        frontMatter: {...frontMatter},
        sections,
        lastUpdatedAt,
        editUrl,
        previous,
        next,
      }}
    >
      <MDXContent>
        <Content />
      </MDXContent>
    </ContentLayout>
  );
}
