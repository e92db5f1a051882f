import {readDomain} from '../dns';
import type {Problem} from '../kit';
import {clip, foundUsual} from './usual';

const MAX_LABEL = 63;
/** Characters of a name in DNS (RFC 1035, 2.3.4). */
export const MAX_NAME = 253;

/** The name where a key is published (RFC 6376, 3.6.2.1). */
export function keyName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`;
}

/** Selector and domain are fine, their name is not. */
export function tooLong(): Problem {
  return foundUsual(
    'bad-selector',
    `The selector and the domain together have more than ${MAX_NAME} characters.`,
  );
}

export type SelectorReading =
  | {
      valid: true;
      /** In small letters. */
      selector: string;
      /** The domain, where a whole name was given. */
      domain?: string;
      warnings: Problem[];
    }
  | {valid: false; problem: Problem};

/**
 * Reads a selector as people give it: the bare name, with `s=` in front, or the whole
 * name of the record.
 *
 * @param input anything; never throws
 */
export function readSelector(input: string): SelectorReading {
  const bare = input
    .trim()
    .replace(/^s\s{0,10}=/i, '')
    .replace(/;$/, '')
    .replace(/\.$/, '')
    .trim()
    .toLowerCase();
  const at = bare.indexOf('._domainkey');
  const selector = at < 0 ? bare : bare.slice(0, at);
  const domain = at < 0 ? '' : bare.slice(at + '._domainkey'.length).replace(/^\./, '');
  if (selector === '') {
    return {valid: false, problem: foundUsual('no-selector', 'The selector is empty.')};
  }
  const broken = selector.split('.').find((label) => !isLabel(label));
  if (broken !== undefined || selector.length > MAX_NAME) {
    return {
      valid: false,
      problem: foundUsual(
        'bad-selector',
        broken === ''
          ? 'A selector cannot begin or end with a dot, or have two dots in a row.'
          : `“${clip(broken ?? selector)}” cannot be part of a selector.`,
      ),
    };
  }
  return {
    valid: true,
    selector,
    ...(readDomain(domain).valid && {domain}),
    warnings: selector.includes('_')
      ? [
          foundUsual(
            'selector-underscore',
            `The selector “${clip(selector)}” has an underscore.`,
          ),
        ]
      : [],
  };
}

function isLabel(label: string): boolean {
  return label.length <= MAX_LABEL && /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/.test(label);
}

/** True where both are one name, or the first is below the second. */
export function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
