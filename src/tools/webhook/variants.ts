import {latin1} from '../kit';
import {
  fromBase64,
  fromHex,
  fromLatin1,
  fromUrlSafe,
  isSame,
  join,
  textOf,
  toHex,
  utf8,
  type Octets,
} from './bytes';
import type {FaultCode} from './faults';
import {signedContent, type Hash} from './sign';

/** One way to take a thing: the right one, or with a fault. */
export interface Variant<Value> {
  value: Value;
  /** None for the right one. */
  code?: FaultCode;
  /** What it is then, to stand after "the body as" or "the key is". */
  as: string;
}

type Json = string | number | boolean | null | readonly Json[] | JsonObject;

interface JsonObject {
  readonly [name: string]: Json;
}

/** How a program writes JSON. */
interface Style {
  code: FaultCode;
  as: string;
  comma?: string;
  colon?: string;
  indent?: string;
  /** Changes the text of a string as `JSON.stringify` writes it. */
  escape?: (text: string) => string;
  arrange?: (value: Json) => Json;
}

const unicode = (text: string) =>
  text.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const angles = (text: string) =>
  text.replace(
    /[<>&\u2028\u2029]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const slashes = (text: string) => text.replaceAll('/', '\\/');

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapInner(value: Json, change: (one: Json) => Json): Json {
  return Array.isArray(value)
    ? (value as readonly Json[]).map(change)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, change(one)]),
        )
      : value;
}

function sorted(value: Json): Json {
  const inner = mapInner(value, sorted);
  return isObject(inner)
    ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
    : inner;
}

/** With the fields in the order of an example, those that it does not have at the end. */
function inOrderOf(value: Json, example: Json | undefined): Json {
  if (!isObject(value) || example === undefined || !isObject(example)) {
    return value;
  }
  const names = [
    ...Object.keys(example).filter((name) => Object.hasOwn(value, name)),
    ...Object.keys(value).filter((name) => !Object.hasOwn(example, name)),
  ];
  return Object.fromEntries(
    names.map((name) => [name, inOrderOf(value[name] ?? null, example[name])]),
  );
}

function write(value: Json, style: Style, depth = 0): string {
  const {comma = ',', colon = ':', indent, escape = (text: string) => text} = style;
  const space = indent === undefined ? '' : `\n${indent.repeat(depth + 1)}`;
  const end = indent === undefined ? '' : `\n${indent.repeat(depth)}`;
  const wrap = (open: string, items: readonly string[], close: string) =>
    items.length === 0
      ? open + close
      : open + space + items.join(comma + space) + end + close;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((one) => write(one, style, depth + 1));
    return wrap('[', items, ']');
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([name, one]) =>
        escape(JSON.stringify(name)) + colon + write(one, style, depth + 1),
    );
    return wrap('{', members, '}');
  }
  return typeof value === 'string'
    ? escape(JSON.stringify(value))
    : JSON.stringify(value);
}

const python = {comma: ', ', colon: ': '};
const pretty = (indent: string, as: string): Style => ({
  code: 'body-rewritten',
  as,
  indent,
  colon: ': ',
});

/** @param example of the same event, whose order of fields is that of the API */
function stylesFor(example: Json | undefined): Style[] {
  const arrange = (value: Json) => inOrderOf(value, example);
  return [
    {code: 'body-rewritten', as: 'compact JSON, as JSON.stringify writes it'},
    {
      code: 'body-rewritten',
      as: 'JSON with spaces after commas and colons, as Python writes it',
      ...python,
    },
    pretty('  ', 'JSON indented by two spaces'),
    pretty('    ', 'JSON indented by four spaces'),
    pretty('\t', 'JSON indented by tabs'),
    {
      code: 'body-escaped',
      as: 'JSON with \\u escapes, as Python writes it',
      escape: unicode,
      ...python,
    },
    {code: 'body-escaped', as: 'compact JSON with \\u escapes', escape: unicode},
    {
      code: 'body-escaped',
      as: 'JSON with escaped slashes, as PHP writes it',
      escape: (text) => slashes(unicode(text)),
    },
    {code: 'body-escaped', as: 'compact JSON with escaped slashes', escape: slashes},
    {
      code: 'body-escaped',
      as: 'JSON with < > and & escaped, as Go and Rails write it',
      escape: angles,
    },
    {code: 'body-key-order', as: 'JSON with the fields in the order of the API', arrange},
    {code: 'body-key-order', as: 'JSON with sorted fields', arrange: sorted},
    {
      code: 'body-key-order',
      as: 'JSON with sorted fields, as Python writes it',
      arrange: sorted,
      ...python,
    },
  ];
}

function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    // JSON that is none or too deep, and percent signs that encode nothing.
    return undefined;
  }
}

