// cspell:ignore ftypheic Fmts
/**
 * Files as people really have them. Each is made here, read through the same door as in
 * the page, and must come out right, or be refused with a sentence that says what it is.
 */
import {strToU8, zipSync} from 'fflate';
import type {Problem} from '../../kit';
import {allRows, addressOf, openTable, type TableChoice} from '../table';
import {MAX_FILE, readFile, sizeProblem} from '../read/file';
import {readWorkbook} from '../read/xlsx';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
const join = (...parts: Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const MARK = Uint8Array.of(0xef, 0xbb, 0xbf);

function utf16(text: string, {big = false, mark = false} = {}): Uint8Array {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2));
  [
    ...(mark ? [0xfeff] : []),
    ...text.split('').map((unit) => unit.charCodeAt(0)),
  ].forEach((unit, index) => {
    view.setUint16(index * 2, unit, !big);
  });
  return new Uint8Array(view.buffer);
}

interface Opened {
  addresses: string[];
  cells: string[][];
  columns: readonly string[];
  delimiter: string;
  layout: string;
  lineEnd: string;
  hasHeader: boolean;
  numbers: number[];
  notes: string[];
}

async function open(bytes: Uint8Array, choice: TableChoice = {}): Promise<Opened> {
  const reading = await readFile(bytes);
  if (!reading.valid) {
    throw new Error(reading.problem.message);
  }
  const table = openTable(reading.text, choice);
  const rows = allRows(table);
  const places = Array.from({length: rows.count}, (_, row) => ({
    start: rows.starts[row] ?? 0,
    end: rows.ends[row] ?? 0,
  }));
  return {
    addresses: places.map(({start, end}) => addressOf(table, start, end)),
    cells: places.map(({start, end}) =>
      table.scanner.cells(start, end).map((span) => table.scanner.textOf(span)),
    ),
    columns: table.columns,
    delimiter: table.delimiter,
    layout: table.layout,
    lineEnd: table.lineEnd,
    hasHeader: table.hasHeader,
    numbers: [...rows.numbers],
    notes: [...reading.notes, ...table.notes].map(({code}) => code),
  };
}

async function refusal(bytes: Uint8Array): Promise<Problem> {
  const reading = await readFile(bytes);
  if (reading.valid) {
    throw new Error('It was read.');
  }
  return reading.problem;
}

const TWO = ['ann@example.com', 'bob@example.org'];

