import {kixPath} from '../kixPath';

const bars = (text: string) => kixPath(text).d.match(/M[^M]+/g) ?? [];

it('draws four bars a character, two reaching up and two down', () => {
  // "0" is row 1, column 1 of the table: two short bars, then two full ones.
  expect(bars('0')).toEqual(['M0.65 4v4', 'M3.65 4v4', 'M6.65 0v12', 'M9.65 0v12']);
  expect(bars('Z')).toEqual(['M0.65 0v12', 'M3.65 0v12', 'M6.65 4v4', 'M9.65 4v4']);
});

it('gives every character its own bars', () => {
  const all = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(new Set(all.map((character) => bars(character).join())).size).toBe(36);
});

it('reads either case and leaves out what has no code', () => {
  expect(kixPath('a b-1')).toEqual(kixPath('AB1'));
  expect(kixPath('–')).toEqual({d: '', width: 0});
});
