import type {ApiField, JsonValue, RequestForm} from '../api';
import {textOf, withField, withText, written, type Draft} from './draft';
import {readNumber} from './values';

/** Names in the fragment; no parameter of the API has one of these. */
const OPERATION = 'try';
const BODY = 'body';

/** No request that a form makes is longer. */
const LONGEST_BODY = 200_000;
const LONGEST_PARAMETER = 2_000;

/** A draft as the fragment of an address, without its `#`. */
export function writeLink(id: string, draft: Draft): string {
  const text = textOf(draft);
  return new URLSearchParams([
    [OPERATION, id],
    ...Object.entries(draft.request.parameters).map(([name, value]) => [
      name,
      written(value),
    ]),
    ...(text ? [[BODY, text]] : []),
  ]).toString();
}

/** A parameter as it stands in an address. A header has one line. */
function readParameter({example = '""'}: ApiField, given: string): JsonValue {
  const text = given.slice(0, LONGEST_PARAMETER).replace(/\p{Cc}/gu, '');
  return typeof JSON.parse(example) === 'number' ? readNumber(text) : text;
}

/**
 * Reads what `writeLink` wrote. Never throws: what is not in the form is left out, and what
 * is too long is cut off.
 *
 * @param fragment anything, with or without its `#`
 * @param start what the form holds without a link
 * @returns nothing if the fragment holds no request for this operation
 */
export function readLink(
  fragment: string,
  id: string,
  {parameters}: RequestForm,
  start: Draft,
): Draft | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const {body} = start.request;
  if (given.get(OPERATION) !== id || given.size < 2) {
    return undefined;
  }
  const draft = parameters.reduce<Draft>(
    (last, field) => {
      const value = given.get(field.name);
      return value === null
        ? last
        : withField(last, ['parameters', field.name], readParameter(field, value));
    },
    {...start, request: {parameters: {}, ...(body !== undefined && {body})}},
  );
  const text = given.get(BODY);
  return text === null || body === undefined
    ? draft
    : withText(draft, text.slice(0, LONGEST_BODY));
}
