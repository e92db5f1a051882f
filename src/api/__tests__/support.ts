import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillBrand} from '../../site';
import type {OpenApiDocument, Operation, Schema} from '../document';
import type {Facts} from '../limits';
import type {ApiField, ApiOperation} from '../model';
import {parseDocument} from '../readDocument';
import {readSpec} from '../readSpec';

/** Text of the file that the site is made from, with the brand's values. */
export function loadText(): string {
  return fillBrand(readFileSync(path.join(__dirname, '../openapi.yaml'), 'utf8'));
}

/** The file that the site is made from. */
export function loadDocument(): OpenApiDocument {
  return parseDocument(loadText());
}

/** Every object of a document, with those inside it. */
export function objectsIn(node: unknown): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const inside = Object.values(node as Record<string, unknown>).flatMap(objectsIn);
  return Array.isArray(node) ? inside : [node as Record<string, unknown>, ...inside];
}

/** Ids of all facts that a document names. */
export function factIdsIn(document: OpenApiDocument): string[] {
  return objectsIn(document).flatMap((node) =>
    Object.values((node['x-fact'] ?? {}) as Record<string, string>),
  );
}

/** A value for every fact that a document names: what it is does not matter to a test. */
export function factsFor(document: OpenApiDocument, confirmed = false): Facts {
  return Object.fromEntries(
    factIdsIn(document).map((id) => [id, {label: id, value: 7, confirmed}]),
  );
}

/** The file as the pages show it. */
export function loadSpec() {
  const document = loadDocument();
  return readSpec(document, factsFor(document));
}

/** The field of an operation's body with this name. */
export function bodyField(operation: ApiOperation | undefined, name: string): ApiField {
  const field = operation?.body?.fields.find((one) => one.name === name);
  if (!field) {
    throw new RangeError(`There is no field ${name}.`);
  }
  return field;
}

/** A word, as a schema. */
export const text: Schema = {type: 'string', description: 'A word.', examples: ['a']};

/** A document with one operation, which a test spoils. */
export function documentWith(
  operation: Partial<Operation> = {},
  schemas = {},
): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {title: 'Test', version: '1'},
    servers: [{url: 'https://api.acme.example'}],
    tags: [{name: 'Thing', 'x-page': '/docs/api/things/'}],
    paths: {
      '/things': {
        post: {
          operationId: 'makeThing',
          tags: ['Thing'],
          summary: 'Make a thing',
          description: 'Makes one.',
          security: [{key: ['things:write']}],
          requestBody: {
            content: {
              'application/json': {
                schema: {$ref: '#/components/schemas/Thing'},
                examples: {one: {summary: 'One', value: {word: 'a'}}},
              },
            },
          },
          responses: {
            200: {
              description: 'Made.',
              content: {
                'application/json': {
                  schema: {type: 'object', properties: {id: text}},
                  examples: {made: {summary: 'Made', value: {id: 'a'}}},
                },
              },
            },
          },
          ...operation,
        },
      },
    },
    components: {
      schemas: {Thing: {type: 'object', properties: {word: text}}, ...schemas},
    },
  };
}

/** The answer of an operation that went wrong, as `responses` lists it. */
export const problem = (changes: object = {}, value: object = {}) => ({
  404: {
    description: 'Not there.',
    content: {
      'application/problem+json': {
        schema: {type: 'object'},
        examples: {
          gone: {
            'x-cause': 'It went.',
            'x-cure': 'Let it go.',
            value: {
              type: 'https://acme.example/#gone',
              status: 404,
              code: 'gone',
              ...value,
            },
            ...changes,
          },
        },
      },
    },
  },
});
