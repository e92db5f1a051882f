import {BODY_RULES, type BodySchema} from './bodySchema';
import {SpecError, type OpenApiDocument} from './document';
import {readFact, type Facts} from './limits';
import {resolve} from './resolve';

/** What a schema says besides rules: for readers of the reference, and names for them. */
const NOTES = /^(?:x-.*|title|description|default|examples|contentEncoding)$/;

/** The limits of `x-fact` that are rules of JSON Schema too. */
function factRules(
  wanted: Readonly<Record<string, string>>,
  facts: Facts,
  where: string,
): BodySchema {
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(([kind]) => (BODY_RULES as readonly string[]).includes(kind))
      .map(([kind, id]) => [kind, readFact(kind, id, facts, where).value]),
  );
}

/**
 * The rules of a schema, without references and with the owner's limits.
 *
 * @param schema of a body or a parameter
 * @param where where it stands, for messages
 * @throws {SpecError} for a rule that `findFaults` does not know
 */
export function readBodyRules(
  schema: object,
  document: OpenApiDocument,
  facts: Facts,
  where: string,
): BodySchema {
  const {value} = resolve<object>(schema, document, where);
  const inner = (one: unknown, name: string): unknown =>
    typeof one === 'object' && one !== null
      ? readBodyRules(one, document, facts, `${where}.${name}`)
      : one;
  const wanted = 'x-fact' in value ? (value['x-fact'] as Record<string, string>) : {};
  const rules = Object.entries(value)
    .filter(([rule]) => !NOTES.test(rule))
    .map(([rule, content]: [string, unknown]) => {
      if (!(BODY_RULES as readonly string[]).includes(rule)) {
        throw new SpecError(where, `findFaults in bodySchema.ts has no rule "${rule}".`);
      }
      switch (rule) {
        case 'properties':
          return [
            rule,
            Object.fromEntries(
              Object.entries(content as object).map(([name, one]) => [
                name,
                inner(one, name),
              ]),
            ),
          ];
        case 'oneOf':
        case 'anyOf':
          return [
            rule,
            (content as object[]).map((one, index) => inner(one, String(index))),
          ];
        case 'items':
        case 'not':
        case 'propertyNames':
        case 'additionalProperties':
          return [rule, inner(content, rule)];
        default:
          return [rule, content];
      }
    });
  return {
    ...(Object.fromEntries(rules) as BodySchema),
    ...factRules(wanted, facts, where),
  };
}
