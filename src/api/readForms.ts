import type {OpenApiDocument} from './document';
import type {Facts} from './limits';
import type {ApiError, ApiField, ApiOperation, ApiSpec} from './model';
import {readFields} from './readFields';
import {JSON_TYPE} from './readParts';
import {resolve} from './resolve';

/** What the request builder shows of an operation, beside the rules that it checks by. */
export interface RequestForm extends Pick<
  ApiOperation,
  'method' | 'path' | 'parameters' | 'samples'
> {
  title: string;
  /** Fields of the body with all fields inside them, wherever the page itself lists them. */
  fields: ApiField[];
  /** What the API may respond with instead. */
  errors: Pick<ApiError, 'status' | 'code'>[];
}

/**
 * Reads what the request builder shows.
 *
 * @param spec the document as `readSpec` reads it
 * @returns the forms by the operation's ID
 * @throws {SpecError} as `readFields` does
 */
export function readForms(
  document: OpenApiDocument,
  spec: ApiSpec,
  facts: Facts,
): Record<string, RequestForm> {
  const context = {document, facts, homes: new Map<string, never>(), inRequest: true};
  const operations = Object.values(document.paths).flatMap((item) => [
    ...[item.post, item.get, item.patch, item.put, item.delete],
  ]);
  return Object.fromEntries(
    spec.operations.map((operation): [string, RequestForm] => {
      const {id, summary, method, path, parameters, samples, errors} = operation;
      const media = operations.find((one) => one?.operationId === id)?.requestBody
        ?.content[JSON_TYPE];
      return [
        id,
        {
          title: summary,
          method,
          path,
          parameters,
          fields: media
            ? readFields(resolve(media.schema, document, id).value, context, id)
            : [],
          samples,
          errors: errors.map(({status, code}) => ({status, code})),
        },
      ];
    }),
  );
}
