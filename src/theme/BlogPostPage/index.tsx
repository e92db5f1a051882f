// Source: theme-classic/BlogPostPage. Kind: eject. Reason: the article layout of SITE-SPEC 2.
import type {Props} from '@theme/BlogPostPage';
import MDXContent from '@theme/MDXContent';
import {Page} from '../../chrome';
import {ContentLayout} from '../../content';
import {withSlash} from '../../site';

export default function BlogPostPage({content: Content}: Props) {
  const {metadata, toc} = Content;
  const {title, description, permalink, authors, readingTime, frontMatter} = metadata;
  const fields: Readonly<Record<string, unknown>> = {...frontMatter};
  const page = (
    <ContentLayout
      content={Content}
      page={{
        title,
        description,
        path: withSlash(permalink),
        toc,
        frontMatter: fields,
        author: authors[0]?.name,
        readingTime,
      }}
    >
      <MDXContent>
        <Content />
      </MDXContent>
    </ContentLayout>
  );
  // The docs layout leaves its margins to the frame around it.
  return (
    <Page>{fields['layout'] === 'docs' ? <div className="wrap">{page}</div> : page}</Page>
  );
}
