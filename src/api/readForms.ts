import type {OpenApiDocument} from './document';
import type {Facts} from './limits';
import type {ApiField, ApiOperation, ApiSample, ApiSpec} from './model';
import {readFields} from './readFields';
import {JSON_TYPE} from './readParts';
import {resolve} from './resolve';

/** What the request builder shows of an operation, beside the rules that it checks by. */
export interface RequestForm {
  title: string;
  parameters: ApiOperation['parameters'];
  /** Fields of the body with all fields inside them, wherever the page itself lists them. */
  fields: ApiField[];
  /** The first is what the form holds at first. */
  samples: ApiSample[];
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
    spec.operations.map(({id, summary, parameters, samples}): [string, RequestForm] => {
      const media = operations.find((one) => one?.operationId === id)?.requestBody
        ?.content[JSON_TYPE];
      return [
        id,
        {
          title: summary,
          parameters,
          fields: media
            ? readFields(resolve(media.schema, document, id).value, context, id)
            : [],
          samples,
        },
      ];
    }),
  );
}
