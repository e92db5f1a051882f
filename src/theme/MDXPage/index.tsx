// Source: theme-classic/MDXPage. Kind: eject. Reason: Markdown pages in `src/pages` get the
// same layouts as the others (SITE-SPEC 2).
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import {Page} from '../../chrome';
import {ContentLayout} from '../../content';
import {withSlash} from '../../site';

export default function MDXPage({content: Content}: Props) {
  const {metadata, toc} = Content;
  const {title, description, permalink, frontMatter} = metadata;
  return (
    <Page>
      <ContentLayout
        content={Content}
        page={{
          title: title ?? '',
          description: description ?? '',
          path: withSlash(permalink),
          toc,
          frontMatter: {...frontMatter},
        }}
      >
        <MDXContent>
          <Content />
        </MDXContent>
      </ContentLayout>
    </Page>
  );
}
