import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {brand, redirects} from '../site';
import {
  cardSvg,
  ICON_SIZES,
  iconSvg,
  redirectsFile,
  robotsTxt,
  webManifest,
} from './identity';

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: 300})
    .resize({width})
    .png({palette: true})
    .toBuffer();
}

/** Every file of the site's identity, by its public path. */
async function identityFiles(siteUrl: string): Promise<Record<string, string | Buffer>> {
  const icons = await Promise.all(
    ICON_SIZES.map(
      async (size) =>
        [`img/icon-${String(size)}.png`, await png(iconSvg(), size)] as const,
    ),
  );
  return {
    ...Object.fromEntries(icons),
    'img/icon.svg': iconSvg(),
    'img/card.png': await png(cardSvg(), 1200),
    'site.webmanifest': webManifest(brand),
    'robots.txt': robotsTxt(siteUrl),
    _redirects: redirectsFile(redirects),
  };
}

/** Build step: icons and social card from one drawing, manifest, robots.txt, redirects. */
export default function identityPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'identity',
    async loadContent() {
      const files = await identityFiles(siteConfig.url);
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(siteDir, STATIC_DIR, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}
