import {dohServers} from '../../dns';
import {askedInWords, defaultResolver, readServers} from '../resolverSetting';

const own = (address: string) => readServers({choice: 'own', own: address});

describe('readServers', () => {
  test('the public resolvers, in the usual order', () => {
    expect(readServers(defaultResolver)).toEqual({
      valid: true,
      servers: dohServers,
    });
  });

  test('the chosen one first', () => {
    const reading = readServers({choice: 'Google', own: ''});
    expect(reading.valid && reading.servers.map(({name}) => name)).toEqual([
      'Google',
      'Cloudflare',
      'DNS.SB',
    ]);
  });

  test.each([
    [
      'https://dns.example.com/dns-query',
      'dns.example.com',
      'https://dns.example.com/dns-query',
    ],
    ['dns.example.com/q', 'dns.example.com', 'https://dns.example.com/q'],
    [
      ' https://dns.example.com/dns-query{?dns} ',
      'dns.example.com',
      'https://dns.example.com/dns-query',
    ],
    [
      'http://127.0.0.1:8053/dns-query',
      '127.0.0.1:8053',
      'http://127.0.0.1:8053/dns-query',
    ],
    ['http://localhost:1/q#x', 'localhost:1', 'http://localhost:1/q'],
  ])('own address %s is asked alone', (address, name, url) => {
    expect(own(address)).toEqual({valid: true, servers: [{name, url}]});
  });

  test.each([
    ['', 'no-address'],
    ['https://', 'bad-address'],
    ['https://a b/', 'bad-address'],
    ['http://dns.example.com/dns-query', 'not-https'],
    ['http://127.0.0.1.example.com/', 'not-https'],
    ['http://localhost.example.com/', 'not-https'],
    ['http://[::1]:80/q', 'not-https'],
    ['http://127.0.0.2/q', 'not-https'],
    ['javascript://127.0.0.1/', 'not-https'],
    ['ftp://127.0.0.1/', 'not-https'],
    ['https://user:word@dns.example.com/', 'with-password'],
  ])('own address “%s” is refused: %s', (address, code) => {
    const reading = own(address);
    expect(!reading.valid && reading.problem.code).toBe(code);
  });
});

test('the resolvers in words', () => {
  expect(askedInWords(dohServers)).toBe(
    'Cloudflare (Google and DNS.SB if it is slow or fails)',
  );
  expect(askedInWords([{name: 'dns.example.com', url: 'https://dns.example.com/'}])).toBe(
    'dns.example.com',
  );
  expect(askedInWords([])).toBe('');
});
