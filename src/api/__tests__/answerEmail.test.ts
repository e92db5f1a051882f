import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {facts} from '../../site';
import {answerEmail, type SendAnswer} from '../answerEmail';
import {findFaults, pointerTo} from '../bodySchema';
import type {JsonValue} from '../document';
import {readDocument} from '../readDocument';
import {readSendRules} from '../readSendRules';
import {readSpec} from '../readSpec';

const document = readDocument();
const spec = readSpec(document, facts);
const rules = readSendRules(document, spec, facts);
const operation = spec.operations.find(({id}) => id === 'sendEmail');
const project = {
  isVerified: (domain: string) => domain === 'acme.example',
  templates: {'verification-code': ['code'], receipt: ['number', 'total']},
  now: Date.parse('2026-11-23T12:00:00Z'),
};

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);
ajv.addSchema({$id: 'https://openapi.example/', ...document});
const at = (name: string) =>
  ajv.compile({$ref: `https://openapi.example/#/components/schemas/${name}`});
const isValidEmail = at('SendEmail');
const isProblem = at('Problem');
const isAccepted = at('Accepted');

const BODY = {
  from: 'Acme <hello@acme.example>',
  to: 'ana@customer.example',
  template: 'verification-code',
  props: {code: '481902'},
};

const answer = (body: unknown) => answerEmail(JSON.stringify(body), rules, project);
const pointers = ({body}: SendAnswer) =>
  (body['errors'] as {pointer: string}[] | undefined)?.map(({pointer}) => pointer);

/** Values that are right in one field and wrong in another. */
const VALUES: readonly JsonValue[] = [
  ...['', 'a@b.example', 'no address', 'tag one', '2027-01-15T08:00:00+01:00'],
  ...[
    '2027-02-30T08:00:00Z',
    '2027-13-01T08:00:00Z',
    '2027-01-15',
    'a\nb',
    'a'.repeat(999),
  ],
  ...[null, true, 5, [], {}, ['a@b.example'], ['a@b.example', 'a@b.example'], [5]],
  ...[{'Reply-To': 'a'}, {'X-Ref': 'a'}, {'X Ref': 'a'}, {'X-Ref': 5}],
  ...[[{filename: 'a.txt', content: 'SGVsbG8K'}], [{filename: 'a/b', content: '?'}]],
];
const anyValue = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.jsonValue() as fc.Arbitrary<JsonValue>,
);
const FIELDS = Object.keys(rules.schema.properties ?? {});
const anyBody = fc
  .tuple(
    fc.subarray(Object.keys(BODY)),
    fc.dictionary(fc.constantFrom(...FIELDS, 'topic'), anyValue, {maxKeys: 3}),
  )
  .map(([kept, changed]) => ({
    ...Object.fromEntries(Object.entries(BODY).filter(([name]) => kept.includes(name))),
    ...changed,
  }));

test('the rules of the body find a fault exactly where a whole validator does', () => {
  fc.assert(
    fc.property(fc.oneof(anyBody, anyValue), (body) => {
      expect(findFaults(rules.schema, body).length === 0).toBe(isValidEmail(body));
    }),
  );
});

test('each field has the same valid values as for a whole validator', () => {
  for (const name of FIELDS) {
    for (const value of VALUES) {
      const body = {...BODY, [name]: value};
      expect([name, value, findFaults(rules.schema, body).length === 0]).toEqual([
        name,
        value,
        isValidEmail(body),
      ]);
    }
  }
});

test('every example of the document is accepted by the rules', () => {
  for (const {id, request} of operation?.samples ?? []) {
    expect([id, findFaults(rules.schema, request.body ?? null)]).toEqual([id, []]);
  }
});

test('a response is what the document says, whatever is sent', () => {
  const errors = new Map(operation?.errors.map((error) => [error.code, error]));
  fc.assert(
    fc.property(
      fc.oneof(
        anyBody.map((body) => JSON.stringify(body)),
        fc.string(),
      ),
      (text) => {
        const {title, body, email} = answerEmail(text, rules, project);
        if (email) {
          expect(isAccepted(body)).toBe(true);
          expect(title).toBe(operation?.answers[0]?.title);
        } else {
          expect(isProblem(body)).toBe(true);
          const {problem, title: line} = errors.get(body['code'] as string) ?? {
            title: 'none',
          };
          const {type, title: name, status} = problem as Record<string, JsonValue>;
          expect(body).toMatchObject({type, title: name, status});
          expect(title).toBe(line);
        }
      },
    ),
  );
});

test('a valid email is queued, or scheduled', () => {
  expect(answer(BODY)).toMatchObject({
    title: '202 Accepted',
    body: {status: 'queued'},
    email: BODY,
  });
  expect(answer({...BODY, scheduledAt: '2026-11-24T12:00:00Z'}).body['status']).toBe(
    'scheduled',
  );
});

