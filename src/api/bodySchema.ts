import type {JsonValue} from './document';

type TypeName = 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number' | 'null';

/** What is left of a JSON Schema when only its rules are kept, without references. */
export interface BodySchema {
  type?: TypeName | readonly TypeName[];
  enum?: readonly (string | null)[];
  format?: 'date-time' | 'email' | 'uri';
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: BodySchema;
  properties?: Readonly<Record<string, BodySchema | false>>;
  propertyNames?: BodySchema;
  additionalProperties?: boolean | BodySchema;
  minProperties?: number;
  required?: readonly string[];
  dependentRequired?: Readonly<Record<string, readonly string[]>>;
  oneOf?: readonly BodySchema[];
  anyOf?: readonly BodySchema[];
  not?: BodySchema;
}

/** The rules that `findFaults` knows: every one that a body or a parameter may have. */
export const BODY_RULES = [
  ...['type', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum'],
  ...['maximum', 'minItems', 'maxItems', 'uniqueItems', 'items', 'properties'],
  ...['propertyNames', 'additionalProperties', 'minProperties', 'required'],
  ...['dependentRequired', 'oneOf', 'anyOf', 'not'],
] as readonly (keyof BodySchema)[];

/** A place in a body that breaks a rule. */
export interface Fault {
  /** The names and numbers that lead there, from the outside. */
  path: readonly (string | number)[];
  rule: keyof BodySchema;
  /** For `required`, `dependentRequired` and `additionalProperties`, the member's name. */
  member?: string;
}

type JsonObject = Readonly<Record<string, JsonValue>>;

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TYPES: Readonly<Record<TypeName, (value: JsonValue) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  null: (value) => value === null,
};

/** The types that a schema allows; none if it allows every type. */
export const typesOf = ({type = []}: BodySchema): readonly TypeName[] => [type].flat();

/** RFC 3339, section 5.6, with the days that each month has. */
function isDateTime(text: string): boolean {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d)t([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i.exec(
      text,
    );
  if (!parts) {
    return false;
  }
  const [year, month, day] = parts.slice(1, 4).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A mailbox of RFC 5321, section 4.1.2, without quoted parts and address literals. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** The characters of a URI, after its scheme (RFC 3986, section 2). */
const URI = /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})+$/i;

const FORMATS: Readonly<
  Record<NonNullable<BodySchema['format']>, (text: string) => boolean>
> = {
  'date-time': isDateTime,
  email: (text) => EMAIL.test(text),
  uri: (text) => URI.test(text),
};

function stringFaults(schema: BodySchema, value: string): (keyof BodySchema)[] {
  const {minLength = 0, maxLength = Infinity, pattern, format} = schema;
  const {length} = Array.from(value);
  return [
    ...(length < minLength ? (['minLength'] as const) : []),
    ...(length > maxLength ? (['maxLength'] as const) : []),
    ...(pattern !== undefined && !new RegExp(pattern, 'u').test(value)
      ? (['pattern'] as const)
      : []),
    ...(format && !FORMATS[format](value) ? (['format'] as const) : []),
  ];
}

function numberFaults(schema: BodySchema, value: number): (keyof BodySchema)[] {
  const {minimum = -Infinity, maximum = Infinity} = schema;
  return [
    ...(value < minimum ? (['minimum'] as const) : []),
    ...(value > maximum ? (['maximum'] as const) : []),
  ];
}

function arrayFaults(
  schema: BodySchema,
  value: readonly JsonValue[],
  path: Fault['path'],
): Fault[] {
  const {minItems = 0, maxItems = Infinity, uniqueItems = false, items} = schema;
  const different = new Set(value.map((item) => JSON.stringify(item)));
  return [
    ...(value.length < minItems ? [{path, rule: 'minItems'} as const] : []),
    ...(value.length > maxItems ? [{path, rule: 'maxItems'} as const] : []),
    ...(uniqueItems && different.size < value.length
      ? [{path, rule: 'uniqueItems'} as const]
      : []),
    ...(items
      ? value.flatMap((item, index) => findFaults(items, item, [...path, index]))
      : []),
  ];
}

