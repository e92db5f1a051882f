import {translate} from '@docusaurus/Translate';
import type {BodySchema, JsonValue} from '../api';
import {membersOf, type JsonObject, type Kind} from './values';

/** One of the kinds of value that a schema allows. */
export interface Alternative {
  kind: Kind;
  /** In words: `Text`, `List`. */
  label: string;
  schema: BodySchema;
}

const LABELS: Readonly<Record<Kind, string>> = {
  string: translate({message: 'Text'}),
  number: translate({message: 'Number'}),
  boolean: translate({message: 'True or false'}),
  array: translate({message: 'List'}),
  object: translate({message: 'Object'}),
  null: 'null',
};

const EVERY_KIND = Object.keys(LABELS) as readonly Kind[];

/** The kinds of value that a schema allows, the usual one first. */
export function alternativesOf(schema: BodySchema): Alternative[] {
  if (schema.oneOf && schema.type === undefined) {
    return schema.oneOf.flatMap(alternativesOf);
  }
  const types = schema.type === undefined ? EVERY_KIND : [schema.type].flat();
  return types.map((type) => {
    const kind = type === 'integer' ? 'number' : type;
    return {kind, label: LABELS[kind], schema: {...schema, type}};
  });
}

/** The schema of a member of an object; of one that is not described, no rules. */
export function memberSchema(schema: BodySchema, name: string): BodySchema {
  const {properties = {}, additionalProperties} = schema;
  const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  return typeof own === 'object' ? own : {};
}

/** The least that a schema allows, to begin with: texts are empty. */
export function blankOf(schema: BodySchema): JsonValue {
  const [first] = alternativesOf(schema);
  const {minItems = 0, items = {}, required = [], minimum = 0} = first?.schema ?? {};
  switch (first?.kind) {
    case 'number':
      return minimum;
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array':
      return minItems > 0 ? [blankOf(items)] : [];
    case 'object':
      return Object.fromEntries(
        required.map((name) => [name, blankOf(memberSchema(schema, name))]),
      );
    default:
      return first?.schema.enum?.[0] ?? '';
  }
}

/** One of the ways to fill an object: the members that go together. */
export interface Choice {
  /** What it needs and no other does, by which it is known. */
  own: readonly string[];
  required: readonly string[];
  forbidden: readonly string[];
}

/** The ways to fill an object whose schema has several: HTML, text or a template. */
export function choicesOf({type, oneOf = []}: BodySchema): Choice[] {
  if (type !== 'object') {
    return [];
  }
  const needing = (name: string) =>
    oneOf.filter(({required = []}) => required.includes(name));
  return oneOf.map(({required = [], properties = {}}) => ({
    own: required.filter((name) => needing(name).length === 1),
    required,
    forbidden: Object.keys(properties).filter((name) => properties[name] === false),
  }));
}

/** The choice that an object shows, as far as one can be seen. */
export function choiceOf(
  choices: readonly Choice[],
  object: JsonObject,
): Choice | undefined {
  const has = (name: string) => Object.hasOwn(object, name);
  return (
    choices.find(
      ({required, forbidden}) => required.every(has) && !forbidden.some(has),
    ) ?? choices.find(({own}) => own.some(has))
  );
}

/** The members that a form shows: required ones first, then those that are there. */
export function shownMembers(
  schema: BodySchema,
  value: JsonValue,
): {required: string[]; present: string[]; absent: string[]} {
  const object = membersOf(value);
  const choice = choiceOf(choicesOf(schema), object);
  const known = Object.keys(schema.properties ?? {});
  const needed = new Set([...(schema.required ?? []), ...(choice?.required ?? [])]);
  const required = known.filter((name) => needed.has(name));
  const present = [...new Set([...known, ...Object.keys(object)])].filter(
    (name) => !needed.has(name) && Object.hasOwn(object, name),
  );
  const absent = known.filter(
    (name) =>
      !needed.has(name) &&
      !Object.hasOwn(object, name) &&
      !choice?.forbidden.includes(name) &&
      schema.dependentRequired?.[name]?.every((one) => Object.hasOwn(object, one)) !==
        false,
  );
  return {required, present, absent};
}