describe('encodings', () => {
  test('UTF-8 with a byte order mark', async () => {
    const {addresses, columns} = await open(
      join(MARK, utf8('email\nann@example.com\nbob@example.org\n')),
    );
    expect(columns).toEqual(['email']);
    expect(addresses).toEqual(TWO);
  });

  test.each([2, 3])('%i marks in a row, as joined files have them', async (count) => {
    const marks = Array.from({length: count}, () => MARK);
    const {columns} = await open(join(...marks, utf8('email\nann@example.com\n')));
    expect(columns).toEqual(['email']);
  });

  test('a mark further down belongs to the text', async () => {
    expect(await readFile(utf8('Ann\ufeffLee'))).toMatchObject({
      mark: false,
      text: 'Ann\ufeffLee',
    });
  });

  test.each(['\xefle', '\xfe', '\xff', '\xef\xbb'])(
    'Windows-1252 text may begin like a byte order mark: %j',
    async (start) => {
      const text = `${start},ann@example.com`;
      expect(await readFile(latin1(text))).toMatchObject({
        encoding: 'windows-1252',
        mark: false,
        text,
      });
    },
  );

  test.each([
    ['LE with a mark', {mark: true}],
    ['BE with a mark', {mark: true, big: true}],
    ['LE without', {}],
    ['BE without', {big: true}],
  ])('UTF-16 %s', async (_, options) => {
    const text = 'name;email\r\nZoë;ann@example.com\r\nŁukasz;bob@example.org\r\n';
    const {addresses, cells, delimiter} = await open(utf16(text, options));
    expect(delimiter).toBe(';');
    expect(addresses).toEqual(TWO);
    expect(cells[1]?.[0]).toBe('Łukasz');
  });

  test('Windows-1252, and says so', async () => {
    const {cells, notes} = await open(
      latin1('name,email\nZo\xeb \x96 M\xfcller,ann@example.com\n'),
    );
    // Node 20 reads 0x96 as Latin-1 has it; browsers make it a dash.
    expect(cells[0]?.[0]).toMatch(/^Zoë [–\x96] Müller$/);
    expect(notes).toContain('legacy-encoding');
  });

  test('UTF-8 with a broken place stays UTF-8', async () => {
    const {cells, notes} = await open(
      join(
        utf8(`name,email\n${'Zoë Müller,ann@example.com\n'.repeat(30)}Bj`),
        latin1('\xf8rn,bob@example.org\n'),
      ),
    );
    expect(cells[0]?.[0]).toBe('Zoë Müller');
    expect(cells.at(-1)?.[0]).toBe('Bj\ufffdrn');
    expect(notes).toContain('broken-utf8');
  });

  test('a mark does not hide that a place is broken', async () => {
    const good = 'Zoë Müller,ann@example.com\n'.repeat(30);
    const {notes} = await open(
      join(MARK, utf8(good), latin1('Bj\xf8rn,bob@example.org')),
    );
    expect(notes).toContain('broken-utf8');
  });

  test('ASCII is no evidence for UTF-8, however much of it there is', async () => {
    const plain = 'name,ann@example.com\n'.repeat(100);
    const reading = await readFile(latin1(`Zo\xeb,zoe@example.com\n${plain}`));
    expect(reading).toMatchObject({encoding: 'windows-1252'});
  });

  test('broken places are counted, and many of them are another encoding', async () => {
    const note = async (good: number, broken: number) => {
      const text = `é`.repeat(good);
      const reading = await readFile(join(utf8(text), latin1('\xff'.repeat(broken))));
      return reading.valid && [reading.encoding, reading.notes[0]?.message.slice(0, 10)];
    };
    expect(await note(20, 1)).toEqual(['utf-8', 'One place ']);
    expect(await note(40, 2)).toEqual(['utf-8', '2 places i']);
    expect(await note(39, 2)).toEqual(['windows-1252', 'The file i']);
  });

  test('UTF-8 that was chosen is read as such, however broken', async () => {
    const reading = await readFile(latin1('Zo\xeb <zoe@example.com>'), 'utf-8');
    expect(reading).toMatchObject({
      valid: true,
      encoding: 'utf-8',
      text: 'Zo\ufffd <zoe@example.com>',
      notes: [],
    });
  });

  test('a mark is noted where there was one', async () => {
    const mark = async (bytes: Uint8Array) => {
      const reading = await readFile(bytes);
      return reading.valid && [reading.mark, reading.encoding, reading.text];
    };
    expect(await mark(join(MARK, utf8('a@b.org')))).toEqual([true, 'utf-8', 'a@b.org']);
    expect(await mark(utf16('a@b.org', {mark: true, big: true}))).toEqual([
      true,
      'utf-16be',
      'a@b.org',
    ]);
    expect(await mark(utf16('a@b.org'))).toEqual([false, 'utf-16le', 'a@b.org']);
    expect(await mark(utf8('a@b.org'))).toEqual([false, 'utf-8', 'a@b.org']);
  });

  test('NUL bytes are left out, and it is said', async () => {
    const {addresses, notes} = await open(
      utf8('email\nann@exa\0mple.com\nbob@example.org\n\0'),
    );
    expect(addresses).toEqual(TWO);
    expect(notes).toContain('nul-characters');
  });

  test('a chosen encoding wins', async () => {
    const reading = await readFile(latin1('\xef\xed@example.com'), 'windows-1251');
    expect(reading.valid && reading.text).toBe('пн@example.com');
  });
});

