import {SpecError, type JsonValue, type OpenApiDocument} from './document';
import {readFact, type Facts} from './limits';
import type {ApiSpec} from './model';
import {readBodyRules} from './readBodyRules';
import type {Problem, SendRules} from './answerEmail';

const OPERATION = 'sendEmail';

/**
 * What a page needs in order to respond to `POST /emails` as the document says: the rules
 * of the body, the problems with their status lines, and the response when all is well.
 *
 * @param spec the document as `readSpec` reads it
 * @param facts the owner's limits
 * @throws {SpecError} for a rule that `findFaults` does not know
 */
export function readSendRules(
  document: OpenApiDocument,
  spec: ApiSpec,
  facts: Facts,
): SendRules {
  const operation = spec.operations.find(({id}) => id === OPERATION);
  const media =
    document.paths['/emails']?.post?.requestBody?.content['application/json']?.schema;
  const [accepted] = operation?.answers ?? [];
  if (!operation || !media || !accepted) {
    throw new SpecError(OPERATION, 'it has no body or no response.');
  }
  return {
    schema: readBodyRules(media, document, facts, OPERATION),
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
    daysAhead: readFact('daysAhead', 'scheduleDaysAhead', facts, OPERATION).value,
  };
}
