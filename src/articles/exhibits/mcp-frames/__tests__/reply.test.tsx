import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {FrameTester} from '../FrameTester';
import {examples} from '../examples';
import {replyTo} from '../reply';
import {REVISION, steps, wireText} from '../steps';

const textOf = (id: string) => examples.find((one) => one.id === id)?.text ?? '';
const bodyOf = (id: string) => replyTo(textOf(id)).body;

test.each(steps.map((step) => [step.id, step] as const))(
  '%s: the recorded request gets the recorded response',
  (_, {request, answer}) => {
    expect(replyTo(wireText(request, true))).toMatchObject({
      status: 200,
      body: answer.body,
    });
  },
);

test.each([
  ['mismatch', 400, -32020],
  ['cannot-ask', 400, -32021],
  ['revision', 400, -32022],
  ['handshake', 404, -32601],
  ['unknown-tool', undefined, -32602],
  ['tampered', undefined, -32602],
])('%s: status %s and error %i', (id, status, code) => {
  const reply = replyTo(textOf(id));
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({error: {code}});
  expect(reply.body).toHaveProperty('id');
});

test('a missing argument is a result that the model can correct', () => {
  expect(bodyOf('no-argument')).toMatchObject({result: {isError: true}});
});

test('a person who declines keeps the email scheduled', () => {
  const text = textOf('retry').replace('"cancel": true', '"cancel": false');
  expect(replyTo(text).body).toMatchObject({
    result: {structuredContent: {status: 'scheduled'}},
  });
});

test('an answer without the state is asked for again', () => {
  const text = textOf('retry').replace(/"requestState": "[^"]*",/, '');
  expect(replyTo(text).body).toMatchObject({result: {resultType: 'input_required'}});
});

const ask = textOf('ask');

test.each([
  ['', -32700],
  ['{', -32700],
  [ask.replace(/\}$/, ''), -32700],
  ['[]', -32600],
  ['{"jsonrpc": "2.0", "id": null, "method": "tools/list"}', -32600],
  ['{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}', -32602],
  // Without any header.
  [ask.slice(ask.indexOf('{')), -32020],
  [ask.replace('Mcp-Method: tools/call\n', ''), -32020],
])('%j: error %i', (text, code) => {
  expect(replyTo(text).body).toMatchObject({error: {code}});
});

test('header names are read in any case, and their values are not', () => {
  expect(replyTo(ask.replace('Mcp-Method', 'mcp-METHOD')).status).toBe(200);
  expect(replyTo(ask.replace(': tools/call', ': Tools/Call')).status).toBe(400);
});

/** A request with its headers, changed before it is sent. */
function send(
  id: string,
  change: (request: Record<string, unknown>, params: Record<string, unknown>) => void,
) {
  const text = textOf(id);
  const start = text.indexOf('{');
  const request = JSON.parse(text.slice(start)) as Record<string, unknown>;
  change(request, request['params'] as Record<string, unknown>);
  return replyTo(text.slice(0, start) + JSON.stringify(request));
}

test.each([
  ['jsonrpc', '1.0'],
  ['method', 7],
  ['method', undefined],
  ['id', 1.5],
  ['id', undefined],
  ['id', {}],
])('a request whose %s is %j is invalid', (field, value) => {
  const {body} = send('ask', (request) => {
    request[field] = value;
  });
  expect(body).toEqual({
    jsonrpc: '2.0',
    error: {code: -32600, message: 'Invalid Request'},
  });
});

test('a body that is no object is invalid, and a parse error carries no id', () => {
  expect(replyTo('\n"text"').body).toMatchObject({error: {code: -32600}});
  expect(replyTo('\nnull').body).toMatchObject({error: {code: -32600}});
  expect(replyTo('{').body).toEqual({
    jsonrpc: '2.0',
    error: {code: -32700, message: 'Parse error'},
  });
});

