import {
  SpecError,
  type JsonValue,
  type OpenApiDocument,
  type Parameter,
  type Ref,
  type Schema,
} from './document';
import {readLimits, type ApiLimit, type Facts} from './limits';
import type {ApiField, FieldsHome} from './model';
import {resolve} from './resolve';

/** What reading a schema needs to know beside the schema itself. */
export interface FieldContext {
  document: OpenApiDocument;
  facts: Facts;
  /** Which operation lists the fields of a named schema; the others point there. */
  homes: ReadonlyMap<string, FieldsHome>;
  /** True in requests, where it matters which fields are required. */
  inRequest: boolean;
}

/** Formats and encodings whose name says more than `string`. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'time (RFC 3339)',
  email: 'email address',
  uri: 'URI',
  base64: 'string in Base64',
};

/** Schemas an object has inside: itself, what its list holds, what it may be instead. */
function partsOf(schema: Schema, context: FieldContext, where: string) {
  const open = (part: Ref<Schema>) => resolve(part, context.document, where).value;
  const items = schema.items && open(schema.items);
  // The alternatives of an object only say which of its fields go together.
  const variants = schema.properties ? [] : (schema.oneOf ?? []).map(open);
  return {items, variants};
}

function plural(type: string): string {
  return type.replace(/^(?:email address|\w+)/, (noun) =>
    noun.endsWith('s') ? `${noun}es` : `${noun}s`,
  );
}

/** What a value, or each entry of a list, can be, with the meaning of each. */
function readValues(schema: Schema, context: FieldContext, id: string) {
  const {items} = partsOf(schema, context, id);
  const {enum: values = [], 'x-enumDescriptions': meanings = {}} =
    schema.enum || !items ? schema : items;
  // That a value may be null is part of its type.
  return values.flatMap((value) => {
    if (value === null) {
      return [];
    }
    const meaning = meanings[value];
    return [{value, ...(meaning !== undefined && {description: meaning})}];
  });
}

/** The type of a schema in words: `string or null`, `list of objects`. */
function typeText(schema: Schema, context: FieldContext, where: string): string {
  const {items, variants} = partsOf(schema, context, where);
  if (variants.length > 0) {
    const texts = variants.map((variant) => typeText(variant, context, where));
    return [...new Set(texts)].join(' or ');
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) {
    throw new SpecError(where, 'it has no type.');
  }
  return types
    .map((type) => {
      if (type === 'array' && items) {
        return `list of ${plural(typeText(items, context, where))}`;
      }
      const format = schema.format ?? schema.contentEncoding;
      return type === 'string' && format ? (FORMATS[format] ?? type) : type;
    })
    .join(' or ');
}

/** Limits of a value, of each entry in its list and of what it may be instead. */
function allLimits(schema: Schema, context: FieldContext, where: string): ApiLimit[] {
  const {items, variants} = partsOf(schema, context, where);
  const inside = [...variants, ...(items && !items.properties ? [items] : [])];
  const limits = [
    ...readLimits(schema, context.facts, where),
    ...inside.flatMap((part) => allLimits(part, context, where)),
  ];
  return limits.filter(
    ({text}, index) => limits.findIndex((limit) => limit.text === text) === index,
  );
}

function nested(
  schema: Schema,
  context: FieldContext,
  id: string,
): Pick<ApiField, 'fields' | 'sameAs'> {
  const holder = schema.items ?? schema;
  const {value, name} = resolve(holder, context.document, id);
  const home = name === undefined ? undefined : context.homes.get(name);
  if (home) {
    return {fields: [], sameAs: home};
  }
  return {fields: value.properties ? readFields(value, context, id) : []};
}

/**
 * Reads one value: a property, a parameter or a header.
 *
 * @param requirement when it is required, in a word or two
 * @param id its anchor
 * @throws {SpecError} when something a page must show is missing
 */
export function readField(
  name: string,
  reference: Ref<Schema>,
  requirement: string,
  id: string,
  context: FieldContext,
): ApiField {
  const {value: schema} = resolve(reference, context.document, id);
  const {description, default: preset, examples = []} = schema;
  if (description === undefined) {
    throw new SpecError(id, 'it has no description.');
  }
  if (examples[0] === undefined) {
    throw new SpecError(id, 'it has no example.');
  }
  return {
    name,
    id,
    type: typeText(schema, context, id),
    ...(context.inRequest && {requirement}),
    description,
    ...(preset !== undefined && {default: JSON.stringify(preset)}),
    example: JSON.stringify(examples[0]),
    limits: context.inRequest ? allLimits(schema, context, id) : [],
    values: readValues(schema, context, id),
    ...nested(schema, context, id),
  };
}

/**
 * Reads a parameter or a header, whose description and example stand beside its schema.
 *
 * @throws {SpecError} as `readField` does
 */
export function readParameter(
  {name, schema, required, description, example}: Parameter,
  id: string,
  context: FieldContext,
): ApiField {
  const {value} = resolve(schema, context.document, id);
  const described = {
    ...value,
    ...(description !== undefined && {description}),
    ...(example !== undefined && {examples: [example]}),
  };
  return readField(name, described, required ? 'required' : 'optional', id, context);
}

/**
 * Reads the fields of an object, and theirs.
 *
 * @param schema an object schema without references at its top
 * @param id anchor of the object; those of the fields begin with it
 * @param whole an example of the object, for fields that have none of their own
 * @throws {SpecError} as `readField` does
 */
export function readFields(
  schema: Schema,
  context: FieldContext,
  id: string,
  whole: Readonly<Record<string, JsonValue>> = {},
): ApiField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const {value} = resolve(property, context.document, `${id}.${name}`);
    const required = schema.required?.includes(name) ? 'required' : undefined;
    const requirement = required ?? value['x-requires'] ?? 'optional';
    const {examples = whole[name] === undefined ? [] : [whole[name]]} = value;
    return readField(name, {...value, examples}, requirement, `${id}.${name}`, context);
  });
}
