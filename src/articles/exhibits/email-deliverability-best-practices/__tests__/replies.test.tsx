// cspell:words otheracme
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {bounceRows, MAX_REPLY, readReply, resultRows} from '../replies';
import {ReplyTables} from '../ReplyTables';

jest.mock('../../../../ui', () => ({Fold: 'div'}));
jest.mock('../../../../reading', () => ({
  elements: {table: 'table'},
  InlineText: ({text}: {text: string}) => text,
}));

test.each([
  ['550 5.1.1 No such mailbox', ['no-mailbox']],
  ['550-5.1.1 The account\n550 5.1.1 does not exist. a1si - gsmtp', ['no-mailbox']],
  ['Status: 4.2.2\nDiagnostic-Code: smtp; over quota', ['full-for-now']],
  ['421 4.7.0 Try again later', ['rate']],
  ['421-4.7.23 from gmail', ['no-name-for-now']],
  ['550-5.7.30 google.com', ['no-authentication-for-now']],
  ['550 5.7.515 Access denied. outlook.com', ['bulk']],
  ['550 5.7.1 Blocked', ['policy']],
  // A version and an address are no codes where a reply is in the text.
  ['Exim 4.98.2 at 5.1.1.9 said: 550 5.7.509 microsoft', ['own-policy']],
])('%j marks %j', (text, rows) => {
  expect(readReply(text)).toEqual({rows, notes: []});
});

test('a code that only one provider has is put down to it', () => {
  const {rows, notes} = readReply('550 5.7.26 no');
  expect(rows).toEqual(['no-authentication']);
  expect(notes).toEqual([expect.stringContaining('Gmail')]);
});

test.each([
  ['550 5.4.1 no', 'network or the routing'],
  ['451 4.3.0 later', 'temporary'],
  ['550 No such user', 'no enhanced status code'],
  ['hello', 'no status code'],
  ['5.1.1.9', 'no status code'],
])('%j: no row, but a sentence', (text, words) => {
  expect(readReply(text)).toEqual({rows: [], notes: [expect.stringContaining(words)]});
});

const header = `Authentication-Results: mx.example.net;
  dkim=pass header.d=news.acme.example header.s=nov26;
  dkim=pass header.d=platform.example;
  spf=pass (sender is permitted) smtp.mailfrom=bounce+7@platform.example;
  dmarc=pass (p=REJECT) header.from=acme.example`;

test('each result of a header has its row, by the From domain', () => {
  expect(readReply(header)).toEqual({
    rows: ['dkim-own', 'dkim-other', 'spf-other', 'dmarc-pass'],
    notes: [],
  });
});

test.each([
  ['spf=softfail smtp.mailfrom=a.example', ['spf-fail'], 0],
  ['dkim=neutral; dmarc=fail header.from=a.example', ['dkim-none', 'dmarc-fail'], 0],
  ['dkim=neutral (body hash did not verify) header.i=@a.example', ['dkim-changed'], 0],
  ['dkim=fail (body hash did not verify)', ['dkim-fail'], 0],
  ['dkim=neutral (no key); spf=none', ['dkim-none', 'spf-none'], 0],
  ['dkim=pass header.d=a.example', ['dkim-own', 'dkim-other'], 1],
  ['dkim=temperror', [], 1],
  ['dkim=perhaps', [], 1],
])('%j', (text, rows, notes) => {
  const reading = readReply(text);
  expect(reading.rows).toEqual(rows);
  expect(reading.notes).toHaveLength(notes);
});

test('nothing pasted says nothing, and neither do spaces', () => {
  expect(readReply('')).toEqual({rows: [], notes: []});
  expect(readReply(' \n')).toEqual({rows: [], notes: []});
});

test('what stands behind a very long beginning is not read', () => {
  expect(readReply(`${' '.repeat(MAX_REPLY)}550 5.1.1 No such mailbox`)).toEqual({
    rows: [],
    notes: [],
  });
});

