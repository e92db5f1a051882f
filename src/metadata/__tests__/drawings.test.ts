import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {brand, kixPath} from '../../site';
import {loadDrawings, readMark} from '../drawings';
import {writeIco} from '../ico';
import {cardSvg, drawingsCss, drawingsSvg} from '../identity';
import {
  HEADING_FACE,
  outlineOf,
  placeWordmark,
  readWordmark,
  relativePath,
} from '../wordmark';

/** The dark pixels of elements in a box of the wordmark's height, as a picture. */
async function inkOf(elements: string, width: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} 24" width="${String(width * 4)}" height="96">${elements}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

describe('the name in the heading face', () => {
  it('is as long as its letters, and has all of them', async () => {
    const face = await readFile(HEADING_FACE.file);
    const [short, long] = await Promise.all([
      outlineOf('Ab', face),
      outlineOf('Abracadabra Post', face),
    ]);
    expect(long.width).toBeGreaterThan(short.width * 5);
    for (const {path: data, width} of [short, long]) {
      const ink = await inkOf(`<path d="${data}"/>`, width);
      const columns = Array.from({length: width * 4}, (_, x) =>
        Array.from({length: 96}, (__, y) => ink[y * width * 4 + x] ?? 0).some(
          (alpha) => alpha > 128,
        ),
      );
      // The last letter ends close to the box's right side, and nothing is cut off.
      expect(columns.lastIndexOf(true)).toBeGreaterThan((width - 4) * 4);
      expect(columns.at(-1)).toBe(false);
    }
  });

  it('is refused where the face lacks a letter', async () => {
    const face = await readFile(HEADING_FACE.file);
    await expect(outlineOf('Почта', face)).rejects.toThrow(
      /has no "[^"]+", so "Почта" cannot be set in it\. Draw the wordmark/,
    );
  });

  it('says the same in fewer characters', async () => {
    const absolute = 'M5.4 20L2.2 20L2.2 3.5Q12.5 3.5 12.5 9.1ZM30 4L40 4L40 14Z';
    const relative = relativePath(absolute);
    expect(relative.length).toBeLessThan(absolute.length);
    expect(await inkOf(`<path d="${relative}"/>`, 60)).toEqual(
      await inkOf(`<path d="${absolute}"/>`, 60),
    );
    expect(relativePath('M1 2L1 2L4 2L4 1Q5 1 5 3L4 2Z')).toBe('m1 2h3v-1q1 0 1 2l-1-1z');
  });

  it('fits its room in height and in length', () => {
    const room = {left: 10, top: 20, width: 100, height: 48};
    expect(placeWordmark({path: 'M0 0', width: 20}, room, '#000')).toContain(
      'translate(10 20) scale(2.000)',
    );
    expect(placeWordmark({path: 'M0 0', width: 200}, room, '#000')).toContain(
      'translate(10 38) scale(0.500)',
    );
  });
});

describe('drawn files', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  });

  afterEach(async () => {
    await rm(folder, {recursive: true});
  });

  const MARK =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M1 1"/></svg>';

  it('take the place of mark and name', async () => {
    await writeFile(path.join(folder, 'mark.svg'), MARK);
    await writeFile(
      path.join(folder, 'name.svg'),
      '<svg viewBox="0 0 80 24"><path fill="red" d="M2 2h9"/><path d="M3 3h9"/></svg>',
    );
    const drawings = await loadDrawings(folder, {
      name: 'Any',
      drawings: {mark: 'mark.svg', wordmark: 'name.svg'},
    });
    expect(drawings).toEqual({
      markSvg: MARK,
      mark: '<path d="M1 1"/>',
      wordmark: {path: 'M2 2h9M3 3h9', width: 80},
      isWordDrawn: true,
    });
    expect(drawingsCss(drawings)).toContain('--wordmark-ratio: 80 / 24;');
    const {innerHTML} = drawingsSvg(drawings);
    expect(innerHTML).toContain(
      '<symbol id="drawing:mark" viewBox="0 0 32 32"><path d="M1 1"/></symbol>',
    );
    expect(innerHTML).toContain(
      '<symbol id="drawing:wordmark" viewBox="0 0 80 24"><path d="M2 2h9M3 3h9"/></symbol>',
    );
  });

  it('leave the name to the text of the page where none is drawn', async () => {
    const {innerHTML} = drawingsSvg(await loadDrawings('.'));
    expect(innerHTML).toContain('id="drawing:mark"');
    expect(innerHTML).not.toContain('id="drawing:wordmark"');
  });

  it('have to have their box', () => {
    expect(() => readMark('<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>')).toThrow(
      'viewBox="0 0 32 32"',
    );
    for (const svg of [
      '<svg viewBox="0 0 80 20"><path d="M1 1"/></svg>',
      '<svg viewBox="0 0 80 24"></svg>',
      'no picture',
    ]) {
      expect(() => readWordmark(svg)).toThrow('viewBox="0 0 <width> 24"');
    }
  });
});

it('outlines the bars of the sorting code for the style sheet', async () => {
  const css = drawingsCss(await loadDrawings('.'));
  const [, outline = ''] = /--kix: path\("([^"]+)"\);/.exec(css) ?? [];
  const [, width = ''] = /--kix-width: ([\d.]+)px;/.exec(css) ?? [];
  const {d} = kixPath(`${brand.name} ${String(brand.founded)} EU`);
  const drawn = await inkOf(`<path d="${outline}"/>`, Number(width));
  const strokes = await inkOf(
    `<path d="${d}" stroke="#000" stroke-width="1.3"/>`,
    Number(width),
  );
  expect(strokes.includes(255)).toBe(true);
  // The edges of a stroke and of an area are not rounded alike.
  const differences = strokes.map((alpha, index) =>
    Math.abs(alpha - (drawn[index] ?? 0)),
  );
  expect(Math.max(...new Set(differences))).toBeLessThanOrEqual(1);
});

it('draws the card of pages that have none of their own', async () => {
  const drawings = await loadDrawings('.');
  expect(await sharp(Buffer.from(cardSvg(drawings))).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
});

it('packs pictures into an icon file, one after the other', () => {
  const ico = writeIco([
    {width: 16, png: Buffer.from('small')},
    {width: 48, png: Buffer.from('larger')},
  ]);
  expect(ico.readUInt32LE(0)).toBe(0x10000);
  const pictures = Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    const start = entry.readUInt32LE(12);
    const png = ico.subarray(start, start + entry.readUInt32LE(8)).toString();
    return {width: entry.readUInt8(0), height: entry.readUInt8(1), png};
  });
  expect(pictures).toEqual([
    {width: 16, height: 16, png: 'small'},
    {width: 48, height: 48, png: 'larger'},
  ]);
});
