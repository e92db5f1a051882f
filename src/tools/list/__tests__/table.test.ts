// cspell:ignore emailaddress
import {allRows, openTable, type TableChoice} from '..';
import {addressOf} from '../table';

/** What a text is taken for. */
function read(text: string, choice: TableChoice = {}) {
  const table = openTable(text, choice);
  const {layout, hasHeader, columns, column, notes} = table;
  const {starts, ends, numbers, count} = allRows(table);
  return {
    layout,
    hasHeader,
    columns,
    column,
    lineEnd: table.lineEnd,
    codes: notes.map(({code}) => code),
    notes,
    numbers: [...numbers],
    addresses: Array.from({length: count}, (_, row) =>
      addressOf(table, starts[row] ?? 0, ends[row] ?? 0),
    ),
  };
}

test.each([
  ['a@b.org\r\nc@d.org\ne@f.org\r\n', '\r\n'],
  ['a@b.org\nc@d.org\ne@f.org\r\n', '\n'],
  ['a@b.org\rc@d.org\re@f.org\n', '\r'],
  ['a@b.org', '\n'],
])('the lines of %j end with %j', (text, lineEnd) => {
  expect(read(text).lineEnd).toBe(lineEnd);
});

test.each([
  ['sep=,\nemail,n\na@b.org,x', ','],
  ['SEP=|\r\nemail|n\na@b.org|x', '|'],
  ['"sep=\t"\nemail\tn\na@b.org\tx', '\t'],
  ['sep=;\remail;n\ra@b.org;x', ';'],
])('the first line of %j names the delimiter', (text, delimiter) => {
  expect(read(text)).toMatchObject({
    layout: delimiter,
    columns: ['email', 'n'],
    numbers: [3],
    addresses: ['a@b.org'],
  });
});

test('a line about the delimiter alone is a list without rows', () => {
  expect(read('sep=;')).toMatchObject({layout: ';', addresses: []});
  expect(read('sep=;x\na@b.org')).not.toMatchObject({numbers: [3]});
});

test('a first line that only ends like one about the delimiter is none', () => {
  expect(read('my sep=;\na@b.org,x\nc@d.org,y').layout).toBe(',');
});

test('a text without a row has no header, whatever was chosen', () => {
  expect(read('', {header: true})).toMatchObject({
    layout: '',
    hasHeader: false,
    columns: ['Column 1'],
    addresses: [],
  });
});

describe('the column of addresses', () => {
  test.each([
    ['email,Email address,mail', 0],
    ['mail,Email address,x', 1],
    ['x,work e-mail,mail', 1],
    ['x,y,address', 2],
    ['mail,x,email_address', 2],
    ['my email,x,emailaddress', 2],
    ['email of a friend,my email,E-Mail', 2],
    ['email of a friend,x,email', 2],
    ['mail,x,my email', 2],
    ['x,E-MAIL ,work email', 1],
    ['x,work email,E-MAIL ', 2],
    ['my email,x,email_address', 2],
    ['x,y,z', 0],
  ])('below “%s” it is the one at %i', (header, column) => {
    const text = `${header}\n${'a@b.org,c@d.org,e@f.org\n'.repeat(3)}`;
    const {column: found, notes, codes} = read(text);
    expect(found).toBe(column);
    expect(codes).toEqual(['several-address-columns']);
    const names = header.split(',').map((name) => name.trim());
    const others = names.filter((_, index) => index !== column);
    expect(notes[0]?.message).toContain(`“${names[column]}” is used`);
    expect(notes[0]?.message).toContain(others.map((name) => `“${name}”`).join(', '));
  });

  test('is the one with the most of them where no name says so', () => {
    expect(read('x,a@b.org\ny@z.org,c@d.org\n7,e@f.org\nq@r.org,g@h.org').column).toBe(1);
    expect(read('x,a@b.org\n7,c@d.org')).toMatchObject({column: 1, codes: []});
  });

  test('is not the one that is called so where the addresses are in another', () => {
    expect(read('email,contact\nn/a,a@b.org\nn/a,c@d.org')).toMatchObject({
      column: 1,
      addresses: ['a@b.org', 'c@d.org'],
    });
  });

  test('is not named by a first row that holds an address', () => {
    expect(read('email,a@b.org\nc@d.org,e@f.org\n7,g@h.org').column).toBe(1);
  });

  test.each([
    ['email,x\na@b.org,c@d.org\ne@f.org,y', ['several-address-columns']],
    ['email,x\na@b.org,c@d.org\ne@f.org,y\ng@h.org,z', []],
  ])('may be one of two where half of the other’s cells hold one: %j', (text, codes) => {
    expect(read(text)).toMatchObject({column: 0, codes});
  });

  test('can be chosen, as far as there is one', () => {
    const text = 'email,other\na@b.org,c@d.org\n';
    expect(read(text, {column: 1}).addresses).toEqual(['c@d.org']);
    expect(read(text, {column: 2}).addresses).toEqual(['a@b.org']);
  });
});