function objectFaults(
  schema: BodySchema,
  value: JsonObject,
  path: Fault['path'],
): Fault[] {
  const {properties = {}, additionalProperties = true, propertyNames} = schema;
  const {minProperties = 0} = schema;
  const missing = (names: readonly string[]) =>
    names.filter((name) => !Object.hasOwn(value, name));
  return [
    ...(Object.keys(value).length < minProperties
      ? [{path, rule: 'minProperties'} as const]
      : []),
    ...missing(schema.required ?? []).map(
      (member) => ({path, rule: 'required', member}) as const,
    ),
    ...Object.entries(schema.dependentRequired ?? {}).flatMap(([name, needed]) =>
      Object.hasOwn(value, name)
        ? missing(needed).map(
            (member) =>
              ({path: [...path, name], rule: 'dependentRequired', member}) as const,
          )
        : [],
    ),
    ...Object.entries(value).flatMap(([member, inner]): Fault[] => {
      const at = [...path, member];
      const named =
        propertyNames && findFaults(propertyNames, member, []).length > 0
          ? [{path: at, rule: 'propertyNames'} as const]
          : [];
      const rule = Object.hasOwn(properties, member)
        ? properties[member]
        : additionalProperties;
      const found =
        rule === false
          ? [{path: at, rule: 'additionalProperties', member} as const]
          : typeof rule === 'object'
            ? findFaults(rule, inner, at)
            : [];
      return [...named, ...found];
    }),
  ];
}

/** With no alternative that fits, what is wrong by the one that has the value's type. */
function alternativeFaults(
  schema: BodySchema,
  rule: 'oneOf' | 'anyOf',
  value: JsonValue,
  path: Fault['path'],
): Fault[] {
  const tried = (schema[rule] ?? []).map((one) => findFaults(one, value, path));
  const fitting = tried.filter(({length}) => length === 0).length;
  if (!schema[rule] || (rule === 'oneOf' ? fitting === 1 : fitting > 0)) {
    return [];
  }
  const near = tried.find(
    (faults) =>
      faults.length > 0 &&
      !faults.some(({path: at, rule: broken}) => at === path && broken === 'type'),
  );
  return schema.type === undefined && near ? near : [{path, rule}];
}

/**
 * Holds a value against a schema, as JSON Schema 2020-12 does, with the rules of
 * `BODY_RULES`. Never throws.
 *
 * @param value as `JSON.parse` returns it
 * @returns every fault, in the order of the value; none for a valid one
 */
export function findFaults(
  schema: BodySchema,
  value: JsonValue,
  path: Fault['path'] = [],
): Fault[] {
  if (schema.type && !typesOf(schema).some((type) => TYPES[type](value))) {
    return [{path, rule: 'type'}];
  }
  if (schema.enum && !(schema.enum as readonly JsonValue[]).includes(value)) {
    return [{path, rule: 'enum'}];
  }
  const own =
    typeof value === 'string' || typeof value === 'number'
      ? (typeof value === 'string'
          ? stringFaults(schema, value)
          : numberFaults(schema, value)
        ).map((rule) => ({path, rule}))
      : Array.isArray(value)
        ? arrayFaults(schema, value as readonly JsonValue[], path)
        : isObject(value)
          ? objectFaults(schema, value, path)
          : [];
  return [
    ...own,
    ...(schema.not && findFaults(schema.not, value).length === 0
      ? [{path, rule: 'not'} as const]
      : []),
    ...alternativeFaults(schema, 'oneOf', value, path),
    ...alternativeFaults(schema, 'anyOf', value, path),
  ];
}

/** A path as a JSON Pointer in a URI fragment (RFC 6901, section 6). */
export function pointerTo(path: Fault['path']): string {
  const parts = path.map((part) =>
    // Half a surrogate pair has no encoding.
    encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, '\ufffd'))
      .replaceAll('~', '~0')
      .replaceAll('%2F', '~1'),
  );
  return ['#', ...parts].join('/');
}