test.each<[code: string, pointer: string[] | undefined, body: unknown]>([
  ['invalid_field', ['#/to'], {...BODY, to: undefined}],
  ['invalid_field', ['#/from', '#/to'], {template: 'verification-code'}],
  ['invalid_field', ['#/topic'], {...BODY, topic: 'A'}],
  ['invalid_field', ['#/trackOpens'], {...BODY, trackOpens: 'yes'}],
  ['invalid_field', ['#/to'], {...BODY, to: 5}],
  [
    'invalid_field',
    ['#/subject'],
    {...BODY, template: undefined, props: undefined, text: 'A'},
  ],
  ['invalid_field', ['#/scheduledAt'], {...BODY, scheduledAt: 'tomorrow'}],
  ['invalid_field', ['#'], [BODY]],
  ['invalid_recipient', ['#/to'], {...BODY, to: 'you.acme.example'}],
  ['invalid_recipient', ['#/cc/1'], {...BODY, cc: ['a@b.example', 'b']}],
  ['missing_content', ['#'], {...BODY, template: undefined}],
  ['invalid_field', ['#/props'], {...BODY, template: undefined, subject: 'A', text: 'B'}],
  ['conflicting_content', ['#/markdown'], {...BODY, markdown: 'A', subject: 'B'}],
  ['header_not_allowed', ['#/headers/Reply-To'], {...BODY, headers: {'Reply-To': 'a'}}],
  ['template_not_found', ['#/template'], {...BODY, template: 'verification'}],
  ['template_not_found', ['#/template'], {...BODY, template: 'constructor'}],
  ['missing_prop', ['#/props/code'], {...BODY, props: {}}],
  ['missing_prop', ['#/props/number', '#/props/total'], {...BODY, template: 'receipt'}],
  [
    'scheduled_in_past',
    ['#/scheduledAt'],
    {...BODY, scheduledAt: '2026-11-23T11:48:00Z'},
  ],
  [
    'scheduled_too_far',
    ['#/scheduledAt'],
    {...BODY, scheduledAt: '2027-11-23T11:48:00Z'},
  ],
  ['domain_not_verified', undefined, {...BODY, from: 'hello@other.example'}],
])('%s at %s', (code, places, body) => {
  const answered = answer(body);
  expect(answered.body['code']).toBe(code);
  expect(pointers(answered)).toEqual(places);
});

test('the details are those of the document, where its example has the same fault', () => {
  const detailsOf = (code: string) => {
    const body = rules.problems[code]?.body;
    return {detail: body?.detail, errors: body?.['errors']};
  };
  expect(answer({...BODY, to: 'you.acme.example'}).body).toMatchObject(
    detailsOf('invalid_recipient'),
  );
  expect(answer({...BODY, template: undefined, props: undefined}).body).toMatchObject(
    detailsOf('missing_content'),
  );
  expect(answer({...BODY, scheduledAt: '8 am'}).body).toMatchObject(
    detailsOf('invalid_field'),
  );
});

test('every fault is told in a sentence of its own', () => {
  const details = (body: unknown) =>
    (answer(body).body['errors'] as {detail: string}[]).map(({detail}) => detail);
  expect(details({...BODY, to: 5})).toEqual([
    'This is not an address or a list of addresses.',
  ]);
  expect(details({...BODY, template: 'receipt', props: {}})).toHaveLength(2);
  expect(answer({...BODY, template: 'receipt', props: {}}).body['detail']).toBe(
    'The template receipt needs a value for number and total.',
  );
  expect(details({...BODY, trackOpens: 'yes', tags: ['a', 'a'], subject: ''})).toEqual([
    'This is not true or false.',
    'This list has the same entry twice.',
    'This is empty.',
  ]);
});

test('broken JSON names its line', () => {
  const text = JSON.stringify(BODY, null, 2).replace(
    '",\n  "template"',
    '"\n  "template"',
  );
  const {title, body} = answerEmail(text, rules, project);
  expect(title).toMatch(/^400 /);
  expect(body['detail']).toBe('The JSON is invalid at line 4.');
});

test('a rule that is not known stops the build', () => {
  const odd = structuredClone(document) as unknown as {
    components: {schemas: {SendEmail: Record<string, unknown>}};
  };
  odd.components.schemas.SendEmail['maxProperties'] = 2;
  expect(() => readSendRules(odd as never, spec, facts)).toThrow(/maxProperties/);
});

test('a pointer is written as RFC 6901 has it, section 6', () => {
  expect(pointerTo(['a/b', 'm~n', 'k"l', ' ', 0])).toBe('#/a~1b/m~0n/k%22l/%20/0');
  expect(pointerTo(['\ud800'])).toBe('#/%EF%BF%BD');
});
