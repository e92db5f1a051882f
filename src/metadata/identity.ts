import type {HtmlTagObject} from '@docusaurus/types';
import {type Brand, brand, DRAWING_IDS, DRAWINGS_CLASS, kixOutline} from '../site';
import type {Drawings} from './drawings';
import {placeWordmark, WORDMARK_HEIGHT} from './wordmark';

/** Sizes, in pixels, of the PNG icons. */
export const ICON_SIZES = [180, 192, 512] as const;
/** Sizes, in pixels, of the pictures in `favicon.ico`. */
export const FAVICON_SIZES = [16, 32, 48] as const;

/** Social card, 1200 by 630, of pages that have none of their own. */
export function cardSvg({mark, wordmark}: Drawings): string {
  const word = {left: 320, top: 224, width: 800, height: 158};
  const holes = Array.from(
    {length: 26},
    (_, index) =>
      `<circle cx="${String(25 + index * 46)}" cy="630" r="14" fill="#f8f7f2"/>`,
  ).join('');
  const rings = Array.from(
    {length: 14},
    (_, index) => `<circle cx="980" cy="150" r="${String(90 + index * 34)}"/>`,
  ).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">' +
    '<rect width="1200" height="630" fill="#ffc93c"/>' +
    `<g fill="none" stroke="#d99f0a" stroke-width="2">${rings}</g>${holes}` +
    `<g transform="translate(96 215) scale(5.6)">${mark}` +
    '<rect x="-.5" y="-.5" width="33" height="33" rx="3.5" fill="none" stroke="#171b26"/></g>' +
    placeWordmark(wordmark, word, '#171b26') +
    '</svg>'
  );
}

const symbol = (name: keyof typeof DRAWING_IDS, box: string, shape: string) =>
  `<symbol id="${DRAWING_IDS[name]}" ${box}>${shape}</symbol>`;

/**
 * The drawings that every page shows more than once: the mark, and the wordmark of a brand that
 * has drawn one. Pages begin with them, and components use them by their id. They are not in the
 * style sheet, because browsers load each picture there as a document of its own before they
 * paint anything.
 */
export function drawingsSvg({mark, wordmark, isWordDrawn}: Drawings): HtmlTagObject {
  const box = (width: number | string, height: number) =>
    `viewBox="0 0 ${String(width)} ${String(height)}"`;
  return {
    tagName: 'svg',
    attributes: {class: DRAWINGS_CLASS, width: '0', height: '0', 'aria-hidden': 'true'},
    innerHTML: [
      symbol('mark', box(32, 32), mark),
      isWordDrawn
        ? symbol(
            'wordmark',
            box(wordmark.width, WORDMARK_HEIGHT),
            `<path d="${wordmark.path}"/>`,
          )
        : '',
    ].join(''),
  };
}

/** What the style sheets of all pages know about the drawings. */
export function drawingsCss({wordmark}: Drawings): string {
  const kix = kixOutline(`${brand.name} ${String(brand.founded)} EU`);
  return `:root {
  --wordmark-ratio: ${String(wordmark.width)} / ${String(WORDMARK_HEIGHT)};
  --kix: path("${kix.d}");
  --kix-width: ${kix.width.toFixed(2)}px;
}
.${DRAWINGS_CLASS} {
  position: absolute;
}
`;
}

/** The web app manifest. */
export function webManifest({name, description}: Brand): string {
  return JSON.stringify(
    {
      name,
      short_name: name,
      description,
      start_url: '/',
      display: 'browser',
      background_color: '#f8f7f2',
      theme_color: '#ffc93c',
      icons: [
        {src: '/img/icon.svg', type: 'image/svg+xml', sizes: 'any'},
        ...ICON_SIZES.map((size) => ({
          src: `/img/icon-${String(size)}.png`,
          type: 'image/png',
          sizes: `${String(size)}x${String(size)}`,
        })),
      ],
    },
    null,
    2,
  );
}

/**
 * @param siteUrl origin of the site
 * @param baseUrls where the pages of each language begin, and its sitemap is
 */
export function robotsTxt(siteUrl: string, baseUrls: readonly string[] = ['/']): string {
  const sitemaps = baseUrls.map((base) => `Sitemap: ${siteUrl}${base}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
