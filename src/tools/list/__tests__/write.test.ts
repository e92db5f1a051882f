import fc from 'fast-check';
import {
  allRows,
  FORMULA_MARK,
  guardCell,
  isFormula,
  openTable,
  type TableChoice,
} from '..';
import {firstFormula} from '../formula';
import {writeCell, writeHeader, writeRow, type RowChange} from '../write';

function rewrite(
  text: string,
  change: RowChange = {},
  guarded = true,
  choice: TableChoice = {},
) {
  const table = openTable(text, choice);
  const {starts, ends, count} = allRows(table);
  return Array.from({length: count}, (_, row) =>
    writeRow(
      table,
      starts[row] ?? 0,
      ends[row] ?? 0,
      {delimiter: table.delimiter, guarded},
      change,
    ),
  );
}

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '=cmd|"/c calc"!A1',
  '-x@gmail.com',
  '@example.com',
])('%j is taken for a formula, and gets a mark', (cell) => {
  expect(isFormula(cell)).toBe(true);
  expect(guardCell(cell)).toBe(FORMULA_MARK + cell);
});

test.each([
  '',
  'ann@gmail.com',
  '-5',
  '+49 30 1234567',
  '+1 (555) 0100',
  '-1.5',
  '1-2',
  "'=1",
  'a=b',
])('%j is text', (cell) => {
  expect(guardCell(cell)).toBe(cell);
});

test('what does not change is written as it was, with its own quotation marks', () => {
  const text =
    'email;"name";note\r\nann@gmail.com;"Ann";  x \r\nbob@gmail.com;Bob;"a ""b"""\r\n';
  expect(rewrite(text)).toEqual([
    'ann@gmail.com;"Ann";  x ',
    'bob@gmail.com;Bob;"a ""b"""',
  ]);
});

test('a new address, and nothing else', () => {
  expect(
    rewrite('name,email,n\n"A, B",x@GMAIL.com,"1"\n', {address: 'x@gmail.com'}),
  ).toEqual(['"A, B",x@gmail.com,"1"']);
});

test('formulas in other columns get their mark, whether in quotation marks or not', () => {
  expect(
    rewrite('email,a,b\nann@gmail.com,=1+1,"@x, y"\nbob@gmail.com,+49 30 1,b\n'),
  ).toEqual([`ann@gmail.com,'=1+1,"'@x, y"`, 'bob@gmail.com,+49 30 1,b']);
  expect(rewrite('email,a\nann@gmail.com,=1+1\n', {}, false)).toEqual([
    'ann@gmail.com,=1+1',
  ]);
});

test('further columns stand below each other, however ragged the rows', () => {
  expect(
    rewrite('email,a\nann@gmail.com\nbob@gmail.com,1,2\n', {
      extra: ['=x', 'b, c'],
      width: 3,
    }),
  ).toEqual([`ann@gmail.com,,,'=x,"b, c"`, `bob@gmail.com,1,2,'=x,"b, c"`]);
});

test('rows are filled up for further columns only, and never cut', () => {
  const text = 'email,a,b\nann@gmail.com\nbob@gmail.com,1,2,3\n';
  expect(rewrite(text, {width: 3})).toEqual(['ann@gmail.com', 'bob@gmail.com,1,2,3']);
  expect(rewrite(text, {extra: ['x'], width: 3})).toEqual([
    'ann@gmail.com,,,x',
    'bob@gmail.com,1,2,3,x',
  ]);
  const address = 'c@d.org';
  expect(rewrite(text, {address, width: 3})).toEqual([address, `${address},1,2,3`]);
  expect(rewrite(text, {address, extra: ['x'], width: 3})).toEqual([
    `${address},,,x`,
    `${address},1,2,3,x`,
  ]);
});

test('cells are quoted anew for another delimiter', () => {
  const table = openTable('email,a,b,c\nann@gmail.com,"x, y",1;2,=1\n');
  const {starts, ends} = allRows(table);
  const write = (options: {delimiter: ';' | ','; guarded: boolean}, change?: RowChange) =>
    writeRow(table, starts[0] ?? 0, ends[0] ?? 0, options, change);
  const row = 'ann@gmail.com;x, y;"1;2";';
  expect(write({delimiter: ';', guarded: true})).toBe(`${row}'=1`);
  expect(write({delimiter: ';', guarded: false})).toBe(`${row}=1`);
  expect(write({delimiter: ';', guarded: false}, {address: 'b@c.org'})).toBe(
    'b@c.org;x, y;"1;2";=1',
  );
  expect(write({delimiter: ',', guarded: true}, {address: 'b@c.org'})).toBe(
    `b@c.org,"x, y",1;2,'=1`,
  );
});

