// Source: theme-classic/BlogListPage. Kind: eject. Reason: one list of all articles with
// covers, made from the teasers of `src/articles`.
import {ArticleList, articlesMeta} from '../../articles';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';

export default function BlogListPage() {
  return (
    <Page>
      <PageMeta {...articlesMeta} />
      <ArticleList />
    </Page>
  );
}
