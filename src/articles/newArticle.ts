import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  coverAlt,
  coverSvg,
  DESCRIPTION_TO_WRITE,
  problemsOf,
  sentenceOf,
} from '../content/build';
import {LONGEST_SLUG, slugOf} from '../site';

/** Something the person at the keyboard can fix. */
export class NewArticleError extends Error {
  override name = 'NewArticleError';
}

export interface NewArticle {
  title: string;
  /** One of the topics of the content contract. */
  topic: string;
  /** ISO date. */
  today: string;
  /** The address below `/articles/`; made from the title when it is not given. */
  slug?: string;
}

/** A text as YAML, in the quotes that need the fewest marks inside. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** The file a new article begins with: a draft that the schema accepts once described. */
export function articleSource(slug: string, {title, topic, today}: NewArticle): string {
  return `---
title: ${quoted(title)}
description: ${quoted(DESCRIPTION_TO_WRITE)}
image: ./cover.svg
imageAlt: ${quoted(coverAlt(slug))}
datePublished: ${today}
author: team
topic: ${topic}
layout: article
draft: true
---

{/* Answer the reader's question here, in one paragraph. It is printed large. */}

{/* truncate */}

## The first thing to know {/* #first */}

{/* Show, then tell: a record, a header, a table. */}

{/* Prices and limits come from src/articles/figures, put in by FigureValue. */}

## Sources {/* #sources */}

<Fold label="All sources">

{/* A list: title, publisher, date, link. */}

</Fold>
`;
}

/**
 * Makes the folder of a new article, with its text and a cover.
 *
 * @param siteDir the project's root
 * @returns the article's slug
 * @throws {NewArticleError} for a title, a topic or an address that cannot be used, or a folder
 *   that is there already
 */
export async function createArticle(
  siteDir: string,
  article: NewArticle,
): Promise<string> {
  const title = article.title.trim().replace(/\s+/g, ' ');
  if (!title) {
    throw new NewArticleError(
      'An article needs a title: npm run article -- "What is DKIM?"',
    );
  }
  const slug = article.slug ?? slugOf(title);
  if (!slug) {
    throw new NewArticleError(
      `The title "${title}" has no letters (a to z) or digits to make an address of. Add some, or choose the address: npm run article -- "${title}" --slug an-address`,
    );
  }
  if (slugOf(slug) !== slug) {
    const proper = slugOf(slug);
    throw new NewArticleError(
      `"${slug}" is not a valid address. Use at most ${String(LONGEST_SLUG)} lowercase letters (a to z) and digits, with single hyphens between them.${proper ? ` Write --slug ${proper}` : ''}`,
    );
  }
  const [problem] = problemsOf({title, topic: article.topic}, 'article').filter(
    ({field}) => field === 'title' || field === 'topic',
  );
  if (problem) {
    throw new NewArticleError(sentenceOf({...problem, example: undefined}));
  }
  const folder = path.join(siteDir, 'blog', slug);
  if (existsSync(folder)) {
    throw new NewArticleError(
      `blog/${slug} is there already, so the address /articles/${slug}/ is taken. Give the article another title, choose another address with --slug, or open that one.`,
    );
  }
  await mkdir(folder, {recursive: true});
  await writeFile(
    path.join(folder, 'index.mdx'),
    articleSource(slug, {...article, title}),
  );
  await writeFile(path.join(folder, 'cover.svg'), coverSvg(slug));
  return slug;
}
