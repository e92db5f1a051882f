import {DnsError} from '..';
import {createZoneResolver, type Zone} from '../testing';

const fault = new DnsError('timeout', 'No response.');
const zone: Zone = {
  'Example.com.': {
    TXT: ['v=spf1 -all', ['two ', 'strings']],
    SPF: ['v=spf1 -all'],
    A: ['192.0.2.1'],
  },
  'broken.example': 'SERVFAIL',
  'silent.example': fault,
};

test('a zone answers with its records, however a name is written', async () => {
  const resolver = createZoneResolver(zone);
  const common = {name: 'example.com', ttl: 300};
  expect(await resolver.query('EXAMPLE.com', 'TXT')).toEqual({
    rcode: 'NOERROR',
    answers: [
      {...common, type: 'TXT', data: ['v=spf1 -all']},
      {...common, type: 'TXT', data: ['two ', 'strings']},
    ],
    authenticated: false,
  });
  expect(await resolver.query('example.com.', 'SPF')).toMatchObject({
    answers: [{...common, type: 'SPF', data: ['v=spf1 -all']}],
  });
  expect(await resolver.query('example.com', 'A')).toMatchObject({
    answers: [{...common, type: 'A', data: '192.0.2.1'}],
  });
  expect(resolver.asked).toEqual(['TXT example.com', 'SPF example.com', 'A example.com']);
});

test('a type that is missing has no records, and a name that is missing does not exist', async () => {
  const resolver = createZoneResolver(zone);
  expect(await resolver.query('example.com', 'MX')).toMatchObject({
    rcode: 'NOERROR',
    answers: [],
  });
  expect(await resolver.query('other.example', 'A')).toEqual({
    rcode: 'NXDOMAIN',
    answers: [],
  });
});

test('a name can fail, with a response code or without a response', async () => {
  const resolver = createZoneResolver(zone);
  expect(await resolver.query('broken.example', 'A')).toEqual({
    rcode: 'SERVFAIL',
    answers: [],
  });
  await expect(resolver.query('silent.example', 'A')).rejects.toBe(fault);
});

test('a validating resolver says so', async () => {
  const resolver = createZoneResolver(zone, {authenticated: true});
  expect(await resolver.query('example.com', 'A')).toMatchObject({authenticated: true});
});
