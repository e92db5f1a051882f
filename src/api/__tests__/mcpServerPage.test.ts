import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillBrand} from '../../site';
import type {OpenApiDocument} from '../document';
import {loadDocument} from './support';

interface Tool {
  name: string;
  scope: string;
  hints: string[];
  asks: boolean;
}

interface OperationOfFile {
  method: string;
  scope: string | undefined;
}

const page = fillBrand(
  readFileSync(path.join(__dirname, '../../../docs/mcp-server.mdx'), 'utf8'),
);

/** The rows of the page's table of tools. */
const tools: Tool[] = [
  ...page.matchAll(/^\| `(\w+)` +\| `([a-z:]+)` +\| ([^|]*?) +\| ([^|]*?) *\|$/gm),
].map(([, name = '', scope = '', hints = '', asks]) => ({
  name,
  scope,
  hints: hints.split(', '),
  asks: asks === 'yes',
}));

/** The code fences in one language. */
const fences = (language: string) =>
  [
    ...page.matchAll(new RegExp(`^\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)^\`\`\``, 'gm')),
  ].map(([, code = '']) => code);

/** Method and scope of every operation of the API, by its id. */
function operationsOf(document: OpenApiDocument): Map<string, OperationOfFile> {
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.entries(item as Record<string, unknown>).flatMap(([method, value]) => {
      const {operationId, security} = value as {
        operationId?: string;
        security?: {key: string[]}[];
      };
      return operationId === undefined
        ? []
        : [[operationId, {method, scope: security?.[0]?.key[0]}] as const];
    }),
  );
  return new Map(operations);
}

describe('the page of the MCP server', () => {
  const operations = operationsOf(loadDocument());

  it('lists tools', () => {
    expect(tools.length).toBeGreaterThan(15);
  });

  it.each(tools)('gives $name the scope that the API asks for', ({name, scope}) => {
    expect(operations.get(name)?.scope).toBe(scope);
  });

  it.each(tools)('calls $name read-only exactly if it is a GET', ({name, hints}) => {
    expect(hints.includes('read-only')).toBe(operations.get(name)?.method === 'get');
  });

  it('asks a person before everything destructive, and before nothing else', () => {
    expect(tools.filter(({asks}) => asks)).toEqual(
      tools.filter(({hints}) => hints.includes('destructive')),
    );
  });

  it('shows messages that are JSON', () => {
    const messages = fences('json');
    expect(messages.length).toBeGreaterThan(6);
    for (const message of messages) {
      expect(() => JSON.parse(message) as unknown).not.toThrow();
    }
  });

  it('keeps to revision 2026-07-28: metadata in every request, a type in every result', () => {
    const curl = /-d '([\s\S]*?)'/.exec(fences('bash').join(''))?.[1] ?? '';
    const messages = [curl, ...fences('json')].map(
      (one) =>
        JSON.parse(one) as {
          jsonrpc?: string;
          id?: number;
          method?: string;
          params?: {_meta?: Record<string, unknown>};
          result?: {resultType?: string};
        },
    );
    const requests = messages.filter(({method}) => method !== undefined);
    const answers = messages.filter(({result}) => result !== undefined);
    expect(requests).toHaveLength(3);
    for (const {params} of requests) {
      expect(params?._meta).toMatchObject({
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {elicitation: {form: {}}},
      });
    }
    expect(answers.map(({id}) => id)).toEqual(requests.map(({id}) => id));
    expect(answers.map(({result}) => result?.resultType)).toEqual([
      'complete',
      'input_required',
      'complete',
    ]);
  });
});
