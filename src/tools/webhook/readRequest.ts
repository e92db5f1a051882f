/**
 * Reads a request as people copy it: from a log, a debugger, `curl -v` or a tunnel's page.
 * Nothing here throws, whatever the text is.
 */

export interface RequestHeader {
  /** In lower case, with hyphens, without the prefix of CGI: `webhook-id`. */
  name: string;
  /** As it was given: `HTTP_WEBHOOK_ID`. */
  written: string;
  value: string;
  /** It goes on in another line (RFC 9112, 5.2). */
  isFolded: boolean;
  /** Quotes stand around it, which are no part of the text format around it. */
  isQuoted: boolean;
}

export interface ReadRequest {
  headers: RequestHeader[];
  /** What stands below the first empty line, if anything does. */
  body?: string;
}

const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;

/** `[ 'webhook-id', 'msg_1' ]`, as Node.js prints `rawHeaders`, with other output after it. */
const LIST = new RegExp(String.raw`^\s*\[\s*(?:${STRING})(?:\s*,\s*(?:${STRING}))*\s*\]`);

/** `"name": "value"` and `"name"=>["value"]`, as programs print maps. */
const PAIR =
  /(['"])([\w-]+)\1\s*(?:=>|:)\s*\[?\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;

/** `Webhook-Id:[msg_1]`, as Go prints a map. */
const GO_PAIR = /([\w-]+):\[([^\]]*)\]/g;

/** `-H "webhook-id: msg_1"`, as cURL takes it. */
const CURL_HEADER = /(?:-H|--header)\s+(?:"([^":]+):\s*([^"]*)"|'([^':]+):\s*([^']*)')/g;

/** One header in a line: as HTTP writes it, behind the marks of `curl -v`, and as PHP prints it. */
const LINE = /^\s*(?:[<>]\s)?\[?['"]?([\w-]+)['"]?\]?\s*(?::|=>)\s*(.*)$/;

/** `HTTP_WEBHOOK_ID=msg_1`, as `env` prints it. */
const ENVIRONMENT = /^\s*(HTTP_\w+)=(.*)$/;

const REQUEST_LINE = /^(?:[<>] )?[A-Z]{3,10} \S+(?: HTTP\/[\d.]+)?\s*$/;

function headerOf(written: string, given: string, isFolded = false): RequestHeader {
  const trimmed = given.trim();
  const bare = trimmed.replace(/^(["'])(.*)\1$/, '$2');
  return {
    name: written
      .toLowerCase()
      .replace(/^(?:redirect_)*http_(?=[a-z])/, '')
      .replaceAll('_', '-'),
    written,
    value: bare,
    isFolded,
    isQuoted: bare !== trimmed,
  };
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The headers of a JSON value: an object, a list of pairs, or names and values in turn. */
function headersOfJson(value: unknown): RequestHeader[] {
  if (Array.isArray(value)) {
    const flat: unknown[] = value.flat();
    return flat.flatMap((name, at) =>
      at % 2 === 0 && typeof name === 'string'
        ? [headerOf(name, text(flat[at + 1]))]
        : [],
    );
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) =>
        (Array.isArray(one) ? (one as unknown[]) : [one]).map((each) =>
          headerOf(name, text(each)),
        ),
      )
    : [];
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/** All headers of one line. */
function headersOfLine(line: string): RequestHeader[] {
  const pairs = [
    ...Array.from(line.matchAll(CURL_HEADER), ([, one, value, other, its]) =>
      headerOf(one ?? other ?? '', value ?? its ?? ''),
    ),
    ...Array.from(line.matchAll(PAIR), ([, , name, value, other]) =>
      headerOf(name ?? '', value ?? other ?? ''),
    ),
    ...(/^\s*map\[/.test(line)
      ? Array.from(line.matchAll(GO_PAIR), ([, name, value]) =>
          headerOf((name ?? '').replace(/^map\[/, ''), value ?? ''),
        )
      : []),
  ];
  if (pairs.length > 0) {
    return pairs;
  }
  const [, name, value] = ENVIRONMENT.exec(line) ?? LINE.exec(line) ?? [];
  return name === undefined ? [] : [headerOf(name, value ?? '')];
}

/** @param given the headers, or a whole request with its body below an empty line */
export function readRequest(given: string): ReadRequest {
  const clean = given
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '');
  const json = /^\s*[{[]/.test(clean) ? parsed(clean) : undefined;
  if (json !== undefined) {
    return {headers: headersOfJson(json)};
  }
  const [list] = LIST.exec(clean) ?? [];
  if (list !== undefined) {
    const strings = list.match(new RegExp(STRING, 'g')) ?? [];
    return {headers: headersOfJson(strings.map((one) => one.slice(1, -1)))};
  }
  const end = clean.search(/\n[ \t]*\n/);
  const head = end < 0 ? clean : clean.slice(0, end);
  const body = end < 0 ? '' : clean.slice(end).replace(/^\n[ \t]*\n/, '');
  const headers: RequestHeader[] = [];
  for (const line of head.split('\n')) {
    const last = headers.at(-1);
    if (REQUEST_LINE.test(line)) {
      continue;
    }
    const found = headersOfLine(line);
    if (found.length === 0 && /^[ \t]+\S/.test(line) && last) {
      headers[headers.length - 1] = headerOf(
        last.written,
        last.value + line.trim(),
        true,
      );
    } else {
      headers.push(...found);
    }
  }
  return {headers, ...(body.trim() !== '' && {body})};
}
