import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {brand, facts} from '../site';
import {loadDrawings, type Drawings} from './drawings';
import {writeIco} from './ico';
import {
  cardSvg,
  drawingsCss,
  drawingsSvg,
  FAVICON_SIZES,
  ICON_SIZES,
  robotsTxt,
  webManifest,
} from './identity';
import {securityTxt} from './securityTxt';

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: 300})
    .resize({width})
    .png({palette: true})
    .toBuffer();
}

/** The security contact, once the owner has confirmed it; support until then. */
function securityEmail(): string {
  const {confirmed, value} = facts.securityContact;
  return confirmed ? value : brand.supportEmail;
}

/** Every file of the site's identity, by its public path. */
async function identityFiles(
  siteUrl: string,
  baseUrls: readonly string[],
  drawings: Drawings,
): Promise<Record<string, string | Buffer>> {
  const {markSvg} = drawings;
  const favicon = await Promise.all(
    FAVICON_SIZES.map(async (width) => ({width, png: await png(markSvg, width)})),
  );
  const icons = await Promise.all(
    ICON_SIZES.map(
      async (size) => [`img/icon-${String(size)}.png`, await png(markSvg, size)] as const,
    ),
  );
  return {
    ...Object.fromEntries(icons),
    'img/icon.svg': markSvg,
    'favicon.ico': writeIco(favicon),
    'img/card.png': await png(cardSvg(drawings), 1200),
    'site.webmanifest': webManifest(brand),
    'robots.txt': robotsTxt(siteUrl, baseUrls),
    '.well-known/security.txt': securityTxt({
      siteUrl,
      email: securityEmail(),
      policyPath: '/contact/#security',
      builtOn: new Date(),
    }),
  };
}

/**
 * Build step: icons and social card from one drawing, manifest, robots.txt, security.txt,
 * and the drawings that all pages share.
 */
export default function identityPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<Drawings> {
  const css = path.join(generatedFilesDir, 'drawings.css');
  return {
    name: 'identity',
    async loadContent() {
      const drawings = await loadDrawings(siteDir);
      const files = await identityFiles(
        siteConfig.url,
        Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl),
        drawings,
      );
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(siteDir, STATIC_DIR, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
      await writeFile(css, drawingsCss(drawings));
      return drawings;
    },

    getClientModules: () => [css],

    injectHtmlTags: ({content}) => ({preBodyTags: [drawingsSvg(content)]}),
  };
}
