import {getEventListeners, once} from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';

import {
  AUTHENTIC_DATA,
  decode,
  encode,
  TRUNCATED_RESPONSE,
  type Answer,
  type Packet,
} from '@leichtgewicht/dns-packet';
import fc from 'fast-check';

import {
  createDohResolver,
  DnsError,
  recordsOf,
  type DohOptions,
  type DohServer,
} from '..';
import {decodeAnswer, encodeQuestion} from '../wire';

const MEDIA_TYPE = 'application/dns-message';

interface Asked {
  name: string;
  type: string;
  flags: number;
  id: number;
  request: IncomingMessage;
}

/** What the server does with a question: answer with a packet, or with the whole response. */
type Handler = (asked: Asked, response: ServerResponse) => Partial<Packet> | undefined;

/** A DoH server on the loopback interface, which speaks RFC 8484 GET and nothing else. */
class DohTestServer {
  readonly asked: Asked[] = [];
  private server: Server | undefined;

  constructor(private readonly handler: Handler) {}

  async start(name = 'Loopback'): Promise<DohServer> {
    this.server = createServer((request, response) => {
      this.serve(request, response);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const {port} = this.server.address() as AddressInfo;
    return {name, url: `http://127.0.0.1:${port}/dns-query`};
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const dns = url.searchParams.get('dns');
    const {method, headers} = request;
    if (method !== 'GET' || headers.accept !== MEDIA_TYPE || !dns || /[+/=]/.test(dns)) {
      response.writeHead(400).end();
      return;
    }
    const query = decode(Buffer.from(dns, 'base64url'));
    const [question] = query.questions ?? [];
    if (!question) {
      response.writeHead(400).end();
      return;
    }
    const asked = {...question, flags: query.flags ?? 0, id: query.id ?? -1, request};
    this.asked.push(asked);
    const packet = this.handler(asked, response);
    if (packet) {
      send(response, message(packet, question));
    }
  }
}

function message(
  packet: Partial<Packet>,
  question: {name: string; type: string},
): Uint8Array {
  return encode({
    type: 'response',
    questions: [question],
    ...packet,
  });
}

function send(
  response: ServerResponse,
  body: Uint8Array | string,
  type = MEDIA_TYPE,
): void {
  response.writeHead(200, {'content-type': type}).end(body);
}

const rcode = {NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5};

const running: DohTestServer[] = [];

async function serve(handler: Handler, name?: string) {
  const server = new DohTestServer(handler);
  running.push(server);
  return {server, at: await server.start(name)};
}

async function resolverFor(handler: Handler, options: DohOptions = {}) {
  const {server, at} = await serve(handler);
  return {server, resolver: createDohResolver({servers: [at], ...options})};
}

afterEach(() => {
  running.splice(0).forEach((server) => {
    server.stop();
  });
});

const a = (name: string, data: string, ttl = 60): Answer => ({
  type: 'A',
  name,
  ttl,
  data,
});

async function failure(promise: Promise<unknown>): Promise<DnsError> {
  const error = await promise.then(
    () => {
      throw new Error('The question was answered.');
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DnsError);
  return error as DnsError;
}

describe('answers', () => {
  test('the question is an RFC 8484 GET with identifier 0 that asks for the AD bit', async () => {
    const {server, resolver} = await resolverFor(({name}) => ({
      answers: [a(name, '192.0.2.1')],
    }));
    await resolver.query('Example.COM.', 'A');
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({name: 'example.com', type: 'A', id: 0});
    expect(server.asked[0]?.flags).toBe(0x0100 | AUTHENTIC_DATA);
  });

  test.each(['a~.example', 'a?.example'])(
    'a message whose base64 has + or / goes into the address in base64url: %s',
    async (name) => {
      const {server, resolver} = await resolverFor(() => ({}));
      await resolver.query(name, 'A');
      const written = Buffer.from(encodeQuestion(name, 'A')).toString('base64url');
      expect(server.asked[0]?.request.url).toBe(`/dns-query?dns=${written}`);
    },
  );

  test('a query sends no cookies and no referrer, and no cache keeps it beside ours', async () => {
    const fetchFrom = jest.fn(fetch);
    const {resolver} = await resolverFor(() => ({}), {fetch: fetchFrom});
    await resolver.query('example.com', 'A');
    expect(fetchFrom.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  });

  test('every type of record comes as its type says', async () => {
    const data: Record<string, Answer['data']> = {
      A: '192.0.2.1',
      AAAA: '2001:db8::1',
      CNAME: 'target.example',
      MX: {preference: 10, exchange: 'mx.example'},
      NS: 'ns.example',
      PTR: 'host.example',
      TXT: ['v=spf1 -all'],
    };
    const {resolver} = await resolverFor(({name, type}) => ({
      // A copy, for the encoder changes what it is given.
      answers: [{name, type, ttl: 60, data: structuredClone(data[type])} as Answer],
    }));
    for (const type of ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'TXT'] as const) {
      expect(await resolver.query('example.com', type)).toEqual({
        rcode: 'NOERROR',
        answers: [{name: 'example.com', type, ttl: 60, data: data[type]}],
        aliases: [],
        authenticated: false,
        server: 'Loopback',
      });
    }
  });

  test('CAA and DS records come with what the tools need of them', async () => {
    const {resolver} = await resolverFor(({name, type}) => ({
      answers: [
        type === 'CAA'
          ? {type, name, data: {issuerCritical: true, tag: 'issue', value: 'ca.example'}}
          : ({
              type,
              name,
              data: {keyTag: 7, algorithm: 13, digestType: 2, digest: Buffer.alloc(32)},
            } as Answer),
      ],
    }));
    const caa = await resolver.query('example.com', 'CAA');
    expect(recordsOf(caa, 'CAA').map(({data}) => data)).toEqual([
      {critical: true, tag: 'issue', value: 'ca.example'},
    ]);
    const ds = await resolver.query('example.com', 'DS');
    expect(recordsOf(ds, 'DS').map(({data}) => data)).toEqual([
      {keyTag: 7, algorithm: 13, digestType: 2},
    ]);
  });

  test('the strings of a TXT record stay apart, and every octet becomes one character', async () => {
    const octets = Uint8Array.from({length: 255}, (_, index) => index + 1);
    const {resolver} = await resolverFor(({name}) => ({
      answers: [
        {type: 'TXT', name, data: [Buffer.from('v=spf1 a'), Buffer.from(' -all')]},
        {type: 'TXT', name, data: [Buffer.from(octets), Buffer.from('é')]},
        {type: 'TXT', name, data: [Buffer.alloc(0)]},
      ],
    }));
    const answer = await resolver.query('example.com', 'TXT');
    const [first, second, third] = recordsOf(answer, 'TXT').map(({data}) => data);
    expect(first).toEqual(['v=spf1 a', ' -all']);
    expect(second).toEqual([String.fromCharCode(...octets), '\u00c3\u00a9']);
    expect(third).toEqual(['']);
  });

  test('a record of type SPF (99) has strings as a TXT record has', async () => {
    const octets = Buffer.from('\x06v=spf1\x05 -all\x00', 'latin1');
    const {server, resolver} = await resolverFor(({name, type}) => ({
      answers: [{type, name, ttl: 60, data: octets} as unknown as Answer],
    }));
    const answer = await resolver.query('example.com', 'SPF');
    expect(server.asked).toMatchObject([{type: 'SPF'}]);
    expect(recordsOf(answer, 'SPF').map(({data}) => data)).toEqual([
      ['v=spf1', ' -all', ''],
    ]);
  });

  test('a record of type SPF whose last string is cut off is refused', async () => {
    const {resolver} = await resolverFor(({name, type}) => ({
      answers: [{type, name, data: Buffer.from('\x09v=spf1')} as unknown as Answer],
    }));
    await expect(resolver.query('example.com', 'SPF')).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  test.each(['NXDOMAIN', 'SERVFAIL', 'REFUSED'] as const)(
    '%s is an answer',
    async (code) => {
      const {server, resolver} = await resolverFor(() => ({flags: rcode[code]}));
      const answer = await resolver.query('example.com', 'TXT');
      expect(answer).toMatchObject({rcode: code, answers: []});
      expect(server.asked).toHaveLength(1);
    },
  );

  test('no data: the name exists and has no such record', async () => {
    const {resolver} = await resolverFor(() => ({}));
    expect(await resolver.query('example.com', 'MX')).toMatchObject({
      rcode: 'NOERROR',
      answers: [],
    });
  });

  test('CNAMEs are followed to the records of the type', async () => {
    const {resolver} = await resolverFor(() => ({
      answers: [
        {type: 'CNAME', name: 'WWW.example.com', ttl: 30, data: 'one.example.net'},
        {type: 'CNAME', name: 'one.example.net', ttl: 20, data: 'Two.example.net'},
        a('two.example.net', '192.0.2.7', 90),
        a('unrelated.example', '192.0.2.99'),
      ],
    }));
    const answer = await resolver.query('www.example.com', 'A');
    expect(answer.answers).toEqual([
      {name: 'two.example.net', type: 'A', ttl: 90, data: '192.0.2.7'},
    ]);
    expect(answer.aliases).toEqual(['one.example.net', 'two.example.net']);
  });

  test('CNAMEs in a circle have no end and no records', async () => {
    const {resolver} = await resolverFor(() => ({
      answers: [
        {type: 'CNAME', name: 'a.example', data: 'b.example'},
        {type: 'CNAME', name: 'b.example', data: 'a.example'},
      ],
    }));
    expect(await resolver.query('a.example', 'A')).toMatchObject({
      answers: [],
      aliases: ['b.example', 'a.example'],
    });
  });

  test('records of another name or another class are no part of the answer', async () => {
    const {resolver} = await resolverFor(({name}) => ({
      answers: [
        {type: 'CNAME', name: 'other.example', data: 'elsewhere.example'},
        {...a('elsewhere.example', '192.0.2.8'), class: 'IN'},
        {...a(name, '192.0.2.9'), class: 'CH'},
      ] as Answer[],
    }));
    expect(await resolver.query('example.com', 'A')).toMatchObject({
      answers: [],
      aliases: [],
    });
  });

  test('a TTL with the highest bit set counts as 0 (RFC 2181, 8)', async () => {
    const {resolver} = await resolverFor(({name}) => ({
      answers: [a(name, '192.0.2.1', 2 ** 31 - 1), a(name, '192.0.2.2', 2 ** 31)],
    }));
    const {answers} = await resolver.query('example.com', 'A');
    expect(answers.map(({ttl}) => ttl)).toEqual([2 ** 31 - 1, 0]);
  });

  test('a message is put together from the pieces in which it arrives', async () => {
    const {at} = await serve(() => ({}));
    const question = {name: 'example.com', type: 'A'};
    const whole = message({answers: [a('example.com', '192.0.2.1')]}, question);
    const resolver = createDohResolver({
      servers: [at],
      fetch: () => {
        const body = new ReadableStream({
          start(pieces) {
            pieces.enqueue(whole.slice(0, 20));
            pieces.enqueue(whole.slice(20, 21));
            pieces.enqueue(whole.slice(21));
            pieces.close();
          },
        });
        return Promise.resolve(
          new Response(body, {headers: {'content-type': MEDIA_TYPE}}),
        );
      },
    });
    expect((await resolver.query('example.com', 'A')).answers).toMatchObject([
      {data: '192.0.2.1'},
    ]);
  });

  test('the longest message there is, is read', async () => {
    const {resolver} = await resolverFor((asked, response) => {
      const whole = message({answers: [a(asked.name, '192.0.2.1')]}, asked);
      send(response, Buffer.concat([whole], 65_535));
      return undefined;
    });
    expect((await resolver.query('example.com', 'A')).answers).toHaveLength(1);
  });

  test('the AD bit is passed on', async () => {
    const {resolver} = await resolverFor(({name}) => ({
      flags: AUTHENTIC_DATA,
      answers: [a(name, '192.0.2.1')],
    }));
    expect((await resolver.query('example.com', 'A')).authenticated).toBe(true);
  });
});

describe('failures', () => {
  test('HTTP 503 is a network error that names the resolver', async () => {
    const {resolver} = await resolverFor((_, response) => {
      response.writeHead(503).end('busy');
      return undefined;
    });
    const error = await failure(resolver.query('example.com', 'A'));
    expect(error.code).toBe('network');
    expect(error.message).toBe('Loopback returned HTTP status 503.');
  });

  test('a server that is not there is a network error', async () => {
    const {server, at} = await serve(() => ({}));
    server.stop();
    const error = await failure(
      createDohResolver({servers: [at]}).query('example.com', 'A'),
    );
    expect(error).toMatchObject({
      code: 'network',
      message: 'Loopback could not be reached.',
    });
  });

  test('a server that hangs up in the middle of the body is a network error', async () => {
    const {resolver} = await resolverFor((_, response) => {
      response.writeHead(200, {'content-type': MEDIA_TYPE, 'content-length': '100'});
      response.write('abc', () => response.destroy());
      return undefined;
    });
    expect((await failure(resolver.query('example.com', 'A'))).code).toBe('network');
  });

  test('a silent server is given up after the time-out', async () => {
    const {resolver} = await resolverFor(() => undefined, {timeoutMs: 100});
    const error = await failure(resolver.query('example.com', 'A'));
    expect(error.code).toBe('timeout');
    expect(error.message).toBe('Loopback did not respond within 0.1 seconds.');
  });

  test('a server that stops in the middle of the body is given up too', async () => {
    const {resolver} = await resolverFor(
      (_, response) => {
        response.writeHead(200, {'content-type': MEDIA_TYPE}).write('abc');
        return undefined;
      },
      {timeoutMs: 100},
    );
    expect((await failure(resolver.query('example.com', 'A'))).code).toBe('timeout');
  });

  test.each([
    [1_000, '1 second'],
    [2_000, '2 seconds'],
  ])('the time a server had is named: %i ms', async (timeoutMs, limit) => {
    const {at} = await serve(() => ({}));
    jest.useFakeTimers();
    try {
      const resolver = createDohResolver({
        servers: [at],
        timeoutMs,
        fetch: (_, options) =>
          new Promise((_resolve, reject) => {
            options?.signal?.addEventListener('abort', reject);
          }),
      });
      const failed = failure(resolver.query('example.com', 'A'));
      await jest.advanceTimersByTimeAsync(timeoutMs);
      expect((await failed).message).toBe(`Loopback did not respond within ${limit}.`);
    } finally {
      jest.useRealTimers();
    }
  });

  test('without servers, nobody can be asked', async () => {
    const error = await failure(
      createDohResolver({servers: []}).query('example.com', 'A'),
    );
    expect(error.code).toBe('network');
  });

  test('a response without a type, and one without a body, are malformed', async () => {
    const {at} = await serve(() => ({}));
    const answering = (response: () => Response) =>
      createDohResolver({servers: [at], fetch: () => Promise.resolve(response())});
    const untyped = answering(() => new Response(new Uint8Array(12)));
    expect(await failure(untyped.query('example.com', 'A'))).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('data of no type') as string,
    });
    const headers = {'content-type': `${MEDIA_TYPE.toUpperCase()}; charset=utf-8`};
    const empty = answering(() => new Response(null, {headers}));
    expect(await failure(empty.query('example.com', 'A'))).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('not a DNS message') as string,
    });
  });

  const spoil: Record<string, (whole: Uint8Array) => Uint8Array | string> = {
    nothing: () => new Uint8Array(0),
    'half a header': (whole) => whole.slice(0, 6),
    'a cut off record': (whole) => whole.slice(0, -2),
    'a page of text': () => '<!doctype html><title>Log in to the Wi-Fi</title>',
    'counts without records': () =>
      Uint8Array.from([0, 0, 0x81, 0x80, 255, 255, 255, 255, 255, 255, 255, 255]),
    'random octets': () =>
      Uint8Array.from({length: 80}, (_, index) => (index * 73 + 41) % 256),
    'more than 65,535 octets': (whole) => Buffer.concat([whole, Buffer.alloc(70_000)]),
  };
  test.each(Object.keys(spoil))('%s is malformed', async (what) => {
    const {resolver} = await resolverFor((asked, response) => {
      const whole = message({answers: [a(asked.name, '192.0.2.1')]}, asked);
      send(response, spoil[what]?.(whole) ?? '');
      return undefined;
    });
    const error = await failure(resolver.query('example.com', 'A'));
    expect(error.code).toBe('malformed');
    expect(error.message).toContain('Loopback');
  });

  test('a truncated answer (TC), a question, and an answer to another question are malformed', async () => {
    const packets: Record<string, Partial<Packet>> = {
      'cut.example': {flags: TRUNCATED_RESPONSE},
      'question.example': {type: 'query'},
      'other.example': {questions: [{name: 'elsewhere.example', type: 'A'}]},
      'type.example': {questions: [{name: 'type.example', type: 'MX'}]},
    };
    const {resolver} = await resolverFor(({name}) => packets[name] ?? {});
    for (const name of Object.keys(packets)) {
      expect((await failure(resolver.query(name, 'A'))).code).toBe('malformed');
    }
  });

  test('another media type is malformed', async () => {
    const {resolver} = await resolverFor((asked, response) => {
      send(response, message({}, asked), 'text/html; charset=utf-8');
      return undefined;
    });
    const error = await failure(resolver.query('example.com', 'A'));
    expect(error).toMatchObject({
      code: 'malformed',
      message: 'Loopback returned text/html, which is not a DNS message.',
    });
  });

  test.each([
    '',
    '.',
    'a..example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
  ])('the name %j is refused before anyone is asked', async (name) => {
    const {server, resolver} = await resolverFor(() => ({}));
    expect((await failure(resolver.query(name, 'A'))).code).toBe('malformed');
    expect(server.asked).toHaveLength(0);
  });
});

describe('a second resolver', () => {
  const busy: Handler = (_, response) => {
    response.writeHead(503).end();
    return undefined;
  };
  const good: Handler = ({name}) => ({answers: [a(name, '192.0.2.1')]});

  test.each<[string, Handler]>([
    ['HTTP 503', busy],
    ['silence', () => undefined],
    [
      'garbage',
      (_, response) => {
        send(response, 'garbage');
        return undefined;
      },
    ],
  ])(
    'is asked once after %s of the first, and is the first from then on',
    async (_, bad) => {
      const first = await serve(bad, 'First');
      const second = await serve(good, 'Second');
      const third = await serve(good, 'Third');
      const resolver = createDohResolver({
        servers: [first.at, second.at, third.at],
        timeoutMs: 1_000,
        // A server that has failed is not waited for.
        headStartMs: 60_000,
      });
      expect((await resolver.query('one.example', 'A')).server).toBe('Second');
      expect((await resolver.query('two.example', 'A')).server).toBe('Second');
      expect(first.server.asked).toHaveLength(1);
      expect(second.server.asked).toHaveLength(2);
      expect(third.server.asked).toHaveLength(0);
    },
  );

  test('is not asked when the first answers SERVFAIL', async () => {
    const first = await serve(() => ({flags: rcode.SERVFAIL}), 'First');
    const second = await serve(good, 'Second');
    const resolver = createDohResolver({servers: [first.at, second.at]});
    expect((await resolver.query('one.example', 'A')).rcode).toBe('SERVFAIL');
    expect(second.server.asked).toHaveLength(0);
  });

  test('all servers are asked, and the error tells of all', async () => {
    const asked: string[] = [];
    const resolver = createDohResolver({
      servers: ['First', 'Second', 'Third'].map((name) => ({
        name,
        url: `https://${name.toLowerCase()}.example/dns-query`,
      })),
      timeoutMs: 100,
      headStartMs: 50,
      // Not over the network, where a busy machine may be slower than the time-out.
      fetch: (url, options) => {
        asked.push(new URL(new Request(url).url).hostname);
        return asked.length === 2
          ? new Promise((_, reject) => {
              options?.signal?.addEventListener('abort', reject);
            })
          : Promise.resolve(new Response(null, {status: 503}));
      },
    });
    const error = await failure(resolver.query('one.example', 'A'));
    expect(error.message.split(/(?<=\.) (?=[FST])/)).toEqual([
      'First returned HTTP status 503.',
      'Third returned HTTP status 503.',
      'Second did not respond within 0.1 seconds.',
    ]);
    expect(asked).toEqual(['first.example', 'second.example', 'third.example']);
  });

  test('the third answers where the first two fail', async () => {
    const first = await serve(busy, 'First');
    const second = await serve(busy, 'Second');
    const third = await serve(good, 'Third');
    const resolver = createDohResolver({servers: [first.at, second.at, third.at]});
    expect((await resolver.query('one.example', 'A')).server).toBe('Third');
  });

  test('is asked beside a first one that is slow, which is left then', async () => {
    const late: ServerResponse[] = [];
    const first = await serve((_, response) => {
      late.push(response);
      return undefined;
    }, 'First');
    const second = await serve(good, 'Second');
    const resolver = createDohResolver({
      servers: [first.at, second.at],
      headStartMs: 20,
      timeoutMs: 60_000,
    });
    expect((await resolver.query('one.example', 'A')).server).toBe('Second');
    const [response] = late;
    if (response && !response.destroyed) {
      await once(response, 'close');
    }
    expect(first.server.asked).toHaveLength(1);
  });

  test('a slow answer still counts when it comes first', async () => {
    let answerFirst: (() => void) | undefined;
    const first = await serve(({name, type}, response) => {
      answerFirst = () => {
        send(response, message({answers: [a(name, '192.0.2.7')]}, {name, type}));
      };
      return undefined;
    }, 'First');
    const second = await serve(() => {
      answerFirst?.();
      return undefined;
    }, 'Second');
    const resolver = createDohResolver({
      servers: [first.at, second.at],
      headStartMs: 20,
      timeoutMs: 60_000,
    });
    expect((await resolver.query('one.example', 'A')).server).toBe('First');
    expect(second.server.asked).toHaveLength(1);
  });
});

describe('the cache', () => {
  function clock() {
    let time = 1_000_000;
    return {
      now: () => time,
      pass: (seconds: number) => {
        time += seconds * 1_000;
      },
    };
  }

  test('keeps an answer for its smallest TTL', async () => {
    const {now, pass} = clock();
    const {server, resolver} = await resolverFor(
      ({name}) => ({
        answers: [
          {type: 'CNAME', name, ttl: 20, data: 'target.example'},
          a('target.example', '192.0.2.1', 60),
        ],
      }),
      {now},
    );
    const first = await resolver.query('example.com', 'A');
    pass(19);
    expect(await resolver.query('EXAMPLE.com.', 'A')).toEqual(first);
    expect(server.asked).toHaveLength(1);
    pass(1);
    await resolver.query('example.com', 'A');
    expect(server.asked).toHaveLength(2);
    await resolver.query('example.com', 'AAAA');
    expect(server.asked).toHaveLength(3);
  });

  test('keeps "there is none" as long as the SOA says, and without SOA not at all', async () => {
    const {now, pass} = clock();
    const soa = {mname: 'ns.example', rname: 'root.example', minimum: 30};
    const {server, resolver} = await resolverFor(
      ({name}) => ({
        flags: rcode.NXDOMAIN,
        authorities:
          name === 'with.example'
            ? [
                {type: 'NS', name: 'example', ttl: 5, data: 'ns.example'},
                {type: 'SOA', name: 'example', ttl: 900, data: soa},
              ]
            : [],
      }),
      {now},
    );
    await resolver.query('with.example', 'A');
    pass(29);
    await resolver.query('with.example', 'A');
    expect(server.asked).toHaveLength(1);
    pass(1);
    await resolver.query('with.example', 'A');
    expect(server.asked).toHaveLength(2);
    await resolver.query('without.example', 'A');
    await resolver.query('without.example', 'A');
    expect(server.asked).toHaveLength(4);
  });

  test('keeps no failure, forgets when told, and drops the oldest', async () => {
    let busy = true;
    const {server, resolver} = await resolverFor(
      ({name}, response) => {
        if (busy) {
          response.writeHead(503).end();
          return undefined;
        }
        return {answers: [a(name, '192.0.2.1')]};
      },
      {maxCached: 2},
    );
    await failure(resolver.query('one.example', 'A'));
    busy = false;
    await resolver.query('one.example', 'A');
    await resolver.query('one.example', 'A');
    expect(server.asked).toHaveLength(2);
    resolver.forget();
    await resolver.query('one.example', 'A');
    expect(server.asked).toHaveLength(3);
    await resolver.query('two.example', 'A');
    await resolver.query('one.example', 'A');
    expect(server.asked).toHaveLength(4);
    await resolver.query('three.example', 'A');
    await resolver.query('one.example', 'A');
    expect(server.asked).toHaveLength(6);
  });

  test('an answer that may not be kept takes the place of no other', async () => {
    const {server, resolver} = await resolverFor(
      ({name}) => ({answers: [a(name, '192.0.2.1', name === 'kept.example' ? 60 : 0)]}),
      {maxCached: 1},
    );
    await resolver.query('kept.example', 'A');
    await resolver.query('zero.example', 'A');
    await resolver.query('kept.example', 'A');
    expect(server.asked).toHaveLength(2);
  });

  test('two callers with one question share it', async () => {
    const {server, resolver} = await resolverFor(({name}) => ({
      answers: [a(name, '192.0.2.1', 0)],
    }));
    const [one, two] = await Promise.all([
      resolver.query('example.com', 'A'),
      resolver.query('example.com', 'A'),
    ]);
    expect(one).toBe(two);
    expect(server.asked).toHaveLength(1);
    await resolver.query('example.com', 'A');
    expect(server.asked).toHaveLength(2);
  });
});

describe('many questions', () => {
  test('no more than the limit are under way', async () => {
    let now = 0;
    let most = 0;
    const {resolver} = await resolverFor(
      (asked, response) => {
        now += 1;
        most = Math.max(most, now);
        setTimeout(() => {
          now -= 1;
          send(response, message({answers: [a(asked.name, '192.0.2.1')]}, asked));
        }, 20);
        return undefined;
      },
      {maxInFlight: 3},
    );
    const names = Array.from({length: 12}, (_, index) => `n${index}.example`);
    const answers = await Promise.all(names.map((name) => resolver.query(name, 'A')));
    expect(answers.map((answer) => answer.answers[0]?.name)).toEqual(names);
    expect(most).toBe(3);
  });

  test('a failure gives its place back', async () => {
    const {resolver} = await resolverFor(
      ({name}, response) => {
        if (name.startsWith('bad')) {
          response.writeHead(503).end();
          return undefined;
        }
        return {answers: [a(name, '192.0.2.1')]};
      },
      {maxInFlight: 1},
    );
    const bad = ['bad1.example', 'bad2.example'].map((name) =>
      failure(resolver.query(name, 'A')),
    );
    await Promise.all(bad);
    expect((await resolver.query('good.example', 'A')).rcode).toBe('NOERROR');
  });
});

describe('cancelling', () => {
  const reason = new Error('The visitor has typed on.');

  test('an aborted question rejects with the reason, and its request is ended', async () => {
    // So long that only the signal can end it.
    const {server, resolver} = await resolverFor(() => undefined, {timeoutMs: 60_000});
    const controller = new AbortController();
    const question = resolver.query('example.com', 'A', {signal: controller.signal});
    while (server.asked.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const closed = once(server.asked[0]?.request.socket ?? process, 'close');
    controller.abort(reason);
    await expect(question).rejects.toBe(reason);
    await closed;
    await expect(
      resolver.query('b.example', 'A', {signal: controller.signal}),
    ).rejects.toBe(reason);
    expect(server.asked).toHaveLength(1);
  });

  test('withSignal cancels all questions of a task, those in line too', async () => {
    const {server, resolver} = await resolverFor(() => undefined, {maxInFlight: 1});
    const controller = new AbortController();
    const task = resolver.withSignal(controller.signal);
    const questions = ['a.example', 'b.example', 'c.example'].map((name) =>
      task.query(name, 'A'),
    );
    const settled = Promise.allSettled(questions);
    while (server.asked.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    controller.abort(reason);
    expect(await settled).toEqual([
      {status: 'rejected', reason},
      {status: 'rejected', reason},
      {status: 'rejected', reason},
    ]);
    expect(server.asked).toHaveLength(1);
  });

  test('who shares the question of a cancelled task still gets the answer', async () => {
    let answer: (() => void) | undefined;
    const {server, resolver} = await resolverFor((asked, response) => {
      answer = () => {
        send(response, message({answers: [a(asked.name, '192.0.2.1')]}, asked));
      };
      return undefined;
    });
    const controller = new AbortController();
    const cancelled = resolver.query('example.com', 'A', {signal: controller.signal});
    const other = resolver.query('example.com', 'A', {
      signal: new AbortController().signal,
    });
    while (!answer) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    controller.abort(reason);
    await expect(cancelled).rejects.toBe(reason);
    answer();
    expect((await other).answers).toHaveLength(1);
    expect(server.asked).toHaveLength(1);
  });
});

describe('after cancelling', () => {
  const reason = new Error('The visitor has typed on.');
  const good: Handler = ({name}) => ({answers: [a(name, '192.0.2.1')]});

  test('the same question is put anew, and shared again', async () => {
    const {server, resolver} = await resolverFor(good);
    const controller = new AbortController();
    const cancelled = resolver.query('example.com', 'A', {signal: controller.signal});
    controller.abort(reason);
    const again = resolver.query('example.com', 'A');
    await expect(cancelled).rejects.toBe(reason);
    const shared = resolver.query('example.com', 'A');
    expect(await shared).toBe(await again);
    expect(server.asked).toHaveLength(1);
  });

  test('a question that was not sent yet never is', async () => {
    const {server, resolver} = await resolverFor(good);
    const controller = new AbortController();
    const cancelled = resolver.query('left.example', 'A', {signal: controller.signal});
    controller.abort(reason);
    await expect(cancelled).rejects.toBe(reason);
    await resolver.query('asked.example', 'A');
    expect(server.asked.map(({name}) => name)).toEqual(['asked.example']);
  });

  test('one that stood in line is passed over', async () => {
    let answerFirst: (() => void) | undefined;
    const {server, resolver} = await resolverFor(
      (asked, response) => {
        if (asked.name !== 'first.example') {
          return good(asked, response);
        }
        answerFirst = () => {
          send(response, message({}, asked));
        };
        return undefined;
      },
      {maxInFlight: 1},
    );
    const first = resolver.query('first.example', 'A');
    const controller = new AbortController();
    const left = resolver.query('left.example', 'A', {signal: controller.signal});
    const last = resolver.query('last.example', 'A');
    while (!answerFirst) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    controller.abort(reason);
    await expect(left).rejects.toBe(reason);
    answerFirst();
    await Promise.all([first, last]);
    expect(server.asked.map(({name}) => name)).toEqual(['first.example', 'last.example']);
  });

  test('a signal that lives on is not held by what was answered', async () => {
    const {resolver} = await resolverFor(good);
    const {signal} = new AbortController();
    const question = resolver.query('example.com', 'A', {signal});
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await question;
    await new Promise((resolve) => setTimeout(resolve));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('octets', () => {
  test('whatever a server sends is an answer or a DnsError', () => {
    const header = fc
      .tuple(fc.integer({min: 0, max: 3}), fc.integer({min: 0, max: 3}))
      .map(([questions, answers]) => [
        0,
        0,
        0x81,
        0x80,
        0,
        questions,
        0,
        answers,
        0,
        0,
        0,
        0,
      ]);
    const body = fc.array(
      fc.oneof(
        fc.constant(0),
        fc.constantFrom(1, 4, 5, 15, 16, 28, 0xc0),
        fc.integer({min: 0, max: 255}),
      ),
      {maxLength: 120},
    );
    fc.assert(
      fc.property(
        header,
        body,
        fc.constantFrom('A', 'TXT', 'MX', 'CNAME'),
        (start, rest, type) => {
          try {
            decodeAnswer(
              Uint8Array.from([...start, ...rest]),
              'example.com',
              type,
              'Loopback',
            );
          } catch (error) {
            expect(error).toBeInstanceOf(DnsError);
            expect((error as DnsError).code).toBe('malformed');
          }
        },
      ),
    );
  });

  test('a short message that claims 196,605 records is refused without reading them', () => {
    const claim = Buffer.from(
      '000081800000ffffffffffff00002f000100000000ff85008c9b7963d1008a0000db0000e4e8' +
        '00000041000000003e00f50000003e319507006f00006cf08c0035830000003400bf00c870e500250000',
      'hex',
    );
    // The decoder writes down how far it has read.
    Object.assign(decode, {bytes: 'unread'});
    expect(() => decodeAnswer(claim, 'example.com', 'TXT', 'Loopback')).toThrow(DnsError);
    expect(decode).toHaveProperty('bytes', 'unread');
  });

  test('an answer cut anywhere is malformed', () => {
    const whole = message(
      {
        answers: [
          {type: 'TXT', name: 'example.com', data: [Buffer.from('v=spf1 -all')]},
          {type: 'TXT', name: 'example.com', data: [Buffer.from('another')]},
        ],
      },
      {name: 'example.com', type: 'TXT'},
    );
    expect(decodeAnswer(whole, 'example.com', 'TXT', 'Loopback').answers).toHaveLength(2);
    for (let length = 0; length < whole.length; length += 1) {
      expect(() =>
        decodeAnswer(whole.slice(0, length), 'example.com', 'TXT', 'Loopback'),
      ).toThrow(DnsError);
    }
  });

  test('the longest labels and the longest name DNS has can be asked for', () => {
    const label = 'a'.repeat(63);
    const longest = `${label}.${label}.${label}.${'a'.repeat(61)}`;
    expect(longest).toHaveLength(253);
    expect(decode(encodeQuestion(`${longest}.`, 'A')).questions).toMatchObject([
      {name: longest, type: 'A'},
    ]);
    expect(() => encodeQuestion(`${longest}a`, 'A')).toThrow(DnsError);
  });

  test('a question is written as RFC 8484 writes its own', () => {
    // Section 4.1.1, the query for www.example.com, with the AD bit (0x20) added.
    expect(Buffer.from(encodeQuestion('www.example.com', 'A')).toString('hex')).toBe(
      '000001200001000000000000' + '03777777076578616d706c6503636f6d00' + '00010001',
    );
  });
});
