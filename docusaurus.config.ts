import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as PluginBlog from '@docusaurus/plugin-content-blog';
import type * as PluginDocs from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import sidebars from './sidebars';
import type {Options as ApiOptions} from './src/api/plugin';
import {remarkApi} from './src/api/remarkApi';
import {arrangeArticles} from './src/articles/arrange';
import {bodyProblems} from './src/articles/bodyProblems';
import {leaveOutFaultyTexts} from './src/articles/faultyTexts';
import {remarkExhibits} from './src/articles/remarkExhibits';
import type {ArticlesOptions} from './src/articles/plugin';
import {createSitemapItems} from './src/articles/sitemap';
import {headerStates} from './src/chrome/headerStates';
import {createParseFrontMatter} from './src/content/parseFrontMatter';
import {remarkImports} from './src/content/remarkImports';
import {compileControls} from './src/controls/compile';
import type {Options as CmsOptions} from './src/cms/plugin';
import type {EmailsOptions} from './src/emails/options';
import {createPictures, picturesPlugin} from './src/images/pictures';
import {remarkPictures} from './src/images/remarkPictures';
import {PICTURES_STATIC_DIR} from './src/images/variants';
import {servicesInUse} from './src/legal/services';
import type {Options as MonitoringOptions} from './src/monitoring/options';
import type {StylesOptions} from './src/css/plugin';
import {CHOICES} from './src/marketing/choices';
import {STYLE_LISTS} from './src/reading/codeLanguages';
import {remarkCode} from './src/reading/remarkCode';
import {remarkTables} from './src/reading/remarkTables';
import {docSearchOf} from './src/search/algolia/docSearch';
import {keepParsedPages} from './src/search/parsedPages';
import type {Options as SearchOptions} from './src/search/plugin';
import type {Options as ShellOptions} from './src/shell/plugin';
import {ssrTemplate} from './src/shell/template';
import {brand, fillBrand, parseEnv} from './src/site';
import type {Options as SocialOptions} from './src/social/plugin';

const siteDir = __dirname;
const today = new Date().toISOString().slice(0, 10);
const env = parseEnv(process.env, brand.url);
const isDevelopment = process.env['NODE_ENV'] === 'development';
const pictures = createPictures(siteDir);
const parsedPages = keepParsedPages();
/**
 * What 'last updated' is taken from. A downloaded archive has none, a shallow clone gives
 * every page the day of its one commit, and the development server makes dates up.
 */
const hasHistory =
  process.env['NODE_ENV'] === 'production' &&
  existsSync(path.join(siteDir, '.git')) &&
  !existsSync(path.join(siteDir, '.git/shallow'));

/** Markdown of every kind: code is highlighted and pictures are made at build. */
const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    // While texts are written, the search reads them before they are compiled.
    ...(isDevelopment ? [] : [parsedPages.remarkSections]),
    remarkApi,
    remarkCode,
    remarkTables,
    // As a function: options are part of the scripts that every visitor gets.
    () => remarkPictures(pictures),
    remarkImports,
  ],
  admonitions: {keywords: ['info', 'success', 'warning'], extendDefaults: false},
};

const editUrl = env.repositoryUrl && `${env.repositoryUrl}/edit/main/`;

const docs = {
  ...markdownPlugins,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: hasHistory,
  editUrl,
} satisfies PluginDocs.Options;

const legal = {
  ...markdownPlugins,
  id: 'legal',
  path: 'legal',
  routeBasePath: 'legal',
  sidebarPath: false,
  docRootComponent: '@theme/LegalRoot',
} satisfies PluginDocs.Options;

const blog = {
  ...markdownPlugins,
  beforeDefaultRemarkPlugins: [
    ...markdownPlugins.beforeDefaultRemarkPlugins,
    remarkExhibits,
  ],
  path: 'blog',
  routeBasePath: 'articles',
  blogTitle: 'Articles',
  blogDescription: `Email for people who build software, by the ${brand.name} team.`,
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
  // `src/articles/plugin.ts` writes the feeds.
  feedOptions: {type: null},
  processBlogPosts: arrangeArticles,
} satisfies PluginBlog.Options;

const classic = {
  docs,
  blog,
  pages: markdownPlugins,
  theme: {customCss: './src/css/base.css'},
  sitemap: {
    lastmod: hasHistory ? 'date' : null,
    changefreq: null,
    priority: null,
    createSitemapItems,
  },
  svgr: false,
} satisfies Preset.Options;

const plugins: PluginConfig[] = [
  () => picturesPlugin(pictures),
  ['./src/shell/plugin.ts', {compileControls} satisfies ShellOptions],
  ['./src/css/plugin.ts', {lists: {...STYLE_LISTS, ...CHOICES}} satisfies StylesOptions],
  './src/locales/plugin.ts',
  './src/content/plugin.ts',
  './src/metadata/plugin.ts',
  './src/metadata/pagesPlugin.ts',
  [
    './src/articles/plugin.ts',
    {previewSecret: env.previewSecret} satisfies ArticlesOptions,
  ],
  './src/not-found/plugin.ts',
  './src/workbench/plugin.ts',
  ['./src/api/plugin.ts', {} satisfies ApiOptions],
  './src/integration/plugin.ts',
  ['./src/emails/plugin.ts', {apiUrl: brand.api} satisfies Partial<EmailsOptions>],
  './src/marketing/plugin.ts',
  './src/marketing/press/plugin.ts',
  [
    './src/search/plugin.ts',
    {sectionsOf: parsedPages.sectionsOf} satisfies SearchOptions,
  ],
  './src/agents/plugin.ts',
  ['./src/monitoring/plugin.ts', {...env.monitoring} satisfies MonitoringOptions],
  ['./src/cms/plugin.ts', {...(env.cms && {cms: env.cms})} satisfies CmsOptions],
  [
    './src/social/plugin.ts',
    {
      ...(env.socialImageService && {service: env.socialImageService}),
    } satisfies SocialOptions,
  ],
  ['@docusaurus/plugin-content-docs', legal],
];

/** While articles are written, one that cannot be read keeps no other from being shown. */
const leaveOutFaulty = isDevelopment ? leaveOutFaultyTexts(siteDir, today) : undefined;

const config: Config = {
  title: brand.name,
  tagline: brand.description,
  url: env.siteUrl,
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en']},
  trailingSlash: true,
  baseUrlIssueBanner: false,
  future: {v4: true, faster: true},
  staticDirectories: ['static', PICTURES_STATIC_DIR],
  ssrTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: createParseFrontMatter(siteDir, {
      requestPicture: pictures.request,
      bodyProblems,
      docsSidebar: Object.keys(sidebars)[0],
      previewSecret: env.previewSecret,
    }),
    preprocessor: (file) => fillBrand(leaveOutFaulty?.(file) ?? file.fileContent),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: '/fonts/archivo-6.woff2',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: '/img/icon.svg', type: 'image/svg+xml'},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/icon-180.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
    {tagName: 'style', attributes: {}, innerHTML: headerStates},
  ],
  customFields: {
    socialImageService: env.socialImageService,
    feedbackUrl: env.feedbackUrl,
    newsletterUrl: env.newsletterUrl,
    docsMcp: env.docsMcp,
    services: servicesInUse({
      algolia: env.algolia,
      feedback: env.feedbackUrl,
      newsletter: env.newsletterUrl,
      ...env.monitoring,
    }),
  },
  // The preset adds the theme of Algolia's DocSearch when its settings are there.
  themeConfig: env.algolia ? {algolia: docSearchOf(env.algolia)} : {},
  presets: [['classic', classic]],
  plugins,
};

export default config;
