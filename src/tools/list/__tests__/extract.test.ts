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

test('what an address is at most as long as', () => {
  const domain = '@example.com';
  const longest = `${'a'.repeat(320 - domain.length)}${domain}`;
  expect(looksLikeAddress(longest)).toBe(true);
  expect(looksLikeAddress(`a${longest}`)).toBe(false);
});

test.each([
  ['ann@example.com.', 'ann@example.com'],
  ['ann@example.com-', 'ann@example.com'],
  ['ann@example.com_ and', 'ann@example.com'],
  ['“ann@example.com”', 'ann@example.com'],
  ['*ann@example.com*', 'ann@example.com'],
  ['|ann@example.com|', 'ann@example.com'],
  ['email=ann@example.com&x', 'email=ann@example.com'],
  ['=ann@example.com', 'ann@example.com'],
  ['(ann@example.com)', 'ann@example.com'],
  ['mailto:ann@example.com?subject=x', 'ann@example.com'],
  ['zoë@bücher.example', 'zoë@bücher.example'],
  ['ann@_dmarc.example', 'ann@_dmarc.example'],
])('in running text, “%s” is “%s”', (text, address) => {
  expect(addressesIn(text)).toEqual([{name: '', address}]);
});

test.each(['@', ' @ ', 'ann@', 'ann@.', '@example.com', '=@example.com', 'ann @home'])(
  'in running text, “%s” is no address',
  (text) => {
    expect(addressesIn(text)).toEqual([]);
  },
);

test.each([
  ['Ann Lee <a@b.org>', 'Ann Lee'],
  ['"Lee, Ann" <a@b.org>', 'Lee, Ann'],
  ['Lee" <a@b.org>', ''],
  ['To: Ann <a@b.org>', 'Ann'],
  ['x, Ann <a@b.org>', 'Ann'],
  ['x; Ann <a@b.org>', 'Ann'],
  ['x\nAnn <a@b.org>', 'Ann'],
  ['x\rAnn <a@b.org>', 'Ann'],
  ['x\tAnn <a@b.org>', 'Ann'],
  ['<x> Ann <a@b.org>', 'Ann'],
  ['<x Ann <a@b.org>', 'x Ann'],
  ['Ann <a@b.org', ''],
  ['Ann a@b.org>', ''],
  ['<a@b.org>', ''],
])('the name in “%s” is “%s”', (text, name) => {
  expect(addressesIn(text)).toEqual([{name, address: 'a@b.org'}]);
});

test('a name is not taken from the address before it', () => {
  expect(addressesIn('a@b.org Bob <c@d.org>')).toEqual([
    {name: '', address: 'a@b.org'},
    {name: 'Bob', address: 'c@d.org'},
  ]);
});

test.each([
  ['„ann@example.com“', 'ann@example.com'],
  ['`ann@example.com`', 'ann@example.com'],
  ['(ann@example.com)', 'ann@example.com'],
  ['(mailto:ann@example.com)', 'ann@example.com'],
  ['" mailto:ann@example.com"', 'ann@example.com'],
  ['Ann <mailto:ann@example.com>,', 'ann@example.com'],
  ['a > b', 'a > b'],
  ['a <b', 'a <b'],
  ['"ann@example.com', 'ann@example.com'],
  ['ann@example.com,;', 'ann@example.com'],
  ['"', ''],
])('the address in the cell “%s” is “%s”', (cell, address) => {
  expect(addressIn(cell)).toBe(address);
});

test('what is longer than an address can be is cut on both sides', () => {
  expect(addressesIn(`${'a'.repeat(200)}@one.org`)).toEqual([
    {name: '', address: `${'a'.repeat(128)}@one.org`},
  ]);
  expect(addressesIn(`ann@${'b'.repeat(300)}`)).toEqual([
    {name: '', address: `ann@${'b'.repeat(259)}`},
  ]);
  const name = 'n'.repeat(200);
  expect(addressesIn(`${name} <ann@one.org>`)[0]?.name).toBe(name.slice(81));
});

test.each([
  ['ann@one.org@two.org', ['ann@one.org']],
  ['ann@one.org,bob@two.org', ['ann@one.org', 'bob@two.org']],
  ['@@ann@one.org', ['ann@one.org']],
  ['ann@ bob@two.org', ['bob@two.org']],
  ['ann@-- bob@two.org', ['bob@two.org']],
  ['“‘ann@one.org’”', ['ann@one.org']],
  ['a=b*c@one.org', ['a=b*c@one.org']],
])('the addresses in “%s” are %j', (text, expected) => {
  expect(addressesIn(text).map(({address}) => address)).toEqual(expected);
});

test.each([
  [' Ann\u200b < ann@one.org > (work)', 'ann@one.org'],
  ['<a@one.org> <b@two.org>', 'b@two.org'],
  ['<ann@one.org> (work)', 'ann@one.org'],
  ['a@one.org>', 'a@one.org'],
  ['<a@one.org', 'a@one.org'],
  ['"“ann@one.org”"', 'ann@one.org'],
  ['" "', ''],
  ['ann@one.org\u00a0)', 'ann@one.org'],
  ['mailto: ann@one.org', 'ann@one.org'],
  ['mailto:mailto:ann@one.org', 'mailto:ann@one.org'],
  ['see mailto:ann@one.org', 'see mailto:ann@one.org'],
])('the address in the cell “%s” is “%s”, whatever surrounds it', (cell, address) => {
  expect(addressIn(cell)).toBe(address);
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
