import type {PictureFiles} from '../images';

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
}

/**
 * The articles a reader is led to next: of the same topic first, then the newest.
 *
 * @param all every published article, newest first
 * @param except path of the article being read
 */
export function moreArticles(
  all: readonly ArticleTeaser[],
  except: string,
  most = 6,
): ArticleTeaser[] {
  const current = all.find(({path}) => path === except);
  const others = all.filter(({path}) => path !== except);
  const related = others.filter(({topic}) => topic && topic === current?.topic);
  const rest = others.filter((article) => !related.includes(article));
  return [...related, ...rest].slice(0, most);
}
