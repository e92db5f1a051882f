import {decodeWords, unfold, visible} from './words';

/** A part of a message (RFC 2045, RFC 2046). */
export interface MimePart {
  /** In small letters: 'text/html'. */
  type: string;
  charset?: string;
  /** Content-Transfer-Encoding, in small letters. */
  encoding: string;
  /** Decoded and made visible. */
  fileName?: string;
  /** The part is to be saved, not shown. */
  attached: boolean;
  /** Octets of the content, decoded. */
  size: number;
  /** The content has no visible character. */
  blank: boolean;
  parts: MimePart[];
}

/** Parts of one message that are read. */
const MAX_PARTS = 300;
/** Parts within parts that are read. */
const MAX_DEPTH = 20;

interface Field {
  name: string;
  value: string;
}

/** A parameter of a field (RFC 2045, 5.1), also in the form of RFC 2231, 4. */
function parameterOf(line: string, name: string): string | undefined {
  const plain = new RegExp(
    `;\\s{0,50}${name}\\s{0,10}=\\s{0,10}(?:"((?:[^"\\\\]|\\\\.){0,500})"|([^\\s;"]{1,500}))`,
    'i',
  ).exec(line);
  if (plain) {
    return plain[1]?.replace(/\\(.)/g, '$1') ?? plain[2];
  }
  const coded = new RegExp(
    `;\\s{0,50}${name}\\*(?:0\\*?)?\\s{0,10}=\\s{0,10}([^\\s;]{1,500})`,
    'i',
  )
    .exec(line)?.[1]
    ?.replace(/^[^']{0,40}'[^']{0,40}'/, '')
    .replaceAll('"', '');
  if (coded === undefined) {
    return undefined;
  }
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}

/**
 * Reads the parts of a message. Never throws.
 *
 * @param fields of its header
 * @param body with CRLF line ends, one character per octet
 */
export function readParts(fields: readonly Field[], body: string): MimePart {
  const budget = {left: MAX_PARTS};
  return readPart(fields, body, 0, budget);
}

function readPart(
  fields: readonly Field[],
  body: string,
  depth: number,
  budget: {left: number},
): MimePart {
  budget.left -= 1;
  const valueOf = (name: string): string =>
    unfold(fields.find((field) => field.name === name)?.value ?? '');
  const line = valueOf('content-type');
  const type =
    /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}/.exec(line)?.[0].toLowerCase() ??
    'text/plain';
  const encoding = valueOf('content-transfer-encoding').toLowerCase() || '7bit';
  const disposition = valueOf('content-disposition');
  const fileName = parameterOf(disposition, 'filename') ?? parameterOf(line, 'name');
  const charset = parameterOf(line, 'charset');
  const boundary = parameterOf(line, 'boundary');
  const isMultipart = type.startsWith('multipart/') && boundary && depth < MAX_DEPTH;
  const parts = isMultipart
    ? splitAt(body, boundary)
        .slice(0, Math.max(0, budget.left))
        .map((text) => {
          const {header, content} = cut(text);
          return readPart(readFields(header), content, depth + 1, budget);
        })
    : [];
  const content = parts.length > 0 ? '' : decoded(body, encoding);
  return {
    type,
    ...(charset && {charset: visible(charset.toLowerCase())}),
    encoding,
    ...(fileName && {fileName: visible(decodeWords(fileName))}),
    attached: /^attachment/i.test(disposition),
    size:
      parts.length > 0 ? parts.reduce((sum, {size}) => sum + size, 0) : content.length,
    blank: !/\S/.test(content),
    parts,
  };
}

/** The parts between the boundary's lines (RFC 2046, 5.1.1). */
function splitAt(body: string, boundary: string): string[] {
  const mark = `--${boundary}`;
  const parts: string[] = [];
  let start: number | undefined;
  let at = body.startsWith(mark) ? 0 : nextMark(body, mark, 0);
  while (at >= 0) {
    if (start !== undefined) {
      parts.push(body.slice(start, Math.max(start, at - 2)));
    }
    const end = at + mark.length;
    if (body.startsWith('--', end) || parts.length >= MAX_PARTS) {
      return parts;
    }
    const lineEnd = body.indexOf('\r\n', end);
    if (lineEnd < 0) {
      return parts;
    }
    start = lineEnd + 2;
    at = body.startsWith(mark, start) ? start : nextMark(body, mark, start);
  }
  // A message that was cut off has no last boundary.
  return start === undefined ? parts : [...parts, body.slice(start)];
}

function nextMark(body: string, mark: string, from: number): number {
  const found = body.indexOf(`\r\n${mark}`, Math.max(0, from - 2));
  return found < 0 ? -1 : found + 2;
}

function cut(text: string): {header: string; content: string} {
  if (text.startsWith('\r\n')) {
    return {header: '', content: text.slice(2)};
  }
  const blank = text.indexOf('\r\n\r\n');
  return blank < 0
    ? {header: text, content: ''}
    : {header: text.slice(0, blank), content: text.slice(blank + 4)};
}

function readFields(header: string): Field[] {
  return header
    .split(/\r\n(?![ \t])/)
    .slice(0, 200)
    .flatMap((raw) => {
      const colon = raw.indexOf(':');
      return colon > 0
        ? [{name: raw.slice(0, colon).trim().toLowerCase(), value: raw.slice(colon + 1)}]
        : [];
    });
}

/** The content's octets (RFC 2045, 6.7 and 6.8). */
function decoded(content: string, encoding: string): string {
  if (encoding === 'base64') {
    const coded = content.replace(/[^A-Za-z\d+/]/g, '');
    try {
      return atob(coded.slice(0, coded.length - (coded.length % 4 === 1 ? 1 : 0)));
    } catch {
      return content;
    }
  }
  return encoding === 'quoted-printable'
    ? content
        .replace(/[ \t]{1,1000}(?=\r\n)/g, '')
        .replace(/=\r\n/g, '')
        .replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
          String.fromCharCode(parseInt(hex, 16)),
        )
    : content;
}
