import type {ApiError, ApiOperation} from '../model';
import {readProblems} from '../readProblems';
import {documentWith} from './support';

const error = (code: string, status: number): ApiError => ({
  code,
  status,
  title: String(status),
  cause: 'A.',
  cure: 'B.',
  limits: [],
  problem: {},
});

const operation = (id: string, errors: ApiError[]) =>
  ({id, page: `/${id}/`, summary: `The ${id}`, errors}) as unknown as ApiOperation;

const documentOf = (codes: readonly string[]) => ({
  ...documentWith(),
  components: {
    examples: Object.fromEntries(codes.map((code) => [code, {value: {}}])),
  },
});

it('lists each problem once, with all operations that answer with it', () => {
  const gone = error('gone', 404);
  const problems = readProblems(documentOf(['gone']), [
    operation('a', [gone]),
    operation('b', [gone]),
  ]);
  expect(problems).toEqual([
    {
      ...gone,
      operations: [
        {id: 'a', page: '/a/', summary: 'The a'},
        {id: 'b', page: '/b/', summary: 'The b'},
      ],
    },
  ]);
});

it('sorts them by status, and those of one status as the file does', () => {
  const problems = readProblems(documentOf(['late', 'bad', 'gone', 'odd']), [
    operation('a', [error('odd', 400), error('late', 422)]),
    operation('b', [error('gone', 404), error('bad', 400)]),
  ]);
  expect(problems.map(({code}) => code)).toEqual(['bad', 'odd', 'gone', 'late']);
});

it('names the one that no operation answers with', () => {
  expect(() =>
    readProblems(documentOf(['gone', 'lost']), [operation('a', [error('gone', 404)])]),
  ).toThrow('lost: no operation answers with it');
});

it('has none for a document without shared parts', () => {
  const {components: _, ...document} = documentWith();
  expect(readProblems(document, [operation('a', [])])).toEqual([]);
});
