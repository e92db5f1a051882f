import type {OpenApiDocument, Operation} from '../document';
import {readForms} from '../readForms';
import {readSpec} from '../readSpec';
import {documentWith, problem} from './support';

/** A document in which another operation takes the same body, and a third one none. */
function documentOfThree(): OpenApiDocument {
  const document = documentWith();
  const post: Operation = document.paths['/things']?.post ?? {responses: {}};
  const {requestBody: _, ...withoutBody} = post;
  return {
    ...document,
    paths: {
      '/things': {
        get: {...withoutBody, operationId: 'listThings', summary: 'List the things'},
        post: {
          ...post,
          parameters: [
            {
              name: 'tag',
              in: 'query',
              description: 'A tag.',
              schema: {type: 'string'},
              example: 'a',
            },
          ],
          responses: {...post.responses, ...problem()},
        },
      },
      '/things/one': {
        patch: {...post, operationId: 'changeThing', summary: 'Change a thing'},
      },
    },
  };
}

const read = () => {
  const document = documentOfThree();
  const spec = readSpec(document, {});
  return {spec, forms: readForms(document, spec, {})};
};

it('has a form for each operation, with what the page says of it', () => {
  const {spec, forms} = read();
  expect(Object.keys(forms)).toEqual(['makeThing', 'listThings', 'changeThing']);
  const make = spec.operations.find(({id}) => id === 'makeThing');
  expect(forms['makeThing']).toMatchObject({
    title: 'Make a thing',
    method: 'POST',
    path: '/things',
    parameters: [{name: 'tag', in: 'query'}],
    samples: make?.samples,
    errors: [{status: 404, code: 'gone'}],
  });
  expect(forms['makeThing']?.samples).toHaveLength(1);
});

it('has the fields of the body even where the page only points to them', () => {
  const {spec, forms} = read();
  const change = spec.operations.find(({id}) => id === 'changeThing');
  expect(change?.body?.fields).toEqual([]);
  expect(forms['changeThing']?.fields).toMatchObject([
    {id: 'changeThing.word', requirement: 'optional'},
  ]);
  expect(forms['makeThing']?.fields).toMatchObject([{id: 'makeThing.word'}]);
});

it('has no fields for an operation that takes no body', () => {
  expect(read().forms['listThings']?.fields).toEqual([]);
});
