import {mkdtempSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {makeVariants, PICTURES_STATIC_DIR} from '../variants';

const dir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const publicFile = (name: string) => path.join(dir, PICTURES_STATIC_DIR, name);

async function sizeOf(name: string) {
  const {format, width} = await sharp(publicFile(name)).metadata();
  return {format, width};
}

it('makes two AVIF widths and a fallback of a drawing, sharp at each', async () => {
  const file = path.join(dir, 'cover.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 840" width="1680" height="840"><circle cx="400" cy="400" r="300" fill="red"/></svg>',
  );
  const files = await makeVariants(file, dir);
  expect(files).toMatchObject({width: 1680, height: 840});
  expect(await sizeOf(files.avif1024)).toEqual({format: 'heif', width: 1024});
  expect(await sizeOf(files.avif2048)).toEqual({format: 'heif', width: 2048});
  expect(await sizeOf(files.fallback)).toEqual({format: 'png', width: 1200});
});

it('does not make a picture twice, and makes a changed one anew', async () => {
  const file = path.join(dir, 'photo.png');
  const draw = (background: string) =>
    sharp({create: {width: 2100, height: 900, channels: 3, background}})
      .png()
      .toFile(file);
  await draw('blue');
  const first = await makeVariants(file, dir);
  const {mtimeMs} = statSync(publicFile(first.avif1024));
  expect(await makeVariants(file, dir)).toEqual(first);
  expect(statSync(publicFile(first.avif1024)).mtimeMs).toBe(mtimeMs);
  await draw('red');
  expect((await makeVariants(file, dir)).avif1024).not.toBe(first.avif1024);
});

it.each([
  [
    2047,
    /"small\.png" is 2047 pixels wide, .* 2048 pixels wide\. Save it at least that wide, or/,
  ],
  [2048, undefined],
])(
  'refuses a source that would be blown up, not one of its width: %s',
  async (width, message) => {
    const file = path.join(dir, 'small.png');
    await sharp({create: {width, height: 200, channels: 3, background: 'blue'}})
      .png()
      .toFile(file);
    if (message) {
      await expect(makeVariants(file, dir)).rejects.toThrow(message);
    } else {
      expect(await sizeOf((await makeVariants(file, dir)).avif2048)).toMatchObject({
        width,
      });
    }
  },
);

it('names a file that is no picture', async () => {
  const file = path.join(dir, 'broken.png');
  writeFileSync(file, 'not a picture');
  await expect(makeVariants(file, dir)).rejects.toThrow(/broken\.png is not a picture/);
});

it('names a picture that breaks off, and keeps nothing of it', async () => {
  const file = path.join(dir, 'truncated.png');
  const noise = {type: 'gaussian', mean: 128, sigma: 60} as const;
  const whole = await sharp({
    create: {width: 2100, height: 400, channels: 3, background: 'blue', noise},
  })
    .png()
    .toBuffer();
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  await expect(makeVariants(file, dir)).rejects.toThrow(
    /truncated\.png is not a picture/,
  );
  const kept = readdirSync(publicFile('/assets/pictures'));
  expect(kept.filter((name) => name.includes('truncated'))).toEqual([]);
});
