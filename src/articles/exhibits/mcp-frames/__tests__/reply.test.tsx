import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {FrameTester} from '../FrameTester';
import {examples} from '../examples';
import {replyTo} from '../reply';
import {steps, wireText} from '../steps';

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
