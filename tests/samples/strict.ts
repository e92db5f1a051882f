import type {MockRequest, MockResponse, MockRules} from '../../src/api/mock/types';
import {createMock} from '../../src/api/plain';
import {keyPrefix} from '../../src/site';

/** A key as samples have it. */
export const TEST_KEY = `${keyPrefix}_test_sample`;

/** Headers every client sends, and those the file's security scheme covers. */
const TRANSPORT_HEADERS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  // Cloudflare names the Worker that asks.
  'cf-worker',
  'connection',
  'content-length',
  'content-type',
  'host',
  // Java asks for HTTP/2.
  'http2-settings',
  'sec-fetch-mode',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/**
 * What is wrong with a request of the docs: what the API refuses, and what it ignores
 * although its authors meant something by it.
 */
export function problemsOf(
  rules: MockRules,
  {url, headers, body}: MockRequest,
  response: MockResponse,
): string[] {
  const {operation: id = 'The API'} = response;
  const operation = rules.operations.find((one) => one.id === id);
  const parameters = operation?.parameters ?? [];
  const isKnown = (kind: string, name: string) =>
    parameters.some((one) => one.in === kind && one.name.toLowerCase() === name);
  const query = new URL(url, 'http://mock').searchParams;
  return [
    ...(response.status < 300
      ? []
      : [`${response.title}: ${JSON.stringify(response.body)}`]),
    ...[...query.keys()]
      .filter((name) => !isKnown('query', name.toLowerCase()))
      .map((name) => `${id} has no query parameter ${name}`),
    ...Object.keys(headers)
      .filter((name) => !TRANSPORT_HEADERS.has(name) && !isKnown('header', name))
      .map((name) => `${id} has no header ${name}`),
    ...(operation && !operation.body && body.trim() ? [`${id} takes no body`] : []),
  ];
}

/** Makes one request of a mock that has seen no other. */
export function ask(rules: MockRules, request: MockRequest, now = Date.now()) {
  const response = createMock(rules).respond(request, now);
  const {operation} = response;
  return {operation, problems: problemsOf(rules, request, response)};
}
