// Source: theme-classic/BlogListPage. Kind: eject. Reason: one list of all articles with
// covers, made from the teasers of `src/articles`.
import {ArticleList} from '../../articles';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';

export default function BlogListPage() {
  return (
    <Page>
      <PageMeta
        title="Articles"
        description="Email for people who build software: standards, sender rules and how to meet them, worked through with real records and real headers."
      />
      <ArticleList />
    </Page>
  );
}
