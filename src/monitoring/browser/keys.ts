import {keyPrefix} from '../../site';

/** How the platform's secrets begin: keys of the API, and those that sign webhooks. */
const PREFIXES = [`${keyPrefix}_live_`, `${keyPrefix}_test_`, 'whsec_'];

/** A character as it is, or percent-encoded, once or more often. */
function encodable(character: string): string {
  const code = character.charCodeAt(0).toString(16);
  return `(?:${character}|%(?:25)*${code})`;
}

const prefixes = PREFIXES.map((prefix) => prefix.replace(/./g, encodable));
/** What a secret is made of; any percent-encoded character may be part of it. */
const REST = String.raw`(?:[\w+/=.-]|%(?:25)*[0-9a-f]{2})*`;
const KEY = new RegExp(`(?:${prefixes.join('|')})${REST}`, 'gi');

/**
 * Takes API keys and webhook secrets out of a text, also out of longer words and addresses.
 * Takes time in proportion to the text's length.
 */
export function withoutKeys(text: string): string {
  return text.replace(KEY, '[secret]');
}
