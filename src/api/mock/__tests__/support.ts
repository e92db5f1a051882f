import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {facts, keyPrefix} from '../../../site';
import {publishSpec} from '../../publishSpec';
import {readDocument} from '../../readDocument';
import {readSpec} from '../../readSpec';
import {createMock} from '../createMock';
import {readMockRules} from '../readMockRules';
import type {JsonObject, MockRequest} from '../types';

export const NOW = Date.parse('2027-01-14T12:00:00Z');

export const document = readDocument(new Date(NOW));
export const spec = readSpec(document, facts);
export const rules = readMockRules(document, spec, facts);

/** The same rules, for tests that make more requests than a project may. */
export const unlimited = {
  ...rules,
  limits: {...rules.limits, requestsPerSecond: Infinity},
};

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);
const ID = 'https://openapi.example/';
const published = publishSpec(document, facts, 'https://site.example');
ajv.addSchema({$id: ID, ...published});

/** What JSON Schema itself says of a value, by a pointer into the published document. */
export const schemaAt = (...path: string[]) => {
  const parts = path.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return ajv.compile({$ref: `${ID}#/${parts.join('/')}`});
};

export const isProblem = schemaAt('components', 'schemas', 'Problem');

/** A request with a key and a JSON body. */
export function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): MockRequest {
  return {
    method,
    url: `/v1${path}`,
    headers: {
      authorization: `Bearer ${keyPrefix}_test_sample`,
      ...(body !== undefined && {'content-type': 'application/json'}),
      ...headers,
    },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}

/** A mock whose clock the test sets, and which has no rate limit. */
export function mockAt(now = NOW, from = unlimited) {
  const mock = createMock(from);
  let time = now;
  return {
    mock,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => time,
    call: (...[method, path, body, headers]: Parameters<typeof request>) => {
      const response = mock.respond(request(method, path, body, headers), time);
      return {...response, body: (response.body ?? {}) as JsonObject};
    },
  };
}

export const EMAIL = {
  from: 'Acme <hello@acme.example>',
  to: 'you@acme.example',
  subject: 'It works',
  text: 'Sent with one call.',
};
