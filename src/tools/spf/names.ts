import {normalName} from '../dns';

const MAX_NAME = 253;
const MAX_LABEL = 63;
const textEncoder = new TextEncoder();
const octets = (text: string) => textEncoder.encode(text).length;

/**
 * True for a name that DNS can be asked for and that can be a domain: two or more labels
 * of 1 to 63 octets, 253 together, and no address (RFC 7208, 4.3). A final dot is fine.
 * Which characters are in the labels does not matter: macros put all kinds there.
 */
export function isDomainName(name: string): boolean {
  const plain = name.replace(/\.$/, '');
  const labels = plain.split('.');
  return (
    labels.length > 1 &&
    octets(plain) <= MAX_NAME &&
    labels.every((label) => label !== '' && octets(label) <= MAX_LABEL) &&
    !/^\[|^\d+$/.test(labels.at(-1) ?? '') &&
    !plain.startsWith('[')
  );
}

/** True when a name is the domain or lies below it. */
export function isWithin(name: string, domain: string): boolean {
  const plain = normalName(name);
  const parent = normalName(domain);
  return plain === parent || plain.endsWith(`.${parent}`);
}
