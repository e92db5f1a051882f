import {
  METHODS,
  SpecError,
  type Example,
  type MediaType,
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
import {readField, readFields, type FieldContext} from './readFields';
import {resolve} from './resolve';

/** Reason phrases: RFC 9110, section 15, and RFC 6585, section 4 (429). */
const REASONS: Readonly<Record<string, string>> = {
  200: 'OK',
  202: 'Accepted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';

/** An operation of the file with what its path adds. */
interface Entry {
  id: string;
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

interface Homes {
  request: ReadonlyMap<string, FieldsHome>;
  answer: ReadonlyMap<string, FieldsHome>;
}

function statusLine(status: string, where: string): string {
  const reason = REASONS[status];
  if (reason === undefined) {
    throw new SpecError(where, `status ${status} has no reason phrase in readSpec.ts.`);
  }
  return `${status} ${reason}`;
}

function needed(text: string | undefined, what: string, where: string): string {
  if (!text) {
    throw new SpecError(where, `it has no ${what}.`);
  }
  return text;
}

function entriesOf(document: OpenApiDocument): Entry[] {
  const parametersOf = (item: PathItem | Operation, where: string) =>
    (item.parameters ?? []).map(
      (parameter) => resolve<Parameter>(parameter, document, where).value,
    );
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [
            {
              id: needed(operation.operationId, 'operationId', `${method} ${path}`),
              path,
              method,
              operation,
              parameters: [...parametersOf(item, path), ...parametersOf(operation, path)],
            },
          ]
        : [];
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
    throw new SpecError(entry.id, 'it has no good answer in JSON.');
  }
  return {...success, media};
}

function examplesOf(media: MediaType, document: OpenApiDocument, where: string) {
  return Object.entries(media.examples ?? {}).map(([name, example]) => ({
    name,
    example: resolve<Example>(example, document, `${where}.${name}`).value,
  }));
}

/** The first operation that has a schema as its whole body is the schema's home. */
function findHomes(entries: readonly Entry[], document: OpenApiDocument): Homes {
  const request = new Map<string, FieldsHome>();
  const answer = new Map<string, FieldsHome>();
  const note = (homes: Map<string, FieldsHome>, media: MediaType, home: FieldsHome) => {
    const {name} = resolve(media.schema, document, home.id);
    if (name !== undefined && !homes.has(name)) {
      homes.set(name, home);
    }
  };
  for (const entry of entries) {
    const title = needed(entry.operation.summary, 'summary', entry.id);
    const body = entry.operation.requestBody?.content[JSON_TYPE];
    if (body) {
      note(request, body, {id: `${entry.id}.body`, title});
    }
    note(answer, successOf(entry, document).media, {id: `${entry.id}.answer`, title});
  }
  return {request, answer};
}

/** A body's fields, or where they are listed already. */
function readBody(media: MediaType, id: string, prefix: string, context: FieldContext) {
  const {value, name} = resolve(media.schema, context.document, id);
  const home = name === undefined ? undefined : context.homes.get(name);
  return home && home.id !== id
    ? {id, fields: [], sameAs: home}
    : {id, fields: readFields(value, context, prefix)};
}

function readParameters(entry: Entry, context: FieldContext): ApiOperation['parameters'] {
  return entry.parameters.map((parameter) => {
    const {name, in: place, required, description, example} = parameter;
    const id = `${entry.id}.${name}`;
    const {value} = resolve(parameter.schema, context.document, id);
    const schema = {
      ...value,
      ...(description !== undefined && {description}),
      ...(example !== undefined && {examples: [example]}),
    };
    const requirement = required ? 'required' : 'optional';
    return {...readField(name, schema, requirement, id, context), in: place};
  });
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

/** One problem of RFC 9457; the file says its code three times, so they must agree. */
function readError(
  code: string,
  example: Example,
  status: string,
  facts: Facts,
): ApiError {
  const problem = example.value as {code?: string; status?: number; type?: string};
  if (problem.code !== code || String(problem.status) !== status) {
    throw new SpecError(code, `its code and status are not "${code}" and ${status}.`);
  }
  if (!problem.type?.endsWith(`#${code}`)) {
    throw new SpecError(code, `its type does not end in "#${code}".`);
  }
  return {
    status: Number(status),
    title: statusLine(status, code),
    code,
    cause: needed(example['x-cause'], 'x-cause', code),
    cure: needed(example['x-cure'], 'x-cure', code),
    limits: factLimits(example, facts, code),
    problem: example.value,
  };
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
    request: {method, url, headers: example['x-headers'] ?? {}, body: example.value},
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
  const {id, path, operation} = entry;
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
  const homes = findHomes(entries, document);
  return {
    server,
    operations: entries.map((entry) =>
      readOperation(entry, document, facts, server, homes),
    ),
  };
}