test('headers', () => {
  const options = {delimiter: ',', guarded: true} as const;
  const named = openTable('email,check_result\nann@gmail.com,x\n');
  expect(writeHeader(named, options, ['check_result'], 3)).toBe(
    'email,check_result,,check_result_2',
  );
  const bare = openTable('ann@gmail.com\nbob@gmail.com\n');
  expect(writeHeader(bare, options, ['reason'])).toBe('email,reason');
  expect(writeHeader(bare, options)).toBeUndefined();
});

test('a list that was checked before gets further columns under free names', () => {
  const options = {delimiter: ',', guarded: true} as const;
  const table = openTable('email,reason,reason_2\nann@gmail.com,x,y\n');
  expect(writeHeader(table, options, ['reason', 'result'])).toBe(
    'email,reason,reason_2,reason_3,result',
  );
});

test('finds the first row with a formula', () => {
  const table = openTable('email,a\nann@gmail.com,1\nbob@gmail.com,"=1"\n');
  expect(firstFormula(table, allRows(table))).toBe(1);
  const calm = openTable('email,a\nann@gmail.com,+49 30 1\n');
  expect(firstFormula(calm, allRows(calm))).toBeUndefined();
});

test('a formula is looked for in the first twenty thousand rows', () => {
  const at = (row: number) => {
    const table = openTable(
      `email,a\n${'ann@gmail.com,1\n'.repeat(row)}b@gmail.com,=1\n`,
    );
    return firstFormula(table, allRows(table));
  };
  expect(at(0)).toBe(0);
  expect(at(19_999)).toBe(19_999);
  expect(at(20_000)).toBeUndefined();
});

test.each([
  [',', 'a,b', '"a,b"'],
  [',', 'a;b', 'a;b'],
  [',', 'a "b"', '"a ""b"""'],
  [',', 'a\nb', '"a\nb"'],
  [',', 'a\rb', '"a\rb"'],
  [',', ' a', '" a"'],
  [',', 'a ', '"a "'],
  [',', 'a b', 'a b'],
  [';', 'a;b', '"a;b"'],
  [';', 'a,b', 'a,b'],
  ['\t', 'a\tb', '"a\tb"'],
  ['|', 'a|b', '"a|b"'],
  ['', ' a "b", c ', ' a "b", c '],
] as const)('between “%s”, the cell %j is written as %j', (delimiter, cell, written) => {
  expect(writeCell(cell, {delimiter, guarded: false})).toBe(written);
});

test('a list without a header gets one once it has further columns', () => {
  const table = openTable('a@gmail.com;x\nb@gmail.com;y\n');
  const options = {delimiter: ';', guarded: true} as const;
  expect(writeHeader(table, options, ['reason'])).toBe('Column 1;Column 2;reason');
  expect(writeHeader(table, options, ['reason'], 3)).toBe(
    'Column 1;Column 2;Column 3;reason',
  );
});

test('a header is guarded like any row', () => {
  const table = openTable('email,=x\na@gmail.com,1\n');
  expect(writeHeader(table, {delimiter: ',', guarded: true})).toBe(`email,'=x`);
  expect(writeHeader(table, {delimiter: ',', guarded: false})).toBe('email,=x');
});

test('whatever is in the cells, no written cell opens a formula, and all else comes back', () => {
  const unit = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '"',
    ',',
    ' ',
    'a',
    '1',
    '\0',
    '＝',
  );
  const cell = fc.string({unit, maxLength: 6});
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), {minLength: 1, maxLength: 4}), (pairs) => {
      const text = pairs
        .map((row) =>
          ['a@gmail.com', ...row]
            .map((one) => `"${one.replaceAll('"', '""')}"`)
            .join(','),
        )
        .join('\n');
      const choice = {layout: ',', header: false, column: 0} as const;
      const written = openTable(rewrite(text, {}, true, choice).join('\n'), choice);
      const {starts, ends, count} = allRows(written);
      expect(count).toBe(pairs.length);
      for (let row = 0; row < count; row += 1) {
        const cells = written.scanner
          .cells(starts[row] ?? 0, ends[row] ?? 0)
          .map((span) => written.scanner.textOf(span));
        expect(cells).toEqual(['a@gmail.com', ...(pairs[row] ?? [])].map(guardCell));
        expect(cells.some(isFormula)).toBe(false);
      }
    }),
  );
});
