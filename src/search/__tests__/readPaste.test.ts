import type {SendRules} from '../../api/plain';
import type {MarkedBody} from '../paste/mark';
import {readPaste, type KnownProblem, type PasteData} from '../paste/readPaste';

const address = {type: 'string', pattern: '@'} as const;
const CODES = [
  'invalid_json',
  'invalid_recipient',
  'missing_content',
  'domain_not_verified',
];

const data: PasteData = {
  problems: CODES.map((code): KnownProblem => ({
    code,
    title: `422 ${code}`,
    cause: 'Why.',
    cure: 'How.',
  })),
  // An API whose emails have an address or a list of them, and a text.
  rules: {
    schema: {
      type: 'object',
      properties: {
        from: {type: 'string'},
        to: {anyOf: [address, {type: 'array', items: address}]},
        text: {type: 'string'},
      },
      required: ['from', 'to'],
    },
    accepted: {title: '202 Accepted', body: {status: 'queued'}},
    problems: Object.fromEntries(
      CODES.map((code) => [
        code,
        {
          title: `422 ${code}`,
          body: {type: `#${code}`, title: code, status: 422, code, detail: ''},
        },
      ]),
    ),
    daysAhead: 30,
  } as unknown as SendRules,
  baseUrl: '/',
};

const read = (text: string) => readPaste(text, data, 0);
const email = (to: unknown) => ({from: 'a@b.example', to, text: 'x'});
const problemOf = (code: string) => data.problems.find((one) => one.code === code);

/** The lines of a body, with brackets around what is marked. */
const shown = (body: MarkedBody | undefined) =>
  body?.lines.map(({segments}) =>
    segments.map(({text, marked}) => (marked ? `[${text}]` : text)).join(''),
  );

describe('a problem', () => {
  const problem = problemOf('invalid_recipient');

  it('is read with what the API wrote about the request', () => {
    const text = JSON.stringify({
      code: 'invalid_recipient',
      detail: 'One address is invalid.',
      errors: [
        {pointer: '#/to/1', detail: 'There is no @.'},
        {pointer: '#/to/2', detail: 5},
        {detail: 'Nowhere.'},
        'no object',
        null,
      ],
    });
    expect(read(text)).toEqual({
      kind: 'problem',
      problem,
      detail: 'One address is invalid.',
      faults: [
        {pointer: '#/to/1', detail: 'There is no @.'},
        {pointer: '#/to/2', detail: ''},
      ],
    });
  });

  it.each([
    ['no code', {}],
    ['a code of another kind', {code: 422}],
  ])('is known by its type where it has %s', (_, given) => {
    const type = 'https://acme.example/errors/#invalid_recipient';
    expect(read(JSON.stringify({...given, type, detail: 'No.'}))).toEqual({
      kind: 'problem',
      problem,
      detail: 'No.',
      faults: [],
    });
  });

  it('has no detail, and no places, where they are something else', () => {
    const text = JSON.stringify({code: 'invalid_recipient', detail: 5, errors: 'none'});
    const reading = read(text);
    expect(reading).toEqual({kind: 'problem', problem, faults: []});
    expect(reading).not.toHaveProperty('detail');
  });

  it('is found behind code that only looks like an object', () => {
    const text = 'send() { throw {"code": "invalid_recipient", "detail": "No."} }';
    expect(read(text)).toMatchObject({kind: 'problem', detail: 'No.'});
  });

  it('shows no body where it names no place in it', () => {
    const text = `${JSON.stringify(email('a@b.example'))} {"code": "domain_not_verified"}`;
    expect(read(text)).toEqual({
      kind: 'problem',
      problem: problemOf('domain_not_verified'),
      faults: [],
    });
  });

  it('is found in a log by its code of three words', () => {
    expect(read('RuntimeError: domain_not_verified (403)')).toEqual({
      kind: 'problem',
      problem: problemOf('domain_not_verified'),
      faults: [],
    });
  });
});

describe('a body', () => {
  it('is read with what the API would answer', () => {
    const reading = read(JSON.stringify(email(['a@b.example', 'nobody'])));
    expect(reading).toMatchObject({
      kind: 'body',
      problem: problemOf('invalid_recipient'),
      detail: expect.stringMatching(/\w/) as string,
      body: {faults: [{pointer: '#/to/1', line: 1}]},
      isBatch: false,
    });
  });

  it('that would be accepted has no problem', () => {
    const reading = read(JSON.stringify(email('a@b.example')));
    expect(reading).toMatchObject({kind: 'body', body: {faults: []}, isBatch: false});
    expect(reading).not.toHaveProperty('problem');
    expect(reading).not.toHaveProperty('detail');
  });

  it('of a batch is read even if one of its emails is none', () => {
    const text = JSON.stringify({emails: [email('a@b.example'), email('nobody'), 5]});
    expect(read(text)).toMatchObject({
      kind: 'body',
      isBatch: true,
      body: {faults: [{pointer: '#/emails/1/to'}, {pointer: '#/emails/2'}]},
    });
  });

  it('that breaks off is shown from its first line to its last, with the place marked', () => {
    const reading = read('\n\n{\n  "from": "a@b.example",\n  "to": ?\n\n');
    expect(reading).toMatchObject({
      kind: 'body',
      problem: problemOf('invalid_json'),
      isBatch: false,
      body: {faults: [{pointer: '#', line: 3}]},
    });
    if (reading?.kind !== 'body') {
      throw new Error('No body was read.');
    }
    expect(reading.detail).toMatch(/\w/);
    expect(reading.body.faults[0]?.detail).toBe(reading.detail);
    expect(shown(reading.body)).toEqual(['{', '  "from": "a@b.example",', '  "to": [?]']);
  });
});

it.each([
  ['one field that emails have, too', '{"to": "a@b.example"}'],
  ['a broken object with one such field', '{"to": "a@b.example'],
  ['code that names such fields', 'send({"to": to, "from": from'],
  ['JSON that is no object', 'null'],
  ['a list of nothing', '{"emails": []}'],
])('leaves %s to the search', (_, text) => {
  expect(read(text)).toBeUndefined();
});
