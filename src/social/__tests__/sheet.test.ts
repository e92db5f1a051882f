import sharp from 'sharp';
import {lay, print, quantize, SHADES, type Color, type Sheet} from '../sheet';

const PAPER: Color = [248, 247, 242];
const INK: Color = [23, 27, 38];

function plain(width: number, height: number, color: Color): Sheet {
  return {width, height, pixels: new Uint8Array(width * height), palette: [color]};
}

function colorAt({width, pixels, palette}: Sheet, left: number, top: number) {
  return palette[pixels[top * width + left] ?? -1];
}

it('lays a sheet onto another and leaves what is beside it', () => {
  const sheet = lay(plain(6, 4, PAPER), plain(2, 2, INK), {left: 3, top: 1});
  const dark = [...sheet.pixels].flatMap((index, pixel) => (index > 0 ? [pixel] : []));
  expect(dark).toEqual([9, 10, 15, 16]);
  expect(colorAt(sheet, 3, 1)).toEqual(INK);
});

it('prints in shades of the ink, and nothing where there is none', () => {
  const coverage = Uint8Array.from([0, 255, 128]);
  const box = {left: 1, top: 1, width: 3, height: 1};
  const colors = {paper: PAPER, ink: INK};
  const sheet = print(plain(5, 3, PAPER), [{coverage, box}], colors);
  expect(colorAt(sheet, 1, 1)).toEqual(PAPER);
  expect(colorAt(sheet, 2, 1)).toEqual(INK);
  const [red = 0] = colorAt(sheet, 3, 1) ?? [];
  expect(Math.abs(red - (PAPER[0] + INK[0]) / 2)).toBeLessThan(255 / SHADES);
  expect(colorAt(sheet, 0, 0)).toEqual(PAPER);
});

it('keeps the most frequent colours of a picture', async () => {
  const stripes = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map(
    (color, index) =>
      `<rect x="0" y="${String(index * index * 10)}" width="100" height="100" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="160">${stripes.join('')}</svg>`;
  const sheet = await quantize(sharp(Buffer.from(svg)).removeAlpha(), 2);
  expect(sheet.palette).toHaveLength(2);
  // The last stripe is 70 rows high, the third 50; the others become what is next to them.
  expect(sheet.palette).toEqual([
    [255, 255, 0],
    [0, 0, 255],
  ]);
});
