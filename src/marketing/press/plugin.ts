import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {loadDrawings} from '../../metadata/build';
import {brand} from '../../site';
import {drafts, guide, readColors, zipKit, type Draft} from './kit';
import type {Kit, KitPicture} from './kitTypes';

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';
const FOLDER = 'press';

interface Drawn {
  picture: KitPicture;
  files: Record<string, string | Uint8Array>;
}

async function draw({svg, pngWidth, ...draft}: Draft): Promise<Drawn> {
  const {data, info} = await sharp(Buffer.from(svg), {density: 200})
    .resize({width: pngWidth})
    .png({palette: true})
    .toBuffer({resolveWithObject: true});
  const [svgName, pngName] = [`${draft.name}.svg`, `${draft.name}.png`];
  return {
    picture: {
      ...draft,
      svg: {path: `/${FOLDER}/${svgName}`, bytes: Buffer.byteLength(svg)},
      png: {
        path: `/${FOLDER}/${pngName}`,
        bytes: data.length,
        width: info.width,
        height: info.height,
      },
    },
    files: {[svgName]: svg, [pngName]: data},
  };
}

/** Build step: the press kit's drawings as SVG and PNG, all of it as one zip. */
export default function pressPlugin({siteDir}: LoadContext): Plugin<Kit> {
  const tokens = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'press',

    getPathsToWatch: () => [path.join(siteDir, 'src/marketing/press/*.ts'), tokens],

    async loadContent() {
      const colors = readColors(await readFile(tokens, 'utf8'));
      const drawings = await loadDrawings(siteDir);
      const drawn = await Promise.all(drafts(drawings).map(draw));
      const {slug} = brand;
      const inside = {
        'README.txt': guide(colors),
        ...Object.assign({}, ...drawn.map(({files}) => files)),
      } as Record<string, string | Uint8Array>;
      const zipName = `${slug}-press-kit.zip`;
      const zip = zipKit(`${slug}-press-kit`, inside);
      const folder = path.join(siteDir, STATIC_DIR, FOLDER);
      await mkdir(folder, {recursive: true});
      for (const [name, content] of Object.entries({...inside, [zipName]: zip})) {
        await writeFile(path.join(folder, name), content);
      }
      return {
        pictures: drawn.map(({picture}) => picture),
        colors,
        zip: {
          path: `/${FOLDER}/${zipName}`,
          bytes: zip.length,
          files: Object.keys(inside).length,
        },
      };
    },

    async contentLoaded({content, actions: {createData}}) {
      await createData('kit.json', content);
    },
  };
}
