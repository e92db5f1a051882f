import {
  METHODS,
  SpecError,
  type OpenApiDocument,
  type Operation,
  type PathItem,
} from './document';
import {readFact, type ApiLimit, type Facts} from './limits';

type Node = Readonly<Record<string, unknown>>;

/** Kinds of `x-fact` that are JSON Schema keywords too. */
const KEYWORDS: ReadonlySet<string> = new Set(['maximum', 'maxItems']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which every object has been changed, from the outside in. */
function mapNodes(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => mapNodes(entry, change));
  }
  return isNode(value)
    ? Object.fromEntries(
        Object.entries(change(value)).map(([name, entry]) => [
          name,
          mapNodes(entry, change),
        ]),
      )
    : value;
}

/** An object with one more sentence at the end of a text of its own. */
function withSentence(node: Node, member: string, sentence: string): Node {
  const text = node[member];
  return {
    ...node,
    [member]: typeof text === 'string' && text ? `${text} ${sentence}` : sentence,
  };
}

/**
 * Limits in the form that every program reads: as keywords of JSON Schema where there is
 * one, and all others in words. A figure that is not final says so.
 */
function sayLimits(node: Node, facts: Facts): Node {
  const {
    'x-fact': wanted,
    'x-limit': written,
    ...rest
  } = node as Node & {
    'x-fact'?: Readonly<Record<string, string>>;
    'x-limit'?: readonly ApiLimit[];
  };
  if (!wanted && !written) {
    return node;
  }
  const keywords: Record<string, number> = {};
  const texts: string[] = [];
  for (const [kind, id] of Object.entries(wanted ?? {})) {
    const {value, text, confirmed} = readFact(kind, id, facts, id);
    if (KEYWORDS.has(kind)) {
      keywords[kind] = value;
    }
    if (!confirmed || !KEYWORDS.has(kind)) {
      texts.push(confirmed ? text : `${text} (not final)`);
    }
  }
  texts.push(
    ...(written ?? []).map(({text, source}) => (source ? `${text} (${source})` : text)),
  );
  const limited = {...rest, ...keywords};
  const member = 'x-cause' in node ? 'x-cause' : 'description';
  return texts.length > 0
    ? withSentence(limited, member, `Limits: ${texts.join('; ')}.`)
    : limited;
}

/**
 * Fields of requests without `default`: generators of types take a field that has one for
 * a field that is always there, and the simplest request would not compile.
 */
function withoutDefaults(schemas: unknown): unknown {
  return mapNodes(schemas, (node) => {
    // An example may have a member of this name, but never beside a type.
    if (!('default' in node) || !('type' in node)) {
      return node;
    }
    const {default: preset, ...rest} = node;
    return withSentence(rest, 'description', `Default: \`${JSON.stringify(preset)}\`.`);
  });
}

/** Links of descriptions with their whole address, which works wherever they are read. */
function withWholeLinks(node: Node, site: string, page: string | undefined): Node {
  const {description} = node;
  if (typeof description !== 'string' || !/\]\([/#]/.test(description)) {
    return node;
  }
  return {
    ...node,
    description: description.replace(/\]\(([/#])/g, (_, first: string) => {
      if (first === '/') {
        return `](${site}/`;
      }
      if (page === undefined) {
        throw new SpecError(description, 'a link to an anchor needs a page.');
      }
      return `](${site}${page}#`;
    }),
  };
}

/** The headers of every response, as references. */
function headerReferences({'x-responses': responses}: OpenApiDocument): Node {
  return Object.fromEntries(
    Object.keys(responses?.headers ?? {}).map((name) => [
      name,
      {$ref: `#/components/headers/${name}`},
    ]),
  );
}

/**
 * The scope of an operation in words and in `x-required-scopes`. OpenAPI 3.1 lets it stand
 * in `security`, too, but linters know it there from OAuth only.
 */
function publishOperation(operation: Operation, headers: Node): Node {
  const scopes = (operation.security ?? []).flatMap((one) => Object.values(one).flat());
  const names = scopes.map((scope) => `\`${scope}\``).join(' and ');
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      '$ref' in response
        ? response
        : {...response, headers: {...response.headers, ...headers}},
    ]),
  );
  const published = {
    ...operation,
    security: operation.security?.map((one) =>
      Object.fromEntries(Object.keys(one).map((scheme) => [scheme, []])),
    ),
    'x-required-scopes': scopes,
    responses,
  };
  return withSentence(published, 'description', `Required scope: ${names}.`);
}

function publishPath(
  item: PathItem,
  headers: Node,
  pageOf: (operation: Operation) => string | undefined,
  site: string,
): Node {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      if (!(METHODS as readonly string[]).includes(name)) {
        return [name, value];
      }
      const operation = value as Operation;
      const page = pageOf(operation);
      return [
        name,
        mapNodes(publishOperation(operation, headers), (node) =>
          withWholeLinks(node, site, page),
        ),
      ];
    }),
  );
}

/** Names of the shared responses that operations refer to. */
function sharedResponses({paths}: OpenApiDocument): ReadonlySet<string> {
  const references = Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => Object.values(item[method]?.responses ?? {})),
  );
  return new Set(
    references.flatMap((one) =>
      '$ref' in one ? (one.$ref.split('/').at(-1) ?? []) : [],
    ),
  );
}

/**
 * The document as it is published, in words and keywords that every program knows:
 *
 * - Limits are JSON Schema keywords, or stand in the description; those that the owner has
 *   not confirmed say there that they are not final.
 * - Fields of requests have their default in the description.
 * - Every response has the headers that all responses have.
 * - An operation says its scope in its description and in `x-required-scopes`.
 * - Links are whole addresses, and tags lead to their page.
 *
 * @param site origin of the site
 * @returns a copy
 * @throws {SpecError} for a fact that does not exist, or a link to an anchor of no page
 */
export function publishSpec(
  document: OpenApiDocument,
  facts: Facts,
  site: string,
): OpenApiDocument {
  const {'x-responses': everyResponse, ...rest} = document;
  const headers = headerReferences(document);
  const tags = document.tags ?? [];
  const pageOf = ({tags: [name] = []}: Operation) =>
    tags.find((tag) => tag.name === name)?.['x-page'];
  const shared = sharedResponses(document);
  const {schemas, responses, ...others} = document.components ?? {};
  const published = {
    ...rest,
    tags: tags.map(({'x-page': page, ...tag}) => ({
      ...tag,
      ...(page !== undefined && {externalDocs: {url: site + page}}),
    })),
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        publishPath(item, headers, pageOf, site),
      ]),
    ),
    components: {
      ...others,
      ...(everyResponse && {headers: everyResponse.headers}),
      schemas: withoutDefaults(schemas),
      responses: Object.fromEntries(
        Object.entries((responses ?? {}) as Readonly<Record<string, Node>>).map(
          ([name, response]) => [
            name,
            shared.has(name)
              ? {...response, headers: {...(response['headers'] as Node), ...headers}}
              : response,
          ],
        ),
      ),
    },
  };
  return mapNodes(published, (node) =>
    withWholeLinks(sayLimits(node, facts), site, undefined),
  ) as OpenApiDocument;
}
