import fc from 'fast-check';
import {addressesIn, addressIn, looksLikeAddress} from '../extract';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['  ann@example.com\u00a0', 'ann@example.com'],
  ['\u200bann@example.com\ufeff', 'ann@example.com'],
  ['mailto:ann@example.com', 'ann@example.com'],
  ['MAILTO:ann@example.com', 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['Ann Lee <ann@example.com>', 'ann@example.com'],
  ['"Lee, Ann" <ann@example.com>', 'ann@example.com'],
  ["'ann@example.com'", 'ann@example.com'],
  ['“ann@example.com”', 'ann@example.com'],
  ['ann@example.com;', 'ann@example.com'],
  ['"ann lee"@example.com', '"ann lee"@example.com'],
  ['ann@exa mple.com', 'ann@exa mple.com'],
  ['ann.example.com', 'ann.example.com'],
  ['a@b,com', 'a@b,com'],
  ['', ''],
  ['  ', ''],
])('the address in “%s” is “%s”', (cell, address) => {
  expect(addressIn(cell)).toBe(address);
});

test('what looks like an address may still be broken', () => {
  expect(looksLikeAddress('a@b')).toBe(true);
  expect(looksLikeAddress('@b')).toBe(false);
  expect(looksLikeAddress('a@')).toBe(false);
  expect(looksLikeAddress('ask me @ noon')).toBe(false);
});

test('finds addresses in text, with names before angle brackets', () => {
  expect(
    addressesIn(
      'To: Ann Lee <ann@example.com>, bob@example.org.\nCc: zoë@münchen.example; a@b',
    ),
  ).toEqual([
    {name: 'Ann Lee', address: 'ann@example.com'},
    {name: '', address: 'bob@example.org'},
    {name: '', address: 'zoë@münchen.example'},
    {name: '', address: 'a@b'},
  ]);
});

test('whatever the text: no error, and every find stands in it, in order', () => {
  const unit = fc.constantFrom(
    'a',
    '@',
    '.',
    '<',
    '>',
    '"',
    ' ',
    ',',
    '\n',
    '-',
    'ö',
    '\ud83d',
  );
  fc.assert(
    fc.property(fc.string({unit, maxLength: 60}), (text) => {
      let from = 0;
      for (const {address} of addressesIn(text)) {
        const at = text.indexOf(address, from);
        expect(at).toBeGreaterThanOrEqual(0);
        from = at + address.length;
      }
      expect(text).toContain(addressIn(text));
    }),
  );
});
