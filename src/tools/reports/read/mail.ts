/** A file that was attached to a message. */
export interface Attachment {
  name: string;
  bytes: Uint8Array;
}

/** Parts in parts that are looked into; a report is one or two deep. */
const MAX_NESTING = 8;
const MAX_PARTS = 5_000;

type Header = ReadonlyMap<string, string>;

/** Octets as text of the same length, so that no octet is lost on the way. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The octets of a text in which each character is one. */
function octets(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    bytes[index] = text.charCodeAt(index);
  }
  return bytes;
}

/** True for text that begins as a message or a mailbox file does (RFC 5322, 2.2; RFC 4155). */
export function isMessage(text: string): boolean {
  return /^(?:From [^\r\n]+\r?\n)?[A-Z][\w-]*:[ \t][^\r\n]*\r?\n/i.test(text.trimStart());
}

/** Base64 as octets; characters that are none of it are left out. Never throws. */
export function fromBase64(text: string): Uint8Array {
  const clean = text.replace(/=[\s\S]*$/, '').replace(/[^A-Za-z\d+/]/g, '');
  // A last character alone holds less than an octet.
  return octets(atob(clean.length % 4 === 1 ? clean.slice(0, -1) : clean));
}

function fromQuotedPrintable(text: string): string {
  return text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
}

/** Header and body, parted by the first empty line. */
function split(message: string): {header: Header; body: string} {
  const gap = /\r?\n\r?\n/.exec(message);
  const head = gap ? message.slice(0, gap.index) : message;
  const header = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !header.has(name)) {
      header.set(name, line.slice(colon + 1).trim());
    }
  }
  return {header, body: gap ? message.slice(gap.index + gap[0].length) : ''};
}

function parameter(field: string | undefined, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\*?=(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(
    field ?? '',
  );
  return found?.[1] ?? found?.[2];
}

/** The pieces between the lines that begin with `--boundary` (RFC 2046, 5.1.1). */
function pieces(body: string, boundary: string): string[] {
  const mark = `--${boundary}`;
  const found: string[] = [];
  let from: number | undefined;
  let at = body.startsWith(mark) ? 0 : body.indexOf(`\n${mark}`);
  while (at >= 0 && found.length < MAX_PARTS) {
    if (from !== undefined) {
      found.push(body.slice(from, at));
    }
    const line = body.indexOf('\n', at + 1);
    const start = at === 0 && body.startsWith(mark) ? mark.length : at + 1 + mark.length;
    if (line < 0 || body.startsWith('--', start)) {
      return found;
    }
    from = line + 1;
    at = body.indexOf(`\n${mark}`, line);
  }
  // Without its last line, the last part ends with the message.
  if (from !== undefined) {
    found.push(body.slice(from));
  }
  return found;
}

function* partsOf(message: string, depth: number): Generator<Attachment> {
  const {header, body} = split(message);
  const type = header.get('content-type') ?? 'text/plain';
  const boundary = parameter(type, 'boundary');
  if (/^multipart\//i.test(type) && boundary !== undefined && boundary !== '') {
    if (depth < MAX_NESTING) {
      for (const piece of pieces(body, boundary)) {
        yield* partsOf(piece, depth + 1);
      }
    }
    return;
  }
  if (/^message\/rfc822/i.test(type)) {
    if (depth < MAX_NESTING) {
      yield* partsOf(body.trimStart(), depth + 1);
    }
    return;
  }
  const name =
    parameter(header.get('content-disposition'), 'filename') ?? parameter(type, 'name');
  const isReport =
    /\.(xml|gz|gzip|zip)$/i.test(name ?? '') ||
    /\b(xml|g?zip|x-g?zip[\w-]*)\b/i.test(type);
  if (!isReport) {
    return;
  }
  const encoding = (header.get('content-transfer-encoding') ?? '').toLowerCase();
  yield {
    name: name ?? 'attachment',
    bytes:
      encoding === 'base64'
        ? fromBase64(body)
        : octets(encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body),
  };
}

/** The messages of a mailbox file; one message is a mailbox of one (RFC 4155). */
function messages(text: string): string[] {
  return text.startsWith('From ') ? text.split(/(?:^|\r?\n)From [^\r\n]*\r?\n/) : [text];
}

/**
 * The reports attached to a message or to the messages of a mailbox file: XML, gzip and
 * ZIP, by the type or the name of the part.
 *
 * @param text one character for each octet
 */
export function* attachments(text: string): Generator<Attachment> {
  for (const message of messages(text.trimStart())) {
    yield* partsOf(message, 0);
  }
}