describe('the header', () => {
  test.each([
    ['email,name\na@b.org,x', true],
    ['who,name\na@b.org,x', true],
    ['a@b.org,email\nc@d.org,x', false],
    ['17,x\na@b.org,x', false],
    [' 17 ,who\na@b.org,x', false],
    ['17a,who\na@b.org,x', true],
    ['a17,who\na@b.org,x', true],
    ['who,name\nb,x\na@b.org,y\nc@d.org,z', true],
    ['who,contact\nx\ny,a@b.org\nz,c@d.org', true],
    ['a@b.org,x\nc@d.org,y', false],
    ['courriel;nom\n;x\n;y', true],
    // A name is short.
    [`${'x'.repeat(55)}email,y\nb,c`, true],
    [`${'x'.repeat(56)}email,y\nb,c`, false],
  ])('of %j: %s', (text, hasHeader) => {
    expect(read(text).hasHeader).toBe(hasHeader);
  });

  test('names the columns; those without a name have a number', () => {
    expect(read('email,, n \na@b.org,x,y,z\nc@d.org,x,y,z').columns).toEqual([
      'email',
      'Column 2',
      'n',
      'Column 4',
    ]);
    expect(read('email,n\na@b.org,x', {header: false})).toMatchObject({
      columns: ['Column 1', 'Column 2'],
      numbers: [1, 2],
      addresses: ['email', 'a@b.org'],
    });
  });

  test('is the first row that holds anything', () => {
    expect(read('\n\nemail,n\n\na@b.org,x\n')).toMatchObject({
      columns: ['email', 'n'],
      numbers: [5],
    });
  });
});

describe('what a text is taken for', () => {
  test.each<[string, string]>([
    // A few addresses with a separator between are no table with a row.
    ['a@b.org, c@d.org', 'text'],
    ['a@b.org; c@d.org; e@f.org', 'text'],
    ['a@b.org,Ann', ','],
    ['a@b.org', ''],
    ['<a@b.org>\n<c@d.org>', ''],
    ['<a@b.org> <c@d.org>\n<e@f.org>\n', ''],
    ['<a@b.org> <c@d.org>\n<e@f.org> <g@h.org>\n', 'text'],
    ['<ann@b.org> <bob@d.org>\n<cy@f.org> <di@h.org>\n', 'text'],
    // Half of the lines must hold an address.
    ['a@b.org\nnobody\nc@d.org\nnobody', ''],
    ['Hello you\na@b.org\nnobody\nno one', 'text'],
    ['Hello\nyou', ''],
    // Without any address, nearly all rows have as many cells.
    ['a;b\nc;d', ';'],
    ['a;b\nc;d\ne', ''],
    ['a\tb\nc\td', '\t'],
    ['email;x\ny;z\n', ';'],
    // At least nine rows of ten.
    [`${'a;b\n'.repeat(9)}c`, ';'],
    [`${'a;b\n'.repeat(8)}c`, ''],
    // A first row without an address is no cell of its column; an empty cell is none either.
    ['who,x\na@b.org,1\nb,2', ','],
    ['who,x,\na@b.org,1,\nc@d.org,2,', ','],
    ['who,x\na@b.org,1\n,2\n,3\n,4', ','],
    ['a@b.org,c@d.org,\ne@f.org,g@h.org,', 'text'],
    ['a@b.org,c@d.org,e@f.org, \ng@h.org,i@j.org,k@l.org, ', 'text'],
    // More than eight cells of ten hold an address where they are parted from each other.
    ['a@b.org,c@d.org,e@f.org,g@h.org,x\ni@j.org,k@l.org,m@n.org,o@p.org,y', ','],
    // Six rows of ten are as wide as each other.
    ['x,a@b.org\ny,c@d.org\nz,e@f.org\nq\nr', ','],
    ['x,a@b.org\ny,c@d.org\nz,e@f.org\nq\nr\ns', ''],
    // A header of one cell names no other columns.
    ['email\na@b.org,x\nc@d.org,y\ng@h.org,1,2\ni@j.org,1,2,3,4', ''],
    // Nor does a first row that holds an address itself.
    ['email,a@b.org\nx,c@d.org\ny,e@f.org,1\nz,g@h.org,1,2', ''],
    // Of two delimiters that fit, the one with more columns.
    ['email;x;y,z\na@b.org;1;2,3\nc@d.org;4;5,6', ';'],
    // Lines of blanks are no lines.
    ['A <a@b.org>, B <c@d.org>\n \n \nC <e@f.org>, D <g@h.org>', 'text'],
  ])('%j: %j', (text, layout) => {
    expect(read(text).layout).toBe(layout);
  });

  test('the visitor’s choice comes first, then the line about the delimiter', () => {
    const text = 'sep=;\nemail,x;y\na@b.org,1;2\n';
    expect(read(text).columns).toEqual(['email,x', 'y']);
    expect(read(text, {layout: ','}).columns).toEqual(['email', 'x;y']);
    expect(read('a@b.org,c@d.org\n', {layout: 'text'}).addresses).toEqual([
      'a@b.org',
      'c@d.org',
    ]);
  });
});

