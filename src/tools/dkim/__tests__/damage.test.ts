import {mendRecord} from '../damage';

const mended = (record: string) => {
  const {text, problems} = mendRecord(record);
  return {
    text,
    told: problems.map(({code, position}) => `${code} at ${position}`),
  };
};

test.each([
  ['s1._domainkey.example.com. 3600 IN TXT v=DKIM1; p=AAAA'],
  ['s1._domainkey IN TXT v=DKIM1; p=AAAA'],
  ['s1._domainkey 300 txt v=DKIM1; p=AAAA'],
  ['@ TXT\tv=DKIM1; p=AAAA'],
  ['  s1\t\t300\t\tin\tTXT v=DKIM1; p=AAAA'],
])('the name and type of a zone line are replaced with spaces: %s', (record) => {
  const {text, told} = mended(record);
  expect(told).toEqual(['zone-line at 1']);
  expect(text).toHaveLength(record.length);
  expect(text.trim()).toBe('v=DKIM1; p=AAAA');
});

test.each([
  ['v=DKIM1; p=AAAA'],
  ['v=DKIM1; n=a TXT b; p=AAAA'],
  ['TXT v=DKIM1; p=AAAA'],
  ['s1 IN TXTv=DKIM1; p=AAAA'],
  ['v=DKIM1; n=say "hi" please; p=AAAA'],
  ['v=DKIM1; n=a\\b; p=AAAA'],
  ['v=DKIM1; n=-----BEGIN-----; p=AAAA'],
  ['v=DKIM1; n=up=a"b; p=AAAA'],
  [''],
])('%j is left as it is', (record) => {
  expect(mended(record)).toEqual({told: [], text: record});
});

test.each([
  ['"v=DKIM1; p=AAAA"', 'quotes at 1', ' v=DKIM1; p=AAAA '],
  ['  "v=DKIM1; p=AAAA', 'quotes at 3', '   v=DKIM1; p=AAAA'],
  ['“v=DKIM1; p=AAAA”', 'quotes at 1', ' v=DKIM1; p=AAAA '],
  ['„v=DKIM1; p=AAAA“', 'quotes at 1', ' v=DKIM1; p=AAAA '],
  ['v=DKIM1; p=AA" "AA', 'quotes at 14', 'v=DKIM1; p=AA   AA'],
  ['v=DKIM1; p=AA""AA', 'quotes at 14', 'v=DKIM1; p=AA  AA'],
  ['v=DKIM1; p=AA”AA', 'quotes at 14', 'v=DKIM1; p=AA AA'],
  ['v=DKIM1; p=AA"AA', 'quotes at 14', 'v=DKIM1; p=AA AA'],
  ['v=DKIM1; p = "AAAA', 'quotes at 14', 'v=DKIM1; p =  AAAA'],
  ['p="AAAA', 'quotes at 3', 'p= AAAA'],
  ['v=DKIM1\\; p=AAAA\\;', 'backslash at 8', 'v=DKIM1 ; p=AAAA ;'],
])('%j: %s', (record, told, text) => {
  expect(mended(record)).toEqual({told: [told], text});
});

describe('the lines around a PEM key', () => {
  test('are reported once, at the first line', () => {
    const record = 'v=DKIM1; p=-----BEGIN PUBLIC KEY-----AAAA-----END PUBLIC KEY-----';
    const {text, problems} = mendRecord(record);
    expect(problems).toMatchObject([
      {
        code: 'pem-armour',
        position: 12,
        message: 'The record contains “-----BEGIN PUBLIC KEY-----”.',
      },
    ]);
    expect(text).toHaveLength(record.length);
    expect(text.replace(/ +/g, ' ')).toBe('v=DKIM1; p= AAAA ');
  });

  test.each(['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY', 'X25519 PRIVATE KEY'])(
    'reveal a private key: %s',
    (label) => {
      const record = `v=DKIM1; p=-----BEGIN ${label}-----AAAA-----END ${label}-----`;
      expect(mended(record).told).toEqual(['private-key at 12']);
    },
  );
});

test('several kinds of damage are reported in a fixed order', () => {
  const {told, text} = mended('s1 TXT "v=DKIM1\\; p=-----BEGIN PUBLIC KEY-----AAAA"');
  expect(told).toEqual([
    'zone-line at 1',
    'quotes at 8',
    'backslash at 16',
    'pem-armour at 21',
  ]);
  expect(text.replace(/ +/g, ' ').trim()).toBe('v=DKIM1 ; p= AAAA');
});
