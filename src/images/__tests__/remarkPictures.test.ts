import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import sharp from 'sharp';
import {VFile} from 'vfile';
import {remarkPictures} from '../remarkPictures';
import {makeVariants} from '../variants';

const siteDir = mkdtempSync(path.join(tmpdir(), 'remark-'));
writeFileSync(
  path.join(siteDir, 'map.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600"><rect width="9" height="9"/></svg>',
);

beforeAll(() =>
  sharp({create: {width: 1240, height: 600, channels: 3, background: 'blue'}})
    .png()
    .toFile(path.join(siteDir, 'small.png')),
);

async function transform(url: string, alt: string) {
  const tree = {type: 'root', children: [{type: 'image', url, alt}]} as unknown as Root;
  await remarkPictures({request: (file) => makeVariants(file, siteDir)})(
    tree,
    new VFile({path: path.join(siteDir, 'page.mdx')}),
  );
  return tree.children[0] as unknown as {
    name: string;
    attributes: {name: string; value: string}[];
  };
}

it('gives a picture its variants and its size', async () => {
  const {name, attributes} = await transform('./map.svg', 'A map');
  expect(name).toBe('MdxPicture');
  const values = Object.fromEntries(attributes.map((one) => [one.name, one.value]));
  expect(values).toMatchObject({alt: 'A map', width: '1200', height: '600'});
  expect(values['avif2048']).toMatch(/-2048\.avif$/);
});

it.each([
  ['./map.svg', '', /has no alternative text\. Write what it shows/],
  ['https://a.example/x.png', 'x', /is not beside the text/],
  ['/img/x.png', 'x', /write "\.\/name\.png"/],
  ['./small.png', 'x', /^The picture "small\.png" is 1240 pixels wide/],
])('stops the build for %s with "%s"', async (url, alt, message) => {
  await expect(transform(url, alt)).rejects.toThrow(message);
});
