import {locate} from '../paste/locate';

it.each([
  ['a comma between two entries', '[1 2]', 3],
  ['a comma, but has something else', '[1;2]', 2],
  ['a colon behind a name', '{"to" 1}', 6],
  ['a colon, but has something else', '{"to"=1}', 5],
  ['a closing bracket', '{"to": 1', 8],
])('finds where a text lacks %s', (_, text, fault) => {
  expect(locate(text)).toMatchObject({fault});
  expect(locate(text)).not.toHaveProperty('end');
});

it('finds members from their names on, and entries', () => {
  const text = '{"to": ["a", "b"] , "n": -1.5e3}';
  const {end, ranges} = locate(text);
  expect(end).toBe(text.length);
  const found = [...ranges].map(([pointer, range]) => [
    pointer,
    text.slice(range.start, range.end),
  ]);
  expect(found).toEqual([
    ['#', '{'],
    ['#/to', '"to": ['],
    ['#/to/0', '"a"'],
    ['#/to/1', '"b"'],
    ['#/n', '"n": -1.5e3'],
  ]);
});

it('reads as deep as any body is, and no deeper', () => {
  const deep = (lists: number) => `${'['.repeat(lists)}${']'.repeat(lists)}`;
  expect(locate(deep(65)).end).toBe(130);
  expect(locate(deep(66)).fault).toBe(65);
});
