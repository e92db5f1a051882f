import {rfc} from '../kit';
import type {Fault, Read} from './types';

const group = /^[\da-f]{1,4}$/i;
const number = /^\d{1,3}$/;

/**
 * Reads an address literal, `[192.0.2.1]` or `[IPv6:2001:db8::1]` (RFC 5321, 4.1.3).
 * The general form, `[tag:text]`, has no tag registered but IPv6.
 *
 * @param start index of the opening bracket
 * @returns the literal with its brackets
 */
export function readLiteral(input: string, start: number): Read<string> {
  const text = input.slice(start);
  const inner = text.slice(1, -1);
  if (!text.endsWith(']') || text.length < 2) {
    return {fault: openLiteral(input, start)};
  }
  const tag = /^ipv6:/i.exec(inner);
  if (tag) {
    return isIp6(inner.slice(tag[0].length))
      ? {part: `[IPv6:${inner.slice(tag[0].length).toLowerCase()}]`}
      : {fault: badIp6(start + 1 + tag[0].length)};
  }
  if (isIp4(inner)) {
    return {part: text};
  }
  return {fault: badLiteral(inner, start + 1)};
}

function openLiteral(input: string, start: number): Fault {
  const close = input.indexOf(']', start);
  return close < 0
    ? {
        code: 'open-literal',
        message: 'The square bracket after the @ is never closed.',
        cure: 'Close it after the IP address.',
        position: start + 1,
        reference: rfc(5321, '4.1.3'),
      }
    : {
        code: 'after-literal',
        message: `There is more text after the closing square bracket (character ${close + 2}).`,
        cure: 'Remove everything after the bracket.',
        position: close + 2,
        reference: rfc(5321, '4.1.3'),
      };
}

function badIp6(index: number): Fault {
  return {
    code: 'bad-ip6-literal',
    message:
      '“IPv6:” is not followed by an IPv6 address, which has eight groups of up to four hex digits, or fewer if :: replaces at least two of them.',
    cure: 'Use a form such as [IPv6:2001:db8::1].',
    position: index + 1,
    reference: rfc(5321, '4.1.3'),
  };
}

function badLiteral(inner: string, index: number): Fault {
  return {
    code: 'bad-literal',
    message: inner.includes(':')
      ? 'The square brackets contain neither an IPv4 address nor one that begins with “IPv6:”.'
      : 'The square brackets do not contain an IPv4 address, which has four numbers from 0 to 255 separated by dots.',
    cure: 'Use [192.0.2.1] or [IPv6:2001:db8::1], or preferably a domain name.',
    position: index + 1,
    reference: rfc(5321, '4.1.3'),
  };
}

/** IPv4-address-literal of RFC 5321, 4.1.3. */
function isIp4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => number.test(part) && +part <= 255);
}

/**
 * IPv6-addr of RFC 5321, 4.1.3. It is stricter than RFC 4291: '::' stands for two
 * groups at least.
 */
function isIp6(text: string): boolean {
  if (text.length > 45) {
    return false;
  }
  const lastColon = text.lastIndexOf(':');
  const tail = text.slice(lastColon + 1);
  const hasIp4 = tail.includes('.');
  if (hasIp4 && !isIp4(tail)) {
    return false;
  }
  // The IPv4 address stands for two groups.
  const groups = hasIp4 ? `${text.slice(0, lastColon + 1)}0:0` : text;
  const halves = groups.split('::');
  if (halves.length > 2) {
    return false;
  }
  const written = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  return (
    written.every((part) => group.test(part)) &&
    (halves.length === 2 ? written.length <= 6 : written.length === 8)
  );
}
