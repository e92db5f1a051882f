import type {JsonValue} from '../document';
import {textOf, type Item} from './store';
import type {JsonObject} from './types';

/** How a condition compares a contact's value with its own. */
const OPERATORS: Readonly<
  Record<string, (value: JsonValue, wanted: JsonValue) => boolean>
> = {
  is: (value, wanted) => value === wanted,
  is_not: (value, wanted) => value !== wanted,
  contains: (value, wanted) => textOf(value).includes(textOf(wanted)),
  greater_than: (value, wanted) => Number(value) > Number(wanted),
  less_than: (value, wanted) => Number(value) < Number(wanted),
  before: (value, wanted) => Date.parse(textOf(value)) < Date.parse(textOf(wanted)),
  after: (value, wanted) => Date.parse(textOf(value)) > Date.parse(textOf(wanted)),
  set: (value) => value !== null,
  not_set: (value) => value === null,
};

function meets(contact: Item, {field, operator, value}: JsonObject): boolean {
  const [first = '', ...rest] = textOf(field).split('.');
  const own =
    first === 'props' ? (contact['props'] as JsonObject)[rest.join('.')] : contact[first];
  return OPERATORS[textOf(operator)]?.(own ?? null, value ?? null) ?? false;
}

/** The contacts that a message is for, whatever their status. */
export function audienceOf(
  contacts: readonly Item[],
  {groups = [], conditions = []}: JsonObject,
): Item[] {
  const wanted = groups as readonly JsonValue[];
  return contacts.filter(
    (contact) =>
      (wanted.length === 0 ||
        (contact['groups'] as readonly JsonValue[]).some((id) => wanted.includes(id))) &&
      (conditions as readonly JsonObject[]).every((one) => meets(contact, one)),
  );
}
