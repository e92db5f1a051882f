import {REVISION, steps} from './steps';

/** What the server of the exchange responds. */
export interface FrameReply {
  /** HTTP status, where the specification names one for the case. */
  status?: number;
  /** JSON-RPC response. Missing: the request is none that this server can be shown with. */
  body?: Readonly<Record<string, unknown>>;
  /** What it means, in one or two sentences. */
  why: string;
  /** The section of the specification that says so. */
  source: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Longer texts are cut: no request of the exchange is a tenth as long. */
export const MAX_FRAME = 10_000;

const META_PREFIX = 'io.modelcontextprotocol/';
const BASE = 'basic/index';
const HTTP = 'basic/transports/streamable-http';
const TOOLS = 'server/tools';
const ROUND_TRIPS = 'basic/patterns/mrtr';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOwn = (object: Json, name: string): boolean => Object.hasOwn(object, name);

const recorded = (id: string): Json => {
  const result = steps.find((step) => step.id === id)?.answer.body['result'];
  return isObject(result) ? result : {};
};

const STATE = recorded('ask')['requestState'];
const SCHEDULED = 'em_5Lr9tC83';
const KNOWN = 'you@acme.example';

/** Header fields by their lowercase names, and the body after the first empty line. */
function splitFrame(text: string): {headers: ReadonlyMap<string, string>; body: string} {
  const lines = text.slice(0, MAX_FRAME).split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => /^\s*(?:$|[[{])/.test(line));
  const head = first < 0 ? lines : lines.slice(0, first);
  const headers = new Map<string, string>();
  for (const line of head) {
    const colon = line.indexOf(':');
    if (colon > 0) {
      headers.set(
        line.slice(0, colon).trim().toLowerCase(),
        line.slice(colon + 1).trim(),
      );
    }
  }
  return {headers, body: first < 0 ? '' : lines.slice(first).join('\n')};
}

function parse(body: string): {value?: unknown; isJson: boolean} {
  try {
    return {value: JSON.parse(body) as unknown, isJson: true};
  } catch {
    return {isJson: false};
  }
}

/**
 * Plays the server of the exchange: what revision 2026-07-28 of MCP says it responds to a
 * request over Streamable HTTP.
 *
 * @param text headers, an empty line, and a JSON body; anything else gets its error, too
 */
export function replyTo(text: string): FrameReply {
  const {headers, body} = splitFrame(text);
  const {value, isJson} = parse(body);
  if (!isJson) {
    return fail(
      {},
      -32700,
      'Parse error',
      'The body is not valid JSON, so the server cannot even read the id. Look for a missing comma, quote or bracket.',
      BASE,
    );
  }
  if (
    !isObject(value) ||
    value['jsonrpc'] !== '2.0' ||
    typeof value['method'] !== 'string'
  ) {
    return fail(
      {},
      -32600,
      'Invalid Request',
      'The body has to be a single object with “jsonrpc”: “2.0” and a “method” that is a string.',
      BASE,
    );
  }
  const {id, method} = value;
  if (typeof id !== 'string' && !Number.isInteger(id)) {
    return fail(
      {},
      -32600,
      'Invalid Request',
      'A request needs an “id” that is a string or an integer. Unlike plain JSON-RPC, MCP does not allow null.',
      BASE,
    );
  }
  const params = isObject(value['params']) ? value['params'] : {};
  return (
    checkMeta(value, params) ??
    checkHeaders(value, params, headers) ??
    run(value, method, params)
  );
}

function fail(
  request: Json,
  code: number,
  message: string,
  why: string,
  source: string,
  {status, data}: {status?: number; data?: Json} = {},
): FrameReply {
  return {
    ...(status !== undefined && {status}),
    body: {
      jsonrpc: '2.0',
      ...(hasOwn(request, 'id') && {id: request['id']}),
      error: {code, message, ...(data && {data})},
    },
    why,
    source,
  };
}

function checkMeta(request: Json, params: Json): FrameReply | undefined {
  const meta = isObject(params['_meta']) ? params['_meta'] : {};
  const version = meta[`${META_PREFIX}protocolVersion`];
  const lacking =
    typeof version !== 'string'
      ? 'protocolVersion'
      : isObject(meta[`${META_PREFIX}clientCapabilities`])
        ? undefined
        : 'clientCapabilities';
  return (
    lacking &&
    fail(
      request,
      -32602,
      `Invalid params: _meta has no ${META_PREFIX}${lacking}`,
      `Every request has to carry ${lacking} in “_meta”, because the server remembers nothing from earlier requests.`,
      BASE,
      {status: 400},
    )
  );
}

function checkHeaders(
  request: Json,
  params: Json,
  headers: ReadonlyMap<string, string>,
): FrameReply | undefined {
  const meta = params['_meta'] as Json;
  const version = String(meta[`${META_PREFIX}protocolVersion`]);
  const method = String(request['method']);
  const name = params['name'];
  const wanted: readonly (readonly [string, string])[] = [
    ['MCP-Protocol-Version', version],
    ['Mcp-Method', method],
    ...(method === 'tools/call' && typeof name === 'string'
      ? [['Mcp-Name', name] as const]
      : []),
  ];
  for (const [header, inBody] of wanted) {
    const given = headers.get(header.toLowerCase());
    if (given !== inBody) {
      return fail(
        request,
        -32020,
        given === undefined
          ? `Header mismatch: ${header} is missing`
          : `Header mismatch: ${header} is '${given}', the body says '${inBody}'`,
        'Header and body have to agree. Otherwise a proxy could let a request through by its header, while the server acts on the body.',
        HTTP,
        {status: 400},
      );
    }
  }
  return version === REVISION ? undefined : otherRevision(request, version);
}

function otherRevision(request: Json, version: string): FrameReply {
  const supported = recorded('discover')['supportedVersions'];
  return Array.isArray(supported) && supported.includes(version)
    ? {
        why: `The server knows ${version} as well, but that revision begins with a handshake. This page only plays ${REVISION}.`,
        source: 'basic/versioning',
      }
    : fail(
        request,
        -32022,
        'Unsupported protocol version',
        'The error lists the revisions that the server supports. The client picks one of them and sends the request again.',
        'basic/versioning',
        {status: 400, data: {supported, requested: version}},
      );
}

function run(request: Json, method: string, params: Json): FrameReply {
  switch (method) {
    case 'server/discover':
      return done(
        request,
        recorded('discover'),
        'The server says what it supports.',
        'basic/versioning',
      );
    case 'tools/list':
      return done(
        request,
        recorded('list'),
        'The server lists its tools with their schemas.',
        TOOLS,
      );
    case 'tools/call':
      return callTool(request, params);
    default:
      return fail(
        request,
        -32601,
        'Method not found',
        method === 'initialize'
          ? 'This revision has no handshake, so “initialize” is unknown. Send the first real request instead.'
          : `This server has no method “${method}”. Method names are case-sensitive.`,
        HTTP,
        {status: 404},
      );
  }
}

function done(request: Json, result: Json, why: string, source: string): FrameReply {
  return {status: 200, body: {jsonrpc: '2.0', id: request['id'], result}, why, source};
}

/** An error that the model is meant to read and correct. */
function toolError(request: Json, text: string): FrameReply {
  return done(
    request,
    {resultType: 'complete', content: [{type: 'text', text}], isError: true},
    'This is a result and no protocol error: the model reads the sentence and can try again with better arguments.',
    TOOLS,
  );
}

function callTool(request: Json, params: Json): FrameReply {
  const {name} = params;
  const given = hasOwn(params, 'arguments') ? params['arguments'] : {};
  const tools = recorded('list')['tools'] as readonly Json[];
  const tool = tools.find((one) => one['name'] === name);
  if (!tool) {
    return fail(
      request,
      -32602,
      `Unknown tool: ${typeof name === 'string' ? name : 'no name'}`,
      'An unknown tool is a protocol error, so check the spelling of its name. If the tool exists and your key lacks its scope, the server responds with 403 instead.',
      TOOLS,
    );
  }
  if (!isObject(given)) {
    return fail(
      request,
      -32602,
      'Invalid params: arguments is not an object',
      'The arguments of a tool are an object with one field for each of them.',
      TOOLS,
    );
  }
  const schema = tool['inputSchema'] as Json;
  const properties = schema['properties'] as Json;
  const required = (schema['required'] ?? []) as readonly string[];
  const missing = required.find((field) => !hasOwn(given, field));
  if (missing !== undefined) {
    return toolError(request, `The argument "${missing}" is required.`);
  }
  const mistyped = Object.keys(properties).find(
    (field) => hasOwn(given, field) && typeof given[field] !== 'string',
  );
  if (mistyped !== undefined) {
    return toolError(request, `The argument "${mistyped}" has to be a string.`);
  }
  return name === 'listEmails'
    ? listEmails(request, given)
    : cancelEmail(request, params, given);
}

const both = (content: Json): Json => ({
  resultType: 'complete',
  content: [{type: 'text', text: JSON.stringify(content)}],
  structuredContent: content,
  isError: false,
});

function listEmails(request: Json, given: Json): FrameReply {
  const recipient = given['recipient'];
  return recipient === undefined || recipient === KNOWN
    ? done(request, recorded('read'), 'The tool ran and returned its data.', TOOLS)
    : done(
        request,
        both({data: [], nextCursor: null}),
        `The tool ran and found nothing: in this exchange, only ${KNOWN} has received email.`,
        TOOLS,
      );
}

function cancelEmail(request: Json, params: Json, given: Json): FrameReply {
  const meta = params['_meta'] as Json;
  const capabilities = meta[`${META_PREFIX}clientCapabilities`] as Json;
  if (!isObject(capabilities['elicitation'])) {
    return fail(
      request,
      -32021,
      'Missing required client capability',
      'This tool asks a person first, and the client did not say that it can ask. The server refuses instead of canceling without a question.',
      BASE,
      {status: 400, data: {requiredCapabilities: {elicitation: {form: {}}}}},
    );
  }
  if (given['id'] !== SCHEDULED) {
    return toolError(
      request,
      `There is no scheduled email with the id "${String(given['id'])}".`,
    );
  }
  if (hasOwn(params, 'requestState') && params['requestState'] !== STATE) {
    return fail(
      request,
      -32602,
      'Invalid params: requestState failed verification',
      'The state that came back is not what the server has signed, so the answer could belong to another question.',
      ROUND_TRIPS,
    );
  }
  const answers = isObject(params['inputResponses']) ? params['inputResponses'] : {};
  const answer = answers['confirm'];
  if (!isObject(answer) || !hasOwn(params, 'requestState')) {
    return done(
      request,
      recorded('ask'),
      'Nothing has happened yet. The client shows the question to a person and repeats the call with the answer and the state.',
      ROUND_TRIPS,
    );
  }
  const isConfirmed =
    answer['action'] === 'accept' &&
    isObject(answer['content']) &&
    answer['content']['cancel'] === true;
  return isConfirmed
    ? done(
        request,
        recorded('retry'),
        'The person has confirmed, so the email is canceled.',
        ROUND_TRIPS,
      )
    : done(
        request,
        both({id: SCHEDULED, status: 'scheduled'}),
        'The person did not confirm, so the email stays scheduled.',
        ROUND_TRIPS,
      );
}
