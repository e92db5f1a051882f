import {SpecError, type OpenApiDocument} from './document';
import type {ApiOperation, ApiProblem} from './model';

/**
 * Every problem once, with the operations that can answer with it.
 *
 * @param operations all operations of the document
 * @returns the problems by status, those of one status in the file's order
 * @throws {SpecError} for a problem in the file that no operation answers with
 */
export function readProblems(
  {components}: OpenApiDocument,
  operations: readonly ApiOperation[],
): ApiProblem[] {
  const problems = new Map<string, ApiProblem>();
  for (const {id, page, summary, errors} of operations) {
    for (const error of errors) {
      const known = problems.get(error.code) ?? {...error, operations: []};
      known.operations.push({id, page, summary});
      problems.set(error.code, known);
    }
  }
  const codes = Object.keys(components?.['examples'] ?? {});
  const unused = codes.find((code) => !problems.has(code));
  if (unused !== undefined) {
    throw new SpecError(unused, 'no operation answers with it.');
  }
  const order = (code: string) => codes.indexOf(code);
  return [...problems.values()].sort(
    (one, other) => one.status - other.status || order(one.code) - order(other.code),
  );
}
