import type {ArticleStatus} from '../content';
import {TOPICS, type Topic} from '../content/plain';
import type {PictureFiles} from '../images';

export const STATUS_LABELS: Readonly<Record<ArticleStatus['kind'], string>> = {
  draft: 'Draft',
  waiting: 'Waiting',
  withdrawn: 'Withdrawn',
  unnamed: 'Rename',
  wrong: 'Wrong',
};

/** What lists show of an article. */
export interface ArticleTeaser {
  title: string;
  /** Path from the root with a trailing slash. */
  path: string;
  description: string;
  cover: PictureFiles;
  topic?: string | undefined;
  /** ISO dates. */
  published: string;
  modified?: string | undefined;
  featured?: true | undefined;
  status?: ArticleStatus['kind'] | undefined;
}

/** Of an article in a short list. */
export type BriefTeaser = Pick<
  ArticleTeaser,
  'title' | 'path' | 'cover' | 'published' | 'modified'
>;

/** Where a reader can go on from an article. */
export interface BesideArticle {
  more: readonly BriefTeaser[];
  /** The article before and after it in the list, which is newest first. */
  previous?: {title: string; path: string};
  next?: {title: string; path: string};
}

function brief({title, path, cover, published, modified}: ArticleTeaser): BriefTeaser {
  return {title, path, cover, published, ...(modified && {modified})};
}

const step = (article: ArticleTeaser | undefined) =>
  article && {title: article.title, path: article.path};

/** Places of the articles of each topic, in the order of the list. */
function placesByTopic(all: readonly ArticleTeaser[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  all.forEach(({topic = ''}, place) => {
    const list = places.get(topic);
    if (list) {
      list.push(place);
    } else {
      places.set(topic, [place]);
    }
  });
  return places;
}

/** The entries of a ring that follow one of them, itself left out. */
function following(ring: readonly number[], after: number, most: number): number[] {
  const count = Math.min(most, ring.length - 1);
  return Array.from({length: count}, (_, index) => {
    const place = (after + 1 + index) % ring.length;
    return ring[place] ?? 0;
  });
}

/**
 * Where a reader goes on from each article: to articles of the same topic, then to its
 * neighbours in the list. Every article takes the ones that follow it, the last one the
 * first, so that each is led to about as often as any other. Takes time in proportion to
 * the number of articles.
 *
 * @param all every published article, newest first
 * @param most how many articles to lead to
 * @returns in the same order
 */
export function besideArticles(all: readonly ArticleTeaser[], most = 3): BesideArticle[] {
  const topics = placesByTopic(all);
  const everything = all.map((_, place) => place);
  const seen = new Map<string, number>();
  return all.map(({topic = ''}, place) => {
    const ring = topics.get(topic) ?? [];
    const at = seen.get(topic) ?? 0;
    seen.set(topic, at + 1);
    const related = topic ? following(ring, at, most) : [];
    // At most `most` of these are related already, so enough are left.
    const others = following(everything, place, 2 * most).filter(
      (other) => !related.includes(other),
    );
    const previous = step(all[place - 1]);
    const next = step(all[place + 1]);
    return {
      more: [...related, ...others].slice(0, most).flatMap((other) => {
        const article = all[other];
        return article ? [brief(article)] : [];
      }),
      ...(previous && {previous}),
      ...(next && {next}),
    };
  });
}

/**
 * The topics that have articles, in the order of `TOPICS`, each with its articles.
 *
 * @param all every published article; their order stays
 */
export function articlesByTopic(
  all: readonly ArticleTeaser[],
): {topic: Topic; articles: ArticleTeaser[]}[] {
  return TOPICS.map((topic) => ({
    topic,
    articles: all.filter((article) => article.topic === topic),
  })).filter(({articles}) => articles.length > 0);
}

/** The article on top of the list: the newest that is featured, else the newest. */
export function featuredArticle(
  all: readonly ArticleTeaser[],
): ArticleTeaser | undefined {
  return all.find(({featured}) => featured) ?? all[0];
}
