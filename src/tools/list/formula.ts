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
