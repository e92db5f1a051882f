import {SpecError, type OpenApiDocument, type Schema} from './document';
import type {ApiOperation, ApiScope} from './model';

/**
 * Every scope a key can have, with the operations that need it.
 *
 * @param operations all operations of the document
 * @throws {SpecError} for a scope that a key cannot have, or that no operation needs
 */
export function readScopes(
  {components}: OpenApiDocument,
  operations: readonly ApiOperation[],
): ApiScope[] {
  const schema = components?.['schemas']?.['Scope'] as Schema | undefined;
  const names = schema?.enum?.filter((name) => name !== null) ?? [
    ...new Set(operations.map(({scope}) => scope)),
  ];
  const unknown = operations.find(({scope}) => !names.includes(scope));
  if (unknown) {
    throw new SpecError(unknown.id, `schema Scope does not list "${unknown.scope}".`);
  }
  return names.map((scope) => {
    const links = operations
      .filter((operation) => operation.scope === scope)
      .map(({id, page, summary}) => ({id, page, summary}));
    if (links.length === 0) {
      throw new SpecError('Scope', `no operation needs "${scope}".`);
    }
    return {scope, operations: links};
  });
}
