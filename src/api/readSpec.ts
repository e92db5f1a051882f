import {
  METHODS,
  SpecError,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Response,
} from './document';
import {factLimits, type Facts} from './limits';
import type {
  ApiAnswer,
  ApiBody,
  ApiError,
  ApiOperation,
  ApiSample,
  ApiSpec,
  FieldsHome,
} from './model';
import {readEvents} from './readEvents';
import {readParameter, type FieldContext} from './readFields';
import {
  examplesOf,
  JSON_TYPE,
  needed,
  noteHome,
  pageOf,
  readBody,
  readError,
  statusLine,
} from './readParts';
import {readProblems} from './readProblems';
import {readScopes} from './readScopes';
import {resolve} from './resolve';

const PROBLEM_TYPE = 'application/problem+json';

/** An operation of the file with what its path adds. */
interface Entry {
  id: string;
  page: string;
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

interface Homes {
  request: ReadonlyMap<string, FieldsHome>;
  answer: ReadonlyMap<string, FieldsHome>;
}

function entriesOf(document: OpenApiDocument): Entry[] {
  const parametersOf = (item: PathItem | Operation, where: string) =>
    (item.parameters ?? []).map(
      (parameter) => resolve<Parameter>(parameter, document, where).value,
    );
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) {
        return [];
      }
      const id = needed(operation.operationId, 'operationId', `${method} ${path}`);
      return {
        id,
        page: pageOf(operation, document, id),
        path,
        method,
        operation,
        parameters: [...parametersOf(item, path), ...parametersOf(operation, path)],
      };
    }),
  );
}

function responsesOf({operation, id}: Entry, document: OpenApiDocument) {
  return Object.entries(operation.responses).map(([status, response]) => ({
    status,
    response: resolve<Response>(response, document, `${id}.${status}`).value,
  }));
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** The good answer's response. */
function successOf(entry: Entry, document: OpenApiDocument) {
  const success = responsesOf(entry, document).find(({status}) => isSuccess(status));
  const media = success?.response.content?.[JSON_TYPE];
  if (!success || !media) {
    throw new SpecError(entry.id, 'it has no 2xx response with a JSON body. Add one.');
  }
  return {...success, media};
}

/**
 * The first operation of a page that has a schema as its whole body is the schema's home
 * on that page.
 */
function findHomes(entries: readonly Entry[], document: OpenApiDocument): Homes {
  const request = new Map<string, FieldsHome>();
  const answer = new Map<string, FieldsHome>();
  for (const entry of entries) {
    const title = needed(entry.operation.summary, 'summary', entry.id);
    const body = entry.operation.requestBody?.content[JSON_TYPE];
    if (body) {
      noteHome(request, body, {id: `${entry.id}.body`, title}, document);
    }
    const {media} = successOf(entry, document);
    noteHome(answer, media, {id: `${entry.id}.answer`, title}, document);
  }
  return {request, answer};
}

function readParameters(entry: Entry, context: FieldContext): ApiOperation['parameters'] {
  return entry.parameters.map((parameter) => ({
    ...readParameter(parameter, `${entry.id}.${parameter.name}`, context),
    in: parameter.in,
  }));
}

function readErrors(entry: Entry, document: OpenApiDocument, facts: Facts): ApiError[] {
  return responsesOf(entry, document)
    .filter(({status}) => !isSuccess(status))
    .flatMap(({status, response}) => {
      const where = `${entry.id}.${status}`;
      const media = response.content?.[PROBLEM_TYPE];
      if (!media?.examples) {
        throw new SpecError(where, `it has no examples of ${PROBLEM_TYPE}.`);
      }
      return examplesOf(media, document, where).map(({name, example}) =>
        readError(name, example, status, facts),
      );
    });
}

function exampleText(parameter: Parameter | undefined, where: string): string {
  const example = parameter?.example;
  if (typeof example !== 'string' && typeof example !== 'number') {
    throw new SpecError(where, 'it has no example that can stand in an address.');
  }
  return String(example);
}

/** The address of a sample: path and query filled with the parameters' examples. */
function sampleUrl(server: string, {path, parameters, id}: Entry): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    return encodeURIComponent(exampleText(parameter, `${id}.${name}`));
  });
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter['x-sample'])
      .map((parameter) => {
        const {name} = parameter;
        return [name, exampleText(parameter, `${id}.${name}`)];
      }),
  ).toString();
  return `${server}${filled}${query && `?${query}`}`;
}

