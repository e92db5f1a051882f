import {
  normalName,
  rcodeInWords,
  recordsOf,
  remember,
  type DnsAnswer,
  type Resolver,
} from '..';

test.each([
  ['SERVFAIL', /code is SERVFAIL: .*DNSSEC/, /DNSViz/],
  ['REFUSED', /code is REFUSED: /, /another resolver/],
  ['NOTIMP', /code is NOTIMP, which is not a usable/, /^Try again/],
])('%s in words', (rcode, says, cure) => {
  const words = rcodeInWords(rcode);
  expect(words.says).toMatch(says);
  expect(words.cure).toMatch(cure);
});

test.each([
  ['Example.COM.', 'example.com'],
  ['example.com', 'example.com'],
  ['.', ''],
  ['a..', 'a.'],
])('%s is compared as %s', (name, normal) => {
  expect(normalName(name)).toBe(normal);
});

test('records of one type are picked from an answer', () => {
  const answer: DnsAnswer = {
    rcode: 'NOERROR',
    answers: [
      {name: 'a.example', type: 'A', ttl: 1, data: '192.0.2.1'},
      {name: 'a.example', type: 'TXT', ttl: 1, data: ['x']},
    ],
  };
  expect(recordsOf(answer, 'A').map(({data}) => data)).toEqual(['192.0.2.1']);
  expect(recordsOf(answer, 'MX')).toEqual([]);
});

test('a resolver that remembers asks each question once, however the name is written', async () => {
  const asked: string[] = [];
  const resolver: Resolver = {
    query(name, type) {
      asked.push(`${type} ${name}`);
      return Promise.resolve({rcode: 'NOERROR', answers: []});
    },
  };
  const remembering = remember(resolver);
  expect(await remembering.query('a.example', 'A')).toBe(
    await remembering.query('A.example.', 'A'),
  );
  await remembering.query('a.example', 'AAAA');
  expect(asked).toEqual(['A a.example', 'AAAA a.example']);
});
