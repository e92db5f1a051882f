import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {bounceRows, readReply, resultRows} from '../replies';
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
