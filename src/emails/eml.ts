/**
 * An email as a message file (RFC 5322, MIME). Mail clients open it as a draft because of
 * `X-Unsent`. Runs in the browser, so it needs no Buffer.
 */
import {displayName} from './mailbox';
import type {Texts} from './types';

/** One email with all its values. */
export interface Letter {
  from: {name: string; address: string};
  /** An address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Headers of the email's own: `List-Unsubscribe`. */
  headers: Texts;
}

export interface Message extends Letter {
  date: Date;
  /** A picture in the HTML: `id` after its `cid:`, `data` as a base64 `data:` address. */
  picture?: {id: string; data: string};
}

const CRLF = '\r\n';
/** Characters of a line of a header or of encoded text (RFC 5322, 2.1.1; RFC 2045, 6.7). */
const MAX_LINE = 76;
/** Octets in one encoded word, so that it stays below 75 characters (RFC 2047, 2). */
const MAX_WORD = 39;
const encoder = new TextEncoder();

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** One line: an end of line in a value would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Text of a header: as it is, or in encoded words that end between characters (RFC 2047). */
function encodedText(text: string): string {
  if (/^[ -~]*$/.test(text) && !text.includes('=?')) {
    return text;
  }
  const words: string[] = [];
  let word: number[] = [];
  for (const character of text) {
    const bytes = encoder.encode(character);
    if (word.length + bytes.length > MAX_WORD) {
      words.push(base64(Uint8Array.from(word)));
      word = [];
    }
    word.push(...bytes);
  }
  words.push(base64(Uint8Array.from(word)));
  return words.map((one) => `=?UTF-8?B?${one}?=`).join(' ');
}

/** A header in lines that break at spaces (RFC 5322, 2.2.3). */
function header(name: string, value: string): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of oneLine(value).split(/ +/)) {
    if (line.length + 1 + word.length > MAX_LINE && line !== `${name}:`) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join(CRLF);
}

/** `Mon, 23 Nov 2026 16:25:00 +0000` (RFC 5322, 3.3). */
function dateOf(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

function sender({name, address}: Letter['from']): string {
  const plain = oneLine(name);
  const words = /^[ -~]*$/.test(plain) ? displayName(plain) : encodedText(plain);
  return plain ? `${words} <${oneLine(address)}>` : oneLine(address);
}

const hex = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** One line of text as quoted-printable, in lines of at most 76 characters (RFC 2045, 6.7). */
function quotedLine(text: string): string {
  const units = Array.from(text, (character) =>
    /[!-<>-~ \t]/.test(character)
      ? character
      : [...encoder.encode(character)].map(hex).join(''),
  );
  const last = units.at(-1);
  if (last === ' ' || last === '\t') {
    units[units.length - 1] = hex(last.charCodeAt(0));
  }
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    // A soft line break takes one more character.
    if (line.length + unit.length > MAX_LINE - 1) {
      lines.push(`${line}=`);
      line = '';
    }
    line += unit;
  }
  return [...lines, line].join(CRLF);
}

function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(quotedLine)
    .join(CRLF);
}

/** A part of a message: its headers, an empty line, its content. */
function part(headers: readonly string[], content: string): string {
  return [...headers, '', content].join(CRLF);
}

function textPart(type: 'plain' | 'html', text: string): string {
  return part(
    [
      `Content-Type: text/${type}; charset=utf-8`,
      'Content-Transfer-Encoding: quoted-printable',
    ],
    quotedPrintable(text),
  );
}

/** Several parts in one (RFC 2046, 5.1). */
function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  return part(
    [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    [...parts.flatMap((one) => [`--${boundary}`, one]), `--${boundary}--`, ''].join(CRLF),
  );
}

function picturePart({id, data}: NonNullable<Message['picture']>): string {
  const [, type = 'image/png', content = ''] =
    /^data:([^;]+);base64,(.*)$/.exec(data) ?? [];
  return part(
    [
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: inline',
      `Content-ID: <${id}>`,
    ],
    content.match(/.{1,76}/g)?.join(CRLF) ?? '',
  );
}

/**
 * Writes a message: plain text, then HTML, both in UTF-8 as quoted-printable. Never throws.
 *
 * @returns ASCII with CRLF line ends, but for an address that is not ASCII (RFC 6532)
 */
export function emlOf(message: Message): string {
  const {from, to, subject, html, text, headers, date, picture} = message;
  // `=_` cannot stand in quoted-printable or base64 (RFC 2045, 6.7), so no line is like it.
  const content = multipart('alternative', '=_alternative', [
    textPart('plain', text),
    textPart('html', html),
  ]);
  return [
    header('Date', dateOf(date)),
    header('From', sender(from)),
    header('To', to),
    header('Subject', encodedText(oneLine(subject))),
    ...Object.entries(headers).map(([name, value]) =>
      header(name, encodedText(oneLine(value))),
    ),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    picture
      ? multipart('related', '=_related', [content, picturePart(picture)])
      : content,
  ].join(CRLF);
}
