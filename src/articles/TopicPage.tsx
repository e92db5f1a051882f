import {translate} from '@docusaurus/Translate';
import {Page} from '../chrome';
import type {Topic} from '../content/plain';
import {PageMeta} from '../metadata';
import {ArticleList} from './ArticleList';
import type {ArticleTeaser} from './teasers';
import {TOPIC_TEXTS} from './topicTexts';

/** What `plugin.ts` gives the page of a topic. */
export interface TopicData {
  topic: Topic;
  articles: readonly ArticleTeaser[];
}

/** The articles of one topic, at an address of their own. */
export default function TopicPage({data: {topic, articles}}: {data: TopicData}) {
  const {title, description, lead} = TOPIC_TEXTS[topic];
  return (
    <Page>
      <PageMeta
        title={title}
        description={description}
        parents={[{label: translate({message: 'Articles'}), href: '/articles/'}]}
      />
      <ArticleList title={title} lead={lead} articles={articles} topic={topic} />
    </Page>
  );
}
