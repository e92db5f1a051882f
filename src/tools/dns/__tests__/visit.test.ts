import {resolverOf, watch, type DohAnswer, type DohResolver} from '..';

function answering(answer: DohAnswer) {
  const signals: (AbortSignal | undefined)[] = [];
  const resolver: DohResolver = {
    query: (_name, _type, options) => {
      signals.push(options?.signal);
      return Promise.resolve(answer);
    },
    withSignal: () => resolver,
    forget: () => undefined,
  };
  return {resolver, signals};
}

const answer: DohAnswer = {
  rcode: 'NOERROR',
  answers: [],
  authenticated: true,
  aliases: ['elsewhere.example'],
  server: 'Test',
};

test('the same servers share one resolver, and so its answers', () => {
  const one = [{name: 'One', url: 'https://one.example/dns-query'}];
  const two = [...one, {name: 'Two', url: 'https://two.example/dns-query'}];
  expect(resolverOf(one)).toBe(resolverOf([...one]));
  expect(resolverOf(two)).not.toBe(resolverOf(one));
  const other = [{name: 'Other', url: 'https://other.example/dns-query'}];
  expect(resolverOf(other)).not.toBe(resolverOf(one));
});

test('the servers of the choice are asked, and no others', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'));
  const servers = [{name: 'Mine', url: 'https://mine.example/dns-query'}];
  await expect(resolverOf(servers).query('example.com', 'A')).rejects.toThrow('Mine');
  expect(asked.mock.calls.map(([url]) => new URL(url as URL).hostname)).toEqual([
    'mine.example',
  ]);
  asked.mockRestore();
});

test('a watched resolver notes what was asked and answered, in order', async () => {
  const {resolver, signals} = answering(answer);
  const {signal} = new AbortController();
  const watched = watch(resolver, signal);
  await expect(watched.query('example.com', 'TXT')).resolves.toBe(answer);
  await watched.query('mx.example.com', 'A');
  expect(watched.seen).toEqual([
    {...answer, name: 'example.com', type: 'TXT'},
    {...answer, name: 'mx.example.com', type: 'A'},
  ]);
  expect(signals).toEqual([signal, signal]);
});

test('a question that fails is not noted', async () => {
  const resolver: DohResolver = {
    query: () => Promise.reject(new Error('no answer')),
    withSignal: () => resolver,
    forget: () => undefined,
  };
  const watched = watch(resolver, new AbortController().signal);
  await expect(watched.query('example.com', 'TXT')).rejects.toThrow('no answer');
  expect(watched.seen).toEqual([]);
});
