import fc from 'fast-check';
import {createMcpHandler, createRateLimit} from '../plain';
import {ADDRESS, ask, post, SITE} from './support';

const request = (method: string, params: unknown = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

const send = (init: RequestInit, withinLimit = true) =>
  createMcpHandler(SITE)(new Request(ADDRESS, init), withinLimit);

describe('HTTP', () => {
  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('%s is not allowed', async (method) => {
    const response = await send({method});
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('OPTIONS, POST');
  });

  test.each([
    ['https://docs.example', 200],
    ['http://localhost:6274', 200],
    ['http://127.0.0.1:8080', 200],
    ['https://evil.example', 403],
    ['https://docs.example.evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('the origin %j gets %i', async (origin, status) => {
    const {status: found, headers} = await post(request('ping'), {Origin: origin});
    expect(found).toBe(status);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(
      status === 200 ? origin : null,
    );
  });

  test('a browser learns before it asks which headers it may send', async () => {
    const response = await send({
      method: 'OPTIONS',
      headers: {Origin: 'http://localhost:6274'},
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(
      /Content-Type.*Mcp-Method.*Mcp-Name.*MCP-Protocol-Version/,
    );
  });

  test('another media type, and a client that reads no JSON, are refused', async () => {
    expect((await post('{}', {'Content-Type': 'text/plain'})).status).toBe(415);
    expect((await post('{}', {Accept: 'text/event-stream'})).status).toBe(406);
  });

  test('a body that is too large is refused before it is parsed', async () => {
    const {status, json} = await post(`"${'x'.repeat(300_000)}"`);
    expect(status).toBe(413);
    expect(json.error?.message).toBe('The body is larger than 256 KB.');
  });

  test('a client that asks too often is told when to come back', async () => {
    const response = await send({method: 'POST', body: '{}'}, false);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
  });
});

describe('messages', () => {
  test.each([
    ['{', -32700],
    ['{}', -32600],
    ['7', -32600],
    [request('ping', [], 1), -32600],
    [request('ping', {}, null), -32600],
    [request('ping', {}, 1.5), -32600],
    [{jsonrpc: '2.0', id: 1, result: {}}, -32600],
  ])('%j is refused with %i', async (body, code) => {
    const {status, json} = await post(body);
    expect([status, json.error?.code]).toEqual([400, code]);
  });

  test('a notification is accepted without an answer', async () => {
    const {status, text} = await post({
      jsonrpc: '2.0',
      method: 'notifications/initialized',
    });
    expect([status, text]).toEqual([202, '']);
  });

  test('several messages at once are for the one revision that knows them', async () => {
    const batch = [
      request('ping'),
      {jsonrpc: '2.0', method: 'notifications/x'},
      request('x', {}, 2),
    ];
    const {json} = await post(batch);
    expect(json).toMatchObject([
      {id: 1, result: {}},
      {id: 2, error: {code: -32601}},
    ]);
    for (const revision of ['2025-06-18', '2025-11-25', '2026-07-28']) {
      const refused = await post(batch, {'MCP-Protocol-Version': revision});
      expect([refused.status, refused.json.error?.code]).toEqual([400, -32600]);
    }
    expect((await post([])).json.error?.code).toBe(-32600);
    expect((await post(Array(21).fill(request('ping')))).status).toBe(400);
    expect((await post([request('initialize')])).status).toBe(400);
    expect((await post([{jsonrpc: '2.0', method: 'notifications/x'}])).status).toBe(202);
  });
});

describe('revisions with a handshake', () => {
  test.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2025-11-25'],
    ['2030-01-01', '2025-11-25'],
  ])('a client of %s gets %s', async (protocolVersion, negotiated) => {
    const {json} = await post(request('initialize', {protocolVersion, capabilities: {}}));
    expect(json.result).toMatchObject({
      protocolVersion: negotiated,
      capabilities: {tools: {}},
    });
  });

  test('ping, the list of tools and errors come with 200', async () => {
    const version = {'MCP-Protocol-Version': '2025-11-25'};
    expect((await post(request('ping'), version)).json.result).toEqual({});
    const {json} = await post(request('tools/list'), version);
    expect(json.result).not.toHaveProperty('resultType');
    const unknown = await post(request('resources/list'), version);
    expect([unknown.status, unknown.json.error?.code]).toEqual([200, -32601]);
    const tool = await post(request('tools/call', {name: 'toString'}), version);
    expect([tool.status, tool.json.error?.code]).toEqual([200, -32602]);
  });

  test('an unknown revision in the header is refused with those there are', async () => {
    const {status, json} = await post(request('ping'), {
      'MCP-Protocol-Version': '1900-01-01',
    });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({
      code: -32022,
      data: {
        supported: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
        requested: '1900-01-01',
      },
    });
  });
});

describe('the current revision', () => {
  test('says what the server can do', async () => {
    const {json} = await ask('server/discover');
    expect(json.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: expect.arrayContaining(['2026-07-28']) as unknown,
      cacheScope: 'public',
      _meta: {'io.modelcontextprotocol/serverInfo': {version: '1.0.0'}},
    });
  });

  test('all tools are read-only', async () => {
    const {json} = await ask('tools/list');
    const tools = json.result?.['tools'] as {name: string; annotations: object}[];
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'get_page',
      'get_operation',
      'validate_request',
    ]);
    for (const {annotations} of tools) {
      expect(annotations).toMatchObject({readOnlyHint: true, destructiveHint: false});
    }
  });

  test.each<[string, Record<string, string>]>([
    ['the revision', {'MCP-Protocol-Version': '2025-11-25'}],
    ['the method', {'Mcp-Method': 'tools/list'}],
    ['the tool', {'Mcp-Name': 'get_page'}],
    ['Base64 that is none', {'Mcp-Name': '=?base64?*?='}],
  ])('a header that differs from the body is refused: %s', async (_, headers) => {
    const {status, json} = await ask('tools/call', {name: 'search_docs'}, headers);
    expect([status, json.error?.code, json.id]).toEqual([400, -32020, 1]);
  });

  test('a header may be in Base64', async () => {
    const {json} = await ask(
      'tools/call',
      {name: 'search_docs', arguments: {query: 'send'}},
      {'Mcp-Name': `=?base64?${btoa('search_docs')}?=`},
    );
    expect(json.result?.isError).toBe(false);
  });

  test.each(['ping', 'initialize', 'resources/list'])(
    '%s is no method',
    async (method) => {
      const {status, json} = await ask(method);
      expect([status, json.error?.code]).toEqual([404, -32601]);
    },
  );

  test('a request without what it must say, and one of a later revision', async () => {
    const bare = await post(request('tools/list'), {
      'MCP-Protocol-Version': '2026-07-28',
    });
    expect([bare.status, bare.json.error?.code]).toEqual([400, -32602]);
    const later = await ask(
      'tools/list',
      {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2030-01-01',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
      {'MCP-Protocol-Version': '2030-01-01'},
    );
    expect([later.status, later.json.error?.code]).toEqual([400, -32022]);
  });
});

