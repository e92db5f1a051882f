import {rfc, type Problem} from '../kit';

/**
 * Names that the Internet's DNS will never hold (RFC 6761, with RFC 6762 for .local,
 * RFC 7686 for .onion, RFC 8375 for home.arpa, RFC 9476 for .alt), and .arpa, which is
 * for infrastructure (RFC 3172).
 *
 * They make no address invalid: a server inside a company may well take mail for them,
 * and of .test and .example RFC 6761 says that software should treat them as any other
 * name. What they settle is that nobody on the Internet can be reached there.
 */
const SPECIAL: Readonly<Record<string, {what: string; number: number; section: string}>> =
  {
    alt: {what: 'names outside DNS', number: 9476, section: '2'},
    arpa: {what: 'the Internet’s own infrastructure', number: 3172, section: '1'},
    example: {what: 'examples in documents', number: 6761, section: '6.5'},
    invalid: {what: 'names that shall not exist', number: 6761, section: '6.4'},
    local: {what: 'devices in one network', number: 6762, section: '3'},
    localhost: {what: 'the computer itself', number: 6761, section: '6.3'},
    onion: {what: 'the Tor network', number: 7686, section: '2'},
    test: {what: 'tests', number: 6761, section: '6.2'},
  };

/** Names that no resolver on the Internet has to be asked for. */
const neverInDns = new Set(['alt', 'invalid', 'local', 'localhost', 'onion']);

const exampleDomain = /(?:^|\.)example\.(?:com|net|org)$/;

/** A warning where a name is reserved. */
export function specialUse(asciiDomain: string, position: number): Problem | undefined {
  const ending = asciiDomain.slice(asciiDomain.lastIndexOf('.') + 1);
  const special = Object.hasOwn(SPECIAL, ending) ? SPECIAL[ending] : undefined;
  if (special) {
    return {
      code: 'special-use',
      severity: 'warning',
      message: `Names that end in .${ending} are reserved for ${special.what}, so no mailbox on the Internet has one.`,
      cure: 'Ask for the real address.',
      position: position + asciiDomain.length - ending.length,
      reference: rfc(special.number, special.section),
    };
  }
  return exampleDomain.test(asciiDomain)
    ? {
        code: 'example-domain',
        severity: 'warning',
        message: `${asciiDomain} is reserved for examples in documents, and no one reads email there.`,
        cure: 'Ask for the real address.',
        position,
        reference: rfc(6761, '6.5'),
      }
    : undefined;
}

/** The name cannot be in DNS, so asking would only tell the resolver about it. */
export function isOutsideDns(asciiDomain: string): boolean {
  return neverInDns.has(asciiDomain.slice(asciiDomain.lastIndexOf('.') + 1));
}
