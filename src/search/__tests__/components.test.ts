import {senderRecords} from '../../api/plain';
import {brand, facts} from '../../site';
import {contentOf, inlineText} from '../components';
import {apiField, apiOperation, apiSpec} from './api';

const operation = apiOperation({
  description: 'Sends it.',
  parameters: [{...apiField({name: 'limit', id: 'send.limit'}), in: 'query'}],
});
const event = {
  type: 'email.bounced',
  page: '/docs/webhooks/',
  description: 'The `email` bounced.',
  body: {id: 'event.body', fields: [apiField({name: 'reason', id: 'event.reason'})]},
  payload: {},
};
const api = apiSpec({
  operations: [apiOperation({id: 'list'}), operation],
  events: [{...event, type: 'email.sent'}, event],
  eventHeaders: [apiField({name: 'Signature', id: 'header.signature'})],
  problems: [
    {
      status: 429,
      title: '429 Too Many Requests',
      code: 'rate_limited',
      cause: 'Too many.',
      cure: 'Wait.',
      limits: [],
      problem: {},
      operations: [],
    },
  ],
  scopes: [
    {
      scope: 'emails:send',
      operations: [operation, {...operation, summary: 'Send a batch'}],
    },
    {scope: 'emails:read', operations: [{...operation, summary: 'List emails'}]},
  ],
});

const content = (name: string, attributes: Record<string, string> = {}) =>
  contentOf({name, attributes}, api);
const NOTHING = {text: '', code: [], sections: []};

describe('a component brings to its section', () => {
  it('an operation, with its address, its scope and its fields', () => {
    const {text, code, sections} = content('Operation', {id: 'send'});
    expect(text).toBe('POST /v1/emails. Send an email. Sends it. Needs emails:send.');
    expect(code).toEqual(['send', 'POST', '/emails']);
    expect(sections.map(({hash}) => hash)).toEqual(['send.limit']);
  });

  it('an event, with its meaning and its fields', () => {
    const {text, code, sections} = content('WebhookEvent', {id: 'email.bounced'});
    expect(text).toBe('The email bounced.');
    expect(code).toEqual(['email.bounced']);
    expect(sections.map(({hash}) => hash)).toEqual(['event.reason']);
  });

  it('an event whose fields are listed elsewhere, without them', () => {
    const sameAs = {id: 'other', title: 'Other'};
    const elsewhere = {...event, body: {...event.body, sameAs}};
    const found = contentOf(
      {name: 'WebhookEvent', attributes: {id: 'email.bounced'}},
      {...api, events: [elsewhere]},
    );
    expect(found).toMatchObject({code: ['email.bounced'], sections: []});
  });

  it('the code of the error in a sample', () => {
    const code = (id: string) => content('Sample', {id}).code;
    expect(code('problem.rate_limited')).toEqual(['rate_limited']);
    expect(content('Sample', {id: 'problem.rate_limited'}).text).toBe('');
    expect(code('sendEmail.text')).toStrictEqual([]);
    expect(code('problem.rate_limited.text')).toStrictEqual([]);
    expect(code('a.problem.rate_limited')).toStrictEqual([]);
    expect(content('Sample')).toStrictEqual(NOTHING);
  });

  it('the headers of all events', () => {
    const {sections} = content('WebhookHeaders');
    expect(sections.map(({hash}) => hash)).toEqual(['header.signature']);
  });

  it('all errors', () => {
    const {sections} = content('ErrorIndex');
    expect(sections.map(({hash}) => hash)).toEqual(['rate_limited']);
  });

  it('all scopes, with the operations that each of them allows', () => {
    expect(content('ScopeTable')).toEqual({
      code: ['emails:send', 'emails:read'],
      text: 'emails:send: Send an email, Send a batch. emails:read: List emails.',
      sections: [],
    });
  });

  it('the purpose and the type of the DNS records', () => {
    const {text} = content('DnsRecords', {domain: 'acme.test'});
    const [first] = senderRecords('acme.test');
    expect(text).toContain(`${first?.purpose ?? '?'}: ${first?.type ?? '?'} record. `);
    expect(text.match(/ record\./g)).toHaveLength(senderRecords('').length);
  });
});

it.each([
  ['an operation', 'Operation', {id: 'unknown'}],
  ['an event', 'WebhookEvent', {id: 'unknown'}],
  ['a component', 'Figure', {id: 'send'}],
  ['a component named like a method', 'toString', {}],
])('brings nothing for %s that is unknown', (_, name, attributes) => {
  expect(content(name, attributes)).toEqual(NOTHING);
});

describe('within a sentence, the reader sees', () => {
  const shown = (name: string, attributes: Record<string, string> = {}) =>
    inlineText({name, attributes});
  const [fact = '', {value} = {value: ''}] =
    Object.entries(facts).find(([, one]) => typeof one.value === 'string') ?? [];
  const [table = ''] =
    Object.entries(facts).find(([, one]) => typeof one.value === 'object') ?? [];

  it('the value of a fact', () => {
    expect(shown('Fact', {id: fact})).toBe(value);
  });

  it.each([
    ['a fact that is a table', 'Fact', {id: table}],
    ['an unknown fact', 'Fact', {id: 'unknown'}],
    ['a fact named like a method', 'Fact', {id: 'toString'}],
    ['a fact without a name', 'Fact', {}],
    ['another component', 'Icon', {id: fact}],
  ])('nothing of %s', (_, name, attributes) => {
    expect(shown(name, attributes as Record<string, string>)).toBe('');
  });

  it('the name of the brand, or its support address', () => {
    expect(shown('Brand')).toBe(brand.name);
    expect(shown('Brand', {field: 'name'})).toBe(brand.name);
    expect(shown('Brand', {field: 'supportEmail'})).toBe(brand.supportEmail);
  });
});
