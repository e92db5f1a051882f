import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {postsOf} from '../shell/build';
import {builtFile} from '../locales/build';
import {brand, localizedPath, topicPath} from '../site';
import {articleOf, teaserOf} from './arrange';
import {previewSlug} from '../content/build';
import {authors} from '../content/plain';
import {articleFaults} from './checkArticles';
import {feedHtml} from './feedHtml';
import {FEEDS, type FeedItem} from './feeds';
import {figures} from './figures';
import {articlesByTopic} from './teasers';
import {TOPIC_TEXTS} from './topicTexts';
import {
  heldBack,
  staleFigures,
  usersOfFigures,
  type ArticleSource,
  type ExhibitSource,
} from './sources';

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
 * @returns the files of the articles that each figure stands in, by its id
 * @throws {Error} in a production build, naming everything that is wrong
 */
async function report(
  siteDir: string,
  today: string,
  previewOf: (file: string) => string,
): Promise<ReadonlyMap<string, readonly string[]>> {
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
          return [
            `${file} is a draft: "npm start" shows it, but readers do not see it.${previewOf(file)}`,
          ];
        case 'waiting':
          return [
            `${file} is scheduled: the first build on or after ${why.until} publishes it.${previewOf(file)}`,
          ];
        case 'withdrawn':
          return [`${file} is withdrawn: its address leads to ${why.to}.`];
        default:
          return [];
      }
    }),
  ];
  if (lines.length > 0) {
    console.warn(`\nArticles:\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
  }
  return usersOfFigures(published, exhibits, figures);
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

export interface ArticlesOptions {
  /** Of a build that shows what is not published: see `previewSlug`. */
  previewSecret?: string | undefined;
}

/** Build step: the list's teasers, the build's day, the feeds, and a report on figures and drafts. */
export default function articlesPlugin(
  {siteDir, siteConfig: {url: siteUrl}, baseUrl}: LoadContext,
  {previewSecret}: ArticlesOptions,
): Plugin {
  const today = new Date().toISOString().slice(0, 10);
  const previewOf = (file: string) =>
    previewSecret
      ? ` Its preview is at ${siteUrl}/articles${previewSlug(previewSecret, file)}/.`
      : '';
  let posts: readonly BlogPost[] = [];
  let topics: ReturnType<typeof articlesByTopic> = [];
  let users: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    name: 'articles',

    async loadContent() {
      users = await report(siteDir, today, previewOf);
    },

    async allContentLoaded({allContent, actions}) {
      posts = postsOf(allContent).filter(({metadata}) => !metadata.unlisted);
      const teasers = posts.map(teaserOf);
      topics = articlesByTopic(teasers);
      await actions.createData('teasers.json', JSON.stringify(teasers));
      await actions.createData('build-day.json', JSON.stringify(today));
      const counts = topics.map(({topic, articles}) => ({topic, count: articles.length}));
      await actions.createData('topics.json', JSON.stringify(counts));
      const byFile = new Map(
        posts.map((post) => [post.metadata.source.replace('@site/', ''), teaserOf(post)]),
      );
      const uses = [...users].map(([id, files]) => [
        id,
        files.flatMap((file) => {
          const teaser = byFile.get(file);
          return teaser ? [{path: teaser.path, title: teaser.title}] : [];
        }),
      ]);
      await actions.createData(
        'figure-uses.json',
        JSON.stringify(Object.fromEntries(uses)),
      );
      for (const data of topics) {
        const path = topicPath(data.topic);
        actions.addRoute({
          path: localizedPath(path, baseUrl),
          component: '@site/src/articles/TopicPage.tsx',
          modules: {
            data: await actions.createData(
              `topics${path.slice(0, -1)}.json`,
              JSON.stringify(data),
            ),
          },
          exact: true,
        });
      }
    },

    async postBuild({outDir}) {
      const fileOf = (address: string) => builtFile(outDir, baseUrl, address);
      const read = new Map<string, Promise<FeedItem>>();
      const itemOf = (post: BlogPost) => {
        const {permalink} = post.metadata;
        const item = read.get(permalink) ?? feedItem(post, siteUrl, fileOf);
        read.set(permalink, item);
        return item;
      };
      const lists = [
        {
          title: `${brand.name} articles`,
          description: `Email for people who build software, by the ${brand.name} team.`,
          folder: '/articles/',
          posts,
        },
        ...topics.map(({topic}) => ({
          title: `${brand.name}: ${TOPIC_TEXTS[topic].title}`,
          description: TOPIC_TEXTS[topic].description,
          folder: topicPath(topic),
          posts: posts.filter((post) => articleOf(post).topic === topic),
        })),
      ];
      for (const {folder, posts: listed, ...texts} of lists) {
        const feed = {
          ...texts,
          address: siteUrl + localizedPath(folder, baseUrl),
          author: authors['team']?.name ?? brand.name,
          icon: `${siteUrl}/img/icon-512.png`,
          items: await Promise.all(listed.slice(0, FEED_LENGTH).map(itemOf)),
        };
        await Promise.all(
          FEEDS.map(({file, write}) =>
            writeFile(path.join(outDir, folder, file), write(feed)),
          ),
        );
      }
    },
  };
}
