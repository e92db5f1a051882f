import {type Brand, brand, kixPath, WORDMARK_PATH} from '../site';

/** The mark, in a box of 32 by 32, without its SVG element. */
const MARK =
  '<rect width="32" height="32" rx="3" fill="#ffc93c"/>' +
  '<path fill="#171b26" d="M4.5 5.2 9 4l5 9.2c1.6-4.2 4.2-6 7.2-6 3.2 0 5.7 2 6.2 4.9l3.4 1.2-3.5 1.4c-.3 7.4-4.7 12-11.5 12C9.5 26.7 5.8 22.6 5.8 17.8c0-1.5.5-2.6 1.7-3.3z"/>' +
  '<circle cx="22.3" cy="12" r="1.5" fill="#ffc93c"/>' +
  '<path d="m8.5 16.5 6 4.5 5-5.5" fill="none" stroke="#ffc93c" stroke-width="1.8"/>';

/** The one drawing all icons are made from. */
export function iconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${MARK}</svg>`;
}

/** Sizes, in pixels, of the PNG icons. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Social card, 1200 by 630, of pages that have none of their own. */
export function cardSvg(): string {
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
    `<g transform="translate(96 215) scale(5.6)">${MARK.replace('#ffc93c', '#171b26')
      .replace('fill="#171b26" d="M4.5', 'fill="#ffc93c" d="M4.5')
      .replace('r="1.5" fill="#ffc93c"', 'r="1.5" fill="#171b26"')
      .replace('stroke="#ffc93c"', 'stroke="#171b26"')}</g>` +
    `<g transform="translate(320 232) scale(6.6)" fill="#171b26"><path d="${WORDMARK_PATH}"/></g>` +
    '</svg>'
  );
}

/** A drawing as the value of a custom property, to be used as a mask. */
function maskOf(size: string, shape: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size}'>${shape}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
}

/**
 * What every page shows and no page has to carry: the outline of the wordmark, and the line
 * of sorting code in the footer.
 */
export function marksCss(): string {
  const kix = kixPath(`${brand.name} ${String(brand.founded)} EU`);
  const bars = `<path stroke='#000' stroke-width='1.3' d='${kix.d}'/>`;
  return `:root {
  --wordmark: ${maskOf('116 24', `<path d='${WORDMARK_PATH}'/>`)};
  --footer-kix: ${maskOf(`${kix.width.toFixed(2)} 12`, bars)};
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

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
