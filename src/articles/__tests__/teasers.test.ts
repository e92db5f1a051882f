import {moreArticles, type ArticleTeaser} from '../teasers';

const article = (path: string, topic?: string) => ({path, topic}) as ArticleTeaser;
const all = [
  article('/a/', 'Mail'),
  article('/b/'),
  article('/c/', 'Mail'),
  article('/d/', 'DNS'),
];

it('leads to the same topic first, then to the newest, never to itself', () => {
  expect(moreArticles(all, '/c/').map(({path}) => path)).toEqual(['/a/', '/b/', '/d/']);
  expect(moreArticles(all, '/b/').map(({path}) => path)).toEqual(['/a/', '/c/', '/d/']);
  expect(moreArticles(all, '/c/', 1)).toHaveLength(1);
});
