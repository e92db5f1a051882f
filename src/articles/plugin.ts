import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {postsOf} from '../shell/build';
import {builtFile} from '../locales/build';
import {brand} from '../site';
import {articleOf, teaserOf} from './arrange';
import {authors} from '../content/plain';
import {articleFaults} from './checkArticles';
import {feedHtml} from './feedHtml';
import {FEEDS, type FeedItem} from './feeds';
import {figures} from './figures';
import {heldBack, staleFigures, type ArticleSource, type ExhibitSource} from './sources';

/** Feeds carry whole texts: the newest articles only, however many there are. */
const FEED_LENGTH = 30;
const EXHIBITS_DIR = 'src/articles/exhibits';

/** Files below a folder, by a test of their path, in a fixed order. */
async function filesIn(folder: string, wanted: RegExp): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true}).catch(() => []);
  return entries
    .map((entry) => entry.replaceAll(path.sep, '/'))
    .filter((entry) => wanted.test(entry) && !entry.includes('__tests__'))
    .sort();
}

async function readArticles(siteDir: string): Promise<ArticleSource[]> {
  const names = await filesIn(path.join(siteDir, 'blog'), /^(?!.*(^|\/)_).*\.mdx?$/);
  return Promise.all(
    names.map(async (name) => ({
      file: `blog/${name}`,
      text: await readFile(path.join(siteDir, 'blog', name), 'utf8'),
    })),
  );
}

async function readExhibits(siteDir: string): Promise<ExhibitSource[]> {
  const folder = path.join(siteDir, EXHIBITS_DIR);
  const names = await filesIn(folder, /\/.*\.tsx?$/);
  const texts = new Map<string, string>();
  for (const name of names) {
    const exhibit = name.split('/')[0] ?? '';
    const text = await readFile(path.join(folder, name), 'utf8');
    texts.set(exhibit, `${texts.get(exhibit) ?? ''}\n${text}`);
  }
  return [...texts].map(([name, text]) => ({name, text}));
}

/**
 * Looks at what the articles are made of: stops a build for what is wrong with them, and says
 * which figures are past their date and which articles readers do not get.
 *
 * @throws {Error} in a production build, naming everything that is wrong
 */
async function report(siteDir: string, today: string): Promise<void> {
  const faults =
    process.env['NODE_ENV'] === 'production' && (await articleFaults(siteDir, today));
  if (faults) {
    throw new Error(faults);
  }
  const articles = await readArticles(siteDir);
  const held = articles.map((article) => ({article, why: heldBack(article, today)}));
  const published = held.filter(({why}) => !why).map(({article}) => article);
  const exhibits = await readExhibits(siteDir);
  const lines = [
    ...staleFigures(published, exhibits, figures, today),
    ...held.flatMap(({article: {file}, why}) => {
      switch (why?.kind) {
        case 'draft':
          return [`${file} is a draft: "npm start" shows it, readers do not get it.`];
        case 'waiting':
          return [
            `${file} is waiting: the first build on or after ${why.until} publishes it.`,
          ];
        default:
          return [];
      }
    }),
  ];
  if (lines.length > 0) {
    console.warn(`\nArticles:\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
  }
}

async function feedItem(
  post: BlogPost,
  siteUrl: string,
  fileOf: (address: string) => string,
): Promise<FeedItem> {
  const {title, path: page, description, topic, published, modified} = teaserOf(post);
  const {cover, imageAlt} = articleOf(post);
  const address = siteUrl + page;
  const image = siteUrl + cover.fallback;
  const html = await readFile(path.join(fileOf(page), 'index.html'), 'utf8');
  const alt = imageAlt.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return {
    title,
    address,
    description,
    published,
    modified: modified ?? published,
    author: post.metadata.authors[0]?.name ?? brand.name,
    topics: topic ? [topic] : [],
    image,
    html: `<p><img src="${image}" alt="${alt}"></p>${feedHtml(html, address)}`,
  };
}

/** Build step: the list's teasers, the build's day, the feeds, and a report on figures and drafts. */
export default function articlesPlugin({
  siteDir,
  siteConfig: {url: siteUrl},
  baseUrl,
}: LoadContext): Plugin {
  const today = new Date().toISOString().slice(0, 10);
  let posts: readonly BlogPost[] = [];
  return {
    name: 'articles',

    async loadContent() {
      await report(siteDir, today);
    },

    async allContentLoaded({allContent, actions}) {
      posts = postsOf(allContent);
      await actions.createData('teasers.json', JSON.stringify(posts.map(teaserOf)));
      await actions.createData('build-day.json', JSON.stringify(today));
    },

    async postBuild({outDir}) {
      const fileOf = (address: string) => builtFile(outDir, baseUrl, address);
      const items = await Promise.all(
        posts.slice(0, FEED_LENGTH).map((post) => feedItem(post, siteUrl, fileOf)),
      );
      const feed = {
        title: `${brand.name} articles`,
        description: `Email for people who build software, by the ${brand.name} team.`,
        address: `${siteUrl}${baseUrl}articles/`,
        author: authors['team']?.name ?? brand.name,
        icon: `${siteUrl}/img/icon-512.png`,
        items,
      };
      await Promise.all(
        FEEDS.map(({file, write}) =>
          writeFile(path.join(outDir, 'articles', file), write(feed)),
        ),
      );
    },
  };
}
