import {parseAddress} from './parse';
import {isFreeProvider} from './providers';
import {mendDomain} from './typo';
import type {AddressReading, ValidAddress} from './types';

/** Another address that was probably meant. */
export interface Suggestion {
  /** The whole address. It is valid. */
  address: string;
  /** The code of the problem that it mends: 'typo-provider', 'typo-ending', or a fault's. */
  code: string;
  /** In a sentence, with the reason. */
  message: string;
}

/** A text has few faults at once; more of them, and it is no slip. */
const MAX_REPAIRS = 4;

type Repair = (input: string, at: number) => string;

const withoutSpaces: Repair = (input) => input.trim().replaceAll(/\s*([@.])\s*/g, '$1');
const withoutInvisible: Repair = (input) =>
  input.replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu, '');
const withoutEdges: Repair = (input) =>
  input.replaceAll(/^[\s"'([{<.,;:]+|[\s"')\]}>.,;:]+$/g, '');
const withoutDots: Repair = (input) =>
  withoutEdges(input.replaceAll(/\.{2,}/g, '.').replaceAll(/\.*@\.*/g, '@'), 0);

/** How each fault is mended, where there is one way that is likelier than the others. */
const repairs: Readonly<Record<string, {how: string; repair: Repair}>> = {
  'angle-brackets': {how: 'without the brackets', repair: betweenBrackets},
  'bad-domain-character': {how: 'without the text around it', repair: withoutEdges},
  'bad-local-character': {
    how: 'without the text around it, and with a dot instead of the comma',
    repair: (input, at) => withDot(withoutEdges(input, at)),
  },
  bracket: {how: 'without the bracket', repair: withoutEdges},
  comma: {how: 'with a dot instead of the comma', repair: withDot},
  comment: {
    how: 'without the comment',
    repair: (input, at) =>
      input.replaceAll(/\s*\([^()]*\)\s*/g, '') || withoutEdges(input, at),
  },
  'control-character': {how: 'without the control character', repair: withoutInvisible},
  'direction-control': {how: 'without the hidden character', repair: withoutInvisible},
  'display-name': {how: 'without the name', repair: betweenBrackets},
  'dot-after-at': {how: 'without the dot', repair: withoutDots},
  'dot-before-at': {how: 'without the dot', repair: withoutDots},
  'first-dot': {how: 'without the dot', repair: withoutDots},
  'full-width': {
    how: 'in plain characters',
    repair: (input) => input.normalize('NFKC').replaceAll('\u3002', '.'),
  },
  invisible: {how: 'without the hidden character', repair: withoutInvisible},
  'last-dot': {how: 'without the dot', repair: withoutDots},
  'line-break': {how: 'without the line break', repair: (input) => input.trim()},
  mailto: {how: 'without the link', repair: withoutLink},
  'no-at': {how: 'with the @', repair: withAt},
  'open-quote': {how: 'without the quotation mark', repair: withoutEdges},
  space: {how: 'without the space', repair: withoutSpaces},
  'space-around': {how: 'without the space', repair: (input) => input.trim()},
  'stray-quote': {how: 'without the quotation marks', repair: withoutEdges},
  'two-ats': {
    how: 'with one @',
    repair: (input) => input.replaceAll(/@{2,}/g, '@'),
  },
  'two-dots': {how: 'with one dot', repair: withoutDots},
  'unusual-space': {
    how: 'without the space',
    repair: (input) => withoutSpaces(input.replaceAll(/\p{Z}/gu, ' '), 0),
  },
};

/**
 * The address that was probably meant: with its fault mended, where there is one likely
 * way, and with a misspelled domain put right (see `mendDomain`).
 *
 * @param reading of the same input, where it is at hand
 * @returns nothing when the address is fine, or when any mending would be guesswork
 */
export function suggestFor(
  input: string,
  reading: AddressReading = parseAddress(input),
): Suggestion | undefined {
  if (reading.valid) {
    return suggestDomain(reading);
  }
  const mended = repairFault(input, reading);
  if (!mended) {
    return undefined;
  }
  const {code, how, address} = mended;
  const better = suggestDomain(address)?.address;
  const text = better ?? `${address.local}@${address.domain}`;
  return {address: text, code, message: `Did you mean ${text}, ${how}?`};
}

function suggestDomain(address: ValidAddress): Suggestion | undefined {
  const slip = mendDomain(address.asciiDomain);
  if (!slip) {
    return undefined;
  }
  const text = `${address.local}@${slip.domain}`;
  return parseAddress(text).valid
    ? {address: text, code: slip.code, message: `Did you mean ${text}?`}
    : undefined;
}

function repairFault(input: string, reading: AddressReading) {
  let text = input;
  let current = reading;
  let first: {code: string; how: string} | undefined;
  for (let count = 0; count < MAX_REPAIRS && !current.valid; count += 1) {
    const {code, position = 1} = current.problem;
    const way = Object.hasOwn(repairs, code) ? repairs[code] : undefined;
    if (!way) {
      return undefined;
    }
    first ??= {code, how: way.how};
    const mended = way.repair(text, position - 1);
    if (mended === text) {
      return undefined;
    }
    text = mended;
    current = parseAddress(text);
  }
  return current.valid && first ? {...first, address: current} : undefined;
}

function betweenBrackets(input: string): string {
  const open = input.lastIndexOf('<');
  return input.slice(open + 1, input.indexOf('>', open)).trim();
}

function withDot(input: string): string {
  return input.replaceAll(/,+/g, '.');
}

function withoutLink(input: string): string {
  const address =
    input
      .trim()
      .replace(/^mailto:/i, '')
      .split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An @ written in another way, or a provider's name with a dot before it. */
function withAt(input: string): string {
  const written = input.replace(/\s*(?:[＠﹫]|[([{]\s*at\s*[)\]}])\s*/i, '@');
  if (written !== input) {
    return written.replaceAll(/\s*[([{]\s*dot\s*[)\]}]\s*/gi, '.');
  }
  const provider = /^([^\s@]+?)\.([a-z\d-]+\.[a-z]+)$/i.exec(input.trim());
  return provider?.[1] !== undefined && isFreeProvider((provider[2] ?? '').toLowerCase())
    ? `${provider[1]}@${provider[2] ?? ''}`
    : input;
}
