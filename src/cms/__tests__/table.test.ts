import fc from 'fast-check';
import {isPlainTable, readTable, writeTable} from '../table';

describe('a table', () => {
  const source =
    '| Code  | Meaning     |\n| :---- | ----------: |\n| 5.1.1 | no \\| mailbox |';

  it('is read as rows of cells', () => {
    expect(readTable(source)).toEqual({
      sides: [':-', '-:'],
      rows: [
        ['Code', 'Meaning'],
        ['5.1.1', 'no | mailbox'],
      ],
    });
  });

  it('is plain with a bar at both ends of each line', () => {
    expect(isPlainTable(source)).toBe(true);
    expect(isPlainTable('a | b\n--- | ---')).toBe(false);
    expect(isPlainTable('| a |\n| b |')).toBe(false);
  });

  it('comes back with the same cells, whatever is in them', () => {
    const cell = fc
      .string({unit: fc.constantFrom('a', '|', ' ', '*', '-', ':', 'ß', '\n')})
      .map((text) => text.replace(/\s+/g, ' ').trim());
    const rows = fc.array(fc.tuple(cell, cell), {minLength: 1, maxLength: 4});
    fc.assert(
      fc.property(rows, (all) => {
        const table = {rows: all.map((row) => [...row]), sides: ['-', '-:']};
        const written = writeTable(table);
        expect(isPlainTable(written)).toBe(true);
        expect(readTable(written)).toEqual(table);
      }),
    );
  });
});