test('an id may be a string, and comes back as it was sent', () => {
  const {status, body} = send('ask', (request) => {
    request['id'] = 'seven';
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({jsonrpc: '2.0', id: 'seven'});
});

test('spaces around a header, and a line that is none, do no harm', () => {
  expect(replyTo(ask.replace('Mcp-Method: ', '  Mcp-Method  :   ')).status).toBe(200);
  expect(replyTo(ask.replace('Mcp-Method', 'POST\n: no name\nMcp-Method')).status).toBe(
    200,
  );
});

test('the body may begin right below the headers, indented', () => {
  expect(replyTo(ask.replace(/\n\s*\{/, '\n  {')).status).toBe(200);
});

test('what a header lacks or says is named', () => {
  expect(replyTo(ask.replace('Mcp-Method: tools/call\n', '')).body).toMatchObject({
    error: {message: 'Header mismatch: Mcp-Method is missing'},
  });
  expect(replyTo(ask.replace(': tools/call', ': tools/list')).body).toMatchObject({
    error: {
      message: "Header mismatch: Mcp-Method is 'tools/list', the body says 'tools/call'",
    },
  });
});

test('only a call of a tool needs the header with its name', () => {
  const {status} = replyTo(ask.replace(/Mcp-Name: .*\n/, ''));
  expect(status).toBe(400);
  const listing = textOf('ask')
    .replace(/Mcp-Name: .*\n/, '')
    .replaceAll('tools/call', 'tools/list');
  expect(replyTo(listing).status).toBe(200);
});

test('a tool without a name is unknown, whatever its type', () => {
  const {body} = send('ask', (_, params) => {
    params['name'] = 7;
  });
  expect(body).toMatchObject({
    error: {code: -32602, message: 'Unknown tool: no name'},
  });
});

test('a revision that the server does not know gets the list of those it knows', () => {
  expect(bodyOf('revision')).toMatchObject({
    error: {
      data: {
        supported: expect.arrayContaining([REVISION]) as string[],
        requested: expect.any(String) as string,
      },
    },
  });
});

test('an older revision that the server knows has no response here', () => {
  const {supportedVersions} = steps.find(({id}) => id === 'discover')?.answer.body[
    'result'
  ] as {supportedVersions: string[]};
  const older = supportedVersions.find((version) => version !== REVISION) ?? '';
  const reply = replyTo(ask.replaceAll(REVISION, older));
  expect(reply).toEqual({
    why: expect.stringContaining(older) as string,
    source: 'basic/versioning',
  });
});

test('a handshake is told apart from a method that nobody knows', () => {
  const {why} = replyTo(ask.replaceAll('tools/call', 'tools/nothing'));
  expect(why).toContain('“tools/nothing”');
  expect(replyTo(textOf('handshake')).why).not.toContain('has no method');
});

test('arguments that are no object are an error of the protocol', () => {
  const {body} = send('ask', (_, params) => {
    params['arguments'] = [];
  });
  expect(body).toMatchObject({error: {code: -32602}});
});

test.each([
  [{}, 'The argument "id" is required.'],
  [{id: 7}, 'The argument "id" has to be a string.'],
  [{id: 'em_other'}, 'There is no scheduled email with the id "em_other".'],
])('the arguments %j get a sentence that the model can read', (given, text) => {
  const {status, body} = send('ask', (_, params) => {
    params['arguments'] = given;
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    result: {resultType: 'complete', content: [{type: 'text', text}], isError: true},
  });
});

test('a call without arguments is a call with none', () => {
  const {body} = send('ask', (_, params) => {
    delete params['arguments'];
  });
  expect(body).toMatchObject({result: {isError: true}});
});

test('a list for someone else is empty, and one for everyone is the recorded one', () => {
  const [head = ''] = ask.split('{');
  const request = JSON.parse(ask.slice(head.length)) as {params: object};
  const list = (given: object) => {
    const params = {...request.params, name: 'listEmails', arguments: given};
    const headers = head.replace(/Mcp-Name: .*/, 'Mcp-Name: listEmails');
    return replyTo(headers + JSON.stringify({...request, params})).body?.['result'];
  };
  expect(list({recipient: 'nobody@a.example'})).toEqual({
    resultType: 'complete',
    content: [{type: 'text', text: '{"data":[],"nextCursor":null}'}],
    structuredContent: {data: [], nextCursor: null},
    isError: false,
  });
  const recorded = steps.find(({id}) => id === 'read')?.answer.body['result'];
  expect(list({})).toEqual(recorded);
  expect(list({recipient: 'you@acme.example'})).toEqual(recorded);
});

test('a client that cannot ask is told which capability is missing', () => {
  expect(bodyOf('cannot-ask')).toMatchObject({
    error: {data: {requiredCapabilities: {elicitation: {form: {}}}}},
  });
});

test.each([
  {action: 'decline', content: {cancel: true}},
  {action: 'accept'},
  {action: 'accept', content: {cancel: 'yes'}},
])('the answer %j cancels nothing', (confirm) => {
  const {body} = send('retry', (_, params) => {
    params['inputResponses'] = {confirm};
  });
  expect(body).toMatchObject({result: {structuredContent: {status: 'scheduled'}}});
});

test('any text gets a reply', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('\n\n', '{', '"params"', ':', '"_meta"', '__proto__', ask),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(replyTo(pieces.join('')).why).not.toBe('');
    }),
  );
});

test('any change to one field of a request gets a reply', () => {
  const request = JSON.parse(ask.slice(ask.indexOf('{'))) as Record<string, object>;
  const head = ask.slice(0, ask.indexOf('{'));
  fc.assert(
    fc.property(
      fc.constantFrom('name', 'arguments', '_meta', 'inputResponses', 'requestState'),
      fc.jsonValue(),
      (field, value) => {
        const params = {...request['params'], [field]: value};
        expect(replyTo(head + JSON.stringify({...request, params})).why).not.toBe('');
      },
    ),
  );
});

test('before any script, the example has its response', () => {
  const html = renderToStaticMarkup(<FrameTester first="cannot-ask" />);
  expect(html).toContain('HTTP 400, error -32021.');
});
