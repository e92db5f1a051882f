import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {coverSvg} from '../../content/build';

/** Fields of an article that can be published. */
export const FIELDS = `title: What is DKIM?
description: A description that is long enough to be a description of the page.
image: ./cover.svg
imageAlt: A sealed envelope in a pigeonhole
datePublished: 2026-11-20
author: team
topic: Authentication`;

/** Writes an article with a cover into the folder of a site. */
export function writeArticle(
  siteDir: string,
  slug: string,
  fields: string,
  text: string,
): void {
  const folder = path.join(siteDir, 'blog', slug);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'cover.svg'), coverSvg(slug));
  writeFileSync(path.join(folder, 'index.mdx'), `---\n${fields}\n---\n\n${text}\n`);
}
