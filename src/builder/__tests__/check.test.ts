import fc from 'fast-check';
import {createMock} from '../../api/plain';
import type {JsonValue} from '../../api';
import {answeredProblems, problemsOf, requestSchema} from '../check';
import {inTime, requestOf, startDraft, textOf, withText, type Draft} from '../draft';
import {alternativesOf, blankOf} from '../schema';
import {kindOf} from '../values';
import {operationIds, operationOf, rules} from './support';

const NOW = Date.parse('2026-11-23T12:00:00Z');

/** The mock's response to a draft, as the builder sends it. */
function respondTo(id: string, change: (start: Draft) => Draft) {
  const {form, target} = operationOf(id);
  const draft = change(startDraft(form, (text) => inTime(text, new Date(NOW))));
  const {url, method, headers, body} = requestOf(draft, form, target);
  const {pathname, search} = new URL(url);
  return createMock(rules).respond(
    {
      method,
      url: pathname + search,
      headers: {
        authorization: `Bearer ${rules.keyPrefix}_test_example`,
        ...(body !== undefined && {'content-type': 'application/json'}),
        ...Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      },
      body: textOf(draft),
    },
    NOW,
  );
}

test.each(operationIds)('%s: the mock accepts what the form begins with', (id) => {
  expect(respondTo(id, (start) => start).title).toBe(operationOf(id).operation.title);
});

test('the form marks the fields that the mock does', () => {
  const {form, operation, start} = operationOf('sendEmail');
  const schema = requestSchema(operation, form);
  fc.assert(
    fc.property(
      fc.record(
        {
          from: fc.constantFrom('hello@acme.example', 'no', ''),
          to: fc.constantFrom('you@acme.example', ['you@acme.example', 'no'], 1),
          subject: fc.constantFrom('Hello', '', 'a\nb'),
          text: fc.constantFrom('Hello', ''),
          tags: fc.constantFrom(['a', 'a'], [1]),
          unknown: fc.constant(1),
        },
        {requiredKeys: ['text', 'subject']},
      ),
      (body) => {
        const text = JSON.stringify(body);
        const answered = answeredProblems(
          respondTo('sendEmail', (draft) => withText(draft, text)).body,
        );
        const seen = problemsOf(schema, withText(start, text).request);
        expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(seen));
      },
    ),
  );
});

test('a response is data, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(answeredProblems(value as JsonValue)).toBeInstanceOf(Map);
      expect(answeredProblems({errors: value as JsonValue})).toBeInstanceOf(Map);
    }),
  );
});

test('a parameter that is missing or of another type is marked', () => {
  const get = operationOf('getEmail');
  const schema = requestSchema(get.operation, get.form);
  expect([...problemsOf(schema, {parameters: {}}).keys()]).toEqual(['#/parameters/id']);
  const list = operationOf('listEmails');
  const listed = problemsOf(requestSchema(list.operation, list.form), {
    parameters: {limit: 'many'},
  });
  expect([...listed.keys()]).toEqual(['#/parameters/limit']);
});

test('a blank value is of the first kind that its schema allows', () => {
  const seen: unknown[] = [];
  for (const {body, parameters} of rules.operations) {
    for (const schema of [body ?? {}, ...parameters.map((one) => one.schema)]) {
      for (const inner of [schema, ...Object.values(schema.properties ?? {})]) {
        if (inner) {
          seen.push(inner);
          expect(kindOf(blankOf(inner))).toBe(alternativesOf(inner)[0]?.kind);
        }
      }
    }
  }
  expect(seen.length).toBeGreaterThan(100);
});
