import type {RowIndex} from './delimited';
import type {Delimiter, ListTable} from './table';

/**
 * What makes a spreadsheet program take a cell for a formula: the characters OWASP lists
 * under "CSV Injection", and their full-width forms.
 */
const opener = /^\s*[=+\-@\t\r\0＝＋－＠]|^[\t\r\0]/;
/** A telephone number or an amount: with digits alone there is nothing to run. */
const signedNumber = /^[+-][\d ().,]*$/;
/** Put before such a cell. A spreadsheet shows the cell as text, and without the mark. */
export const FORMULA_MARK = "'";

/** True for a cell that a spreadsheet program would run, or refuse, as a formula. */
export function isFormula(cell: string): boolean {
  return opener.test(cell) && !signedNumber.test(cell);
}

/** The cell as text: with the mark where it would be taken for a formula. */
export function guardCell(cell: string): string {
  return isFormula(cell) ? FORMULA_MARK + cell : cell;
}

/** Rows in which formulas are looked for before a list is saved. */
const LOOKED_AT = 20_000;

/** Finds rows in which a cell may begin with what opens a formula. */
export const mayHoldFormula: Readonly<Record<Delimiter, RegExp>> = {
  ',': /(?:^|[,"])\s*[=+\-@\t\r\0＝＋－＠]/,
  ';': /(?:^|[;"])\s*[=+\-@\t\r\0＝＋－＠]/,
  '\t': /(?:^|[\t"])\s*[=+\-@\r\0＝＋－＠]|"\t/,
  '|': /(?:^|[|"])\s*[=+\-@\t\r\0＝＋－＠]/,
  '': /^\s*[=+\-@\t\r\0＝＋－＠]/,
};

/** The first of some rows with a cell that a spreadsheet would run as a formula, if there is one. */
export function firstFormula(table: ListTable, rows: RowIndex): number | undefined {
  const pattern = mayHoldFormula[table.delimiter];
  for (let row = 0; row < Math.min(rows.count, LOOKED_AT); row += 1) {
    const start = rows.starts[row] ?? 0;
    const end = rows.ends[row] ?? 0;
    if (
      pattern.test(table.text.slice(start, end)) &&
      table.scanner
        .cells(start, end)
        .some((span) => isFormula(table.scanner.textOf(span)))
    ) {
      return row;
    }
  }
  return undefined;
}
