import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {addressesOf, isPage} from '../content/build';
import type {Redirect} from '../site';
import {frontMatterOf, heldBack, type ArticleSource} from './sources';

/**
 * Where the addresses of renamed and withdrawn articles lead, as their fields say. An address
 * leads to one page only, and one that has an article again leads nowhere else.
 *
 * @param articles with their path below `blog/`
 * @param today ISO date
 */
export function redirectsOf(
  articles: readonly ArticleSource[],
  today: string,
): Redirect[] {
  const routes = addressesOf(articles.map(({file}) => file));
  const moved = new Map<string, string>();
  const present: string[] = [];
  for (const article of articles) {
    const held = heldBack(article, today);
    const own = `/articles/${routes.get(article.file)?.route ?? ''}/`;
    const {aliases} = frontMatterOf(article.text);
    const earlier = Array.isArray(aliases) ? aliases.map(String) : [];
    if (held?.kind === 'withdrawn') {
      [...earlier, own].forEach((from) => moved.set(from, held.to));
    } else if (!held) {
      present.push(own);
      earlier.forEach((from) => moved.set(from, own));
    }
  }
  present.forEach((address) => moved.delete(address));
  return [...moved].map(([from, to]) => ({from, to}));
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
