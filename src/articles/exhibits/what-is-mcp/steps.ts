import {brand} from '../../../site';

/** One HTTP message with its JSON-RPC body. */
export interface Message {
  /** Headers that matter here; answers have none worth a line. */
  headers?: readonly string[];
  body: Readonly<Record<string, unknown>>;
}

/** A request, its answer, and what they are for. */
export interface Step {
  id: string;
  title: string;
  /** Why the client asks, in one or two sentences. */
  why: string;
  request: Message;
  answer: Message;
  /** What to see in the answer. */
  lesson: string;
}

export const REVISION = '2026-07-28';

const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': {name: 'acme-assistant', version: '2.1.0'},
  'io.modelcontextprotocol/clientCapabilities': {elicitation: {form: {}}},
};

const CANCEL = {id: 'em_5Lr9tC83'};
const STATE = 'v1.Y2FuY2VsRW1haWw.3kT8';

/** A call in the form of the revision: headers and body name the method alike. */
function call(
  id: number,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
): Message {
  const name = params['name'];
  return {
    headers: [
      'POST / HTTP/1.1',
      `MCP-Protocol-Version: ${REVISION}`,
      `Mcp-Method: ${method}`,
      ...(typeof name === 'string' ? [`Mcp-Name: ${name}`] : []),
    ],
    body: {jsonrpc: '2.0', id, method, params: {...params, _meta: META}},
  };
}

const answer = (id: number, result: Readonly<Record<string, unknown>>): Message => ({
  body: {jsonrpc: '2.0', id, result},
});

/** The text copy beside structured content, for clients of older revisions. */
const both = (content: Readonly<Record<string, unknown>>) => ({
  resultType: 'complete',
  content: [{type: 'text', text: JSON.stringify(content)}],
  structuredContent: content,
  isError: false,
});

/** Revision 2026-07-28: server/discover, tools/list, tools/call and multi round trips. */
export const steps: readonly Step[] = [
  {
    id: 'discover',
    title: '1. Who is there?',
    why: 'Optional. The client asks which revisions and abilities the server has.',
    request: call(1, 'server/discover'),
    answer: answer(1, {
      resultType: 'complete',
      supportedVersions: [REVISION, '2025-11-25'],
      capabilities: {tools: {}},
      ttlMs: 3600000,
      cacheScope: 'public',
      _meta: {'io.modelcontextprotocol/serverInfo': {name: brand.slug, version: '1.0.0'}},
    }),
    lesson:
      'No session begins here. Any copy of the server can answer the next request, since each one repeats version and abilities in `_meta`.',
  },
  {
    id: 'list',
    title: '2. What can you do?',
    why: 'The client fetches the tools, so that the model knows what it may ask for.',
    request: call(2, 'tools/list'),
    answer: answer(2, {
      resultType: 'complete',
      tools: [
        {
          name: 'listEmails',
          description: 'Lists emails, newest first.',
          inputSchema: {type: 'object', properties: {recipient: {type: 'string'}}},
          annotations: {readOnlyHint: true},
        },
        {
          name: 'cancelEmail',
          description: 'Cancels a scheduled email for good.',
          inputSchema: {
            type: 'object',
            properties: {id: {type: 'string'}},
            required: ['id'],
          },
          annotations: {destructiveHint: true, idempotentHint: true},
        },
      ],
      ttlMs: 300000,
      cacheScope: 'private',
    }),
    lesson:
      'The list is good for five minutes (`ttlMs`) and depends on your rights (`private`). The model reads every description word for word: they are part of its prompt.',
  },
  {
    id: 'read',
    title: '3. Look something up',
    why: 'You asked why a receipt did not arrive. The model picked a tool and wrote its arguments.',
    request: call(3, 'tools/call', {
      name: 'listEmails',
      arguments: {recipient: 'you@acme.example'},
    }),
    answer: answer(
      3,
      both({
        data: [
          {
            id: 'em_7Qx2mB41',
            status: 'bounced',
            recipients: [
              {address: 'you@acme.example', reply: '550 5.1.1 No such mailbox'},
            ],
          },
        ],
        nextCursor: null,
      }),
    ),
    lesson:
      'Data comes back, shortened here. The model turns it into a sentence: the mailbox does not exist. A wrong address would give `isError: true`, so that the model can try again.',
  },
  {
    id: 'ask',
    title: '4. The server wants a yes',
    why: 'You say: then cancel the one planned for tomorrow. This tool changes something.',
    request: call(4, 'tools/call', {name: 'cancelEmail', arguments: CANCEL}),
    answer: answer(4, {
      resultType: 'input_required',
      inputRequests: {
        confirm: {
          method: 'elicitation/create',
          params: {
            mode: 'form',
            message: 'Cancel "Your invoice" to you@acme.example?',
            requestedSchema: {
              type: 'object',
              properties: {cancel: {type: 'boolean', default: false}},
              required: ['cancel'],
            },
          },
        },
      },
      requestState: STATE,
    }),
    lesson:
      'Nothing is canceled yet. The client shows the question to you, not to the model. What the server must remember travels in `requestState`, sealed.',
  },
  {
    id: 'retry',
    title: '5. The same call, with your answer',
    why: 'You tick the box. The client repeats the call under a new `id` and adds what you said.',
    request: call(5, 'tools/call', {
      name: 'cancelEmail',
      arguments: CANCEL,
      inputResponses: {confirm: {action: 'accept', content: {cancel: true}}},
      requestState: STATE,
    }),
    answer: answer(5, both({...CANCEL, status: 'canceled'})),
    lesson:
      'Now it is done, and the `id` proves it. A model that says "canceled" without such an answer has made it up.',
  },
];

const isMeta = (key: string, value: unknown): boolean =>
  key === '_meta' &&
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 3;

/**
 * A message as text: headers, an empty line, and JSON. The `_meta` of a request is folded
 * to an ellipsis unless `isWhole`, since it is the same each time.
 */
export function wireText({headers = [], body}: Message, isWhole: boolean): string {
  const json = JSON.stringify(
    body,
    (key, value: unknown) => (!isWhole && isMeta(key, value) ? '…' : value),
    2,
  );
  return headers.length > 0 ? `${headers.join('\n')}\n\n${json}` : json;
}
