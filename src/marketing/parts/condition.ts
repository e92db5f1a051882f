/**
 * Conditions on a contact, worked out as the API does it: see `Condition` in
 * `src/api/openapi.yaml` and /docs/api/messenger/#audience.
 */

/** The operators of a condition, in the order of the reference. */
export const OPERATORS = [
  'is',
  'is_not',
  'contains',
  'greater_than',
  'less_than',
  'before',
  'after',
  'set',
  'not_set',
] as const;

export type Operator = (typeof OPERATORS)[number];

export type Value = string | number | boolean;

/** What a condition can look at. */
export interface ContactFacts {
  name: string;
  /** When the contact was made (RFC 3339). */
  createdAt: string;
  props: Readonly<Record<string, Value>>;
}

export interface Condition {
  /** `name`, `createdAt` or `props.` and the name of a prop. */
  field: string;
  operator: Operator;
  /** None with `set` and `not_set`. */
  value?: Value;
}

/** True for the operators that look at no value. */
export function needsNoValue(operator: Operator): boolean {
  return operator === 'set' || operator === 'not_set';
}

/** The value of a field, if the contact has it. */
export function fieldOf(contact: ContactFacts, field: string): Value | undefined {
  if (field === 'name') {
    return contact.name;
  }
  if (field === 'createdAt') {
    return contact.createdAt;
  }
  const prop = field.startsWith('props.') ? field.slice('props.'.length) : '';
  return Object.hasOwn(contact.props, prop) ? contact.props[prop] : undefined;
}

/** Milliseconds of an RFC 3339 time, which has a date, a `T` and an offset; else NaN. */
function moment(value: Value | undefined): number {
  const text = typeof value === 'string' ? value : '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : NaN;
}

/** Whether `value` is something that the operator can compare with. */
export function canCompare(operator: Operator, value: Value): boolean {
  switch (operator) {
    case 'greater_than':
    case 'less_than':
      return typeof value === 'number';
    case 'before':
    case 'after':
      return !Number.isNaN(moment(value));
    case 'contains':
      return typeof value === 'string' && value !== '';
    default:
      return true;
  }
}

/**
 * Whether a condition is true of a contact. A field the contact lacks fails every operator
 * but `is_not` and `not_set`; a text and a number are never equal.
 */
export function meets(
  contact: ContactFacts,
  {field, operator, value}: Condition,
): boolean {
  const found = fieldOf(contact, field);
  switch (operator) {
    case 'set':
      return found !== undefined;
    case 'not_set':
      return found === undefined;
    case 'is':
      return found !== undefined && found === value;
    case 'is_not':
      return found !== value;
    case 'contains':
      return (
        typeof found === 'string' &&
        typeof value === 'string' &&
        found.toLowerCase().includes(value.toLowerCase())
      );
    case 'greater_than':
      return typeof found === 'number' && typeof value === 'number' && found > value;
    case 'less_than':
      return typeof found === 'number' && typeof value === 'number' && found < value;
    case 'before':
      return moment(found) < moment(value);
    case 'after':
      return moment(found) > moment(value);
  }
}

/**
 * What somebody typed as the value of a condition. Digits make a number, as they would
 * without quotes in JSON; everything else is a text.
 */
export function readValue(text: string): Value {
  const trimmed = text.trim();
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(trimmed) ? Number(trimmed) : trimmed;
}
