import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {addressesOf, isPage} from '../content/build';
import type {Redirect} from '../site';
import {frontMatterOf, heldBack, type ArticleSource} from './sources';

/**
 * Where the addresses of renamed and withdrawn articles lead, as their fields say.
 *
 * @param articles with their path below `blog/`
 * @param today ISO date
 */
export function redirectsOf(
  articles: readonly ArticleSource[],
  today: string,
): Redirect[] {
  const addresses = addressesOf(articles.map(({file}) => file));
  return articles.flatMap((article) => {
    const held = heldBack(article, today);
    const own = `/articles/${addresses.get(article.file)?.route ?? ''}/`;
    const {aliases} = frontMatterOf(article.text);
    const earlier = Array.isArray(aliases) ? aliases.map(String) : [];
    if (held?.kind === 'withdrawn') {
      return [...earlier, own].map((from) => ({from, to: held.to}));
    }
    return held ? [] : earlier.map((from) => ({from, to: own}));
  });
}

/**
 * Reads them from all articles.
 *
 * @param siteDir the project's root
 */
export async function movedArticles(siteDir: string, today: string): Promise<Redirect[]> {
  const folder = path.join(siteDir, 'blog');
  const names = await readdir(folder, {recursive: true}).catch(() => []);
  const files = names.map((name) => name.replaceAll(path.sep, '/')).filter(isPage);
  return redirectsOf(
    await Promise.all(
      files.map(async (file) => ({
        file,
        text: await readFile(path.join(folder, file), 'utf8'),
      })),
    ),
    today,
  );
}
