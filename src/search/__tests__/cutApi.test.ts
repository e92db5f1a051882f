import type {ApiError, ApiField, ApiProblem} from '../../api';
import {
  cutEventFields,
  cutOperation,
  cutProblems,
  operationText,
  plainText,
} from '../cutApi';
import {apiField, apiOperation} from './api';

const textOf = (fields: Partial<ApiField>) => cutEventFields([apiField(fields)])[0]?.text;

const problem: ApiProblem = {
  status: 403,
  title: '403 Forbidden',
  code: 'domain_not_verified',
  cause: 'The domain of `from` is not verified.',
  cure: '[Verify it](/docs/domains/) first.',
  limits: [],
  problem: {},
  operations: [],
};

it.each([
  ['code', 'Set `to` or `cc`.', 'Set to or cc.'],
  ['links', 'See [the docs](/docs/) and [limits](/x/).', 'See the docs and limits.'],
  ['brackets that are no link', 'A [list] (of two).', 'A [list] (of two).'],
])('reads the %s in a sentence of the API as text', (_, sentence, text) => {
  expect(plainText(sentence)).toBe(text);
});

it.each<[string, Partial<ApiField>, string]>([
  ['its type', {}, 'string.'],
  ['whether it is required', {requirement: 'required'}, 'string, required.'],
  ['its meaning', {description: 'Who gets `it`.'}, 'string. Who gets it.'],
  [
    'its limits',
    {limits: [{text: 'up to 50'}, {text: 'at least 1'}]},
    'string. Limits: up to 50; at least 1.',
  ],
  [
    'its values',
    {values: [{value: 'low'}, {value: 'high', description: 'sent first'}]},
    'string. One of low, high (sent first).',
  ],
  [
    'the values of a list',
    {type: 'list of strings', values: [{value: 'a'}, {value: 'b'}]},
    'list of strings. Any of a, b.',
  ],
  ['its default', {default: '25'}, 'string. Default: 25.'],
])('finds a field by %s', (_, fields, text) => {
  expect(textOf(fields)).toBe(text);
});

it('gives each field an anchor and its name as code, also those inside of another', () => {
  const inner = apiField({name: 'filename', id: 'send.attachments.filename'});
  const outer = apiField({name: 'attachments', id: 'send.attachments', fields: [inner]});
  const [first, second, ...rest] = cutEventFields([outer]);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    hash: 'send.attachments',
    trail: ['attachments'],
    code: ['attachments'],
  });
  expect(second).toMatchObject({
    hash: 'send.attachments.filename',
    trail: ['attachments', 'filename'],
    code: ['filename'],
  });
  expect(second?.weight).toBeLessThan(first?.weight ?? 0);
});

it('reads an operation with its whole address', () => {
  const operation = apiOperation({description: 'Sends it to `to`.'});
  const text = 'POST /v1/emails. Send an email. Sends it to to.';
  expect(operationText(operation, 'https://api.acme.test/v1')).toBe(text);
  expect(operationText(operation, 'https://api.acme.test/v1/')).toBe(text);
  expect(operationText(operation, 'https://api.acme.test/eu/v1')).toContain(
    'POST /eu/v1/emails.',
  );
  expect(operationText(operation, 'https://api.acme.test')).toContain('POST /emails.');
});

describe('an operation', () => {
  const error = (status: number, code: string): ApiError => ({...problem, status, code});
  const whole = apiOperation({
    parameters: [{...apiField({name: 'limit', id: 'send.limit'}), in: 'query'}],
    body: {id: 'send.body', fields: [apiField({})]},
    answer: {
      id: 'send.answer',
      title: '202 Accepted',
      description: '',
      fields: [apiField({name: 'id', id: 'send.202.id'})],
    },
    errors: [error(403, 'domain_not_verified'), error(429, 'rate_limited')],
  });

  it('has its parameters, body, response and errors, each below a heading', () => {
    expect(cutOperation(whole).map(({hash, trail}) => [hash, ...trail])).toEqual([
      ['send.limit', 'Parameters', 'limit'],
      ['send.to', 'Body', 'to'],
      ['send.202.id', '202 Accepted', 'id'],
      ['send.errors', 'Errors'],
    ]);
  });

  it('has one record for all of its errors', () => {
    expect(cutOperation(whole).at(-1)).toMatchObject({
      text: '403 domain_not_verified, 429 rate_limited.',
      code: [],
    });
  });

  it('counts the fields of its request more than those of its response', () => {
    const [parameter, body, answer] = cutOperation(whole).map(({weight}) => weight);
    expect(parameter).toBe(body);
    expect(answer).toBeLessThan(body ?? 0);
  });

  it('has no fields of a body that is listed elsewhere, or not there', () => {
    const {answer} = apiOperation({});
    const sameAs = {id: 'other.body', title: 'Other'};
    const fields = [apiField({})];
    const elsewhere = apiOperation({
      body: {id: 'send.body', fields, sameAs},
      answer: {...answer, fields, sameAs},
    });
    expect(cutOperation(elsewhere)).toEqual([]);
    expect(cutOperation(apiOperation({}))).toEqual([]);
  });
});

it('finds an error by its code, with its status, cause and cure', () => {
  expect(cutProblems([problem])).toEqual([
    {
      hash: 'domain_not_verified',
      trail: ['403 Forbidden', 'domain_not_verified'],
      text: '403 Forbidden. The domain of from is not verified. Verify it first.',
      code: ['domain_not_verified'],
      weight: expect.any(Number) as number,
    },
  ]);
});
