import fc from 'fast-check';
import {findFaults} from '../../bodySchema';
import type {JsonValue} from '../../document';
import type {BodySchema} from '../../bodySchema';
import {isProblem, mockAt, request, rules, schemaAt, spec, unlimited} from './support';
import {createMock} from '../createMock';

/** The schema that a response of an operation has in the document. */
const responseSchemas = new Map(
  spec.operations.map(({id, path, method, answer}) => [
    id,
    schemaAt(
      ...['paths', path, method.toLowerCase(), 'responses', answer.title.slice(0, 3)],
      ...['content', 'application/json', 'schema'],
    ),
  ]),
);

test.each(
  spec.operations.flatMap(({samples}) =>
    samples.map((sample) => [sample.id, sample.request] as const),
  ),
)('the printed sample %s gets a success of the form in the document', (id, sample) => {
  const {method, url, body, headers} = sample;
  const path = url.slice(spec.server.length);
  const lower = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const {call} = mockAt();
  const response = call(
    method,
    path,
    body,
    Object.fromEntries(lower) as Record<string, string>,
  );
  const operation = spec.operations.find((one) => one.id === id.split('.')[0]);
  expect([response.title, response.body]).toEqual([
    operation?.answer.title,
    expect.anything(),
  ]);
  const isRight = responseSchemas.get(response.operation ?? '');
  expect([isRight?.(response.body), isRight?.errors]).toEqual([true, null]);
});

/** Values that a schema accepts, and near it some that it does not. */
function valuesOf(schema: BodySchema | boolean | undefined): fc.Arbitrary<JsonValue> {
  const odd = fc.oneof(
    {weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<JsonValue>},
    {weight: 1, arbitrary: fc.constantFrom<JsonValue>('', null, 0, -1, [], {}, 'a\nb')},
  );
  return fc.oneof({weight: 12, arbitrary: fitting(schema)}, {weight: 1, arbitrary: odd});
}

const TEXTS = [
  ...['a', 'beta', 'acme.example', 'ada@customer.example', 'Acme <a@acme.example>'],
  ...['em_7Qx2mB41', 'ct_8Kd3nW27', 'https://acme.example/h', 'http://localhost:1/h'],
  ...['2026-11-24T08:00:00Z', '2036-01-01T08:00:00+01:00', 'props.plan', '__proto__'],
];

function fitting(schema: BodySchema | boolean | undefined): fc.Arbitrary<JsonValue> {
  if (typeof schema !== 'object') {
    return fc.jsonValue({maxDepth: 1}) as fc.Arbitrary<JsonValue>;
  }
  const {enum: allowed, items, properties, oneOf, type} = schema;
  if (allowed) {
    return fc.constantFrom<JsonValue>(...allowed);
  }
  if (oneOf && !properties) {
    return fc.oneof(...oneOf.map(valuesOf));
  }
  const types = [type ?? 'string'].flat().map((one): fc.Arbitrary<JsonValue> => {
    switch (one) {
      case 'object':
        return properties
          ? fc.record(
              Object.fromEntries(
                Object.entries(properties).map(([name, inner]) => [
                  name,
                  valuesOf(inner),
                ]),
              ),
              {requiredKeys: [...(schema.required ?? [])]},
            )
          : fc.dictionary(
              fc.constantFrom('a', 'b', 'X-Ref', 'Bcc', '__proto__'),
              fc.string(),
            );
      case 'array':
        return fc.array(valuesOf(items), {maxLength: 3});
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return fc.oneof(fc.integer(), fc.double({noNaN: true}));
      case 'null':
        return fc.constant(null);
      default: {
        const known = TEXTS.filter((text) => findFaults(schema, text).length === 0);
        return fc.oneof(
          known.length > 0 ? fc.constantFrom(...known) : fc.string(),
          fc.string(),
        );
      }
    }
  });
  return fc.oneof(...types);
}

const anyRequest = fc
  .constantFrom(...rules.operations)
  .chain(({method, path, parameters, body}) =>
    fc.record({
      method: fc.constant(method),
      path: fc
        .tuple(
          ...path
            .split('/')
            .slice(1)
            .map((part) => {
              const example = parameters.find(({name}) => part === `{${name}}`)?.example;
              return example === undefined
                ? fc.constant(part)
                : fc.oneof(
                    {weight: 5, arbitrary: fc.constant(encodeURIComponent(example))},
                    {weight: 1, arbitrary: fc.constantFrom('%', '..', '__proto__', '')},
                  );
            }),
        )
        .map((parts) => `/${parts.join('/')}`),
      query: fc.dictionary(
        fc.constantFrom(...parameters.map(({name}) => name), 'odd'),
        fc.oneof(
          fc.constantFrom(...parameters.map(({example}) => example), '0', '-1', '1e9'),
          fc.string(),
        ),
        {maxKeys: 2},
      ),
      body: body ? valuesOf(body) : fc.constant(undefined),
      mode: fc.constantFrom('live', 'test'),
    }),
  );

test('whatever is sent, every response has the form of the document', () => {
  fc.assert(
    fc.property(fc.array(anyRequest, {minLength: 1, maxLength: 12}), (calls) => {
      const {call, wait, mock, now} = mockAt();
      for (const {method, path, query, body, mode} of calls) {
        const search = new URLSearchParams(query).toString();
        const key = `Bearer ${rules.keyPrefix}_${mode}_a`;
        const url = path + (search && `?${search}`);
        const response = call(method, url, body, {authorization: key});
        const {title, status, operation = '', headers} = response;
        if (status < 300) {
          const isRight = responseSchemas.get(operation);
          expect([operation, isRight?.(response.body), isRight?.errors]).toEqual([
            operation,
            true,
            null,
          ]);
        } else {
          const {code} = response.body;
          const codes = rules.operations.find(({id}) => id === operation)?.codes ?? [
            'not_found',
          ];
          expect([operation, codes]).toEqual([operation, expect.arrayContaining([code])]);
          expect(isProblem(response.body)).toBe(true);
          expect(title).toBe(rules.problems[code as string]?.title);
          expect(status).toBeLessThan(500);
        }
        expect(headers['RateLimit']).toBeDefined();
        wait(500);
        mock.advance(now());
      }
    }),
  );
});

test('nothing that can arrive makes it throw', () => {
  const mock = createMock(unlimited);
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('/v1/emails', 'POST', 'Bearer pw_test_a'),
  );
  fc.assert(
    fc.property(
      texts,
      texts,
      texts,
      fc.dictionary(texts, texts),
      (method, url, body, more) => {
        const headers = {...request('GET', '').headers, ...more};
        const {status} = mock.respond({method, url, headers, body}, 0);
        expect(status).toBeLessThan(500);
      },
    ),
  );
});

describe('the rules of bodies and parameters', () => {
  const bodies = spec.operations.flatMap(({id, path, method}) => {
    const {body, parameters} = rules.operations.find((one) => one.id === id) ?? {
      parameters: [],
    };
    const at = ['paths', path, method.toLowerCase(), 'requestBody'];
    return [
      ...(body
        ? [[id, body, [...at, 'content', 'application/json', 'schema']] as const]
        : []),
      ...parameters.map(
        ({name, schema}) => [`${id} ${name}`, schema, undefined] as const,
      ),
    ];
  });
  test.each(bodies.filter((one) => one[2]))(
    'of %s find a fault exactly where a whole validator does',
    (_, schema, at) => {
      const isValid = schemaAt(...(at ?? []));
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          expect([value, findFaults(schema, value).length === 0]).toEqual([
            value,
            isValid(value),
          ]);
        }),
      );
    },
  );
});
