import type {Ref, Schema} from '../document';
import type {Facts} from '../limits';
import type {FieldsHome} from '../model';
import {readField, readFields, readParameter, type FieldContext} from '../readFields';
import {documentWith, text} from './support';

const SCHEMAS = {
  Word: {type: 'string', maxLength: 9, enum: ['a', 'b'], 'x-enumDescriptions': {b: 'B.'}},
  Box: {type: 'object', properties: {lid: text}},
};
const WORD = {$ref: '#/components/schemas/Word'};
const BOX = {$ref: '#/components/schemas/Box'};
const FACTS: Facts = {most: {label: 'Most', value: 5, confirmed: true}};

const contextWith = (changes: Partial<FieldContext> = {}): FieldContext => ({
  document: documentWith({}, SCHEMAS),
  facts: FACTS,
  homes: new Map<string, FieldsHome>(),
  inRequest: true,
  ...changes,
});

/** Reads a field that has all a page needs, and what a test adds. */
const fieldOf = (schema: Ref<Schema>, context = contextWith()) =>
  readField(
    'word',
    {description: 'A word.', examples: ['a'], ...schema},
    'optional',
    'makeThing.word',
    context,
  );

const textsOf = (schema: Ref<Schema>) =>
  fieldOf(schema).limits.map(({text: words}) => words);

describe('the type of a field in words', () => {
  it.each<[string, Ref<Schema>]>([
    ['string', {type: 'string'}],
    ['string or null', {type: ['string', 'null']}],
    ['string', {type: 'string', format: 'ipv4'}],
    ['time (RFC 3339)', {type: 'string', format: 'date-time'}],
    ['time (RFC 3339) or null', {type: ['string', 'null'], format: 'date-time'}],
    ['email address', {type: 'string', format: 'email'}],
    ['string in Base64', {type: 'string', contentEncoding: 'base64'}],
    ['array', {type: 'array'}],
    ['list of strings', {type: 'array', items: {type: 'string'}}],
    ['list of strings', {type: 'array', items: WORD}],
    ['list of objects', {type: 'array', items: BOX}],
    ['list of email addresses', listOf({type: 'string', format: 'email'})],
    ['list of strings or null', {type: ['array', 'null'], items: WORD}],
    [
      'list of times (RFC 3339)',
      {type: 'array', items: {type: 'string', format: 'date-time'}},
    ],
    ['list of lists of integers', listOf(listOf({type: 'integer'}))],
    ['string or list of strings', {oneOf: [{type: 'string'}, listOf(WORD)]}],
    ['string', {oneOf: [{type: 'string', maxLength: 5}, WORD]}],
    ['object', {type: 'object', properties: {}, oneOf: [{required: ['a']}]}],
  ])('is “%s”', (words, schema) => {
    expect(fieldOf(schema).type).toBe(words);
  });
});

function listOf(items: Ref<Schema>): Schema {
  return {type: 'array', items};
}

describe('the values of a field', () => {
  it('are those of its own, or of the entries of its list, with their meaning', () => {
    const values = [{value: 'a'}, {value: 'b', description: 'B.'}];
    expect(fieldOf(WORD).values).toStrictEqual(values);
    expect(fieldOf(listOf(WORD)).values).toStrictEqual(values);
  });

  it('leave out null, which is part of the type', () => {
    const schema = {type: ['string', 'null'], enum: ['a', null]};
    expect(fieldOf(schema).values).toStrictEqual([{value: 'a'}]);
  });

  it('are none where anything may stand', () => {
    expect(fieldOf(text).values).toStrictEqual([]);
    expect(fieldOf(listOf(text)).values).toStrictEqual([]);
  });
});

