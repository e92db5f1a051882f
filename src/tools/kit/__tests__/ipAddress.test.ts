import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import {ipText, maskOctets, readIp} from '..';

const octets = (length: number) =>
  fc.array(fc.nat({max: 255}), {minLength: length, maxLength: length});
/** With runs of zeros, which the short form shortens. */
const ip6 = fc
  .array(fc.oneof(fc.constant(0), fc.nat({max: 0xffff})), {minLength: 8, maxLength: 8})
  .map((groups) => groups.flatMap((group) => [group >> 8, group & 255]));

test('addresses are read and written as ipaddr.js does', () => {
  fc.assert(
    fc.property(fc.oneof(octets(4), octets(16), ip6), (address) => {
      const peer = ipaddr.fromByteArray(address);
      expect(ipText(address)).toBe(peer.toString());
      expect(readIp(ipText(address))).toEqual(address);
    }),
  );
});

test('texts of colons, digits and dots are addresses where they are for ipaddr.js', () => {
  const group = fc.constantFrom('0', 'ff', 'ABCD', '00', '');
  const tail = fc.constantFrom(
    '',
    ':',
    '::',
    '1.2.3.4',
    '256.1.1.1',
    '1.2.3',
    '1.2.3.04',
  );
  const text = fc
    .tuple(
      fc.array(fc.tuple(group, fc.constantFrom(':', '::', ':', ':')), {maxLength: 9}),
      tail,
    )
    .map(([groups, end]) => groups.flat().join('') + end);
  fc.assert(
    fc.property(fc.oneof(text, fc.ipV6(), fc.ipV4(), fc.string()), (one) => {
      // ipaddr.js also takes zones, octal numbers and long groups, and ::1.2.3.4 for a mapped one.
      if (/%|[\da-f]{5}|(?:^|[.:])0\d+\.|\.0\d+|^::\d+\./i.test(one)) {
        return;
      }
      const isAddress = one.includes(':')
        ? ipaddr.IPv6.isValid(one)
        : ipaddr.IPv4.isValidFourPartDecimal(one);
      expect(readIp(one)).toEqual(
        isAddress ? ipaddr.parse(one).toByteArray() : undefined,
      );
    }),
    {numRuns: 2_000},
  );
});

test('networks begin where those of ipaddr.js do', () => {
  fc.assert(
    fc.property(fc.oneof(octets(4), octets(16)), fc.nat({max: 128}), (address, bits) => {
      const prefix = Math.min(bits, 8 * address.length);
      const text = `${ipText(address)}/${prefix}`;
      const peer = (
        address.length === 4 ? ipaddr.IPv4 : ipaddr.IPv6
      ).networkAddressFromCIDR(text);
      expect(maskOctets(address, prefix)).toEqual(peer.toByteArray());
    }),
  );
});

test.each([
  '',
  '1.2.3',
  '1.2.3.4.5',
  '01.2.3.4',
  '1.2.3.256',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7:8::',
  '1::2::3',
  ':1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:',
  ':::',
  '12345::',
  'fe80::1%eth0',
  '::1.2.3',
  '1.2.3.4::',
  ':'.repeat(100_000),
])('%.20s is no address', (text) => {
  expect(readIp(text)).toBeUndefined();
});
