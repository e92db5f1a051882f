import {
  articlesByTopic,
  besideArticles,
  featuredArticle,
  type ArticleTeaser,
  type BesideArticle,
} from '../teasers';

const article = (path: string, topic?: string, more: Partial<ArticleTeaser> = {}) =>
  ({path, title: path.toUpperCase(), topic, ...more}) as ArticleTeaser;
const all = [
  article('/a/', 'Mail'),
  article('/b/'),
  article('/c/', 'Mail'),
  article('/d/', 'DNS'),
  article('/e/', 'Mail'),
];
const pathsOf = (beside: BesideArticle | undefined) => beside?.more.map(({path}) => path);

it('leads to the same topic first, then to the neighbours, never to itself', () => {
  const [a, b, c] = besideArticles(all, 6);
  expect(pathsOf(a)).toEqual(['/c/', '/e/', '/b/', '/d/']);
  expect(pathsOf(b)).toEqual(['/c/', '/d/', '/e/', '/a/']);
  expect(pathsOf(c)).toEqual(['/e/', '/a/', '/d/', '/b/']);
  expect(pathsOf(besideArticles(all, 1)[4])).toEqual(['/a/']);
});

it('knows the articles before and after', () => {
  const beside = besideArticles(all, 6);
  expect(beside[0]?.previous).toBeUndefined();
  expect(beside[0]?.next).toEqual({path: '/b/', title: '/B/'});
  expect(beside[4]?.previous).toEqual({path: '/d/', title: '/D/'});
  expect(beside[4]?.next).toBeUndefined();
});

it('leads nowhere from the only article, and is empty without any', () => {
  expect(besideArticles([article('/a/', 'Mail')])).toEqual([{more: []}]);
  expect(besideArticles([])).toEqual([]);
});

it('leads to every article about as often', () => {
  const many = Array.from({length: 100}, (_, index) =>
    article(`/${String(index)}/`, index % 3 === 0 ? 'Mail' : 'DNS'),
  );
  const counts = new Map<string, number>();
  besideArticles(many, 6)
    .flatMap(({more}) => more)
    .forEach(({path}) => counts.set(path, (counts.get(path) ?? 0) + 1));
  expect(counts.size).toBe(100);
  expect(Math.max(...counts.values())).toBe(6);
});

it('looks at each article a fixed number of times', () => {
  // Reads are counted, not timed: twice as many articles may cost twice as much.
  const reads = (count: number) => {
    let total = 0;
    const many = Array.from({length: count}, (_, index) => {
      const one = article(`/${String(index)}/`, 'Mail');
      return {
        ...one,
        get path() {
          total += 1;
          return one.path;
        },
      };
    });
    besideArticles(many);
    return total;
  };
  expect(reads(800) / reads(400)).toBeCloseTo(2, 1);
});

it('shows the newest featured article large, else the newest', () => {
  expect(featuredArticle(all)?.path).toBe('/a/');
  const featured = article('/f/', 'DNS', {featured: true});
  expect(featuredArticle([...all, featured])).toBe(featured);
  expect(featuredArticle([])).toBeUndefined();
});

it('lists the articles of each topic that has any, in the order of the topics', () => {
  const some = [
    article('/a/', 'Basics'),
    article('/b/', 'Authentication'),
    article('/c/', 'Basics'),
    article('/d/'),
  ];
  expect(
    articlesByTopic(some).map(({topic, articles}) => [
      topic,
      articles.map(({path}) => path),
    ]),
  ).toEqual([
    ['Authentication', ['/b/']],
    ['Basics', ['/a/', '/c/']],
  ]);
});
