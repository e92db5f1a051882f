import {readDomain} from '../dns';
import {latin1, type Problem} from '../kit';
import {octetsOf} from './bytes';
import {parseSignature, type DkimSignature} from './signature';
import {foundInMessage} from './foundInMessage';

/** Signatures of one message that are read; to check one costs a question to DNS. */
const MAX_SIGNATURES = 10;

/** A header field as it stands in a message, one character per octet. */
export interface HeaderField {
  /** In small letters. */
  name: string;
  /** Name, colon and value with its folds, without the line end. */
  raw: string;
  /** After the colon. */
  value: string;
}

export interface ReadMessage {
  /** In their order. */
  fields: HeaderField[];
  /** With CRLF line ends, one character per octet. Missing: only a header was given. */
  body?: string;
  /** Each DKIM-Signature with its field, from the top; at most ten. */
  signatures: {field: HeaderField; signature: DkimSignature}[];
  /** Domain of the (first) From address, in small letters; missing where there is none. */
  fromDomain?: string;
  problems: Problem[];
}

/**
 * The octets of a text, one character each: characters beyond ASCII as UTF-8.
 *
 * @param message a pasted text, or the octets of a file
 */
export function toOctetText(message: string | Uint8Array): string {
  return latin1(
    typeof message === 'string' ? new TextEncoder().encode(message) : message,
  );
}

/**
 * Reads a message, or only its header, or only a DKIM-Signature: as pasted, or as the
 * octets of a file. Line ends become CRLF. Never throws.
 */
export function readMessage(message: string | Uint8Array): ReadMessage {
  const problems: Problem[] = [];
  if (typeof message === 'string' && /[^\0-\x7f]/.test(message)) {
    problems.push(foundInMessage('eight-bit', 'The text contains non-ASCII characters.'));
  }
  return readOctets(toOctetText(message), problems);
}

/** As `readMessage`, of a text that has one character per octet. */
export function readOctets(octets: string, problems: Problem[] = []): ReadMessage {
  if (/(?:^|[^\r])\n/.test(octets)) {
    problems.push(foundInMessage('line-ends', 'Line endings are read as CRLF.'));
  }
  const text = withoutLead(octets.replace(/\r?\n/g, '\r\n'));
  const whole = isBareSignature(text) ? `DKIM-Signature: ${text}` : text;
  const end = headerEnd(whole);
  const {fields, stray} = readFields(whole.slice(0, end.header));
  if (stray > 0) {
    problems.push(
      foundInMessage(
        'stray-line',
        `${stray} ${stray === 1 ? 'line is not a header field' : 'lines are not header fields'}.`,
      ),
    );
  }
  const signing = fields.filter(({name}) => name === 'dkim-signature');
  const signatures = signing
    .slice(0, MAX_SIGNATURES)
    .map((field) => ({field, signature: parseSignature(field.raw)}));
  if (signing.length > MAX_SIGNATURES) {
    problems.push(
      foundInMessage(
        'many-signatures',
        `The message has ${signing.length} signatures. Only the first ${MAX_SIGNATURES} are checked.`,
      ),
    );
  }
  const from = fields.filter(({name}) => name === 'from');
  if (from.length > 1) {
    problems.push(
      foundInMessage('several-from', `The message has ${from.length} From fields.`),
    );
  }
  if (signatures.length === 0) {
    problems.push(
      foundInMessage('no-signature', 'There is no DKIM-Signature in this text.'),
    );
  }
  const fromDomain = from[0] && addressDomain(from[0].value);
  return {
    fields,
    ...(end.body !== undefined && {body: whole.slice(end.body)}),
    signatures,
    ...(fromDomain && {fromDomain}),
    problems,
  };
}

/** Without empty lines in front, which come along by copying. */
function withoutLead(text: string): string {
  let start = 0;
  while (/[\r\n \t\ufeff]/.test(text.charAt(start))) {
    start += 1;
  }
  // A UTF-8 mark at the beginning of a file.
  return text.startsWith('\xef\xbb\xbf', start)
    ? text.slice(start + 3)
    : text.slice(start);
}

/** The value of a DKIM-Signature without the field's name. */
function isBareSignature(text: string): boolean {
  return /^v[ \t]{0,10}=[ \t]{0,10}1[ \t]{0,10};/.test(text);
}

/** Where the header ends and the body begins (RFC 5322, 2.1). */
function headerEnd(text: string): {header: number; body?: number} {
  const blank = text.indexOf('\r\n\r\n');
  return blank < 0 ? {header: text.length} : {header: blank + 2, body: blank + 4};
}

function readFields(header: string): {fields: HeaderField[]; stray: number} {
  const fields: HeaderField[] = [];
  let stray = 0;
  let isOpen = false;
  const lines = header.split('\r\n');
  if (lines.at(-1) === '') {
    lines.pop();
  }
  for (const line of lines) {
    const last = fields.at(-1);
    if (/^[ \t]/.test(line) && last && isOpen) {
      last.raw += `\r\n${line}`;
      last.value += `\r\n${line}`;
      continue;
    }
    // Names are visible ASCII without a colon (RFC 5322, 2.2); old mail has blanks before it.
    const name = /^([\x21-\x39\x3b-\x7e]{1,200})[ \t]{0,20}:/.exec(line);
    isOpen = name !== null;
    if (name?.[1] === undefined) {
      stray += 1;
      continue;
    }
    fields.push({
      name: name[1].toLowerCase(),
      raw: line,
      value: line.slice(name[0].length),
    });
  }
  return {fields, stray};
}

/** The domain of the address in a From field; comments and quoted names are passed over. */
function addressDomain(value: string): string | undefined {
  let plain = '';
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < value.length; index += 1) {
    const character = value.charAt(index);
    if (character === '\\') {
      index += 1;
    } else if (quoted) {
      quoted = character !== '"';
    } else if (character === '"') {
      quoted = true;
    } else if (character === '(' || character === ')') {
      depth = Math.max(0, depth + (character === '(' ? 1 : -1));
    } else if (depth === 0) {
      plain += character;
    }
  }
  const open = plain.indexOf('<');
  const address = open < 0 ? plain : plain.slice(open + 1);
  const at = address.indexOf('@');
  const domain = /^[\w.\-\x80-\xff]+/.exec(address.slice(at + 1).trim());
  if (at < 0 || !domain) {
    return undefined;
  }
  const reading = readDomain(new TextDecoder().decode(octetsOf(domain[0])));
  return reading.valid ? reading.domain : domain[0].toLowerCase();
}
