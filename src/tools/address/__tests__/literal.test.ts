import {parseAddress} from '..';

function reading(literal: string): string {
  const result = parseAddress(`ann@${literal}`);
  return result.valid
    ? result.asciiDomain
    : `${result.problem.code}@${result.problem.position}`;
}

describe('the grammar of address literals (RFC 5321, 4.1.3)', () => {
  test.each([
    ['[0.0.0.0]', '[0.0.0.0]'],
    ['[255.255.255.255]', '[255.255.255.255]'],
    ['[IPv6:1:2:3:4:5:6:7:8]', '[IPv6:1:2:3:4:5:6:7:8]'],
    ['[IPv6:ABCD::1]', '[IPv6:abcd::1]'],
    ['[IPv6:::]', '[IPv6:::]'],
    ['[IPv6:1::]', '[IPv6:1::]'],
    ['[IPv6:1:2:3:4:5:6::]', '[IPv6:1:2:3:4:5:6::]'],
    ['[IPv6:::ffff:192.0.2.1]', '[IPv6:::ffff:192.0.2.1]'],
    ['[IPv6:1:2:3:4:5:6:192.0.2.1]', '[IPv6:1:2:3:4:5:6:192.0.2.1]'],
  ])('%s', (literal, expected) => {
    expect(reading(literal)).toBe(expected);
  });

  test.each([
    ['[', 'open-literal@5'],
    ['[]', 'bad-literal@6'],
    ['[]x', 'after-literal@7'],
    ['[256.0.0.1]', 'bad-literal@6'],
    ['[1.2.3.4.5]', 'bad-literal@6'],
    ['[1.2.3.x]', 'bad-literal@6'],
    ['[xIPv6:2001:db8::1]', 'bad-literal@6'],
    ['[IPv6:]', 'bad-ip6-literal@11'],
    ['[IPv6:1:2:3:4:5:6:7]', 'bad-ip6-literal@11'],
    ['[IPv6:1:2:3:4:5:6:7:8:9]', 'bad-ip6-literal@11'],
    ['[IPv6:1:2:3:4:5:6:7::]', 'bad-ip6-literal@11'],
    ['[IPv6:1:2:3:4:5::192.0.2.1]', 'bad-ip6-literal@11'],
    ['[IPv6:12345::1]', 'bad-ip6-literal@11'],
    ['[IPv6:1::g]', 'bad-ip6-literal@11'],
    ['[IPv6:::ffff:192.0.2.256]', 'bad-ip6-literal@11'],
    ['[IPv6:1:2:3:4:5:6:7:192.0.2.1]', 'bad-ip6-literal@11'],
    ['[IPv6:::192.0.2.1:1]', 'bad-ip6-literal@11'],
    [`[IPv6:${'0'.repeat(50)}::1]`, 'bad-ip6-literal@11'],
  ])('%s is none', (literal, expected) => {
    expect(reading(literal)).toBe(expected);
  });
});
