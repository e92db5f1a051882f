import {bodyProblem, type BodySchema, type JsonValue} from '../api/plain';
import {CODE_LANGUAGES, isCodeLanguage} from '../reading/plain';
import {brand, cleanAddress, TWIN_FILE} from '../site';
import {readOperations, type PublishedOperation} from './openApi';
import type {JsonObject} from './protocol';

interface FieldFault extends JsonObject {
  /** JSON Pointer in a URI fragment (RFC 6901, section 6). */
  pointer: string;
  detail: string;
}

/** What is wrong with a value, in the sentences of the API. */
const faultsOf = (schema: BodySchema, value: JsonValue) =>
  (bodyProblem(schema, value)?.errors ?? []) as readonly FieldFault[];

/** A section of the docs that the search has found. */
export interface FoundSection {
  /** Path of the page from the root. */
  path: string;
  /** Anchor of the section without `#`; empty for the page's top. */
  hash: string;
  title: string;
  /** Headings down to the section's own. */
  trail: readonly string[];
  excerpt: string;
}

/** What the tools read, which is nothing but files that the site publishes anyway. */
export interface McpSite {
  /**
   * Reads a text file of the built site.
   *
   * @param path from the root: `/docs/webhooks/index.md`
   * @returns undefined where there is none
   */
  readFile: (path: string) => Promise<string | undefined>;
  /** Searches the docs, the best section first. */
  search: (query: string) => Promise<readonly FoundSection[]>;
}

interface ToolResult {
  content: readonly {type: 'text'; text: string}[];
  structuredContent?: JsonObject;
  isError: boolean;
}

/** Something that the caller can put right, in sentences for the model. */
class ToolProblem extends Error {
  override name = 'ToolProblem';
}

interface Tool {
  title: string;
  description: string;
  /** Of `BodySchema`, with words for the model beside the rules. */
  inputSchema: JsonObject;
  outputSchema?: JsonObject;
  /**
   * @param given what fits the input schema
   * @param origin of the site
   * @throws {ToolProblem} for what the caller can put right
   */
  call: (
    given: JsonObject,
    site: McpSite,
    origin: string,
  ) => Promise<string | JsonObject>;
}

const language = {
  type: 'string',
  enum: Object.keys(CODE_LANGUAGES),
  description: 'Language of the code samples. Without it they are cURL.',
} as const;

const operation = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description:
    'Operation ID such as "sendEmail", or method and path such as "POST /emails".',
} as const;

const text = (given: JsonObject, name: string) =>
  typeof given[name] === 'string' ? given[name] : '';

/**
 * The path of a page that was asked for by its path, its whole address, or the address of
 * its Markdown.
 */
function pagePath(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (!url || ![origin, brand.url].includes(url.origin)) {
    throw new ToolProblem(
      `${JSON.stringify(address)} is not an address of this site. Use the path of a page, such as "/docs/webhooks/".`,
    );
  }
  const path = cleanAddress(url.pathname.replace(/(?:\/index(?:\.[a-z]+)?)?\.md$/, '/'));
  if (!/^\/(?:[\w-]+\/)*$/.test(path)) {
    throw new ToolProblem(
      `${JSON.stringify(address)} is a file, and this tool reads pages. Use the path of a page, such as "/docs/webhooks/".`,
    );
  }
  return path;
}

/** The Markdown of a page, with its code in the language if the page has it in several. */
async function markdownOf(path: string, given: JsonObject, site: McpSite) {
  const wanted = text(given, 'language');
  const inLanguage = isCodeLanguage(wanted)
    ? await site.readFile(`${path}index.${wanted}.md`)
    : undefined;
  const markdown = inLanguage ?? (await site.readFile(path + TWIN_FILE));
  if (markdown === undefined) {
    throw new ToolProblem(
      `There is no page at ${path}. Use search_docs to find the page that you need.`,
    );
  }
  return markdown;
}

/** The part of a page below one of its headings of the second level. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const sections = markdown.split(/^(?=## )/m);
  return sections.find(
    (section) =>
      section.slice(3, section.indexOf('\n')).replaceAll('\\', '').trim() === heading,
  );
}

async function findOperation(
  given: JsonObject,
  site: McpSite,
): Promise<PublishedOperation> {
  const asked = text(given, 'operation').trim();
  const operations = readOperations((await site.readFile('/openapi.json')) ?? '{}');
  const plain = (route: string) =>
    route
      .toLowerCase()
      .replace(/https?:\/\/[^/\s]*/, '')
      .replace(/\s+(?:\/v1(?=\/))?/, ' ');
  const found = operations.find(
    ({id, method, path}) => id === asked || plain(`${method} ${path}`) === plain(asked),
  );
  if (!found) {
    throw new ToolProblem(
      `There is no operation ${JSON.stringify(asked)}. The operations are ${operations.map(({id}) => id).join(', ')}.`,
    );
  }
  return found;
}

