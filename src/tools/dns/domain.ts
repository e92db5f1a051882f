import {rfc, type Problem} from '../kit';
import {toAscii} from './toAscii';

export type DomainReading =
  | {
      valid: true;
      /** ASCII (A-labels), lower case, without a final dot. */
      domain: string;
      /** What to know about it; nothing here stops the tool. */
      warnings: Problem[];
    }
  | {valid: false; problem: Problem};

/** A piece of the input, and where it begins in it (from 0). */
interface Slice {
  text: string;
  start: number;
}

const MAX_NAME = 253;
const MAX_LABEL = 63;
/** What comes along when people copy: blanks, marks that are not seen, quotes, a list's comma. */
const edge = /[\s\p{Bidi_Control}\u00ad\u200b-\u200d\u2060\ufeff"'“”‘’„`<>(),;]/u;
/** Full stops of other scripts that IDNA takes for a dot (UTS 46, 4.5). */
const dots = /[.。．｡]/;
const digitsOnly = /^(?:\d+|0x[\da-f]*)$/i;

/**
 * Finds the domain name in what people paste: a web address, an email
 * address, a name with blanks or a final dot around it, a name in any script.
 * Underscores are fine, for `_dmarc.example.com` is a name too.
 *
 * Only names with characters beyond ASCII go through `URL`, for its IDNA
 * (UTS 46). It would turn '1.2.3' into an IP address and let 'a..b' pass, so
 * the rules for names (RFC 1035, 2.3.1 and 2.3.4) are checked here.
 *
 * @param input anything; never throws
 */
export function readDomain(input: string): DomainReading {
  const host = findHost(input);
  if (host.text === '') {
    return refuse({
      code: 'empty',
      message: 'The field is empty.',
      cure: 'Enter a domain name such as example.com.',
    });
  }
  const address = ipAddress(host);
  if (address) {
    return refuse(address);
  }
  const stray = strayCharacter(host);
  if (stray) {
    return refuse(stray);
  }
  const ascii = toAscii(host.text);
  if (ascii === undefined) {
    return refuse({
      code: 'not-idna',
      message: `“${host.text}” is not a valid domain name. It contains a character that is not allowed, or its punycode (xn--) is broken.`,
      cure: 'Copy the name from your registrar.',
      position: host.start + 1,
      reference: {
        label: 'UTS 46, 4',
        url: 'https://www.unicode.org/reports/tr46/#Processing',
      },
    });
  }
  const broken = brokenLabel(ascii, host);
  return broken
    ? refuse(broken)
    : {valid: true, domain: ascii, warnings: wwwWarning(ascii)};
}

function refuse(problem: Omit<Problem, 'severity'>): DomainReading {
  return {valid: false, problem: {severity: 'error', ...problem}};
}

/** Takes away all that surrounds a host name in an address of any kind. */
function findHost(input: string): Slice {
  let host = trim({text: input, start: 0});
  const inBrackets = /<([^<>]+)>$/.exec(host.text + '>');
  if (inBrackets?.[1] !== undefined) {
    host = from(host, inBrackets.index + 1, inBrackets[1].length);
  }
  const scheme = /^(?:[a-z][a-z\d+.-]*:)?\/\/|^mailto:/i.exec(host.text);
  if (scheme) {
    host = from(host, scheme[0].length);
    host = upTo(host, /[/?#\\]/);
  }
  const at = host.text.lastIndexOf('@');
  if (at >= 0) {
    host = from(host, at + 1);
  }
  host = upTo(host, /[/?#\\]/);
  const port = /^(?:[^:]*|\[.*\])(:\d*)$/.exec(host.text)?.[1] ?? '';
  host = from(host, 0, host.text.length - port.length);
  host = trim(host);
  // One dot at the end says that the name is complete (RFC 1034, 3.1).
  return host.text.length > 1 && dots.test(host.text.slice(-1))
    ? from(host, 0, host.text.length - 1)
    : host;
}

function from({text, start}: Slice, index: number, length = text.length): Slice {
  return {text: text.slice(index, index + length), start: start + index};
}

function upTo(slice: Slice, mark: RegExp): Slice {
  const index = slice.text.search(mark);
  return index < 0 ? slice : from(slice, 0, index);
}

function trim(slice: Slice): Slice {
  let first = 0;
  let end = slice.text.length;
  while (first < end && edge.test(slice.text.charAt(first))) {
    first += 1;
  }
  while (end > first && edge.test(slice.text.charAt(end - 1))) {
    end -= 1;
  }
  return from(slice, first, end - first);
}

function ipAddress({text, start}: Slice): Omit<Problem, 'severity'> | undefined {
  const ip4 = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text);
  const ip6 = /^\[?[\da-f]*:[\da-f:.]*:[\da-f:.]*\]?$/i.test(text);
  return ip4 || ip6
    ? {
        code: 'ip-address',
        message: `“${text}” is an IP address, not a domain name.`,
        cure: 'Enter the part of your email addresses after the @.',
        position: start + 1,
      }
    : undefined;
}

function strayCharacter({text, start}: Slice): Omit<Problem, 'severity'> | undefined {
  if (text.startsWith('*.')) {
    return {
      code: 'wildcard',
      message: 'An asterisk matches many names, but the record belongs to one.',
      cure: `Enter ${text.slice(2)}, or one of its subdomains.`,
      position: start + 1,
    };
  }
  const index = text.search(/[^\w.\-\u0080-\u{10ffff}]|\s|\p{Bidi_Control}/u);
  if (index < 0) {
    return undefined;
  }
  const character = text.charAt(index);
  const position = start + index + 1;
  const before = text.slice(0, index);
  const after = text.slice(index);
  if (/[\s,;]/.test(character) && dots.test(before) && dots.test(after)) {
    return {
      code: 'several',
      message: 'There is more than one name.',
      cure: `Enter one name at a time. The first is ${before}.`,
      position,
    };
  }
  const shown = /\s/.test(character)
    ? 'A space'
    : character < ' ' || /\p{Bidi_Control}/u.test(character)
      ? 'An invisible character'
      : `“${character}”`;
  return {
    code: 'bad-character',
    message: `${shown} at character ${position} cannot be part of a domain name.`,
    cure:
      character === ','
        ? 'Use a dot instead.'
        : 'Remove it. Letters, digits, hyphens and dots are allowed.',
    position,
    reference: rfc(1035, '2.3.1'),
  };
}

function brokenLabel(ascii: string, host: Slice): Omit<Problem, 'severity'> | undefined {
  const labels = ascii.split('.');
  const typed = host.text.split(dots);
  let position = host.start + 1;
  for (const [index, label] of labels.entries()) {
    const written = typed[index] ?? label;
    if (label === '') {
      return {
        code: 'empty-label',
        message: `There is nothing between two dots, or before the first one (character ${position}).`,
        cure: 'Remove one dot.',
        position,
        reference: rfc(1035, '2.3.1'),
      };
    }
    if (label.length > MAX_LABEL) {
      return {
        code: 'long-label',
        message: `The part “${written}” has ${label.length} characters${label === written.toLowerCase() ? '' : ' in the form that DNS uses'}, but only ${MAX_LABEL} are allowed between two dots.`,
        cure: 'Check the name, which may be two names joined together.',
        position,
        reference: rfc(1035, '2.3.4'),
      };
    }
    if (label.startsWith('-') || label.endsWith('-')) {
      return {
        code: 'hyphen',
        message: `The part “${written}” begins or ends with a hyphen.`,
        cure: 'Remove the hyphen.',
        position,
        reference: rfc(1035, '2.3.1'),
      };
    }
    position += written.length + 1;
  }
  return brokenEnding(ascii, labels, host);
}

function brokenEnding(
  ascii: string,
  labels: readonly string[],
  host: Slice,
): Omit<Problem, 'severity'> | undefined {
  const last = labels.at(-1) ?? '';
  if (digitsOnly.test(last)) {
    return {
      code: 'numeric-ending',
      message: `“${host.text}” ends in a number, but domain names end in letters, such as .com.`,
      cure: 'Enter the part of your email addresses after the @.',
      position: host.start + host.text.length - last.length + 1,
      reference: rfc(3696, '2'),
    };
  }
  if (labels.length === 1) {
    return {
      code: 'one-label',
      message: `“${host.text}” has no dot, so its ending is missing.`,
      cure: `Enter the whole name, such as ${ascii}.com.`,
      position: host.start + host.text.length + 1,
    };
  }
  if (ascii.length > MAX_NAME) {
    return {
      code: 'long-name',
      message: `The name has ${ascii.length} characters, but only ${MAX_NAME} are allowed.`,
      cure: 'Check the name, which may be two names joined together.',
      position: host.start + 1,
      reference: rfc(1035, '2.3.4'),
    };
  }
  return undefined;
}

function wwwWarning(domain: string): Problem[] {
  const mail = domain.replace(/^www\./, '');
  return mail === domain || !mail.includes('.')
    ? []
    : [
        {
          code: 'www',
          severity: 'note',
          message: `${domain} is the name of a website. Email is usually sent from ${mail}.`,
          cure: `If your addresses end in @${mail}, enter ${mail}.`,
        },
      ];
}