describe('whatever is sent', () => {
  const header = fc.stringMatching(/^[ -~]{0,40}$/);
  const methods = fc.constantFrom(
    ...['initialize', 'ping', 'server/discover', 'tools/list', 'tools/call', 'x'],
  );
  const names = fc.constantFrom(
    ...['search_docs', 'get_page', 'get_operation', 'validate_request', '__proto__'],
  );
  const message = fc.record(
    {
      jsonrpc: fc.constant('2.0'),
      id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
      method: fc.oneof(methods, fc.string()),
      params: fc.oneof(
        fc.jsonValue(),
        fc.record({
          name: names,
          arguments: fc.oneof(
            fc.jsonValue(),
            fc.record(
              {
                query: fc.string(),
                address: fc.oneof(fc.string(), fc.webUrl()),
                operation: fc.constantFrom('sendEmail', 'POST /emails', 'x'),
                body: fc.jsonValue(),
              },
              {requiredKeys: []},
            ),
          ),
          _meta: fc.jsonValue(),
        }),
      ),
    },
    {requiredKeys: []},
  );

  test('never throws, and is never an error of the host', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.json(), message, fc.array(message)),
        header,
        header,
        async (body, version, accept) => {
          const {status} = await post(body, {
            ...(version.trim() && {'MCP-Protocol-Version': version.trim()}),
            ...(accept.trim() && {Accept: `*/*, ${accept.trim()}`}),
          });
          expect(status).toBeLessThan(500);
        },
      ),
    );
  });

  test('a site whose files are broken fails in a result', async () => {
    const broken = {
      readFile: () => Promise.reject(new Error('/srv/secret')),
      search: () => Promise.reject(new Error('/srv/secret')),
    };
    for (const [name, given] of [
      ['search_docs', {query: 'a'}],
      ['get_page', {address: '/'}],
      ['get_operation', {operation: 'a'}],
    ] as const) {
      const {status, text, json} = await post(
        request('tools/call', {name, arguments: given}),
        {},
        broken,
      );
      expect([status, json.result?.isError]).toEqual([200, true]);
      expect(text).not.toContain('secret');
    }
  });
});

test('requests are counted by client and by minute', () => {
  let now = 0;
  const isWithinLimit = createRateLimit(2, 60_000, () => now);
  expect(['a', 'a', 'a', 'b'].map(isWithinLimit)).toEqual([true, true, false, true]);
  now = 60_000;
  expect(isWithinLimit('a')).toBe(true);
});
