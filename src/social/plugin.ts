import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ArticleFrontMatter} from '../articles/frontMatter';
import {PICTURES_STATIC_DIR} from '../images/variants';
import {withSlash} from '../site';
import {openCardCache} from './cardCache';
import type {PluginOptions} from './options';
import {createCompositor} from './words';
import {writeCards} from './writeCards';

const CACHE_DIR = 'node_modules/.cache/social-cards';
const ROOM_DIR = 'src/social';
const FACE = 'fonts/archivo-postwren-wide.ttf';

/** Build step: the social card of every page, unless a service draws them. */
export default function socialPlugin(
  {siteDir}: LoadContext,
  {service}: PluginOptions,
): Plugin {
  const covers = new Map<string, string>();
  return {
    name: 'social',

    allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as
        BlogContent | undefined;
      for (const {metadata} of blog?.blogPosts ?? []) {
        const {cover} = metadata.frontMatter as unknown as ArticleFrontMatter;
        covers.set(
          withSlash(metadata.permalink),
          path.join(siteDir, PICTURES_STATIC_DIR, cover.fallback),
        );
      }
    },

    async postBuild({outDir}) {
      if (service) {
        return;
      }
      const roomDir = path.join(siteDir, ROOM_DIR);
      const cache = await openCardCache(path.join(siteDir, CACHE_DIR), roomDir);
      const setWords = createCompositor(await readFile(path.join(roomDir, FACE)));
      const {cards, drawn} = await writeCards(outDir, covers, {cache, setWords});
      await cache.prune();
      console.log(
        `Social cards: ${String(cards)} pages, ${String(drawn)} drawn, the others kept.`,
      );
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
