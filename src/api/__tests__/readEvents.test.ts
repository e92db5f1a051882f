import type {OpenApiDocument, Operation} from '../document';
import {readEvents} from '../readEvents';
import {documentWith, text} from './support';

const HEADER = {
  name: 'webhook-id',
  in: 'header',
  description: 'Names it.',
  required: true,
  schema: {...text, maxLength: 9},
  example: 'msg_1',
} as const;

const event = (type: string, changes: Partial<Operation> = {}) => ({
  post: {
    tags: ['Thing'],
    description: `It is ${type}.`,
    parameters: [HEADER],
    requestBody: {
      content: {
        'application/json': {
          schema: {$ref: '#/components/schemas/Event'},
          examples: {one: {value: {type, word: 'w'}}, two: {value: {type: 'other'}}},
        },
      },
    },
    responses: {},
    ...changes,
  },
});

const SCHEMAS = {
  Event: {
    type: 'object',
    required: ['type'],
    properties: {type: text, word: {type: 'string', description: 'A word.'}},
  },
};

const read = (webhooks?: OpenApiDocument['webhooks']) =>
  readEvents({...documentWith({}, SCHEMAS), ...(webhooks && {webhooks})}, {});

it('has the page, the description and the first example of an event', () => {
  expect(read({made: event('made')}).events).toMatchObject([
    {
      type: 'made',
      page: '/docs/api/things/',
      description: 'It is made.',
      payload: {type: 'made', word: 'w'},
    },
  ]);
});

it('lists the fields of a schema with the first event, and points there from others', () => {
  const {events} = read({made: event('made'), lost: event('lost')});
  const [made, lost] = events.map(({body}) => body);
  expect(made?.fields.map(({id}) => id)).toEqual(['event.made.type', 'event.made.word']);
  expect(lost).toEqual({
    id: 'event.lost.body',
    fields: [],
    sameAs: {id: 'event.made.body', title: 'made'},
  });
});

it('says what a receiver gets, so no field of it is required or optional', () => {
  const [made] = read({made: event('made')}).events;
  expect(made?.body.fields[0]).not.toHaveProperty('requirement');
  expect(made?.body.fields[1]).toMatchObject({example: '"w"'});
});

it('lists the headers that all events have once, with their limits', () => {
  const {eventHeaders} = read({made: event('made'), lost: event('lost')});
  expect(eventHeaders).toMatchObject([
    {
      name: 'webhook-id',
      id: 'event.webhook-id',
      requirement: 'required',
      example: '"msg_1"',
      limits: [{text: 'at most 9 characters'}],
    },
  ]);
});

it('has no headers when the events have none', () => {
  const {parameters: _, ...post} = event('made').post;
  expect(read({made: {post}}).eventHeaders).toEqual([]);
});

it('is empty for a document that sends nothing', () => {
  expect(read()).toEqual({events: [], eventHeaders: []});
});

it.each([
  ['a body', event('made', {requestBody: {content: {}}}), 'no body in JSON'],
  ['a body of any kind', {post: {responses: {}}}, 'no body in JSON'],
  ['anything in it', {}, 'no body in JSON'],
  [
    'an example',
    event('made', {
      requestBody: {content: {'application/json': {schema: {type: 'object'}}}},
    }),
    'it has no example',
  ],
  ['its type in its example', event('lost'), 'is not "made"'],
  ['a page', event('made', {tags: ['Nothing']}), 'needs x-page'],
])('refuses an event without %s, saying where', (_, item, message) => {
  expect(() => read({made: item})).toThrow('event.made: ');
  expect(() => read({made: item})).toThrow(message);
});
