import {rfc, type Problem} from '../kit';
import {isAscii} from './characters';
import {asciiWarnings, mixtureWarning, readMailDomain} from './domain';
import {MAX_ADDRESS, MAX_LABEL, MAX_LOCAL, MAX_TEXT, octets} from './limits';
import {readLocal, type LocalPart} from './local';
import type {AddressReading, Fault, ValidAddress} from './types';
import {explainWhole} from './whole';

/**
 * The common case, in one look: ASCII, no quotation marks, labels of letters, digits
 * and single hyphens. No two ways through it, so it is linear.
 */
const plain =
  /^([\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*)@((?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,63})$/i;
const longLabel = /[^.]{64}/;
const symbol = /[^\p{L}\p{M}\p{N}\0-\x7f\u200c\u200d]/u;

/**
 * Reads an email address: exactly one, without a name beside it.
 *
 * Valid is what a mail server can be given in RCPT TO: the Mailbox of RFC 5321 (4.1.2),
 * with UTF-8 by RFC 6531 and domains by IDNA (RFC 5890 to 5892). So comments and
 * folding, which belong to message headers (RFC 5322), are refused, and quoted local
 * parts, address literals and names without a dot are valid with a warning. Characters
 * that nobody can see or that have no meaning are refused, although RFC 6532 has room
 * for them. Whether the domain takes mail is another question: see `checkAddress`.
 *
 * @param input anything; never throws, and takes time in proportion to its length
 */
export function parseAddress(input: string): AddressReading {
  return readPlain(input) ?? readFully(input);
}

function readPlain(input: string): ValidAddress | undefined {
  if (input.length > MAX_ADDRESS) {
    return undefined;
  }
  const match = plain.exec(input);
  const local = match?.[1];
  const written = match?.[2];
  if (
    local === undefined ||
    written === undefined ||
    local.length > MAX_LOCAL ||
    (written.length > MAX_LABEL && longLabel.test(written))
  ) {
    return undefined;
  }
  const domain = written.toLowerCase();
  return {
    valid: true,
    local,
    domain,
    asciiDomain: domain,
    needsSmtputf8: false,
    warnings: asciiWarnings(domain, local.length + 1),
  };
}

function readFully(input: string): AddressReading {
  if (input.length > MAX_TEXT) {
    return {valid: false, problem: {severity: 'error', ...longText(input.length)}};
  }
  const local = readLocal(input);
  if ('fault' in local) {
    return refuse(input, local.fault);
  }
  const {at, text} = local.part;
  const domain = readMailDomain(input, at + 1);
  if ('fault' in domain) {
    return refuse(input, domain.fault);
  }
  const {part} = domain;
  const length =
    octets(text) + 1 + Math.max(octets(part.domain), part.asciiDomain.length);
  if (length > MAX_ADDRESS) {
    return refuse(input, longAddress(length, input));
  }
  return {
    valid: true,
    local: text,
    domain: part.domain,
    asciiDomain: part.asciiDomain,
    needsSmtputf8: !isAscii(text),
    warnings: [...localWarnings(local.part), ...part.warnings],
  };
}

function refuse(input: string, fault: Fault): AddressReading {
  return {
    valid: false,
    problem: {severity: 'error', ...(explainWhole(input) ?? fault)},
  };
}

function longText(length: number): Fault {
  return {
    code: 'long-text',
    message: `The text has ${length} characters, but an address can have at most ${MAX_ADDRESS}.`,
    cure: 'Check one address at a time, or all of them as a list.',
    position: MAX_ADDRESS + 1,
    reference: rfc(5321, '4.5.3.1.3'),
  };
}

function longAddress(length: number, input: string): Fault {
  return {
    code: 'long-address',
    message: `The address has ${length} octets, but only ${MAX_ADDRESS} are allowed.`,
    cure: 'Check that nothing was pasted into it.',
    position: Math.min(MAX_ADDRESS, input.length - 1) + 1,
    reference: rfc(5321, '4.5.3.1.3'),
  };
}

function localWarnings({text, quoted}: LocalPart): Problem[] {
  const warnings: Problem[] = [];
  if (quoted) {
    warnings.push({
      code: 'quoted-local',
      severity: 'warning',
      message:
        'The part before the @ is in quotation marks. That is valid, but many forms and mail systems reject it.',
      cure: 'If the person has another address, use that one.',
      position: 1,
      reference: rfc(5321, '4.1.2'),
    });
  }
  if (!isAscii(text)) {
    warnings.push(...unicodeWarnings(text));
  }
  return warnings;
}

function unicodeWarnings(text: string): Problem[] {
  const first = text.search(/[^\0-\x7f]/);
  const warnings: Problem[] = [
    {
      code: 'needs-smtputf8',
      severity: 'note',
      message:
        'The part before the @ contains non-ASCII characters. Every mail server involved has to support SMTPUTF8, and some do not.',
      cure: 'Check whether your email service can send to such addresses.',
      position: first + 1,
      reference: rfc(6531, '3.2'),
    },
  ];
  if (text !== text.normalize('NFC')) {
    warnings.push({
      code: 'not-nfc',
      severity: 'warning',
      message:
        'A letter and its accent are stored separately. It looks the same as a single character, but a mail server may treat it as a different address.',
      cure: `Enter it again, or copy this: ${text.normalize('NFC')}`,
      position: firstDifference(text, text.normalize('NFC')) + 1,
      reference: rfc(6532, '3.1'),
    });
  }
  const mark = /(?:^"?|\.)\p{M}/u.exec(text);
  if (mark) {
    warnings.push({
      code: 'mark-first',
      severity: 'warning',
      message:
        'It begins with a sign that belongs to the letter before it. That letter was probably lost in copying.',
      cure: 'Enter it manually, and compare.',
      position: mark.index + mark[0].length,
      reference: rfc(6532, '3.1'),
    });
  }
  const odd = symbol.exec(text);
  if (odd) {
    warnings.push({
      code: 'symbol-in-local',
      severity: 'warning',
      message: `“${odd[0]}” is neither a letter nor a digit. Such a character is valid before the @, but rarely intended.`,
      cure: 'Enter it manually, and compare.',
      position: odd.index + 1,
      reference: rfc(6532, '3.2'),
    });
  }
  const mixture = mixtureWarning(text, first + 1);
  return mixture ? [...warnings, mixture] : warnings;
}

function firstDifference(text: string, other: string): number {
  let index = 0;
  while (index < text.length && text[index] === other[index]) {
    index += 1;
  }
  return index;
}
