import path from 'node:path';
import {differencesOf, readPicture, type Picture} from '../support/pictures';

const INK = [20, 26, 38];
const PAPER = [248, 247, 242];

/** A picture of one color with rectangles of ink: left, top, width and height in pixels. */
function drawn(
  width: number,
  height: number,
  ...boxes: readonly (readonly [number, number, number, number])[]
): Picture {
  const data = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInk = boxes.some(
        ([left, top, wide, high]) =>
          x >= left && x < left + wide && y >= top && y < top + high,
      );
      data.set(isInk ? INK : PAPER, 3 * (y * width + x));
    }
  }
  return {data, width};
}

const hero = () =>
  readPicture(path.resolve('tests/visual/tools--spf-checker.desktop.webp'));

/** The same page with a number of rows more at a place, and as many fewer at the end. */
function pushed({data, width}: Picture, at: number, rows: number): Picture {
  const row = 3 * width;
  const ground = data.subarray(row * at, row * (at + 1));
  return {
    data: Uint8Array.from([
      ...data.subarray(0, row * at),
      ...Array.from({length: rows}, () => [...ground]).flat(),
      ...data.subarray(row * at, data.length - row * rows),
    ]),
    width,
  };
}

test('a picture is the same as itself', async () => {
  const picture = await hero();
  expect(differencesOf(picture, picture)).toEqual([]);
});

test('rows that a longer text pushes down are found again', async () => {
  const before = await hero();
  expect(differencesOf(pushed(before, 46, 6), before)).toEqual([]);
});

test('a drawing that is missing is seen in its block', () => {
  const before = drawn(144, 90, [4, 4, 40, 8], [80, 20, 8, 8]);
  const now = drawn(144, 90, [4, 4, 40, 8]);
  expect(differencesOf(now, before)).toEqual(['Its worst block differs by 218.']);
});

test('a column that moved sideways is seen', () => {
  const before = drawn(144, 90, [4, 4, 60, 80]);
  const now = drawn(144, 90, [14, 4, 60, 80]);
  expect(differencesOf(now, before)).toEqual(['80 rows are not in the other picture.']);
});

test('another ground is seen', async () => {
  const before = await hero();
  const now = {...before, data: before.data.map((value) => 255 - value)};
  expect(differencesOf(now, before)).toContain('90 rows are not in the other picture.');
});

test('a part of the page that is gone leaves rows over', () => {
  const before = drawn(144, 90, [4, 4, 120, 8], [4, 20, 120, 20], [4, 50, 120, 8]);
  const now = drawn(144, 90, [4, 4, 120, 8], [4, 20, 120, 8]);
  expect(differencesOf(now, before)).toEqual(['20 rows are not in the other picture.']);
});

test('a page that is darker everywhere differs on average', async () => {
  const before = await hero();
  const now = {...before, data: before.data.map((value) => Math.max(0, value - 7))};
  expect(differencesOf(now, before)).toEqual(['The picture differs by 7.0 on average.']);
});

test('pictures without a row are the same', () => {
  const none = {data: new Uint8Array(), width: 10};
  expect(differencesOf(none, none)).toEqual([]);
});
