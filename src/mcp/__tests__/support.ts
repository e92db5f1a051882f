import {createMcpHandler, type McpSite} from '../plain';

const OPENAPI = {
  tags: [{name: 'Email', externalDocs: {url: 'https://docs.example/docs/api/email/'}}],
  paths: {
    '/emails': {
      post: {
        operationId: 'sendEmail',
        summary: 'Send an email',
        tags: ['Email'],
        requestBody: {
          content: {
            'application/json': {schema: {$ref: '#/components/schemas/Email'}},
          },
        },
      },
      get: {operationId: 'listEmails', summary: 'List emails', tags: ['Email']},
    },
  },
  components: {
    schemas: {
      Email: {
        type: 'object',
        properties: {
          subject: {type: 'string', maxLength: 5, description: 'What it is about.'},
          kind: {type: 'string', enum: ['a', 'b']},
          level: {type: ['string', 'null']},
          to: {oneOf: [{type: 'string'}, {type: 'array', minItems: 1}]},
          one: {oneOf: [{type: 'string', enum: ['x']}, {type: 'string'}]},
          again: {$ref: '#/components/schemas/Email'},
        },
        required: ['subject'],
        additionalProperties: false,
      },
    },
  },
};

export const FILES: Readonly<Record<string, string>> = {
  '/openapi.json': JSON.stringify(OPENAPI),
  '/docs/api/email/index.md':
    '# Email\n\n## Send an email\n\ncurl\n\n### Body\n\nsubject\n\n## List emails\n\nAll.\n',
  '/docs/api/email/index.python.md': '# Email\n\n## Send an email\n\nrequests\n',
};

export const SITE: McpSite = {
  readFile: (path) =>
    Promise.resolve(Object.hasOwn(FILES, path) ? FILES[path] : undefined),
  search: (query) =>
    Promise.resolve(
      query === 'nothing'
        ? []
        : [
            {
              path: '/docs/api/email/',
              hash: 'sendEmail',
              title: 'Email',
              trail: ['Send an email'],
              excerpt: 'Queues one email.',
            },
          ],
    ),
};

export const ADDRESS = 'https://docs.example/mcp';

/** Sends a body, and reads the response. */
export async function post(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  site = SITE,
) {
  const response = await createMcpHandler(site)(
    new Request(ADDRESS, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    true,
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: (text.startsWith('{') || text.startsWith('[')
      ? JSON.parse(text)
      : {}) as Answered,
    text,
  };
}

export interface Answered {
  id?: string | number;
  result?: Record<string, unknown> & {
    content?: {text: string}[];
    isError?: boolean;
    structuredContent?: Record<string, unknown>;
  };
  error?: {code: number; message: string; data?: unknown};
}

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Sends a request of the current revision, with the headers that go with it. */
export function ask(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return post(
    {jsonrpc: '2.0', id: 1, method, params: {_meta: META, ...params}},
    {
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...(typeof params['name'] === 'string' && {'Mcp-Name': params['name']}),
      ...headers,
    },
  );
}

/** Calls a tool, and returns what it says. */
export async function call(name: string, given: unknown) {
  const {json} = await ask('tools/call', {name, arguments: given});
  return {
    text: json.result?.content?.[0]?.text ?? '',
    isError: json.result?.isError,
    found: json.result?.structuredContent,
  };
}
