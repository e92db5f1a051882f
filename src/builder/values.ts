import type {JsonValue} from '../api';

/** The names and numbers that lead to a value, from the outside. */
export type Path = readonly (string | number)[];

export type JsonObject = Readonly<Record<string, JsonValue>>;

export type Kind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';

export function kindOf(value: JsonValue): Kind {
  return value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : (typeof value as Exclude<Kind, 'null' | 'array'>);
}

/** The members of an object; none for anything else. */
export function membersOf(value: JsonValue | undefined): JsonObject {
  return value !== undefined && kindOf(value) === 'object' ? (value as JsonObject) : {};
}

/** What a path leads to. */
export function valueAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (found, part) =>
      Array.isArray(found)
        ? (found as readonly JsonValue[])[Number(part)]
        : Object.hasOwn(membersOf(found), part)
          ? membersOf(found)[part]
          : undefined,
    value,
  );
}

/**
 * A value with another one inside it.
 *
 * @param next `undefined` takes the place away: a member, or an entry of a list
 */
export function withValue(
  value: JsonValue | undefined,
  [part, ...rest]: Path,
  next: JsonValue | undefined,
): JsonValue | undefined {
  if (part === undefined) {
    return next;
  }
  const inner = withValue(valueAt(value, [part]), rest, next);
  const put = inner === undefined ? [] : [inner];
  if (Array.isArray(value)) {
    const list = value as readonly JsonValue[];
    return [...list.slice(0, Number(part)), ...put, ...list.slice(Number(part) + 1)];
  }
  const members = Object.entries(membersOf(value));
  const name = String(part);
  const place = members.findIndex(([one]) => one === name);
  const member = put.map((one): [string, JsonValue] => [name, one]);
  return Object.fromEntries(
    place < 0 ? [...members, ...member] : members.toSpliced(place, 1, ...member),
  );
}

/** An object with another name for one of its members, which keeps its place. */
export function withName(object: JsonObject, from: string, to: string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name === from ? to : name, value]),
  );
}

/** The number that a text is, as JSON writes it, or else the text. */
export function readNumber(text: string): number | string {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text.trim()) &&
    Number.isFinite(Number(text))
    ? Number(text)
    : text;
}
