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
    says: 'The file has no bytes.',
    cure: 'Export the list again.',
  },
  {
    code: 'not-a-list',
    severity: 'error',
    says: 'The file is not text: a picture, a PDF, an archive, an old Excel file, or other data. Its first bytes say so, whatever its name.',
    cure: 'Open it where it was made, and export the list as CSV.',
  },
  {
    code: 'file-too-large',
    severity: 'error',
    says: 'The file is larger than a browser can hold as text.',
    cure: 'Split it, or leave columns out.',
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
    says: 'The first sheet of an XLSX workbook was read, and the others left alone.',
  },
  {
    code: 'text-named-workbook',
    severity: 'warning',
    says: 'A file named .xlsx or .xls holds plain text, so it was read as text.',
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
    says: 'A few places of a UTF-8 file cannot be read. A replacement character stands there.',
    cure: 'Export the list again.',
  },
  {
    code: 'nul-characters',
    severity: 'warning',
    says: 'The file holds NUL characters. They were left out.',
    cure: 'Check that the program that wrote it finished its work.',
  },
  {
    code: 'running-text',
    severity: 'note',
    says: 'The text is no table, so every address in it became a row of its own.',
    cure: 'Choose what parts the columns, if it is a table.',
  },
  {
    code: 'several-address-columns',
    severity: 'note',
    says: 'More than one column holds addresses. One is used.',
    cure: 'Choose another column.',
  },
  {
    code: 'stray-quote',
    severity: 'warning',
    says: 'A quotation mark opens a cell and is never closed. It was taken as part of the text.',
    cure: 'Look at the row it names.',
    reference: {
      label: 'RFC 4180, 2',
      url: 'https://www.rfc-editor.org/rfc/rfc4180#section-2',
    },
  },
  {
    code: 'only-header',
    severity: 'error',
    says: 'There is a header and no row below it.',
    cure: 'Check that the export has finished.',
  },
  {
    code: 'no-rows',
    severity: 'error',
    says: 'There is no address in the text.',
    cure: 'Check that you chose the right file.',
  },
  {
    code: 'no-addresses',
    severity: 'warning',
    says: 'No cell of the chosen column holds an @.',
    cure: 'Choose another column.',
  },
  {
    code: 'worker-failed',
    severity: 'error',
    says: 'The part of the page that works on the list stopped, mostly for want of memory.',
    cure: 'Choose the file again, or split it.',
  },
  {code: 'no-address', severity: 'error', says: 'A row has no address.'},
  {
    code: 'several-addresses',
    severity: 'error',
    says: 'Several addresses stand in one cell.',
    cure: 'Give each a row of its own, or read the list as running text.',
  },
  {
    code: 'duplicate-row',
    severity: 'warning',
    says: 'The same address stands in another row. Capitals make no difference, unless you say so.',
  },
  {
    code: 'blocked',
    severity: 'warning',
    says: 'The address or its domain is on your block list.',
  },
  {
    code: 'formula-cell',
    severity: 'note',
    says: 'A cell begins with =, +, -, @, a tab or a line end, so a spreadsheet would run it as a formula. Saved files have an apostrophe in front of it.',
    cure: 'Switch this off if another program reads the file.',
    reference: csvInjection,
  },
];
