import {pointerTo, type BodySchema, type Fault} from '../api/plain';
import type {JsonObject} from './protocol';

/** What is wrong with a value, and where. */
export interface FaultReport extends JsonObject {
  /** JSON Pointer in a URI fragment (RFC 6901, section 6). */
  pointer: string;
  rule: string;
  detail: string;
}

/** The schema that a path leads to, through alternatives too. */
function schemaAt(schema: BodySchema, path: Fault['path']): BodySchema {
  return path.reduce<BodySchema>((current, part) => {
    const next = [current, ...(current.oneOf ?? [])]
      .map((one) =>
        typeof part === 'number'
          ? one.items
          : Object.hasOwn(one.properties ?? {}, part)
            ? one.properties?.[part]
            : one.additionalProperties,
      )
      .find((one) => typeof one === 'object');
    return typeof next === 'object' ? next : {};
  }, schema);
}

/** What a rule asks for, in a sentence. */
function detailOf({rule, member = ''}: Fault, schema: BodySchema): string {
  const ruled = [schema, ...(schema.oneOf ?? [])].find((one) => rule in one);
  const limit = JSON.stringify(ruled?.[rule] ?? null);
  switch (rule) {
    case 'type':
      return `The value has another type than ${limit}.`;
    case 'format':
      return 'The value is not an RFC 3339 time, such as 2027-01-15T08:00:00Z.';
    case 'pattern':
      return `The value does not match the pattern ${limit}.`;
    case 'minLength':
      return `The value is shorter than ${limit} characters.`;
    case 'maxLength':
      return `The value is longer than ${limit} characters.`;
    case 'minItems':
      return `The list has fewer than ${limit} entries.`;
    case 'maxItems':
      return `The list has more than ${limit} entries.`;
    case 'uniqueItems':
      return 'The list has the same entry twice.';
    case 'required':
      return `The field ${JSON.stringify(member)} is required.`;
    case 'dependentRequired':
      return `This field is only allowed together with ${JSON.stringify(member)}.`;
    case 'additionalProperties':
      return `There is no field ${JSON.stringify(member)}.`;
    case 'propertyNames':
      return 'This name is not allowed here.';
    case 'oneOf':
      return 'The value fits none of the alternatives, or more than one.';
    case 'not':
      return 'This combination of fields is not allowed.';
    default:
      return `The value breaks the rule ${JSON.stringify(rule)} of the schema.`;
  }
}

/** Says faults in sentences. */
export function reportFaults(
  faults: readonly Fault[],
  schema: BodySchema,
): FaultReport[] {
  return faults.map((fault) => ({
    pointer: pointerTo(fault.path),
    rule: fault.rule,
    detail: detailOf(fault, schemaAt(schema, fault.path)),
  }));
}
