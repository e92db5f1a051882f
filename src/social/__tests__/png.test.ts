import fc from 'fast-check';
import sharp from 'sharp';
import {createPngEncoder, type Rows} from '../png';
import type {Color, Sheet} from '../sheet';

async function shownBy(png: Buffer) {
  const {data, info} = await sharp(png)
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data: [...data]};
}

const colorsOf = ({pixels, palette}: Sheet) =>
  [...pixels].flatMap((index) => palette[index] ?? []);

const byte = fc.integer({min: 0, max: 255});
const grounds = fc
  .record({
    width: fc.integer({min: 1, max: 40}),
    height: fc.integer({min: 1, max: 40}),
    palette: fc.array(fc.tuple(byte, byte, byte), {minLength: 1, maxLength: 256}),
  })
  .chain(({width, height, palette}) => {
    const length = width * height;
    return fc
      .uint8Array({minLength: length, maxLength: length, max: palette.length - 1})
      .map((pixels): Sheet => ({width, height, pixels, palette}));
  });

const some = fc.double({min: 0, max: 1, noNaN: true});
const changes = fc.array(fc.tuple(some, some), {maxLength: 4});

/** The ground with other colours in some of its rows. */
function change(ground: Sheet, rows: readonly Rows[]): Sheet {
  const pixels = ground.pixels.slice();
  for (const {from, to} of rows) {
    for (let pixel = from * ground.width; pixel < to * ground.width; pixel += 1) {
      pixels[pixel] = ((pixels[pixel] ?? 0) + 1) % ground.palette.length;
    }
  }
  return {...ground, pixels};
}

it('encodes every sheet as the picture it is, whatever it has from the ground', async () => {
  await fc.assert(
    fc.asyncProperty(
      grounds,
      fc.array(changes, {minLength: 1, maxLength: 3}),
      async (ground, sheets) => {
        const encode = createPngEncoder(ground);
        for (const changed of sheets) {
          const rows = changed.map((ends): Rows => {
            const [from = 0, to = 0] = ends
              .map((end) => Math.round(end * ground.height))
              .sort((a, b) => a - b);
            return {from, to};
          });
          const sheet = change(ground, rows);
          expect(await shownBy(await encode(sheet, rows))).toEqual({
            width: sheet.width,
            height: sheet.height,
            data: colorsOf(sheet),
          });
        }
      },
    ),
  );
});

it('encodes a sheet larger than what is looked back on for matches', async () => {
  const palette: Color[] = [
    [0, 0, 0],
    [255, 255, 255],
    [255, 200, 60],
  ];
  const [width, height] = [300, 400];
  const pixels = Uint8Array.from({length: width * height}, (_, at) => (at % 7) % 3);
  const ground: Sheet = {width, height, pixels, palette};
  const rows = [
    {from: 150, to: 170},
    {from: 390, to: 400},
  ];
  const sheet = change(ground, rows);
  const shown = await shownBy(await createPngEncoder(ground)(sheet, rows));
  expect(shown.data).toEqual(colorsOf(sheet));
});