test.each([
  ['550 5.44.123 no', '5.44.123'],
  ['Version 4.98.2\nStatus: 5.44.123', '5.44.123'],
  ['Version 4.98.2\nstatus:5.44.123', '5.44.123'],
  ['Version 4.98.2\nStatus:   5.44.123\nend', '5.44.123'],
  // Neither a field with another name nor a longer number is a status.
  ['4.44.123 X-Status: 5.1.1', '4.44.123'],
  ['4.44.123\nStatus: 5.1.1.9', '4.44.123'],
  ['4.44.123\nStatus: 5.1.1234', '4.44.123'],
  ['550 5.1.1234 and 4.44.123', '4.44.123'],
  ['the code (5.44.123) alone', '5.44.123'],
  ['15.1.1 and 1.5.1.1 and 5.1.1234 and 4.44.123', '4.44.123'],
])('%j is about the code %s', (text, code) => {
  expect(readReply(text)).toEqual({
    rows: [],
    notes: [expect.stringContaining(`No row is about ${code}.`)],
  });
});

test('a number inside a word is no reply code', () => {
  expect(readReply('x550 no').notes).toEqual([
    expect.stringContaining('There is no status code'),
  ]);
  expect(readReply('it said: 550 no').notes).toEqual([
    expect.stringContaining('no enhanced status code'),
  ]);
});

test.each([
  ['mail.acme.example', 'acme.example', 'dkim-own'],
  ['acme.example', 'mail.acme.example', 'dkim-own'],
  ['ACME.example', 'acme.EXAMPLE', 'dkim-own'],
  ['acme.example', 'acme.example.net', 'dkim-other'],
  ['otheracme.example', 'acme.example', 'dkim-other'],
  ['acme.example', 'otheracme.example', 'dkim-other'],
])('a signature of %s for mail from %s: %s', (domain, from, row) => {
  expect(
    readReply(`dkim = pass header.d = "${domain}"; dmarc=pass header.from=${from}`),
  ).toEqual({rows: [row, 'dmarc-pass'], notes: []});
});

test('an address stands for its domain', () => {
  const from = 'dmarc=pass header.from=acme.example';
  expect(readReply(`dkim=pass header.i=me@acme.example; ${from}`).rows[0]).toBe(
    'dkim-own',
  );
  expect(readReply(`spf=pass smtp.mailfrom=@acme.example; ${from}`).rows[0]).toBe(
    'spf-own',
  );
});

test('siblings may have one organization, or not', () => {
  const {rows, notes} = readReply(
    'spf=pass smtp.mailfrom=bounce.acme.example; dmarc=pass header.from=news.acme.example',
  );
  expect(rows).toEqual(['spf-own', 'spf-other', 'dmarc-pass']);
  expect(notes).toEqual([expect.stringContaining('the same organization')]);
});

test('where only the From domain is known, both rows may apply', () => {
  const {rows, notes} = readReply('spf=pass; dmarc=pass header.from=acme.example');
  expect(rows).toEqual(['spf-own', 'spf-other', 'dmarc-pass']);
  expect(notes).toEqual([expect.stringContaining('SPF passed for')]);
});

test('a lookup that failed for now and a result without a row are told apart', () => {
  expect(readReply('dkim=temperror').notes).toEqual([
    expect.stringContaining('DNS did not respond in time for DKIM'),
  ]);
  expect(readReply('spf=perhaps').notes).toEqual([
    expect.stringContaining('No row is about “spf=perhaps”'),
  ]);
  expect(readReply('dmarc=permerror')).toEqual({rows: ['dmarc-error'], notes: []});
});

test('any text is read, and only rows that are there are named', () => {
  const ids = new Set<string>([...bounceRows, ...resultRows].map(({id}) => id));
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '550 ',
      '5.7.26',
      'dkim=',
      'pass',
      'constructor',
      ';',
      ' header.d=',
      '\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) =>
      readReply(parts.join('')).rows.every((row) => ids.has(row)),
    ),
  );
});

test('before any script, both tables are there and nothing is marked', () => {
  const html = renderToStaticMarkup(<ReplyTables />);
  expect(html.match(/<tr/g)).toHaveLength(bounceRows.length + resultRows.length + 2);
  expect(html).not.toContain('aria-current');
});
