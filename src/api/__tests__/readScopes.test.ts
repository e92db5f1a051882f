import type {ApiOperation} from '../model';
import {readScopes} from '../readScopes';
import {documentWith} from './support';

const operation = (id: string, scope: string) =>
  ({id, scope, page: `/${id}/`, summary: `The ${id}`}) as ApiOperation;
const OPERATIONS = [
  operation('make', 'things:write'),
  operation('list', 'things:read'),
  operation('change', 'things:write'),
];
const link = (id: string) => ({id, page: `/${id}/`, summary: `The ${id}`});
const READ = {scope: 'things:read', operations: [link('list')]};
const WRITE = {scope: 'things:write', operations: [link('make'), link('change')]};

it('lists the scopes of a key in their order, with the operations that need them', () => {
  const names = ['things:read', 'things:write', null];
  const document = documentWith({}, {Scope: {type: ['string', 'null'], enum: names}});
  expect(readScopes(document, OPERATIONS)).toEqual([READ, WRITE]);
});

it.each([
  ['names no scopes', documentWith({}, {Scope: {type: 'string'}})],
  ['has no schema of them', documentWith()],
  ['has no shared parts', {...documentWith(), components: {}}],
])('lists those of the operations when the file %s', (_, document) => {
  expect(readScopes(document, OPERATIONS)).toEqual([WRITE, READ]);
});

it.each([
  ['a key cannot have', ['things:read'], 'make: schema Scope does not list'],
  ['nothing needs', ['things:read', 'things:write', 'eat'], 'Scope: no operation needs'],
])('refuses a scope that %s, saying where', (_, names, message) => {
  const document = documentWith({}, {Scope: {type: 'string', enum: names}});
  expect(() => readScopes(document, OPERATIONS)).toThrow(message);
});
