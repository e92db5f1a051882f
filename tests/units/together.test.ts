import {divide, sourceOf} from '../together';

const file = (name: string, text = 'test();') => ({name, text});

test('files that others would notice run alone, and the others in groups of about one size', () => {
  const files = [
    file('a.test.ts'),
    file('b.test.ts', "jest.mock('../b');"),
    file('c.test.ts'),
    file('d.test.ts', '/** @jest-environment jsdom */'),
    file('e.test.ts', 'test(); test();'),
  ];
  expect(divide(files, 2)).toEqual({
    alone: ['b.test.ts', 'd.test.ts'],
    groups: [['a.test.ts', 'c.test.ts'], ['e.test.ts']],
  });
});

test('every file is in one group, whatever their number', () => {
  const files = Array.from({length: 7}, (_, index) => file(`${String(index)}.test.ts`));
  for (const count of [1, 3, 7, 20]) {
    const {groups} = divide(files, count);
    expect(groups.length).toBe(Math.min(count, files.length));
    expect(groups.flat()).toEqual(files.map(({name}) => name));
  }
});

test('a group loads each file in a block of its name', () => {
  expect(sourceOf(['src/a/__tests__/a.test.ts'], '.cache/units')).toContain(
    `describe("src/a/__tests__/a.test.ts", () => {
  try {
    require("../../src/a/__tests__/a.test.ts");`,
  );
});
