// Source: theme-classic/BlogPostPage. Kind: eject. Reason: the article layout of SITE-SPEC 2.
import type {Props} from '@theme/BlogPostPage';
import MDXContent from '@theme/MDXContent';
import {Page} from '../../chrome';
import {ContentLayout} from '../../content';
import {withSlash} from '../../site';

export default function BlogPostPage({content: Content}: Props) {
  const {metadata, toc} = Content;
  const {title, description, permalink, authors, readingTime, frontMatter} = metadata;
  return (
    <Page>
      <ContentLayout
        content={Content}
        page={{
          title,
          description,
          path: withSlash(permalink),
          toc,
          frontMatter: {...frontMatter},
          author: authors[0]?.name,
          readingTime,
        }}
      >
        <MDXContent>
          <Content />
        </MDXContent>
      </ContentLayout>
    </Page>
  );
}
