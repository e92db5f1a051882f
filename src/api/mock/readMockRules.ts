import {brand, keyPrefix} from '../../site';
import type {Problem} from '../answerEmail';
import type {
  JsonValue,
  Method,
  OpenApiDocument,
  Parameter,
  Response,
  Schema,
} from '../document';
import {SpecError} from '../document';
import {readFact, type Facts} from '../limits';
import type {ApiOperation, ApiSpec} from '../model';
import {readBodyRules} from '../readBodyRules';
import {JSON_TYPE} from '../readParts';
import {resolve} from '../resolve';
import type {JsonObject, MockOperation, MockParameter, MockRules} from './types';

/** The header that asks the mock for a fault. */
export const FAULT_HEADER = `${brand.slug}-mock`;

/** A value that a field has before anything is known of it. */
function blankOf(
  schema: Schema,
  example: JsonValue | undefined,
  document: OpenApiDocument,
  where: string,
): JsonValue {
  const types = [schema.type ?? []].flat();
  if (types.includes('null')) {
    return null;
  }
  switch (types[0]) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
      return 0;
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => {
          const inner = resolve<Schema>(
            schema.properties?.[name] ?? {},
            document,
            where,
          ).value;
          return [name, blankOf(inner, undefined, document, where)];
        }),
      );
    default:
      return schema.enum && typeof example === 'string' ? example : '';
  }
}

function readOperation(
  operation: ApiOperation,
  document: OpenApiDocument,
  facts: Facts,
): MockOperation {
  const {id, path, method, scope, errors, answers} = operation;
  const item = document.paths[path] ?? {};
  const source = item[method.toLowerCase() as Method];
  const where = `the mock of ${id}`;
  if (!source) {
    throw new SpecError(where, `there is no ${method} ${path}.`);
  }
  const schemaOf = (schema: object) => resolve<Schema>(schema, document, where).value;

  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])]
    .map((parameter) => resolve<Parameter>(parameter, document, where).value)
    .map(({name, in: kind, schema, example = ''}): MockParameter => ({
      name,
      in: kind,
      schema: readBodyRules(schema, document, facts, `${where}.${name}`),
      example: String(example as string | number),
    }));
  const media = source.requestBody?.content[JSON_TYPE];
  const asked = media ? schemaOf(media.schema) : {};
  const [title] = answers.map((answer) => answer.title);
  const success = Object.entries(source.responses).find(
    ([status]) => status === title?.slice(0, 3),
  )?.[1];
  const content =
    success && resolve<Response>(success, document, where).value.content?.[JSON_TYPE];
  if (!content || title === undefined) {
    throw new SpecError(where, 'it has no response in JSON.');
  }
  const whole = schemaOf(content.schema);
  const data = schemaOf(whole.properties?.['data'] ?? {});
  const answer = whole.properties?.['nextCursor'] ? schemaOf(data.items ?? {}) : whole;
  const examples = answers.map(({value}) => value as JsonObject);
  const blank = media
    ? Object.fromEntries(
        Object.entries(answer.properties ?? {}).map(([name, schema]) => {
          const preset = schemaOf(asked.properties?.[name] ?? {}).default;
          return [
            name,
            preset ?? blankOf(schemaOf(schema), examples[0]?.[name], document, where),
          ];
        }),
      )
    : {};
  return {
    id,
    method,
    path,
    scope,
    parameters,
    ...(media && {body: readBodyRules(media.schema, document, facts, where)}),
    title,
    members: Object.keys(answer.properties ?? {}),
    blank,
    byName: /\bby name\b/.test(data.description ?? ''),
    examples,
    codes: errors.map(({code}) => code),
  };
}

/** Every ID in a `groups` of a request's example. */
function groupsIn(value: JsonValue | undefined): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]: [string, JsonValue]) =>
    name === 'groups' ? (inner as string[]) : groupsIn(inner),
  );
}

/**
 * What the mock of the API goes by: every operation with its rules and examples, and the
 * problems.
 *
 * @param spec the document as `readSpec` reads it
 * @param facts the owner's limits
 * @throws {SpecError} for a rule that `findFaults` does not know
 */
export function readMockRules(
  document: OpenApiDocument,
  spec: ApiSpec,
  facts: Facts,
): MockRules {
  const limit = (kind: string, id: string) =>
    readFact(kind, id, facts, 'the limits of the mock').value;
  return {
    base: new URL(spec.server).pathname,
    keyPrefix,
    faultHeader: FAULT_HEADER,
    testDomain: `test.${brand.domain}`,
    operations: spec.operations.map((operation) =>
      readOperation(operation, document, facts),
    ),
    problems: Object.fromEntries(
      spec.problems.map(({code, title, problem}) => [
        code,
        {title, body: problem as unknown as Problem},
      ]),
    ),
    groups: [
      ...new Set(
        spec.operations
          .flatMap(({samples}) => samples)
          .flatMap(({request}) => groupsIn(request.body)),
      ),
    ],
    events: spec.events.map(({type}) => type).filter((type) => type !== 'webhook.test'),
    limits: {
      requestsPerSecond: limit('perSecond', 'rateLimitPerSecond'),
      daysAhead: limit('daysAhead', 'scheduleDaysAhead'),
      idempotencyHours: limit('rememberedHours', 'idempotencyHours'),
      secretOverlapHours: limit('overlapHours', 'webhookSecretOverlapHours'),
      messageMegabytes: limit('messageMegabytes', 'messageMegabytes'),
    },
  };
}