export const TOOLS: Readonly<Record<string, Tool>> = {
  search_docs: {
    title: 'Search the docs',
    description: `Finds sections of the ${brand.name} docs and API reference. Returns headings, addresses and excerpts; read the whole page with get_page before you write code.`,
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: 300,
          description: 'A question, a few words, a field, an error code or an API route.',
        },
      },
      required: ['query'],
      additionalProperties: false,
    },
    async call(given, {search}, origin) {
      const found = await search(text(given, 'query'));
      return found.length === 0
        ? 'Nothing in the docs matches. Try fewer or other words.'
        : found
            .map(
              ({path, hash, title, trail, excerpt}) =>
                `- ${[title, ...trail.filter((one) => one !== title)].join(' › ')}\n  ${origin}${path}${hash && `#${hash}`}\n  ${excerpt}`,
            )
            .join('\n');
    },
  },
  get_page: {
    title: 'Read a page',
    description: `Returns a page of the ${brand.name} site as Markdown.`,
    inputSchema: {
      type: 'object',
      properties: {
        address: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
          description: 'Path or address of a page, such as "/docs/webhooks/".',
        },
        language,
      },
      required: ['address'],
      additionalProperties: false,
    },
    call: (given, site, origin) =>
      Promise.resolve()
        .then(() => pagePath(text(given, 'address'), origin))
        .then((path) => markdownOf(path, given, site)),
  },
  get_operation: {
    title: 'Look up an API operation',
    description:
      'Returns one operation of the API: its parameters, fields, responses, errors and a sample request, with the JSON Schema of its body.',
    inputSchema: {
      type: 'object',
      properties: {operation, language},
      required: ['operation'],
      additionalProperties: false,
    },
    async call(given, site) {
      const found = await findOperation(given, site);
      const {id, method, path, summary, page, body} = found;
      const described = sectionOf(await markdownOf(page, given, site), summary);
      return [
        described?.trim() ?? `## ${summary}`,
        `Operation ID: \`${id}\`. Route: \`${method} ${path}\`.`,
        ...(body
          ? [`JSON Schema of the body:\n\n\`\`\`json\n${JSON.stringify(body)}\n\`\`\``]
          : ['It has no body.']),
      ].join('\n\n');
    },
  },
  validate_request: {
    title: 'Validate a request body',
    description:
      'Checks the body of a request against the schema of the API, without sending it. Returns every fault with its place.',
    inputSchema: {
      type: 'object',
      properties: {
        operation,
        body: {description: 'The body as JSON. Leave out keys and other secrets.'},
      },
      required: ['operation', 'body'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        valid: {type: 'boolean'},
        faults: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              pointer: {type: 'string'},
              detail: {type: 'string'},
            },
            required: ['pointer', 'detail'],
          },
        },
      },
      required: ['valid', 'faults'],
    },
    async call(given, site) {
      const {body: schema, id} = await findOperation(given, site);
      if (!schema) {
        throw new ToolProblem(`${id} has no body. Send the request without one.`);
      }
      const faults = faultsOf(schema, readBody(given['body'] ?? null));
      return {valid: faults.length === 0, faults};
    },
  },
};

/** Many clients send the body as a text, though no operation has a text for a body. */
function readBody(given: JsonValue): JsonValue {
  if (typeof given !== 'string') {
    return given;
  }
  try {
    return JSON.parse(given) as JsonValue;
  } catch {
    throw new ToolProblem('The body is not valid JSON. Send it as an object.');
  }
}

/** The tools as `tools/list` returns them. None of them changes anything. */
export function listTools(): JsonObject[] {
  return Object.entries(TOOLS).map(([name, {call: _, ...tool}]) => ({
    name,
    ...tool,
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));
}

const failed = (said: string): ToolResult => ({
  content: [{type: 'text', text: said}],
  isError: true,
});

/**
 * Calls a tool. Never throws: what went wrong is said in the result.
 *
 * @param given its arguments, as the client sent them
 */
export async function callTool(
  {inputSchema, call}: Tool,
  given: JsonObject,
  site: McpSite,
  origin: string,
): Promise<ToolResult> {
  const faults = faultsOf(inputSchema, given);
  if (faults.length > 0) {
    return failed(faults.map(({pointer, detail}) => `${pointer}: ${detail}`).join('\n'));
  }
  try {
    const found = await call(given, site, origin);
    return typeof found === 'string'
      ? {content: [{type: 'text', text: found}], isError: false}
      : {
          content: [{type: 'text', text: JSON.stringify(found)}],
          structuredContent: found,
          isError: false,
        };
  } catch (error) {
    return failed(
      error instanceof ToolProblem
        ? error.message
        : 'The tool failed because of an error on our side. Read the docs on the site instead.',
    );
  }
}
