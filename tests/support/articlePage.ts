import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation';
import pluginContentBlog, {
  validateOptions,
  type BlogPost,
  type Options,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {build} from 'esbuild';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import siteConfig from '../../docusaurus.config';
import {createParseFrontMatter} from '../../src/content/parseFrontMatter';

/** A page of the blog plugin: what it knows of the article, and the article's HTML. */
export interface ArticlePage {
  post: BlogPost['metadata'];
  html: string;
}

/** One loader, as Rspack calls it. */
type Loader = (this: object, source: string) => void;

/** The site's own settings, for a folder that holds articles alone. */
function contextOf(siteDir: string): LoadContext {
  const config = validateConfig(
    {
      ...siteConfig,
      markdown: {
        ...siteConfig.markdown,
        parseFrontMatter: createParseFrontMatter(siteDir, {production: false}),
      },
    },
    'docusaurus.config.ts',
  );
  return {
    siteDir,
    siteConfig: config,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    localizationDir: path.join(siteDir, 'i18n'),
    baseUrl: '/',
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en'],
      path: 'i18n',
      localeConfigs: {en: {translate: false}},
    },
  } as unknown as LoadContext;
}

/** Compiles a file with the loader and the options of the blog plugin's own rule. */
async function compile(rule: unknown, file: string, source: string): Promise<string> {
  const {use} = rule as {use: [{loader: string; options: object}]};
  const [{loader, options}] = use;
  const {default: load} = (await import(loader)) as {default: Loader | {default: Loader}};
  return new Promise((resolve, reject) => {
    (typeof load === 'function' ? load : load.default).call(
      {
        _compiler: {name: 'client'},
        resource: file,
        resourcePath: file,
        getOptions: () => options,
        addDependency: () => undefined,
        async: () => (error: Error | null, code: string) => {
          if (error) {
            reject(error);
          } else {
            resolve(code);
          }
        },
      },
      source,
    );
  });
}

/**
 * A module in place of the site's own, whose components are not on trial: what an article
 * imports of them becomes an element with the name of the component.
 */
function standIns(code: string): string {
  const lists = code.matchAll(/\b(?:im|ex)port\s*\{([^}]*)\}\s*from\s*["'][@~]/g);
  const names = [...lists]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim().replace(/\s.*$/, ''))
    .filter((name) => name && name !== 'default');
  return `
    import {createElement} from 'react';
    const standIn = (name) => ({children, ...rest}) => createElement(name, rest, children);
    ${[...new Set(names)].map((name) => `export const ${name} = standIn('${name.toLowerCase()}');`).join('\n')}
    export default {};
  `;
}

/** Runs a compiled article and gives its HTML. */
async function render(code: string, resolveDir: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir, loader: 'jsx'},
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    external: ['react', 'react/*', '@mdx-js/react'],
    logLevel: 'error',
    plugins: [
      {
        name: 'site',
        setup(bundler) {
          bundler.onResolve({filter: /^(@site|~)/}, (found) => ({
            path: found.path,
            namespace: 'site',
          }));
          bundler.onLoad({filter: /.*/, namespace: 'site'}, () => ({
            contents: standIns(code),
            resolveDir,
          }));
        },
      },
    ],
  });
  const module = {exports: {} as {default?: ComponentType}};
  const [file] = outputFiles;
  const run = compileFunction(file?.text ?? '', ['module', 'exports', 'require']) as (
    ...scope: unknown[]
  ) => void;
  run(module, module.exports, createRequire(path.join(resolveDir, 'package.json')));
  if (!module.exports.default) {
    throw new Error('The compiled article exports no component.');
  }
  return renderToStaticMarkup(createElement(module.exports.default));
}

/**
 * Makes a page of an article as `npm start` does up to the site's frame: the blog plugin
 * with the site's options reads the folder, its MDX loader compiles the file, and React
 * renders what comes out. A whole build of one article would take a minute.
 *
 * @param siteDir a folder with `blog/` in it
 * @param read gives a file's text
 */
export async function articlePage(
  siteDir: string,
  slug: string,
  read: (file: string) => string,
): Promise<ArticlePage> {
  const [preset] = siteConfig.presets ?? [];
  const {blog} = (Array.isArray(preset) ? preset[1] : {}) as {blog: Options};
  const context = contextOf(siteDir);
  const plugin = await pluginContentBlog(
    context,
    validateOptions({
      options: {...blog, id: 'default'},
      // Its type knows no options that may be left out.
      validate: normalizePluginOptions as never,
    }),
  );
  const content = await plugin.loadContent?.();
  const post = content?.blogPosts.find(({metadata}) =>
    metadata.source.includes(`/${slug}/`),
  );
  if (!content || !post) {
    throw new Error(`The blog plugin has no article "${slug}".`);
  }
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: () => undefined,
      createData: () => Promise.resolve(''),
      setGlobalData: () => undefined,
    },
  });
  const webpack = plugin.configureWebpack?.({}, false, {} as never, content) as {
    module: {rules: unknown[]};
  };
  const file = path.join(siteDir, 'blog', slug, 'index.mdx');
  const code = await compile(webpack.module.rules[0], file, read(file));
  return {post: post.metadata, html: await render(code, process.cwd())};
}
