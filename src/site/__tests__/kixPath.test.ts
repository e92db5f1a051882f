import {kixPath} from '../kixPath';

/** The bars of a text: where each is, from where to where. */
const bars = (text: string) => {
  let [x, y] = [0, 0];
  return [...kixPath(text).d.matchAll(/m([\d.]+) ?(-?\d+)v(\d+)/g)].map(
    ([, right, down, long]) => {
      x += Number(right);
      const top = y + Number(down);
      y = top + Number(long);
      return `${x} ${top}-${y}`;
    },
  );
};

it('draws four bars a character, two reaching up and two down', () => {
  // "0" is row 1, column 1 of the table: two short bars, then two full ones.
  expect(bars('0')).toEqual(['0.65 4-8', '3.65 4-8', '6.65 0-12', '9.65 0-12']);
  expect(bars('Z')).toEqual(['0.65 0-12', '3.65 0-12', '6.65 4-8', '9.65 4-8']);
});

it('gives every character its own bars', () => {
  const all = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(new Set(all.map((character) => bars(character).join())).size).toBe(36);
});

it('reads either case and leaves out what has no code', () => {
  expect(kixPath('a b-1')).toEqual(kixPath('AB1'));
  expect(kixPath('–')).toEqual({d: '', width: 0});
});
