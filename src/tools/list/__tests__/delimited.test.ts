import fc from 'fast-check';
import Papa from 'papaparse';
import {LONGEST_QUOTED, RowFinder, Scanner} from '../delimited';

function cellsOf(text: string, delimiter = ','): string[][] {
  const scanner = new Scanner(text, delimiter);
  const finder = new RowFinder(text, scanner, 0, 1);
  finder.find(Infinity);
  const {starts, ends, count} = finder.rows;
  return Array.from({length: count}, (_, row) =>
    scanner.cells(starts[row] ?? 0, ends[row] ?? 0).map((span) => scanner.textOf(span)),
  );
}

const cell = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', ',', ';', '"', '\n', '\r\n', 'é', '@', '='),
  maxLength: 8,
});
// A row of blanks alone is no row.
const table = fc.array(
  fc.tuple(fc.constantFrom('x', 'y'), cell, cell).map((row) => [...row]),
  {minLength: 1, maxLength: 6},
);

test.each([',', ';', '\t', '|'])(
  'reads what Papa Parse writes with “%s”',
  (delimiter) => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, newline) => {
        const text = Papa.unparse(rows, {delimiter, newline, quotes: true});
        expect(cellsOf(text, delimiter)).toEqual(rows);
      }),
    );
  },
);

test('reads well-formed text as Papa Parse does', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = Papa.unparse(rows, {delimiter: ',', newline: '\n'});
      expect(cellsOf(text)).toEqual(
        Papa.parse(text, {delimiter: ',', newline: '\n'}).data,
      );
    }),
  );
});

test('never throws, loses no character, and says the same of rows and cells', () => {
  const ugly = fc.string({
    unit: fc.constantFrom('"', '"', ',', '\n', '\r', ' ', 'a'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(ugly, (text) => {
      const scanner = new Scanner(text, ',');
      const finder = new RowFinder(text, scanner, 0, 1);
      finder.find(Infinity);
      const {starts, ends, count} = finder.rows;
      let before = 0;
      for (let row = 0; row < count; row += 1) {
        const start = starts[row] ?? 0;
        const end = ends[row] ?? 0;
        expect(text.slice(before, start)).toMatch(/^\s*$/);
        const spans = scanner.cells(start, end);
        expect(
          spans.map(({outerFrom, outerTo}) => text.slice(outerFrom, outerTo)).join(','),
        ).toBe(text.slice(start, end));
        expect(scanner.width(start, end)).toBe(spans.length);
        expect(scanner.cell(start, end, spans.length - 1)).toEqual(spans.at(-1));
        expect(scanner.cell(start, end, spans.length)).toBeUndefined();
        before = end;
      }
      expect(text.slice(before)).toMatch(/^\s*$/);
    }),
  );
});

test('a line is one cell where there is no delimiter', () => {
  expect(cellsOf('"a,b\n"c" d\n', '')).toEqual([['"a,b'], ['"c" d']]);
});

test('a quoted cell may span lines up to a length, and a longer one is not taken for one', () => {
  const quoted = (length: number) => `"${'a\n'.repeat(length / 2)}",b\n`;
  expect(cellsOf(quoted(LONGEST_QUOTED - 2))).toEqual([
    ['a\n'.repeat(LONGEST_QUOTED / 2 - 1), 'b'],
  ]);
  expect(cellsOf(quoted(LONGEST_QUOTED)).length).toBeGreaterThan(30_000);
});

test.each([
  ['  "a b" ,c', [['a b', 'c']]],
  ['a ,  b', [['a ', '  b']]],
  ['x "a,b"', [['x "a', 'b"']]],
  ['"a" x,b', [['"a" x', 'b']]],
  ['"a","b', [['a', '"b']]],
  [
    '"a","b\n"c","d"',
    [
      ['a', '"b'],
      ['c', 'd'],
    ],
  ],
  ['"","a"', [['', 'a']]],
  ['""""', [['"']]],
  ['a,', [['a', '']]],
  [',', [['', '']]],
  ['"a\r\nb"\r\nc', [['a\r\nb'], ['c']]],
  ['a\n\t\n \t \nb', [['a'], ['b']]],
  ['a\r\rb\n\rc', [['a'], ['b'], ['c']]],
])('the cells of %j', (text, expected) => {
  expect(cellsOf(text)).toEqual(expected);
});

test('an extra quotation mark at the end of a row does not affect the next row', () => {
  // What a program writes that puts marks around 32" and does not double the one inside.
  const text = '"ann@one.org","TV 32""\n"bob@one.org","x"\n"cy@one.org","y"\n';
  expect(cellsOf(text)).toEqual([
    ['ann@one.org', '"TV 32""'],
    ['bob@one.org', 'x'],
    ['cy@one.org', 'y'],
  ]);
  expect(cellsOf('"a\r\n",b\n')).toEqual([['a\r\n', 'b']]);
  expect(cellsOf('"a\n""b"" c",d\n')).toEqual([['a\n"b" c', 'd']]);
});

test.each([
  ['a,b\n"c",d', undefined],
  ['a,b\n"c,d\n"e,f', 4],
  ['a,"b', 2],
])('in %j, the first mark that nothing closes is at %s', (text, place) => {
  const scanner = new Scanner(text, ',');
  new RowFinder(text, scanner, 0, 1).find(Infinity);
  expect(scanner.stray).toBe(place);
});

test('a row may be read in part', () => {
  const scanner = new Scanner('a,"b,b",c,d', ',');
  const texts = (limit: number) =>
    scanner.cells(0, 11, limit).map((span) => scanner.textOf(span));
  expect(texts(1)).toEqual(['a']);
  expect(texts(3)).toEqual(['a', 'b,b', 'c']);
  expect(texts(9)).toEqual(['a', 'b,b', 'c', 'd']);
});

test('thousands of rows keep their places and numbers', () => {
  const text = Array.from({length: 5_000}, (_, row) => `r${row},x\n\n`).join('');
  const scanner = new Scanner(text, ',');
  const finder = new RowFinder(text, scanner, 0, 1);
  expect(finder.find(3_000)).toBe(true);
  expect([finder.rows.count, finder.rows.numbers.at(-1)]).toEqual([3_000, 5_999]);
  expect(finder.read).toBe(text.indexOf('r2999') + 'r2999,x\n'.length);
  expect(finder.find(3_000)).toBe(false);
  const {starts, ends, numbers, count} = finder.rows;
  expect([count, starts.length, ends.length, numbers.length]).toEqual(
    Array.from({length: 4}, () => 5_000),
  );
  for (const row of [0, 1_023, 1_024, 2_048, 4_999]) {
    expect(text.slice(starts[row], ends[row])).toBe(`r${row},x`);
    expect(numbers[row]).toBe(row * 2 + 1);
  }
});

test('reading row by row comes to the same end', () => {
  const text = 'a,b\n"c\nd",e\n\nf,g';
  const scanner = new Scanner(text, ',');
  const finder = new RowFinder(text, scanner, 0, 1);
  const steps: boolean[] = [];
  do {
    steps.push(finder.find(1));
  } while (steps.at(-1));
  expect(finder.rows.count).toBe(3);
  expect([...finder.rows.numbers]).toEqual([1, 2, 4]);
  expect(finder.read).toBe(text.length);
});