describe('the limits of a field', () => {
  it('come from the list, then from its entries', () => {
    expect(textsOf({...listOf(WORD), maxItems: 3})).toEqual([
      'at most 3 entries',
      'at most 9 characters',
    ]);
  });

  it('come from all alternatives, each limit once', () => {
    const oneOf = [WORD, {...listOf(WORD), minItems: 1}, {type: 'string', minLength: 1}];
    expect(textsOf({oneOf})).toEqual(['at most 9 characters', 'not empty']);
  });

  it('take the figures of the owner', () => {
    expect(textsOf({...listOf(WORD), 'x-fact': {maxItems: 'most'}})).toContain(
      'at most 5 entries',
    );
  });

  it('leave to the fields of an object what limits them', () => {
    const tall = {...BOX, minimum: 4};
    expect(textsOf({...listOf(tall), maxItems: 3})).toEqual(['at most 3 entries']);
  });

  it('are not said of answers, which the API limits itself', () => {
    const {limits} = fieldOf(WORD, contextWith({inRequest: false}));
    expect(limits).toEqual([]);
  });
});

describe('the fields inside a field', () => {
  const home = {id: 'makeThing.body', title: 'Make a thing'};

  it.each<[string, Ref<Schema>]>([
    ['an object', BOX],
    ['a list of objects', listOf(BOX)],
    ['an object without a name', {type: 'object', properties: {lid: text}}],
  ])('are listed for %s', (_, schema) => {
    const {fields, sameAs} = fieldOf(schema);
    expect(fields.map(({name, id}) => [name, id])).toEqual([
      ['lid', 'makeThing.word.lid'],
    ]);
    expect(sameAs).toBeUndefined();
  });

  it('are none for a plain value', () => {
    const field = fieldOf(text);
    expect(field.fields).toEqual([]);
    expect(field).not.toHaveProperty('sameAs');
  });

  it('are replaced with a pointer for a list of objects that are listed elsewhere', () => {
    const homes = new Map([['Box', home]]);
    const {fields, sameAs} = fieldOf(listOf(BOX), contextWith({homes}));
    expect(fields).toEqual([]);
    expect(sameAs).toEqual(home);
  });

  it('are listed when only another schema is listed elsewhere', () => {
    const homes = new Map([['Word', home]]);
    expect(fieldOf(listOf(BOX), contextWith({homes})).fields).toHaveLength(1);
  });
});

describe('what else a page shows of a field', () => {
  it('has the default as JSON, where there is one', () => {
    expect(fieldOf({...text, default: false}).default).toBe('false');
    expect(fieldOf({...text, default: 'a'}).default).toBe('"a"');
    expect(fieldOf(text)).not.toHaveProperty('default');
  });

  it('shows the first example as JSON', () => {
    expect(fieldOf({...text, examples: [{a: 1}, 'b']}).example).toBe('{"a":1}');
  });

  it('refuses a field without an example', () => {
    const schema = {type: 'string', description: 'A word.'};
    expect(() => readField('word', schema, 'optional', 'here', contextWith())).toThrow(
      'here: it has no example',
    );
  });
});

describe('a parameter', () => {
  const read = (changes: object) =>
    readParameter(
      {name: 'tag', in: 'query', schema: text, ...changes},
      'listThings.tag',
      contextWith(),
    );

  it('has its own description and example, or else those of its schema', () => {
    expect(read({description: 'A tag.', example: 'b'})).toMatchObject({
      description: 'A tag.',
      example: '"b"',
      requirement: 'optional',
    });
    expect(read({required: true})).toMatchObject({
      description: 'A word.',
      example: '"a"',
      requirement: 'required',
    });
  });
});

describe('the fields of an object', () => {
  it('take their example from a whole one where they have none', () => {
    const bare = {type: 'string', description: 'A word.'};
    const fields = readFields(
      {properties: {word: bare, own: text}},
      contextWith(),
      'makeThing',
      {word: 'w', own: 'o'},
    );
    expect(fields.map(({id, example}) => [id, example])).toEqual([
      ['makeThing.word', '"w"'],
      ['makeThing.own', '"a"'],
    ]);
  });

  it('are required, required sometimes, or optional', () => {
    const schema = {
      required: ['first'],
      properties: {first: text, second: {...text, 'x-requires': 'with a'}, third: text},
    };
    const fields = readFields(schema, contextWith(), 'makeThing');
    expect(fields.map(({requirement}) => requirement)).toEqual([
      'required',
      'with a',
      'optional',
    ]);
  });

  it('are none for an object that names none', () => {
    expect(readFields({type: 'object'}, contextWith(), 'makeThing')).toEqual([]);
  });
});
