import fc from 'fast-check';
import Papa from 'papaparse';
import {RowFinder, Scanner} from '../delimited';

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
