/** Header fields as text that can be shown. */

/** Characters of one field that are decoded; longer ones are cut. */
const MAX_FIELD = 20_000;

/** A field's value on one line (RFC 5322, 2.2.3). */
export function unfold(value: string): string {
  return value
    .slice(0, MAX_FIELD)
    .replace(/\r\n(?=[ \t])/g, '')
    .trim();
}

/** Octets, one character each, as text: UTF-8, or Latin-1 where they are no UTF-8. */
function textOf(octets: string): string {
  return (/^[\0-\x7f]*$/.test(octets) ? octets : decode(octets, 'utf-8')) ?? octets;
}

/** Nothing where the charset is not known, or the octets do not fit it. */
function decode(octets: string, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, {fatal: true}).decode(
      Uint8Array.from(octets, (octet) => octet.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}

const WORD = /=\?([^?\s*]{1,40})(?:\*[^?\s]{0,40})?\?([bq])\?([^?\s]{0,2000})\?=/gi;

/**
 * Decodes the encoded words of a field (RFC 2047, 2 and 6.2). A word that cannot be decoded
 * stays as it is. Never throws.
 *
 * @param value one character per octet, folded or not
 */
export function decodeWords(value: string): string {
  const line = unfold(value);
  let text = '';
  let end = 0;
  // Words side by side may share a character between them, so their octets are joined.
  let open: {charset: string; octets: string; raw: string} | undefined;
  const close = (): void => {
    text += open ? (decode(open.octets, open.charset) ?? open.raw) : '';
    open = undefined;
  };
  for (const {0: raw, 1: given = '', 2: kind, 3: coded = '', index} of line.matchAll(
    WORD,
  )) {
    const between = line.slice(end, index);
    const charset = given.toLowerCase();
    const octets = kind?.toLowerCase() === 'b' ? fromBase64(coded) : fromQ(coded);
    const isBeside = open !== undefined && /^[ \t]*$/.test(between);
    if (open && isBeside && open.charset === charset) {
      open = {charset, octets: open.octets + (octets ?? ''), raw: open.raw + raw};
    } else {
      close();
      text += isBeside ? '' : textOf(between);
      open = octets === undefined ? undefined : {charset, octets, raw};
      text += octets === undefined ? raw : '';
    }
    end = index + raw.length;
  }
  close();
  return text + textOf(line.slice(end));
}

function fromBase64(coded: string): string | undefined {
  try {
    return atob(coded);
  } catch {
    return undefined;
  }
}

function fromQ(coded: string): string {
  return coded
    .replaceAll('_', ' ')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
}

/**
 * Characters that change how a text looks without being seen: controls, marks of
 * direction, characters without width. Tags and soft hyphens are among them.
 */
const HIDDEN =
  /[\p{Cc}\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Those that override the order of what is read; marks of direction alone are common. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;

/** The text with every hidden character written as its code: ⟨U+202E⟩. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) =>
    character === '\t'
      ? ' '
      : `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}

/** True where a text has characters that turn its order, or controls other than tabs. */
export function hasTricks(text: string): boolean {
  return TURNING.test(text) || /[\0-\x08\x0a-\x1f\x7f]/.test(text);
}

/** A header field for display: decoded, with what is hidden made visible. */
export function display(value: string): string {
  return visible(decodeWords(value));
}

/** One address of a field. */
export interface Mailbox {
  /** Decoded and made visible; empty without one. */
  name: string;
  /** As written, one line. */
  address: string;
  /** In small letters; empty where there is none. */
  domain: string;
}

/** Mailboxes of one field that are read. */
const MAX_MAILBOXES = 50;

/**
 * Reads the mailboxes of a From, Reply-To or Return-Path field (RFC 5322, 3.4): names,
 * comments and groups are understood. Never throws.
 */
export function readMailboxes(value: string): Mailbox[] {
  const parts: string[] = [];
  let [part, depth, quoted, inAngle] = ['', 0, false, false];
  const line = unfold(value);
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '\\' && (quoted || depth > 0)) {
      part += depth > 0 ? '' : character + line.charAt(index + 1);
      index += 1;
    } else if (quoted) {
      quoted = character !== '"';
      part += character;
    } else if (character === '(' || (character === ')' && depth > 0)) {
      depth += character === '(' ? 1 : -1;
    } else if (depth > 0) {
      continue;
    } else if ((character === ',' || character === ';') && !inAngle) {
      parts.push(part);
      part = '';
    } else if (character === ':' && !inAngle) {
      // The name of a group.
      part = '';
    } else {
      quoted = character === '"';
      inAngle = character === '<' || (inAngle && character !== '>');
      part += character;
    }
  }
  return [...parts, part].slice(0, MAX_MAILBOXES).flatMap(readMailbox);
}

function readMailbox(part: string): Mailbox[] {
  const text = part.trim();
  if (text === '') {
    return [];
  }
  const open = text.lastIndexOf('<');
  const address = (open < 0 ? text : text.slice(open + 1).replace(/>.*$/, '')).trim();
  const name = open < 0 ? '' : text.slice(0, open).trim();
  const plain = name.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1');
  const shown = textOf(address);
  const at = shown.lastIndexOf('@');
  return [
    {
      name: display(plain),
      address: visible(shown),
      domain: at < 0 ? '' : shown.slice(at + 1).toLowerCase(),
    },
  ];
}