function readSamples(
  entry: Entry,
  document: OpenApiDocument,
  server: string,
): ApiSample[] {
  const method = entry.method.toUpperCase() as Uppercase<Method>;
  const url = sampleUrl(server, entry);
  const title = needed(entry.operation.summary, 'summary', entry.id);
  const media = entry.operation.requestBody?.content[JSON_TYPE];
  if (!media) {
    return [{id: entry.id, title, request: {method, url, headers: {}}}];
  }
  const samples = examplesOf(media, document, entry.id).map(({name, example}) => ({
    id: `${entry.id}.${name}`,
    title: example.summary ?? title,
    request: {
      method,
      url,
      headers: example['x-headers'] ?? {},
      body: example.value,
      ...(example['x-days-ahead'] && {daysAhead: example['x-days-ahead']}),
    },
  }));
  if (samples.length === 0) {
    throw new SpecError(entry.id, 'its body has no example.');
  }
  return samples;
}

function readAnswers(entry: Entry, document: OpenApiDocument): ApiAnswer[] {
  const {status, media} = successOf(entry, document);
  return examplesOf(media, document, `${entry.id}.${status}`).map(({name, example}) => {
    const id = `${entry.id}.${status}.${name}`;
    return {
      id,
      title: statusLine(status, id),
      summary: needed(example.summary, 'summary', id),
      value: example.value,
    };
  });
}

function readOperation(
  entry: Entry,
  document: OpenApiDocument,
  facts: Facts,
  server: string,
  homes: Homes,
): ApiOperation {
  const {id, page, path, operation} = entry;
  const asking = {document, facts, homes: homes.request, inRequest: true};
  const answering = {document, facts, homes: homes.answer, inRequest: false};
  const media = operation.requestBody?.content[JSON_TYPE];
  const success = successOf(entry, document);
  // Answers have fields of the same names as requests: their anchors need another path.
  const answer: ApiBody = readBody(
    success.media,
    `${id}.answer`,
    `${id}.answer`,
    answering,
  );
  return {
    id,
    tag: needed(operation.tags?.[0], 'tag', id),
    page,
    scope: needed(operation.security?.[0]?.['key']?.[0], 'scope in its security', id),
    method: entry.method.toUpperCase() as Uppercase<Method>,
    path,
    summary: needed(operation.summary, 'summary', id),
    description: needed(operation.description, 'description', id),
    parameters: readParameters(entry, asking),
    ...(media && {body: readBody(media, `${id}.body`, id, asking)}),
    answer: {
      ...answer,
      title: statusLine(success.status, id),
      description: success.response.description,
    },
    answers: readAnswers(entry, document),
    errors: readErrors(entry, document, facts),
    samples: readSamples(entry, document, server),
    limits: factLimits(operation, facts, id),
  };
}

/**
 * Turns the parsed `openapi.yaml` into what the pages show.
 *
 * @param document an OpenAPI 3.1 document that the linter has passed
 * @param facts the owner's values that `x-fact` names
 * @returns the operations in the file's order, references followed
 * @throws {SpecError} saying where something that a page must show is missing
 */
export function readSpec(document: OpenApiDocument, facts: Facts): ApiSpec {
  const server = document.servers[0]?.url;
  if (server === undefined) {
    throw new SpecError('servers', 'there is none.');
  }
  const entries = entriesOf(document);
  const operations = entries.map((entry) => {
    const neighbours = entries.filter(({page}) => page === entry.page);
    const homes = findHomes(neighbours, document);
    return readOperation(entry, document, facts, server, homes);
  });
  return {
    server,
    operations,
    ...readEvents(document, facts),
    problems: readProblems(document, operations),
    scopes: readScopes(document, operations),
  };
}
