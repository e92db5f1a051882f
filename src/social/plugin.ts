import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HEADING_FACE, loadDrawings} from '../metadata/build';
import {openCardCache} from './cardCache';
import {createCardDrawer} from './drawCard';
import type {PluginOptions} from './options';
import {cardSources, type CardSource} from './sources';
import {createCompositor} from './words';
import {writeCards} from './writeCards';

const CACHE_DIR = 'node_modules/.cache/social-cards';
const ROOM_DIR = 'src/social';

/** Build step: the social card of every page, unless a service draws them. */
export default function socialPlugin(
  {siteDir, baseUrl}: LoadContext,
  {service}: PluginOptions,
): Plugin {
  let sources: ReadonlyMap<string, CardSource> = new Map();
  return {
    name: 'social',

    allContentLoaded({allContent}) {
      sources = cardSources(allContent, siteDir);
    },

    async postBuild({outDir}) {
      if (service) {
        return;
      }
      const roomDir = path.join(siteDir, ROOM_DIR);
      const face = await readFile(path.join(siteDir, HEADING_FACE.file));
      const drawings = await loadDrawings(siteDir);
      const cache = await openCardCache(
        path.join(siteDir, CACHE_DIR),
        roomDir,
        face,
        drawings,
      );
      const drawCard = createCardDrawer(createCompositor(face), drawings);
      const {cards, drawn} = await writeCards(outDir, sources, {
        cache,
        drawCard,
        baseUrl,
      });
      await cache.prune();
      console.log(
        `Social cards: ${String(cards)} pages, ${String(drawn)} drawn, the others kept.`,
      );
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
