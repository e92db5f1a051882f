import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {fillBrand} from '../../../../site';
import {McpExchange} from '..';
import {REVISION, steps, wireText} from '../../mcp-frames';

const api = fillBrand(
  readFileSync(path.resolve(process.cwd(), 'src/api/openapi.yaml'), 'utf8'),
);
const paramsOf = (body: Readonly<Record<string, unknown>>) =>
  body['params'] as Record<string, unknown>;

test.each(steps.map((step) => [step.id, step] as const))(
  '%s: request and answer have the form of the revision',
  (_, {request, answer}) => {
    const {body, headers = []} = request;
    expect(answer.body['id']).toBe(body['id']);
    expect(headers).toContain(`MCP-Protocol-Version: ${REVISION}`);
    expect(headers).toContain(`Mcp-Method: ${String(body['method'])}`);
    const name = paramsOf(body)['name'];
    expect(headers.some((header) => header.startsWith('Mcp-Name: '))).toBe(
      name !== undefined,
    );
    expect(answer.body['result']).toHaveProperty('resultType');
  },
);

test('no id is used twice, and the retry carries the state back unchanged', () => {
  expect(new Set(steps.map(({request}) => request.body['id'])).size).toBe(steps.length);
  const [ask, retry] = steps.slice(-2);
  const state = (ask?.answer.body['result'] as Record<string, unknown>)['requestState'];
  expect(state).toBeDefined();
  expect(paramsOf(retry?.request.body ?? {})['requestState']).toBe(state);
});

test('the tools are operations of the API', () => {
  for (const {request} of steps) {
    const name = paramsOf(request.body)['name'];
    if (typeof name === 'string') {
      expect(api).toContain(`operationId: ${name}\n`);
    }
  }
});

test('the metadata of a request is folded, that of a server is not', () => {
  const [first] = steps;
  expect(first && wireText(first.request, false)).toContain('"_meta": "…"');
  expect(first && wireText(first.request, true)).toContain('clientInfo');
  expect(first && wireText(first.answer, false)).toContain('serverInfo');
});

test('every step is in the page before any script', () => {
  const html = renderToStaticMarkup(<McpExchange />);
  expect(html.match(/<pre/g)).toHaveLength(steps.length * 2);
  expect(html.match(/type="radio"/g)).toHaveLength(steps.length);
});
