import type {OpenApiDocument} from '../document';
import type {ApiOperation, ApiSpec} from '../model';
import {readSendRules} from '../readSendRules';
import {documentWith} from './support';

const facts = {scheduleDaysAhead: {label: 'Days ahead', value: 30, confirmed: true}};

/** A document in which the one operation is `POST /emails`. */
function documentOfEmails(): OpenApiDocument {
  const {paths, ...document} = documentWith({operationId: 'sendEmail'});
  return {...document, paths: {'/emails': paths['/things'] ?? {}}};
}

const operation = (changes: Partial<ApiOperation> = {}) =>
  ({
    id: 'sendEmail',
    answers: [
      {id: 'a', title: '202 Accepted', summary: 'Queued', value: {id: 'em_1'}},
      {id: 'b', title: '200 OK', summary: 'Sent', value: {id: 'em_2'}},
    ],
    errors: [
      {code: 'gone', title: '404 Not Found', status: 404, problem: {code: 'gone'}},
      {code: 'bad', title: '400 Bad Request', status: 400, problem: {code: 'bad'}},
    ],
    ...changes,
  }) as ApiOperation;

const read = (document: OpenApiDocument, operations: readonly ApiOperation[]) =>
  readSendRules(document, {operations} as ApiSpec, facts);

it('takes from the document all that an answer to an email needs', () => {
  const other = operation({id: 'other', answers: [], errors: []});
  expect(read(documentOfEmails(), [other, operation()])).toEqual({
    schema: {type: 'object', properties: {word: {type: 'string'}}},
    accepted: {title: '202 Accepted', body: {id: 'em_1'}},
    problems: {
      gone: {title: '404 Not Found', body: {code: 'gone'}},
      bad: {title: '400 Bad Request', body: {code: 'bad'}},
    },
    daysAhead: 30,
  });
});

const withPath = (item: OpenApiDocument['paths'][string]) => ({
  ...documentOfEmails(),
  paths: {'/emails': item},
});

it.each<[string, OpenApiDocument, ApiOperation[]]>([
  ['operation', documentOfEmails(), [operation({id: 'other'})]],
  ['path', documentWith(), [operation()]],
  ['method', withPath({}), [operation()]],
  ['body', withPath({post: {responses: {}}}), [operation()]],
  [
    'body in JSON',
    withPath({post: {responses: {}, requestBody: {content: {}}}}),
    [operation()],
  ],
  ['response', documentOfEmails(), [operation({answers: []})]],
])('stops the build when the document has no such %s', (_, document, operations) => {
  expect(() => read(document, operations)).toThrow(
    'sendEmail: it has no body or no response',
  );
});
