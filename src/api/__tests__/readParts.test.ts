import type {MediaType} from '../document';
import type {FieldsHome} from '../model';
import {
  examplesOf,
  noteHome,
  pageOf,
  readBody,
  readError,
  statusLine,
} from '../readParts';
import {documentWith, text} from './support';

const document = documentWith();
const THING: MediaType = {schema: {$ref: '#/components/schemas/Thing'}};
const UNNAMED: MediaType = {schema: {type: 'object', properties: {word: text}}};
const HOME = {id: 'makeThing.body', title: 'Make a thing'};
const OTHER = {id: 'changeThing.body', title: 'Change a thing'};

describe('the status line', () => {
  it('has the reason phrase of the standard', () => {
    expect(statusLine('404', 'here')).toBe('404 Not Found');
  });

  it('refuses a status that has none yet', () => {
    expect(() => statusLine('418', 'here')).toThrow(
      'here: status 418 has no reason phrase',
    );
  });
});

describe('the page of an operation', () => {
  it('is that of its first tag', () => {
    const tags = [
      {name: 'Other', 'x-page': '/other/'},
      {name: 'Thing', 'x-page': '/things/'},
    ];
    expect(pageOf({tags: ['Thing'], responses: {}}, {...document, tags}, 'here')).toBe(
      '/things/',
    );
  });

  it.each([
    ['the operation has no tags', {responses: {}}, document, 'it has no tag'],
    [
      'the document has no tags',
      {tags: ['Thing'], responses: {}},
      {...document, tags: undefined},
      'tag Thing needs x-page',
    ],
  ])('is missed when %s', (_, operation, {tags, ...rest}, message) => {
    expect(() => pageOf(operation, {...rest, ...(tags && {tags})}, 'here')).toThrow(
      message,
    );
  });
});

describe('the examples of a body', () => {
  it('are followed by reference', () => {
    const examples = {word: {summary: 'A word', value: 'a'}};
    const media = {...THING, examples: {one: {$ref: '#/components/examples/word'}}};
    expect(
      examplesOf(
        media as unknown as MediaType,
        {...document, components: {examples}},
        'here',
      ),
    ).toEqual([{name: 'one', example: {summary: 'A word', value: 'a'}}]);
  });

  it('may be none', () => {
    expect(examplesOf(THING, document, 'here')).toEqual([]);
  });

  it('say where they stand when a reference leads nowhere', () => {
    const media = {...THING, examples: {one: {$ref: '#/components/examples/none'}}};
    expect(() => examplesOf(media as unknown as MediaType, document, 'here')).toThrow(
      'here.one: ',
    );
  });
});

describe('the home of a schema', () => {
  it('is the first operation that has it as its body', () => {
    const homes = new Map<string, FieldsHome>();
    noteHome(homes, THING, HOME, document);
    noteHome(homes, THING, OTHER, document);
    expect([...homes]).toEqual([['Thing', HOME]]);
  });

  it('is not noted for a schema without a name', () => {
    const homes = new Map<string, FieldsHome>();
    noteHome(homes, UNNAMED, HOME, document);
    expect(homes.size).toBe(0);
  });
});

describe('a body', () => {
  const read = (media: MediaType, homes: Record<string, FieldsHome>, inRequest = true) =>
    readBody(media, HOME.id, 'makeThing', {
      document,
      facts: {},
      homes: new Map(Object.entries(homes)),
      inRequest,
    });

  it.each([
    ['it is at home there', THING, {Thing: HOME}],
    ['it has no home', THING, {}],
    ['it has no name', UNNAMED, {Thing: OTHER}],
  ])('lists its fields when %s', (_, media, homes) => {
    const body = read(media, homes);
    expect(body.id).toBe('makeThing.body');
    expect(body.fields.map(({id}) => id)).toEqual(['makeThing.word']);
    expect(body).not.toHaveProperty('sameAs');
  });

  it('only points to its home when that is elsewhere', () => {
    expect(read(THING, {Thing: OTHER})).toEqual({
      id: 'makeThing.body',
      fields: [],
      sameAs: OTHER,
    });
  });

  it('gives its fields the values of its example in answers, but not in requests', () => {
    const bare = {type: 'object', properties: {word: {...text, examples: undefined}}};
    const media = {
      schema: JSON.parse(JSON.stringify(bare)) as MediaType['schema'],
      examples: {one: {value: {word: 'w'}}},
    };
    expect(read(media, {}, false).fields[0]?.example).toBe('"w"');
    expect(() => read(media, {}, true)).toThrow('makeThing.word: it has no example');
  });
});

it('refuses an error without a type', () => {
  const example = {'x-cause': 'A.', 'x-cure': 'B.', value: {code: 'gone', status: 404}};
  expect(() => readError('gone', example, '404', {})).toThrow(
    'gone: its type does not end in "#gone"',
  );
});