test('running text becomes a table, with names only where there are any', () => {
  const table = (text: string) => {
    const {columns, addresses, numbers} = read(text, {layout: 'text'});
    return {columns, addresses, numbers};
  };
  expect(table('To: a@b.org and c@d.org')).toEqual({
    columns: ['email'],
    addresses: ['a@b.org', 'c@d.org'],
    numbers: [2, 3],
  });
  expect(table('To: a@b.org and Cy "C, D" <c@d.org>')).toEqual({
    columns: ['email', 'name'],
    addresses: ['a@b.org', 'c@d.org'],
    numbers: [2, 3],
  });
  expect(table('sep=;\nto a@b.org').addresses).toEqual(['a@b.org']);
});

test('a table made of running text is read as it was made', () => {
  const text = 'To: "D, C" <c@d.org>, A <a@b.org>';
  const table = openTable(text, {layout: 'text', header: false, column: 1});
  expect(table).toMatchObject({
    text: 'email,name\nc@d.org,"D, C"\na@b.org,A',
    delimiter: ',',
    hasHeader: true,
    column: 0,
  });
});

test('only the beginning of a long list decides how it is read', () => {
  const head = 'email,name\n'.concat('a@b.org,x\n'.repeat(200));
  const tail = 'x;y;z\r\n'.repeat(5_000);
  expect(read(head + tail)).toMatchObject({layout: ',', columns: ['email', 'name']});
});

test.each<[string, string, string]>([
  ['ragged rows below a header', 'name,email\nx,a@b.org\ny,c@d.org,1,2\nz', ','],
  ['a table without an address', 'name;age\nx;1\ny;2\nz;3', ';'],
  ['lines with a comma here and there', 'one\ntwo, three\nfour', ''],
  ['one address a line', 'a@b.org\nc@d.org\nnobody', ''],
  ['one name with its address a line', 'A <a@b.org>\nB <c@d.org>\nC <e@f.org>', ''],
  [
    'several of those in a line',
    'A <a@b.org>, B <c@d.org>\nC <e@f.org>, D <g@h.org>',
    'text',
  ],
  ['two addresses in one line', 'a@b.org c@d.org', 'text'],
  ['one address in a line of text', 'write to a@b.org please', 'text'],
  [
    'addresses with commas over lines',
    'a@b.org,c@d.org,e@f.org\ng@h.org,i@j.org,k@l.org',
    'text',
  ],
  ['two columns of addresses', 'a@b.org,c@d.org\ne@f.org,g@h.org', ','],
  ['sentences', 'Dear all,\nplease write to a@b.org.\nThank you.\nYours\nC', 'text'],
  [
    'the delimiter that fits most rows',
    'email;note\na@b.org;x, y\nc@d.org;z\ne@f.org;p, q',
    ';',
  ],
])('%s', (_, text, layout) => {
  const {layout: found, codes} = read(text);
  expect(found).toBe(layout);
  expect(codes.includes('running-text')).toBe(layout === 'text');
});
