import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {problemsOf, requestSchema} from '../check';
import {
  addField,
  choose,
  requestOf,
  textOf,
  withField,
  withKind,
  withoutField,
  withText,
} from '../draft';
import {choicesOf, shownMembers} from '../schema';
import {valueAt, type JsonObject} from '../values';
import {operationIds, operationOf} from './support';

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);

const {form, operation, start} = operationOf('sendEmail');
const schema = requestSchema(operation, form);
const body = operation.body ?? {};
const at = (draft: typeof start, ...path: (string | number)[]) =>
  valueAt(draft.request, path);

describe.each(operationIds)('%s', (id) => {
  const own = operationOf(id);

  test('begins with its first sample, which breaks no rule', () => {
    const {request} = own.form.samples[0] ?? {};
    expect(request).toMatchObject(requestOf(own.start, own.form, own.target));
    expect([
      ...problemsOf(requestSchema(own.operation, own.form), own.start.request),
    ]).toEqual([]);
    if (request?.body !== undefined) {
      expect(ajv.validate(own.operation.body ?? {}, request.body)).toBe(true);
    }
  });

  test('reads every one of its samples as JSON and writes it again', () => {
    for (const {request} of own.form.samples) {
      const draft = withText(own.start, JSON.stringify(request.body ?? null));
      expect(JSON.parse(textOf(draft))).toEqual(request.body ?? null);
      expect(draft.request.body).toEqual(request.body ?? null);
    }
  });
});

test('a field that is taken out comes back with what was in it', () => {
  const out = withoutField(start, ['body', 'subject']);
  expect(at(out, 'body', 'subject')).toBeUndefined();
  expect(addField(out, ['body', 'subject'], 'New').request).toEqual({
    ...start.request,
    body: {...(start.request.body as JsonObject), subject: at(start, 'body', 'subject')},
  });
});

test('another kind of value and back again loses nothing', () => {
  const list = withKind(start, ['body', 'to'], ['a@acme.example', 'b@acme.example']);
  const text = withKind(list, ['body', 'to'], '');
  expect(at(text, 'body', 'to')).toBe(at(start, 'body', 'to'));
  expect(at(withKind(text, ['body', 'to'], []), 'body', 'to')).toEqual([
    'a@acme.example',
    'b@acme.example',
  ]);
});

test('one of several contents is chosen, and the others are kept with what needs them', () => {
  const [html, , , template] = choicesOf(body);
  if (!html || !template) {
    throw new Error('An email has several contents.');
  }
  const templated = withField(
    choose(start, ['body'], body, template, () => ''),
    ['body', 'props'],
    {name: 'Ada'},
  );
  expect(at(templated, 'body', 'text')).toBeUndefined();
  const written = choose(templated, ['body'], body, html, () => '');
  expect(at(written, 'body', 'props')).toBeUndefined();
  expect(at(written, 'body', 'html')).toBe('');
  const back = choose(written, ['body'], body, template, () => '');
  expect(at(back, 'body', 'props')).toEqual({name: 'Ada'});
});

test('what does not go with the content is not offered', () => {
  const {required, absent} = shownMembers(body, start.request.body ?? null);
  expect(required).toEqual(['from', 'to', 'subject', 'text']);
  expect(absent).toContain('cc');
  expect(absent).not.toContain('template');
  expect(absent).not.toContain('props');
});

test('invalid JSON stays as it is typed, and leaves the form as it was', () => {
  const broken = withText(start, '{"from": ');
  expect(textOf(broken)).toBe('{"from": ');
  expect(broken.request).toEqual(start.request);
  expect(textOf(withField(broken, ['parameters', 'Idempotency-Key'], 'a'))).toBe(
    '{"from": ',
  );
  expect(textOf(withField(broken, ['body', 'text'], 'Hi'))).toContain('"text": "Hi"');
});

test('a place without an encoding makes an address all the same', () => {
  const own = operationOf('getEmail');
  const draft = withField(own.start, ['parameters', 'id'], "\ud800/?#('");
  expect(requestOf(draft, own.form, own.target).url).toMatch(
    /\/emails\/%EF%BF%BD%2F%3F%23%28%27$/,
  );
});

test('any body is checked without an error, and only a valid one has no problem', () => {
  const validate = ajv.compile(body);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            from: fc.constantFrom('hello@acme.example', 'no'),
            to: fc.constantFrom('you@acme.example', ['you@acme.example'], [], 1),
            subject: fc.string(),
            text: fc.string(),
            html: fc.string(),
            template: fc.string(),
            props: fc.object(),
          },
          {requiredKeys: []},
        ),
      ),
      (value) => {
        const problems = problemsOf(schema, {
          parameters: {},
          body: value as JsonObject,
        });
        expect(problems.size === 0).toBe(validate(value));
      },
    ),
  );
});

test('a body that does not decide for a content is told which there are', () => {
  const {text: _text, ...rest} = start.request.body as JsonObject;
  const problems = problemsOf(schema, {parameters: {}, body: rest});
  expect([...problems.keys()]).toEqual(['#/body']);
});
