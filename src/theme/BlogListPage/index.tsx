// Source: theme-classic/BlogListPage. Kind: eject. Reason: one list of all articles with
// covers, made from the teasers of `src/articles`.
import teasers from '@generated/articles/default/teasers.json';
import {ArticleList, articlesMeta} from '../../articles';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';

export default function BlogListPage() {
  return (
    <Page>
      <PageMeta {...articlesMeta} />
      <ArticleList
        title={articlesMeta.title}
        lead="Email for people who build software: what the standards say, what mailbox providers ask for, and how to do it. Every figure carries its date."
        articles={teasers}
      />
    </Page>
  );
}
