import {readMessage} from '../message';

const SIGNATURE = 'DKIM-Signature: v=1; d=example.com; s=s1';
const codes = (text: string | Uint8Array) =>
  readMessage(text).problems.map(({code}) => code);

test.each([
  ['ada@example.com', 'example.com'],
  ['Ada <ada@Example.COM>', 'example.com'],
  ['"ada@other.example" <ada@example.com>', 'example.com'],
  ['"Ada \\"<x@other.example>" <ada@example.com>', 'example.com'],
  ['Ada (at (x@other.example) work) <ada@example.com>', 'example.com'],
  ['Ada ) <ada@example.com>', 'example.com'],
  ['Ada <ada@\r\n example.com>', 'example.com'],
  ['Ada <ada@bücher.example>', 'xn--bcher-kva.example'],
  ['Ada <ada@Localhost>', 'localhost'],
  ['ada@other.example <ada@example.com>', 'example.com'],
  ['<ada@example.com>', 'example.com'],
  ['(x@other.example) ada@example.com', 'example.com'],
  ['(x (y) z@other.example) ada@example.com', 'example.com'],
  ['ada@(at work)example.com', 'example.com'],
  ['ada (x@other.example', undefined],
  ['Ada', undefined],
  ['Ada <ada@>', undefined],
  ['Ada <ada@[192.0.2.1]>', undefined],
])('the From field “%s” is of %s', (value, domain) => {
  expect(readMessage(`From: ${value}\r\n\r\n`).fromDomain).toBe(domain);
});

test('a From field needs no space after its colon', () => {
  for (const value of ['<ada@example.com>', 'ada@example.com', '@example.com']) {
    expect(readMessage(`From:${value}\r\n\r\n`).fromDomain).toBe('example.com');
  }
});

test('header fields keep their folds, and names are in small letters', () => {
  const {fields, body} = readMessage(
    'Subject: a\r\n b\r\nX-Old \t: c\r\nTo:d\r\n\te\r\n\r\nfirst\r\n\r\nlast\r\n',
  );
  expect(fields).toEqual([
    {name: 'subject', raw: 'Subject: a\r\n b', value: ' a\r\n b'},
    {name: 'x-old', raw: 'X-Old \t: c', value: ' c'},
    {name: 'to', raw: 'To:d\r\n\te', value: 'd\r\n\te'},
  ]);
  expect(body).toBe('first\r\n\r\nlast\r\n');
});

test('without an empty line there is a header alone; behind one there is a body', () => {
  expect(readMessage('From: a@b.org\r\nTo: c@d.org')).not.toHaveProperty('body');
  expect(readMessage('From: a@b.org\r\nTo: c@d.org\r\n').fields).toHaveLength(2);
  expect(readMessage('From: a@b.org\r\n\r\n').body).toBe('');
});

test('what comes along in front of a message is left out', () => {
  for (const lead of ['\r\n\r\n', '\n \t', '\ufeff']) {
    const {fields} = readMessage(`${lead}From: a@b.org\r\n\r\nx`);
    expect(fields.map(({name}) => name)).toEqual(['from']);
  }
  const octets = new TextEncoder().encode('\ufeffFrom: a@b.org\r\n\r\nx');
  expect(readMessage(octets).fields.map(({raw}) => raw)).toEqual(['From: a@b.org']);
});

test.each(['v=1; d=example.com; s=s1', 'v = 1 ;d=example.com; s=s1'])(
  'a signature without the name of its field is read: %s',
  (value) => {
    expect(readMessage(value).signatures[0]?.signature).toMatchObject({
      domain: 'example.com',
      selector: 's1',
    });
  },
);

test('lines that are no fields are counted, with those that continue them', () => {
  const said = (text: string) =>
    readMessage(text).problems.find(({code}) => code === 'stray-line')?.message;
  expect(said(`hello\r\n${SIGNATURE}\r\n`)).toMatch(/^1 line is/);
  expect(said(`hello\r\n world\r\n${SIGNATURE}\r\n`)).toMatch(/^2 lines are/);
  expect(said(`${SIGNATURE}\r\nb c: d\r\n e\r\n`)).toMatch(/^2 lines are/);
  expect(said(`${SIGNATURE}\r\n`)).toBeUndefined();
});

test('line ends and letters that are not as they are sent are told', () => {
  expect(codes(`${SIGNATURE}\r\n\r\nbody\r\n`)).toEqual([]);
  expect(codes(`${SIGNATURE}\r\n\r\nbody\n`)).toEqual(['line-ends']);
  expect(codes(`\n${SIGNATURE}`)).toEqual(['line-ends']);
  expect(codes(`${SIGNATURE}\r\n\r\nZoë`)).toEqual(['eight-bit']);
  expect(codes(new TextEncoder().encode(`${SIGNATURE}\r\n\r\nZoë`))).toEqual([]);
  const {body} = readMessage(`${SIGNATURE}\n\nZoë\r\n`);
  expect(body).toBe('Zo\xc3\xab\r\n');
});

test('ten signatures are read, from the top', () => {
  const signed = (count: number) =>
    Array.from({length: count}, (_, index) => `${SIGNATURE}${index}\r\n`).join('');
  expect(codes(signed(10))).toEqual([]);
  const {problems, signatures} = readMessage(signed(11));
  expect(problems).toMatchObject([
    {code: 'many-signatures', message: expect.stringContaining('has 11') as string},
  ]);
  expect(signatures.map(({signature}) => signature.selector)).toEqual(
    Array.from({length: 10}, (_, index) => `s1${index}`),
  );
});

test('two From fields, and none signed', () => {
  expect(codes('From: a@b.org\r\nFrom: c@d.org\r\n\r\n')).toEqual([
    'several-from',
    'no-signature',
  ]);
  expect(readMessage('From: a@b.org\r\nFrom: c@d.org\r\n\r\n').fromDomain).toBe('b.org');
});
