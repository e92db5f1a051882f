import {readBodyRules} from '../readBodyRules';
import {documentWith, text} from './support';

const document = documentWith({}, {Word: {...text, maxLength: 9}});
const WORD = {$ref: '#/components/schemas/Word'};
const RULES = {type: 'string', maxLength: 9};
const facts = {most: {label: 'Most', value: 5, confirmed: true}};
const read = (schema: object) => readBodyRules(schema, document, facts, 'makeThing');

it('keeps the rules and leaves out what only readers need', () => {
  const notes = {
    title: 'A word',
    description: 'A word.',
    default: 'a',
    examples: ['a'],
    contentEncoding: 'base64',
    'x-limit': [{text: 'a letter'}],
  };
  expect(read({...notes, type: 'string', enum: ['a', null], pattern: '^a$'})).toEqual({
    type: 'string',
    enum: ['a', null],
    pattern: '^a$',
  });
});

it('follows references, on the outside and in every place that takes a schema', () => {
  expect(read(WORD)).toEqual(RULES);
  expect(
    read({
      properties: {word: WORD, never: false},
      items: WORD,
      not: WORD,
      propertyNames: WORD,
      additionalProperties: WORD,
      oneOf: [WORD, {type: 'null'}],
      anyOf: [{type: 'null'}, WORD],
    }),
  ).toEqual({
    properties: {word: RULES, never: false},
    items: RULES,
    not: RULES,
    propertyNames: RULES,
    additionalProperties: RULES,
    oneOf: [RULES, {type: 'null'}],
    anyOf: [{type: 'null'}, RULES],
  });
});

it('keeps a rule that is true or false', () => {
  expect(read({additionalProperties: false, uniqueItems: true})).toEqual({
    additionalProperties: false,
    uniqueItems: true,
  });
});

it('adds the limits of the owner that a body can break', () => {
  const schema = {type: 'array', 'x-fact': {maxItems: 'most', messageMegabytes: 'most'}};
  expect(read(schema)).toEqual({type: 'array', maxItems: 5});
});

it.each([
  ['the body', {maxProperties: 2}, 'makeThing: '],
  ['a property', {properties: {word: {maxProperties: 2}}}, 'makeThing.word: '],
  ['an alternative', {oneOf: [WORD, {maxProperties: 2}]}, 'makeThing.1: '],
  ['the entries of a list', {items: {maxProperties: 2}}, 'makeThing.items: '],
])('refuses a rule of %s that nobody checks, saying where', (_, schema, where) => {
  expect(() => read(schema)).toThrow(where);
  expect(() => read(schema)).toThrow('no rule "maxProperties"');
});
