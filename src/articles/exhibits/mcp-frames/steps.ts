import {brand} from '../../../site';

/** One HTTP message with its JSON-RPC body. */
export interface Message {
  /** Headers that matter here. Responses have none worth showing. */
  headers?: readonly string[];
  body: Readonly<Record<string, unknown>>;
}

/** A request, its response, and what they are for. */
export interface Step {
  id: string;
  title: string;
  /** Why the client sends the request, in one or two sentences. */
  why: string;
  request: Message;
  answer: Message;
  /** What to notice in the response. */
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
    title: '1. Discover the server',
    why: 'This step is optional. The client asks which revisions and capabilities the server supports.',
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
      'This does not start a session. Any instance of the server can handle the next request, because each one repeats the version and the capabilities in `_meta`.',
  },
  {
    id: 'list',
    title: '2. List the tools',
    why: 'The client fetches the list of tools, so that the model knows what it can use.',
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
      'The list is valid for five minutes (`ttlMs`) and depends on your permissions (`private`). The model reads every description word for word, because they are part of its prompt.',
  },
  {
    id: 'read',
    title: '3. Call a tool that reads',
    why: 'You asked why a receipt did not arrive. The model chose a tool and wrote its arguments.',
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
      'The server returns data, shortened here, and the model turns it into a sentence: the mailbox does not exist. Invalid arguments would return `isError: true`, so that the model can try again.',
  },
  {
    id: 'ask',
    title: '4. The server asks for confirmation',
    why: 'You ask the assistant to cancel the email scheduled for tomorrow. This tool changes something.',
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
      'Nothing is canceled yet. The client shows the question to you and not to the model. What the server has to remember is in `requestState`, which it has signed.',
  },
  {
    id: 'retry',
    title: '5. Repeat the call with your answer',
    why: 'You select the checkbox. The client repeats the call with a new `id` and adds your answer.',
    request: call(5, 'tools/call', {
      name: 'cancelEmail',
      arguments: CANCEL,
      inputResponses: {confirm: {action: 'accept', content: {cancel: true}}},
      requestState: STATE,
    }),
    answer: answer(5, both({...CANCEL, status: 'canceled'})),
    lesson:
      'The email is canceled now, and the response proves it. If a model says "canceled" without such a response, it made that up.',
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