const parse = (text: string) => attempt(() => JSON.parse(text) as Json);

const PYTHON_WORDS: Readonly<Record<string, string>> = {
  None: 'null',
  True: 'true',
  False: 'false',
};

/** JSON that says what a printed Python value does; nothing where it is none. */
function fromPython(text: string): Json | undefined {
  if (!/^\s*\{\s*'/.test(text)) {
    return undefined;
  }
  return parse(
    text.replace(
      /'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"|\b(?:None|True|False)\b/g,
      (token, inner: string | undefined) =>
        PYTHON_WORDS[token] ??
        (inner === undefined
          ? token
          : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`),
    ),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * What may have been signed in place of a body: the body itself first, then what it was
 * before it was changed in one of the usual ways, or becomes when it is.
 *
 * @param examples events of the API, by type
 */
export function bodyVariants(
  body: Octets,
  examples: Readonly<Record<string, unknown>>,
): Variant<Octets>[] {
  const given = textOf(body);
  const latin = latin1(body);
  const text = given ?? latin;
  const variants: Variant<Octets>[] = [{value: body, as: 'the body'}];
  const add = (code: FaultCode, as: string, value: Octets | string | undefined) => {
    if (value !== undefined) {
      variants.push({code, as, value: typeof value === 'string' ? utf8(value) : value});
    }
  };
  const bare = text.replace(/^\ufeff/, '');
  add('body-charset', 'the body read as Latin-1', latin);
  add('body-charset', 'the body written in Latin-1', given && fromLatin1(given));
  add('body-mark', 'the body without its byte order mark', bare);
  add('body-mark', 'the body with a byte order mark', `\ufeff${bare}`);
  add('body-space', 'the body with a line break at its end', `${text}\n`);
  add(
    'body-space',
    'the body without the line break at its end',
    text.replace(/\r?\n$/, ''),
  );
  add('body-space', 'the body without spaces and line breaks around it', text.trim());
  add('body-line-ends', 'the body with line breaks as LF', text.replaceAll('\r\n', '\n'));
  add(
    'body-line-ends',
    'the body with line breaks as CRLF',
    text.replace(/\r?\n/g, '\r\n'),
  );
  add(
    'body-charset',
    'the body with question marks for letters outside ASCII',
    text.replace(/[^\0-\x7f]/gu, '?'),
  );
  if (body[0] === 0xff && body[1] === 0xfe) {
    const wide = new TextDecoder('utf-16le').decode(body);
    add('body-charset', 'the body converted from UTF-16 to UTF-8', wide);
  }
  const json = parse(bare);
  if (typeof json === 'string') {
    add('body-nested', 'the JSON inside of the string', json);
  } else {
    add('body-nested', 'a JSON string that contains the body', JSON.stringify(text));
  }
  add(
    'body-nested',
    'the body without the backslashes before its quotes',
    /^b?['"]?\{\s*\\"/.test(bare)
      ? bare.replace(/^b?['"]?|['"]$/g, '').replace(/\\(["\\])/g, '$1')
      : undefined,
  );
  const [, printed] = /^b'([^]*)'$/.exec(bare) ?? [];
  add('body-python', 'the bytes without Python’s b and quotes', printed);
  add('body-base64', 'the body decoded from base64', fromBase64(text.trim()));
  if (/%[\da-f]{2}/i.test(text)) {
    const form = text.replaceAll('+', ' ').replace(/^[\w-]+=(?=%7b)|=$/gi, '');
    add(
      'body-url-encoded',
      'the body decoded from its URL encoding',
      attempt(() => decodeURIComponent(form)),
    );
  }
  add(
    'body-html',
    'the body with its HTML entities decoded',
    text.replace(/&(?:quot|#34|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  const value = json === undefined ? fromPython(bare) : json;
  if (value !== undefined && typeof value === 'object' && value !== null) {
    const type = isObject(value) ? value['type'] : undefined;
    const example =
      typeof type === 'string' && Object.hasOwn(examples, type)
        ? (examples[type] as Json)
        : undefined;
    for (const style of stylesFor(example)) {
      const {code, as, arrange = (one: Json) => one} = style;
      add(
        json === undefined ? 'body-python' : code,
        as,
        attempt(() => write(arrange(value), style)),
      );
    }
  }
  return variants.filter(
    ({value: octets}, place) =>
      !variants.slice(0, place).some((earlier) => isSame(earlier.value, octets)),
  );
}

export interface ReadSecret {
  /** The part that holds the key, in standard base64. */
  base64: string;
  /** As it was given, without what stands around it. */
  bare: string;
  key: Octets | undefined;
  /** What the verifiers of the docs would refuse it for. */
  code?: FaultCode;
}

/** A secret as people paste it: with a name, quotes or spaces around it. */
export function readSecret(given: string): ReadSecret {
  const trimmed = given.trim();
  const bare = trimmed
    .replace(/^(?:export\s+|set\s+)?\$?[\w:]+\s*=\s*(?=['"]?whsec_)/i, '')
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
  const rest = bare.replace(/^whsec_/, '');
  const base64 = fromUrlSafe(rest);
  const key = fromBase64(base64);
  const code: FaultCode | undefined =
    !key || key.length < 24 || key.length > 64
      ? 'secret-form'
      : rest === bare
        ? 'secret-prefix'
        : base64 !== rest
          ? 'secret-url-safe'
          : bare !== given
            ? 'secret-space'
            : /^(?:.{4})+$/.test(rest)
              ? undefined
              : 'secret-form';
  return {base64, bare, key, ...(code && {code})};
}

/** The keys that code makes of a secret: the right one first. */
export function keyVariants({base64, bare, key}: ReadSecret): Variant<Octets>[] {
  const rest = bare.replace(/^whsec_/, '');
  const variants: Variant<Octets | undefined>[] = [
    {value: key, as: 'the decoded secret'},
    {
      code: 'key-not-decoded',
      as: 'the text after whsec_, without decoding it from base64',
      value: utf8(rest),
    },
    {
      code: 'key-whole',
      as: 'the whole text of the secret, with whsec_',
      value: utf8(bare),
    },
    {
      code: 'key-whole',
      as: 'the whole secret with whsec_, decoded from base64',
      value: fromBase64(fromUrlSafe(bare).replace(/=+$/, '')),
    },
    {
      code: 'key-whole',
      as: 'the whole text of the secret with a line break',
      value: utf8(`${bare}\n`),
    },
    {
      code: 'key-not-decoded',
      as: 'the text after whsec_ with a line break',
      value: utf8(`${rest}\n`),
    },
    {
      code: 'key-hex',
      as: 'the key written in hexadecimal',
      value: key && utf8(toHex(key)),
    },
    {
      code: 'key-hex',
      as: 'the text after whsec_, read as hexadecimal',
      value: fromHex(base64),
    },
    {code: 'key-empty', as: 'an empty one', value: new Uint8Array(0)},
    ...['undefined', 'null', 'None'].map((word): Variant<Octets> => ({
      code: 'key-empty',
      as: `the word “${word}”`,
      value: utf8(word),
    })),
  ];
  return variants.flatMap(({value, ...one}) => (value ? [{...one, value}] : []));
}

export interface SignedParts {
  id: string;
  timestamp: string;
  /** Fields in the body that are IDs, by name. */
  others: readonly (readonly [name: string, value: string])[];
  /** When the event happened: the `timestamp` in the body. */
  happened?: string;
}

/** What code joins in order to sign it: the right way first. */
export function contentVariants({
  id,
  timestamp,
  others,
  happened,
}: SignedParts): Variant<(body: Octets) => Octets>[] {
  const before = (text: string) => (body: Octets) => join(utf8(text), body);
  const parts = (as: string, text: string): Variant<(body: Octets) => Octets> => ({
    code: 'content-parts',
    as,
    value: before(text),
  });
  const time = (as: string, other: string): Variant<(body: Octets) => Octets> => ({
    code: 'content-time',
    as,
    value: (body) => signedContent(id, other, body),
  });
  const seconds = Number(timestamp);
  return [
    {value: (body) => signedContent(id, timestamp, body), as: 'ID, time and body'},
    parts('the body alone', ''),
    parts('time and body without the ID', `${timestamp}.`),
    parts('ID and body without the time', `${id}.`),
    parts('time, ID and body in this order', `${timestamp}.${id}.`),
    parts('ID, time and body without periods', id + timestamp),
    parts('ID, time and body, with line breaks between them', `${id}\n${timestamp}\n`),
    parts('ID, time and body, with colons between them', `${id}:${timestamp}:`),
    ...others.map(([name, value]): Variant<(body: Octets) => Octets> => ({
      code: 'content-id',
      as: `${name} of the body in place of webhook-id`,
      value: (body) => signedContent(value, timestamp, body),
    })),
    ...(Number.isSafeInteger(seconds)
      ? [
          time('the time in milliseconds', String(seconds * 1000)),
          time('the time in seconds', String(Math.floor(seconds / 1000))),
        ]
      : []),
    ...(happened === undefined
      ? []
      : [
          time('the timestamp of the body', happened),
          time(
            'the timestamp of the body in seconds',
            String(Math.floor(Date.parse(happened) / 1000)),
          ),
        ]),
  ];
}

/** The hash that makes an HMAC of so many octets. */
export function hashOf(length: number): Hash | undefined {
  return ({20: 'SHA-1', 32: 'SHA-256', 64: 'SHA-512'} as const)[length];
}
