import {keyPrefix} from '../../site';

/** What an ID of the API belongs to, by how it begins, in words that the docs have. */
const BEGINNINGS: readonly (readonly [beginning: string, question: string])[] = [
  ['req_', 'requestId'],
  ['em_', 'getEmail'],
  ['ct_', 'getContact'],
  ['er_', 'getErasure'],
  ['msg_', 'getMessage'],
  ['wh_', 'listWebhooks'],
  ['key_', 'listKeys'],
  ['whsec_', 'webhook secret'],
  [`${keyPrefix}_live_`, 'live key'],
  [`${keyPrefix}_test_`, 'test key'],
];

const ID = /^[a-z]+_[\w…-]*$/;

/**
 * Asks about the kind of thing when the whole question is an ID, such as one that was copied
 * from an error: no text contains the ID itself. Names of errors and fields begin otherwise.
 *
 * @param query any text
 * @returns what to ask instead, or the text itself
 */
export function readId(query: string): string {
  const id = query.trim();
  const found = ID.test(id) && BEGINNINGS.find(([beginning]) => id.startsWith(beginning));
  return found ? found[1] : query;
}
