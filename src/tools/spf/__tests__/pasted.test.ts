import {recordsFromPaste} from '..';

const record = 'v=spf1 include:_spf.example.net -all';

test.each([
  ['the bare record', record],
  ['blanks around it', `\n  ${record}  \n`],
  ['quotation marks', `"${record}"`],
  ['a word processor’s quotation marks', `“${record}”`],
  ['two strings', '"v=spf1 include:_spf.exa" "mple.net -all"'],
  ['two strings without a blank between', '"v=spf1 include:_spf.exa""mple.net -all"'],
  ['a zone file’s line', `example.com. 3600 IN TXT "${record}"`],
  ['a zone file’s line without quotation marks', `@ IN TXT ${record}`],
  [
    'a zone file’s brackets',
    '@ IN TXT (\n  "v=spf1 include:_spf.example.net"\n  " -all" )',
  ],
  ['the output of dig', `;; ANSWER SECTION:\nexample.com.\t300\tIN\tTXT\t"${record}"`],
  ['a record that was wrapped', 'v=spf1\ninclude:_spf.example.net\n-all'],
  [
    'all TXT records of a domain',
    `"google-site-verification=abc"\n"${record}"\n"v=DMARC1; p=none"`,
  ],
])('%s', (_, text) => {
  expect(recordsFromPaste(text)).toEqual([record]);
});

test('two records stay two', () => {
  expect(recordsFromPaste('v=spf1 a -all\nv=spf1 mx ~all')).toEqual([
    'v=spf1 a -all',
    'v=spf1 mx ~all',
  ]);
  expect(recordsFromPaste('"v=spf1 a -all"\n"v=spf1 mx ~all"')).toHaveLength(2);
});

test('text without a record comes back as it is, and nothing stays nothing', () => {
  expect(recordsFromPaste(' spf1 -all ')).toEqual(['spf1 -all']);
  expect(recordsFromPaste(' \n ')).toEqual([]);
});
