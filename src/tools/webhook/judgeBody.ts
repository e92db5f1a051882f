import type {Problem} from '../kit';
import {textOf, type Octets} from './bytes';
import {cut, found} from './found';
import type {RequestHeader} from './readRequest';

/**
 * What is wrong with a body whatever its signature is.
 *
 * @param events the events of the API by type
 */
export function bodyProblems(
  body: Octets,
  headers: readonly RequestHeader[],
  events: Readonly<Record<string, unknown>>,
): Problem[] {
  const problems: Problem[] = [];
  const text = textOf(body);
  const said = headers.find(({name}) => name === 'content-length')?.value;
  const length = said !== undefined && /^\d{1,15}$/.test(said) ? Number(said) : undefined;
  if (body.length === 0) {
    return [found('body-empty', 'The body is empty.')];
  }
  if (text?.trim() === '[object Object]') {
    return [
      found(
        'body-object',
        'The body is “[object Object]”, which is how JavaScript prints an object.',
      ),
    ];
  }
  if (body[0] === 0x1f && body[1] === 0x8b) {
    return [found('body-compressed', 'The body begins with the two bytes of gzip.')];
  }
  const sizes = `The body has ${String(body.length)} bytes, and Content-Length says ${String(length)}.`;
  const json = jsonOf(text ?? '');
  if (length !== undefined && body.length < length) {
    problems.push(found('body-short', sizes));
  } else if (
    json === undefined &&
    /^\s*\{/.test(text ?? '') &&
    !/\}\s*$/.test(text ?? '')
  ) {
    problems.push(
      found('body-short', 'The JSON of the body breaks off before its last bracket.'),
    );
  }
  if (length !== undefined && body.length > length) {
    problems.push(found('body-long', sizes));
  }
  if (text?.includes('\ufffd')) {
    problems.push(
      found(
        'body-lost',
        'The body has replacement characters (�), which stand for bytes that could not be decoded.',
      ),
    );
  }
  if (json !== undefined && problems.length === 0) {
    const type = memberOf(json, 'type');
    if (typeof type !== 'string' || !Object.hasOwn(events, type)) {
      problems.push(
        found(
          'body-not-event',
          typeof type === 'string'
            ? `The API has no event ${cut(type)}.`
            : 'The body has no field “type”, which every event has.',
        ),
      );
    }
  }
  return problems;
}

/** The value of a JSON text; nothing for any other. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
