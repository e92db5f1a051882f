import type {Rule} from '../kit';

const csvInjection = {
  label: 'OWASP, CSV Injection',
  url: 'https://owasp.org/www-community/attacks/CSV_Injection',
};

/** What the list tools can find, beside what is found in each address. */
export const listRules: readonly Rule[] = [
  {
    code: 'empty-file',
    severity: 'error',
    says: 'The file is empty.',
    cure: 'Export the list again.',
  },
  {
    code: 'not-a-list',
    severity: 'error',
    says: 'The file is not text but a picture, a PDF, an archive, an old Excel file, or other data. Its first bytes show that, whatever its name.',
    cure: 'Open it in the program it comes from, and export the list as CSV.',
  },
  {
    code: 'file-too-large',
    severity: 'error',
    says: 'The file is larger than a browser can hold as text.',
    cure: 'Split it, or leave out columns.',
  },
  {
    code: 'reading-not-loaded',
    severity: 'error',
    says: 'The part of the page that reads files did not load.',
    cure: 'Choose the file again, or paste the addresses.',
  },
  {
    code: 'saving-not-loaded',
    severity: 'error',
    says: 'The part of the page that writes files did not load.',
    cure: 'Save the rows again.',
  },
  {
    code: 'xlsx-not-loaded',
    severity: 'error',
    says: 'The part of the page that reads workbooks did not load.',
    cure: 'Choose the file again, or save the sheet as CSV.',
  },
  {
    code: 'broken-workbook',
    severity: 'error',
    says: 'An XLSX file is damaged, so its first sheet cannot be read.',
    cure: 'Save it again, or save the sheet as CSV.',
  },
  {
    code: 'workbook-too-large',
    severity: 'error',
    says: 'An XLSX file unpacks to far more than its size. Unpacking stops at a limit.',
    cure: 'Save the sheet as CSV.',
  },
  {
    code: 'first-sheet',
    severity: 'note',
    says: 'The first sheet of an XLSX workbook was read, and the others were ignored.',
  },
  {
    code: 'text-named-workbook',
    severity: 'warning',
    says: 'A file named .xlsx or .xls contains plain text, so it was read as text.',
    cure: 'Check that it is the file you meant, and rename it to .csv.',
  },
  {
    code: 'legacy-encoding',
    severity: 'note',
    says: 'The file is not UTF-8, so it was read as Windows-1252.',
    cure: 'Choose another encoding if names look wrong.',
  },
  {
    code: 'broken-utf8',
    severity: 'warning',
    says: 'A few places in a UTF-8 file cannot be read. A replacement character was put there.',
    cure: 'Export the list again.',
  },
  {
    code: 'nul-characters',
    severity: 'warning',
    says: 'The file contains NUL characters. They were removed.',
    cure: 'Check that the program that wrote it has finished.',
  },
  {
    code: 'running-text',
    severity: 'note',
    says: 'The text is not a table, so every address in it became a row.',
    cure: 'If it is a table, choose what separates the columns.',
  },
  {
    code: 'several-address-columns',
    severity: 'note',
    says: 'More than one column contains addresses. One of them is used.',
    cure: 'Choose another column.',
  },
  {
    code: 'stray-quote',
    severity: 'warning',
    says: 'A quotation mark opens a cell and is never closed. It was read as part of the text.',
    cure: 'Look near the text that the finding quotes, and close or remove the quotation mark.',
    reference: {
      label: 'RFC 4180, 2',
      url: 'https://www.rfc-editor.org/rfc/rfc4180#section-2',
    },
  },
  {
    code: 'only-header',
    severity: 'error',
    says: 'There is a header, but no row below it.',
    cure: 'Check that the export has finished.',
  },
  {
    code: 'no-rows',
    severity: 'error',
    says: 'The text contains no address.',
    cure: 'Check that you chose the right file.',
  },
  {
    code: 'no-addresses',
    severity: 'warning',
    says: 'No cell of the chosen column contains an @.',
    cure: 'Choose another column.',
  },
  {
    code: 'worker-failed',
    severity: 'error',
    says: 'The part of the page that processes the list stopped, usually because it ran out of memory.',
    cure: 'Choose the file again, or split it.',
  },
  {code: 'no-address', severity: 'error', says: 'A row has no address.'},
  {
    code: 'several-addresses',
    severity: 'error',
    says: 'One cell contains several addresses.',
    cure: 'Put each into a separate row, or read the list as running text.',
  },
  {
    code: 'duplicate-row',
    severity: 'warning',
    says: 'The same address is in another row. Case makes no difference, unless you say so.',
  },
  {
    code: 'blocked',
    severity: 'warning',
    says: 'The address or its domain is on your block list.',
  },
  {
    code: 'formula-cell',
    severity: 'note',
    says: 'A cell begins with =, +, -, @, a tab or a line ending, so a spreadsheet would run it as a formula. Saved files have an apostrophe in front of it.',
    cure: 'If another program reads the file, turn off the apostrophes before you save it.',
    reference: csvInjection,
  },
];
