/**
 * An email as a message file (RFC 5322, MIME). Mail clients open it as a draft because of
 * `X-Unsent`. Runs in the browser, so it needs no Buffer.
 */
import {
  CRLF,
  dateHeader,
  encodedText,
  foldedHeader,
  oneLine,
  quotedPrintable,
} from '../tools/kit';
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

function sender({name, address}: Letter['from']): string {
  const plain = oneLine(name);
  const words = /^[ -~]*$/.test(plain) ? displayName(plain) : encodedText(plain);
  return plain ? `${words} <${oneLine(address)}>` : oneLine(address);
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
    foldedHeader('Date', dateHeader(date)),
    foldedHeader('From', sender(from)),
    foldedHeader('To', to),
    foldedHeader('Subject', encodedText(oneLine(subject))),
    ...Object.entries(headers).map(([name, value]) =>
      foldedHeader(name, encodedText(oneLine(value))),
    ),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    picture
      ? multipart('related', '=_related', [content, picturePart(picture)])
      : content,
  ].join(CRLF);
}