describe('what is no list is named', () => {
  test.each([
    ['a PNG picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['a JPEG picture', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['a GIF picture', 'GIF89a\x01\0'],
    ['a WebP picture', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['a PDF document', '%PDF-1.7\n%\xe2\xe3'],
    ['an old Excel file (XLS)', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
    ['a gzip archive', '\x1f\x8b\x08\0'],
    ['an SQLite database', 'SQLite format 3\0'],
    ['a TIFF picture', 'II*\0\x08\0'],
    ['a TIFF picture', 'MM\0*\0\0'],
    ['a HEIC picture or a video', '\0\0\0\x18ftypheic'],
    ['a 7z archive', '7z\xbc\xaf\x27\x1c'],
    ['a RAR archive', 'Rar!\x1a\x07'],
    ['an XZ archive', '\xfd7zXZ\0'],
    ['a Zstandard archive', '\x28\xb5\x2f\xfd'],
    ['a Parquet file', 'PAR1\x15'],
    ['an Outlook data file', '!BDN\x7b'],
    ['a program', '\x7fELF\x02'],
    ['a rich-text document', '{\\rtf1\\ansi ann@example.com}'],
    ['not text', '\x01\x02\x03\x04\x05\x06\x07\x0e\x0f\x10\x11\x12'],
  ])('%s named .csv', async (name, start) => {
    const {code, message, cure} = await refusal(latin1(start));
    expect(code).toBe('not-a-list');
    expect(message).toContain(name);
    expect(cure).not.toBe('');
  });

  test('noise', async () => {
    const noise = Uint8Array.from(
      {length: 5_000},
      (_, index) => (index * 7_919 + index ** 2) % 256,
    );
    expect((await refusal(noise)).code).toBe('not-a-list');
  });

  test('zeros alone, as a broken download leaves them, are no UTF-16', async () => {
    expect((await refusal(new Uint8Array(200))).code).toBe('not-a-list');
  });

  test('a few control characters are no reason to refuse a text, and more are', async () => {
    const text = (controls: number, length = 100) =>
      utf8(`${'\x0e'.repeat(controls)}${'a@b.org\n'.repeat(length / 8)}`);
    expect((await readFile(text(8))).valid).toBe(true);
    expect((await refusal(text(9))).code).toBe('not-a-list');
    // One in fifty of a longer one.
    expect((await readFile(text(20, 1_000))).valid).toBe(true);
    expect((await refusal(text(21, 1_000))).code).toBe('not-a-list');
    const usual = '\t\n\v\f\r\x1a\x1b'.repeat(20);
    expect((await readFile(utf8(`${usual}a@b.org`))).valid).toBe(true);
  });

  test('a file too large to be held as text', () => {
    expect(sizeProblem(MAX_FILE)).toBeUndefined();
    expect(sizeProblem(MAX_FILE + 1)).toMatchObject({
      code: 'file-too-large',
      message: expect.stringContaining('has 401 MB. Up to 400 MB') as string,
    });
  });

  test('a file too large is refused before it is read', async () => {
    expect((await refusal(new Uint8Array(MAX_FILE + 1))).code).toBe('file-too-large');
  });

  test('an empty file', async () => {
    expect((await refusal(new Uint8Array())).code).toBe('empty-file');
  });

  test.each([
    ['a ZIP archive', {'photo.png': strToU8('x')}],
    ['a Word document', {'word/document.xml': strToU8('x')}],
    ['an OpenDocument file', {'content.xml': strToU8('x')}],
    ['an Apple Numbers', {'Index/Document.iwa': strToU8('x')}],
    ['a binary Excel workbook', {'xl/workbook.bin': strToU8('x')}],
    ['a PowerPoint presentation', {'ppt/presentation.xml': strToU8('x')}],
    ['a Java or Android package', {'META-INF/MANIFEST.MF': strToU8('x')}],
    [
      'a Word document',
      {'[Content_Types].xml': strToU8('x'), 'word/document.xml': strToU8('x')},
    ],
  ])('%s', async (name, files) => {
    expect((await refusal(zipSync(files))).message).toContain(name);
  });
});

describe('delimiters and quotation marks', () => {
  test.each([
    [',', 'name,email,age'],
    [';', 'name;email;age'],
    ['\t', 'name\temail\tage'],
    ['|', 'name|email|age'],
  ])('“%s” is found', async (delimiter, header) => {
    const rows = TWO.map((address, index) => ['A, B; C', address, String(index)]);
    const written = rows.map((row) =>
      row.map((cell) => (/[,;]/.test(cell) ? `"${cell}"` : cell)).join(delimiter),
    );
    const opened = await open(utf8([header, ...written].join('\n')));
    expect(opened.delimiter).toBe(delimiter);
    expect(opened.cells).toEqual(rows);
    expect(opened.columns).toEqual(['name', 'email', 'age']);
  });

  test('Excel’s sep= line', async () => {
    const {addresses, delimiter, numbers} = await open(
      utf8('sep=;\r\nemail;name\r\nann@example.com;a,b\r\n'),
    );
    expect(delimiter).toBe(';');
    expect(addresses).toEqual(['ann@example.com']);
    expect(numbers).toEqual([3]);
  });

  test('CR LF, LF and CR in one file', async () => {
    const {addresses, lineEnd} = await open(
      utf8('email,name\r\nann@example.com,a\nbob@example.org,b\rcy@example.net,c\r\n'),
    );
    expect(addresses).toEqual([...TWO, 'cy@example.net']);
    expect(lineEnd).toBe('\r\n');
  });

  test('quotation marks over lines, and doubled ones', async () => {
    const {cells, numbers} = await open(
      utf8('email,note\nann@example.com,"one\r\ntwo, ""three"""\nbob@example.org,"" \n'),
    );
    expect(cells).toEqual([
      ['ann@example.com', 'one\r\ntwo, "three"'],
      ['bob@example.org', ''],
    ]);
    expect(numbers).toEqual([2, 3]);
  });

  test('a stray quotation mark costs no other row', async () => {
    const {addresses} = await open(
      utf8(
        'email,note\nann@example.com,"12 inch\nbob@example.org,a "b" c\ncy@example.net,"x" y\n',
      ),
    );
    expect(addresses).toEqual([...TWO, 'cy@example.net']);
  });

  test('quotation marks that nobody doubled', async () => {
    const {cells} = await open(
      utf8('email,name\nann@example.com,"Ann "the boss" Lee"\nbob@example.org,B\n'),
    );
    expect(cells[0]).toEqual(['ann@example.com', 'Ann "the boss" Lee']);
  });

  test('every line begins with a stray mark: still read, and in one go', async () => {
    const {cells} = await open(
      utf8(`email,x\n${'"a,ann@example.com\n'.repeat(20_000)}`),
      {
        layout: ',',
      },
    );
    expect(cells).toHaveLength(20_000);
    expect(cells[9]).toEqual(['"a', 'ann@example.com']);
  });

  test('rows of different lengths', async () => {
    const {addresses, cells} = await open(
      utf8(
        'id,email,name\n1,ann@example.com\n2,bob@example.org,Bob,more,cells\n3\n4,,\n',
      ),
    );
    expect(addresses).toEqual([...TWO, '', '']);
    expect(cells[1]).toHaveLength(5);
  });

  test('blank lines count, and are no rows', async () => {
    const {numbers} = await open(
      utf8('\n\nemail\n\nann@example.com\n   \n\nbob@example.org\n\n\n'),
    );
    expect(numbers).toEqual([5, 8]);
  });

  test('a very long line', async () => {
    const note = 'x'.repeat(2_000_000);
    const {addresses} = await open(
      utf8(`email,note\nann@example.com,"${note}"\nbob@example.org,y\n`),
    );
    expect(addresses).toEqual(TWO);
  });
});

describe('headers and columns', () => {
  test('only a header', async () => {
    const {addresses, columns, hasHeader} = await open(utf8('name,email\n'));
    expect(hasHeader).toBe(true);
    expect(columns).toEqual(['name', 'email']);
    expect(addresses).toEqual([]);
  });

  test('a header, and rows without addresses', async () => {
    const {addresses, columns} = await open(utf8('name,email\nAnn,\nBob,\n'));
    expect(columns).toEqual(['name', 'email']);
    expect(addresses).toEqual(['', '']);
  });

  test('no header', async () => {
    const {addresses, hasHeader, columns} = await open(
      utf8('1,ann@example.com\n2,bob@example.org\n'),
    );
    expect(hasHeader).toBe(false);
    expect(columns).toEqual(['Column 1', 'Column 2']);
    expect(addresses).toEqual(TWO);
  });

  test('two columns of addresses: the one called email', async () => {
    const {addresses, notes} = await open(
      utf8(
        'backup contact,email\nx@example.net,ann@example.com\ny@example.net,bob@example.org\n',
      ),
    );
    expect(addresses).toEqual(TWO);
    expect(notes).toContain('several-address-columns');
  });

  test('another column can be chosen', async () => {
    const {addresses} = await open(utf8('a,b\nann@example.com,x@example.net\n'), {
      column: 1,
      header: true,
    });
    expect(addresses).toEqual(['x@example.net']);
  });

  test('names in other languages', async () => {
    const {addresses} = await open(
      utf8('Nom;Courriel\nZoë;ann@example.com\nX;bob@example.org\n'),
    );
    expect(addresses).toEqual(TWO);
  });
});

describe('text that is no table', () => {
  test('one address a line, some broken', async () => {
    const {addresses, layout} = await open(
      utf8('ann@example.com\n bob@example.org \nnonsense\na@b,com\n'),
    );
    expect(layout).toBe('');
    expect(addresses).toEqual([...TWO, 'nonsense', 'a@b,com']);
  });

  test('a message’s To line', async () => {
    const {cells, columns, layout} = await open(
      utf8('"Lee, Ann" <ann@example.com>, Bob <bob@example.org>; cy@example.net'),
    );
    expect(layout).toBe('text');
    expect(columns).toEqual(['email', 'name']);
    expect(cells).toEqual([
      ['ann@example.com', 'Lee, Ann'],
      ['bob@example.org', 'Bob'],
      ['cy@example.net', ''],
    ]);
  });

  test('running text', async () => {
    const {addresses} = await open(
      utf8(
        'Write to ann@example.com.\nOr ask (bob@example.org), or mailto:cy@example.net?subject=x',
      ),
    );
    expect(addresses).toEqual([...TWO, 'cy@example.net']);
  });

  test('addresses with semicolons between, over lines', async () => {
    const {addresses} = await open(
      utf8('ann@example.com; bob@example.org;\ncy@example.net; di@example.net;\n'),
    );
    expect(addresses).toHaveLength(4);
  });

  test('names with addresses, one a line', async () => {
    const {addresses} = await open(
      utf8('Ann Lee <ann@example.com>\nBob Ray <bob@example.org>\n'),
    );
    expect(addresses).toEqual(TWO);
  });

  test('no address at all', async () => {
    expect((await open(utf8('lorem ipsum\ndolor sit\n'))).addresses).toEqual([
      'lorem ipsum',
      'dolor sit',
    ]);
  });

  test('white space only', async () => {
    expect((await open(utf8(' \n\t\r\n  '))).addresses).toEqual([]);
  });

  test('a great many @', async () => {
    expect((await open(utf8('@'.repeat(100_000)), {layout: 'text'})).addresses).toEqual(
      [],
    );
    expect(
      (await open(utf8('a@'.repeat(100_000)), {layout: 'text'})).addresses.length,
    ).toBeGreaterThan(0);
  });
});

test('100,000 rows', async () => {
  const lines = Array.from(
    {length: 100_000},
    (_, row) => `${row},user${row}@example.com,"x, y"`,
  );
  const {addresses} = await open(utf8(`id,email,note\n${lines.join('\n')}`));
  expect(addresses).toHaveLength(100_000);
  expect(addresses.at(-1)).toBe('user99999@example.com');
});

describe('workbooks', () => {
  const RELATIONS =
    '<Relationships><Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/></Relationships>';

  function workbook(sheet: string, extra: Record<string, string> = {}): Uint8Array {
    return zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml':
            '<workbook><sheets><sheet name="People &amp; co" sheetId="1" r:id="rId1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels': RELATIONS,
          'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
          ...extra,
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
    );
  }

  test('the first sheet: shared and inline strings, numbers, dates, gaps', async () => {
    const bytes = workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
        '<row r="2"><c r="A2" t="inlineStr"><is><t>ann@example.com</t></is></c><c r="C2" s="1"><v>46347</v></c></row>' +
        '<row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4"><v>7</v></c><c r="C4"/></row>',
      {
        'xl/sharedStrings.xml':
          '<sst><si><t>email</t></si><si><t xml:space="preserve">n &lt;1&gt;</t></si><si><r><t>jo</t></r><r><t>ined</t></r><rPh sb="0"><t>x</t></rPh></si><si><t>bob@example.org</t></si></sst>',
        'xl/styles.xml':
          '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    );
    const {addresses, cells, columns, numbers, notes} = await open(bytes);
    expect(columns).toEqual(['email', 'n <1>', 'joined']);
    expect(addresses).toEqual(TWO);
    expect(cells[0]).toEqual(['ann@example.com', '', '2026-11-21']);
    expect(numbers).toEqual([2, 4]);
    expect(notes).toContain('first-sheet');
  });

  /** The cells of a workbook, as lines. */
  async function linesOf(sheet: string, extra: Record<string, string> = {}) {
    const reading = await readWorkbook(workbook(sheet, extra));
    return reading.valid ? reading.text.split('\r\n') : [reading.problem.code];
  }
  const inline = (text: string, place = '') =>
    `<c${place} t="inlineStr"><is><t>${text}</t></is></c>`;

  test('entities and control characters as workbooks write them', async () => {
    expect(
      await linesOf(
        `<row>${[
          '&amp;&lt;&gt;&quot;&apos;',
          '&#65;&#x42;&#X43;',
          '&unknown;&#x10ffff;&#x110000;',
          'a_x000D_b_x0041_',
          'a_x00_b',
        ]
          .map((text) => inline(text))
          .join('')}</row>`,
      ),
    ).toEqual(
      [`"&<>""'",ABC,&unknown;\u{10ffff}\ufffd,"a`, 'bA",a_x00_b']
        .join('\r')
        .split('\r\n'),
    );
  });

  test('values by their type', async () => {
    expect(
      await linesOf(
        '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="str"><v>f</v></c><c t="n"><v>1.5</v></c><c t="s"><v>9</v></c><c t="e"><v>#N/A</v></c></row>',
      ),
    ).toEqual(['TRUE,FALSE,f,1.5,,#N/A']);
  });

  test('cells and rows stand where they say, and without a place one after the other', async () => {
    expect(
      await linesOf(
        `<row r="3">${inline('a', ' r="C3"')}${inline('b')}${inline('c', ' r="AB3"')}</row><row>${inline('d')}</row>`,
      ),
    ).toEqual(['', '', `,,a,b${','.repeat(24)}c`, 'd']);
    // A reference that does not begin with letters names no column.
    expect(await linesOf(`<row>${inline('a')}${inline('b', ' r="7C"')}</row>`)).toEqual([
      'a,b',
    ]);
    // Farther out than any program has columns.
    expect(await linesOf(`<row>${inline('a', ' r="XFE1"')}</row>`)).toEqual(['a']);
  });

  test('a gap of thousands of rows stays, and a row at the very end leaves none', async () => {
    const after = (number: number) =>
      linesOf(`<row>${inline('a')}</row><row r="${number}">${inline('b')}</row>`);
    expect((await after(9_000)).lastIndexOf('b')).toBe(8_999);
    expect(await after(1_048_576)).toEqual(['a', 'b']);
  });

  test('empty cells keep their place', async () => {
    expect(await linesOf(`<row><c/>${inline('a')}<c></c>${inline('b')}</row>`)).toEqual([
      ',a,,b',
    ]);
  });

  const styles = (formats: string, cells: string) => ({
    'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellXfs>${cells}</cellXfs></styleSheet>`,
  });

  test.each([
    [13, '46347'],
    [14, '2026-11-21'],
    [22, '2026-11-21'],
    [23, '46347'],
    [44, '46347'],
    [45, '2026-11-21'],
    [47, '2026-11-21'],
    [48, '46347'],
  ])('the number format %i shows %s', async (id, shown) => {
    const cells = `<xf numFmtId="0"/><xf numFmtId="${id}"/>`;
    const row = '<row><c s="1"><v>46347</v></c><c s="0"><v>7</v></c></row>';
    expect(await linesOf(row, styles('', cells))).toEqual([`${shown},7`]);
  });

  test.each([
    ['yyyy&quot;-&quot;mm', '2026-11-21'],
    ['0.00&quot; days&quot;', '46347'],
    ['[Red]0', '46347'],
    ['0\\d', '46347'],
    ['HH:MM', '2026-11-21'],
  ])('the own format %s shows %s', async (code, shown) => {
    const format = `<numFmt numFmtId="164" formatCode="${code}"/>`;
    const row = '<row><c s="0"><v>46347</v></c></row>';
    const sheet = await linesOf(row, styles(format, '<xf numFmtId="164"/>'));
    expect(sheet).toEqual([shown]);
  });

  test.each([
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    ['61', '1900-03-01'],
    ['46347.5', '2026-11-21 12:00:00'],
    ['0.5', '12:00:00'],
    ['0.25', '06:00:00'],
    ['1e99', '1e+99'],
    ['', ''],
  ])('day %s is %s', async (value, shown) => {
    const row = `<row><c s="0"><v>${value}</v></c><c t="str"><v>x</v></c></row>`;
    expect(await linesOf(row, styles('', '<xf numFmtId="14"/>'))).toEqual([`${shown},x`]);
  });

  test('only numbers are shown as dates', async () => {
    const row = [
      '<c s="1" t="n"><v>46347</v></c>',
      '<c s="1" t="str"><v>46347</v></c>',
      '<c s="1" t="e"><v>#N/A</v></c>',
      '<c><v>46347</v></c>',
    ].join('');
    const cells = '<xf numFmtId="0"/><xf numFmtId="14"/>';
    expect(await linesOf(`<row>${row}</row>`, styles('', cells))).toEqual([
      '2026-11-21,46347,#N/A,46347',
    ]);
  });

  test('days can be counted from 1904', async () => {
    const counted = (flag: string, day = '1') =>
      linesOf(`<row><c s="0"><v>${day}</v></c></row>`, {
        'xl/workbook.xml': `<workbook><workbookPr codeName="x" date1904="${flag}"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
        ...styles('', '<xf numFmtId="14"/>'),
      });
    expect(await counted('1')).toEqual(['1904-01-02']);
    expect(await counted('true')).toEqual(['1904-01-02']);
    expect(await counted('0')).toEqual(['1900-01-01']);
    expect(await counted('1', '0.5')).toEqual(['1904-01-01 12:00:00']);
  });

  describe('with several sheets', () => {
    const several = (sheets: string, targets: Record<string, string>) => ({
      'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${Object.entries(targets)
        .map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`)
        .join('')}</Relationships>`,
      'xl/other.xml': `<worksheet><row>${inline('other')}</row></worksheet>`,
    });
    const FIRST = inline('first');

    test.each([
      ['./other.xml', 'other'],
      ['/xl/other.xml', 'other'],
      ['other.xml', 'other'],
      ['worksheets/sheet1.xml', 'first'],
      ['gone.xml', 'broken-workbook'],
    ])('the first one is at %s', async (target, text) => {
      const extra = several('<sheet name="A" r:id="x"/>', {y: 'none.xml', x: target});
      expect(await linesOf(`<row>${FIRST}</row>`, extra)).toEqual([text]);
    });

    test('a hidden one is passed over, and the note names the one that was read', async () => {
      const extra = several(
        '<sheet name="Secret" state="veryHidden" r:id="a"/><sheet name="Shown" state="visible" r:id="b"/><sheet name="Last" ns:id="c"/>',
        {a: 'worksheets/sheet1.xml', b: 'other.xml', c: 'worksheets/sheet1.xml'},
      );
      const reading = await readWorkbook(workbook(`<row>${FIRST}</row>`, extra));
      expect(reading).toMatchObject({
        text: 'other',
        notes: [{message: expect.stringMatching(/first of 3 sheets, “Shown”/) as string}],
      });
      const only = several('<sheet name="Secret" state="hidden" ns:id="a"/>', {
        a: 'other.xml',
      });
      expect(await readWorkbook(workbook('', only))).toMatchObject({
        text: 'other',
        notes: [{message: expect.stringMatching(/the sheet “Secret” of/) as string}],
      });
    });
  });

  test.each(['x', 'main'])('every element may have the prefix “%s”', async (prefix) => {
    const prefixed = (xml: string) => strToU8(xml.replaceAll(/\bx(?=[:=])/g, prefix));
    const XML = '<?xml version="1.0" encoding="utf-8"?>\n';
    const bytes = zipSync({
      'xl/workbook.xml': prefixed(
        `${XML}<x:workbook xmlns:x="main"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="A" r:id="rId1"/></x:sheets></x:workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(XML + RELATIONS),
      'xl/worksheets/sheet1.xml': prefixed(
        `${XML}<!-- made by a program --><x:worksheet xmlns:x="main"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c s="1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      ),
      'xl/sharedStrings.xml': prefixed(
        `<x:sst xmlns:x="main"><x:si><x:t>ann@example.com</x:t></x:si></x:sst>`,
      ),
      'xl/styles.xml': prefixed(
        `<x:styleSheet xmlns:x="main"><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>`,
      ),
    });
    expect(await readWorkbook(bytes)).toMatchObject({
      valid: true,
      text: 'ann@example.com,1904-01-02',
    });
  });

  test('stored without packing, with a comment behind it, among other octets', async () => {
    const stored = zipSync(
      {
        'xl/workbook.xml': strToU8('<workbook><sheet name="A" r:id="rId1"/></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8(RELATIONS),
        'xl/worksheets/sheet1.xml': strToU8(`<row>${inline('a@b.org')}</row>`),
      },
      {level: 0},
    );
    const behind = join(stored, utf8('a comment'));
    expect(await readWorkbook(stored)).toMatchObject({text: 'a@b.org'});
    expect(await readWorkbook(behind)).toMatchObject({text: 'a@b.org'});
    const within = join(utf8('before'), stored, utf8('after'));
    const part = within.subarray(6, 6 + stored.length);
    expect(await readWorkbook(part)).toMatchObject({text: 'a@b.org'});
  });

  test('what is saved of one has a mark, so that spreadsheets read it as UTF-8', async () => {
    const row =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>zoë@example.com</t></is></c></row>';
    expect(await readFile(workbook(row))).toMatchObject({encoding: 'xlsx', mark: true});
  });

  test('a damaged one', async () => {
    const bytes = workbook(
      '<row><c t="inlineStr"><is><t>ann@example.com</t></is></c></row>',
    );
    expect((await refusal(bytes.slice(0, bytes.length - 40))).code).toBe('not-a-list');
    expect(
      (await refusal(zipSync({'xl/workbook.xml': strToU8('<workbook/>')}))).code,
    ).toBe('broken-workbook');
    const packed = bytes.slice();
    packed.fill(0xff, 60, 90);
    expect((await refusal(packed)).code).toBe('broken-workbook');
  });

  test('if the code for workbooks fails to load, the reason is given and the next try works', async () => {
    const bytes = workbook(`<row>${inline('ann@example.com')}</row>`);
    jest.doMock('../read/xlsx', () => {
      throw new Error('Loading chunk 1 failed.');
    });
    const {code} = await refusal(bytes);
    jest.dontMock('../read/xlsx');
    expect(code).toBe('xlsx-not-loaded');
    expect((await readFile(bytes)).valid).toBe(true);
  });

  test('a bomb is not unpacked, whatever it says of its size', async () => {
    const bomb = workbook(' '.repeat(3_000_000));
    const said = await readWorkbook(bomb, 1_000_000);
    expect(!said.valid && said.problem.code).toBe('workbook-too-large');
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
    for (let at = 0; at < bomb.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) {
        view.setUint32(at + 24, 10, true);
      }
    }
    const hidden = await readWorkbook(bomb, 1_000_000);
    expect(!hidden.valid && hidden.problem.code).toBe('workbook-too-large');
    expect((await readWorkbook(bomb)).valid).toBe(true);
  });

  test('tags that are not closed are read once', async () => {
    const bytes = workbook('<row><c>'.repeat(100_000));
    expect((await open(bytes)).addresses).toEqual([]);
  });
});
