import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {brand} from '../../site';
import {cardSvg, iconSvg, robotsTxt, webManifest} from '../identity';
import {breadcrumbList, serializeJsonLd} from '../structuredData';

it('structured data cannot end its script element', () => {
  const text = serializeJsonLd({'@type': 'Thing', name: '</script><script>alert(1)'});
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><script>alert(1)',
  });
});

it('breadcrumbs number their steps and end at the page', () => {
  expect(
    breadcrumbList(
      'https://a.example',
      [{label: 'Home', href: '/'}, {label: 'Docs'}, {label: 'Email'}],
      '/docs/email/',
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/'},
      {'@type': 'ListItem', position: 2, name: 'Docs'},
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Email',
        item: 'https://a.example/docs/email/',
      },
    ],
  });
});

it('draws icon and card', async () => {
  expect(await sharp(Buffer.from(iconSvg())).metadata()).toMatchObject({
    width: 32,
    height: 32,
  });
  expect(await sharp(Buffer.from(cardSvg())).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
});

it('writes manifest and robots.txt', () => {
  expect(JSON.parse(webManifest(brand))).toMatchObject({
    name: brand.name,
    start_url: '/',
  });
  expect(robotsTxt('https://a.example')).toContain(
    'Sitemap: https://a.example/sitemap.xml',
  );
});

/** The pictures of an icon file: PNG, each with its width (the format's own limit is 255). */
function picturesOf(ico: Buffer): {width: number; png: Buffer}[] {
  expect(ico.readUInt32LE(0)).toBe(0x10000);
  return Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    const start = entry.readUInt32LE(12);
    const png = ico.subarray(start, start + entry.readUInt32LE(8));
    return {width: entry.readUInt8(0), png};
  });
}

it('has an icon for browsers that ask for favicon.ico, of the same drawing', async () => {
  const pictures = picturesOf(readFileSync('static/favicon.ico'));
  expect(pictures.map(({width}) => width)).toEqual([16, 32, 48]);
  for (const {width, png} of pictures) {
    const drawn = sharp(Buffer.from(iconSvg()), {density: 300}).resize({width});
    const [own, expected] = await Promise.all(
      [sharp(png), drawn].map((picture) => picture.ensureAlpha().raw().toBuffer()),
    );
    expect(own).toHaveLength(width * width * 4);
    const difference = own?.reduce(
      (sum, value, index) => sum + Math.abs(value - (expected?.[index] ?? 0)),
      0,
    );
    // Versions of the renderer differ in how they smooth edges.
    expect((difference ?? Infinity) / (width * width * 4)).toBeLessThan(4);
  }
});
