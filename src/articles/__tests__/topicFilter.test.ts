import {readFileSync} from 'node:fs';
import path from 'node:path';
import {topicKey, TOPICS} from '../../content/plain';

it('the list has a rule for every topic of the filter', () => {
  const css = readFileSync(path.join(__dirname, '../ArticleList.module.css'), 'utf8');
  const ruled = [
    ...css.matchAll(
      /\[value='(\w+)'\]:checked\)\s+\[data-topic\]:not\(\[data-topic='(\w+)'\]\)/g,
    ),
  ];
  expect(ruled.map(([, value, topic]) => [value, topic])).toEqual(
    TOPICS.map((topic) => [topicKey(topic), topicKey(topic)]),
  );
});
