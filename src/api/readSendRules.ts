import {BODY_RULES, type BodySchema} from './bodySchema';
import {SpecError, type JsonValue, type OpenApiDocument} from './document';
import type {ApiSpec} from './model';
import {resolve} from './resolve';
import type {Problem, SendRules} from './answerEmail';

const OPERATION = 'sendEmail';

/** What a schema says besides rules: for readers of the reference, and names for them. */
const NOTES = /^(?:x-.*|title|description|default|examples|contentEncoding)$/;

/** The rules of a schema, without references. */
function rulesOf(schema: object, document: OpenApiDocument, where: string): BodySchema {
  const {value} = resolve<object>(schema, document, where);
  const inner = (one: unknown, name: string): unknown =>
    typeof one === 'object' && one !== null
      ? rulesOf(one, document, `${where}.${name}`)
      : one;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([rule]) => !NOTES.test(rule))
      .map(([rule, content]: [string, unknown]) => {
        if (!(BODY_RULES as readonly string[]).includes(rule)) {
          throw new SpecError(
            where,
            `findFaults in bodySchema.ts has no rule "${rule}".`,
          );
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
      }),
  );
}

/**
 * What a page needs in order to respond to `POST /emails` as the document says: the rules
 * of the body, the problems with their status lines, and the response when all is well.
 *
 * @param spec the document as `readSpec` reads it
 * @param daysAhead the owner's limit for `scheduledAt`
 * @throws {SpecError} for a rule that `findFaults` does not know
 */
export function readSendRules(
  document: OpenApiDocument,
  spec: ApiSpec,
  daysAhead: number,
): SendRules {
  const operation = spec.operations.find(({id}) => id === OPERATION);
  const media =
    document.paths['/emails']?.post?.requestBody?.content['application/json']?.schema;
  const [accepted] = operation?.answers ?? [];
  if (!operation || !media || !accepted) {
    throw new SpecError(OPERATION, 'it has no body or no response.');
  }
  return {
    schema: rulesOf(media, document, OPERATION),
    accepted: {
      title: accepted.title,
      body: accepted.value as Readonly<Record<string, JsonValue>>,
    },
    problems: Object.fromEntries(
      operation.errors.map(({code, title, problem}) => [
        code,
        {title, body: problem as unknown as Problem},
      ]),
    ),
    daysAhead,
  };
}
