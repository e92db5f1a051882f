import {createServer, type IncomingMessage, type Server} from 'node:http';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {OpenApiDocument} from '../../src/api/document';
import type {JsonValue} from '../../src/api/document';
import type {ApiOperation, ApiSpec} from '../../src/api/model';
import {keyPrefix} from '../../src/site/brand';
import {facts} from '../../src/site/facts';
import {TEST_RECIPIENT, TestRecipients} from './testRecipients';

/** A request that does not agree with the OpenAPI file, in one sentence each. */
export interface Verdict {
  operation?: string;
  problems: string[];
}

type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
}

/** A key as samples have it. */
export const TEST_KEY = `${keyPrefix}_test_sample`;
const BEARER = new RegExp(`^Bearer ${keyPrefix}_(test|live)_\\S+$`);

const DOCUMENT_ID = 'https://openapi.example/document';
/** Headers every client sends, and those the file's security scheme covers. */
const TRANSPORT_HEADERS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  // Cloudflare names the Worker that asks.
  'cf-worker',
  'connection',
  'content-length',
  'content-type',
  'host',
  // Java asks for HTTP/2.
  'http2-settings',
  'sec-fetch-mode',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

function pointer(...parts: string[]): string {
  const escaped = parts.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `${DOCUMENT_ID}#/${escaped.join('/')}`;
}

function sentence({instancePath, message = '', params}: ErrorObject): string {
  const extra =
    'additionalProperty' in params ? `: ${String(params['additionalProperty'])}` : '';
  return `body${instancePath.replaceAll('/', '.')} ${message}${extra}`;
}

/** Checks requests against the OpenAPI file as a strict server would. */
export class RequestChecker {
  private readonly ajv: Ajv2020;
  private readonly bodies = new Map<string, ValidateFunction>();

  constructor(
    private readonly document: OpenApiDocument,
    private readonly spec: ApiSpec,
  ) {
    this.ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: true});
    addFormats(this.ajv);
    this.ajv.addSchema({$id: DOCUMENT_ID, ...document});
  }

  private operationFor(method: string, pathname: string): ApiOperation | undefined {
    return this.spec.operations.find(
      (operation) =>
        operation.method === method &&
        new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
    );
  }

  private resolve(parameter: unknown): Parameter {
    const reference = (parameter as {$ref?: string}).$ref;
    if (!reference) {
      return parameter as Parameter;
    }
    return reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, part) => (node as Record<string, unknown>)[part],
        this.document,
      ) as Parameter;
  }

  private parametersOf({path, method}: ApiOperation): Parameter[] {
    const item = this.document.paths[path] as unknown as Record<string, unknown>;
    const operation = item[method.toLowerCase()] as {parameters?: unknown[]};
    return [
      ...((item['parameters'] as unknown[] | undefined) ?? []),
      ...(operation.parameters ?? []),
    ].map((parameter) => this.resolve(parameter));
  }

  private validatorFor({id, path, method}: ApiOperation): ValidateFunction | undefined {
    const operation = (this.document.paths[path] as unknown as Record<string, Schema>)[
      method.toLowerCase()
    ];
    if (!operation?.['requestBody']) {
      return undefined;
    }
    let validate = this.bodies.get(id);
    if (!validate) {
      const reference = (operation['requestBody'] as {$ref?: string}).$ref;
      const at = reference
        ? reference.slice(2).split('/')
        : ['paths', path, method.toLowerCase(), 'requestBody'];
      validate = this.ajv.compile({
        $ref: pointer(...at, 'content', 'application/json', 'schema'),
      });
      this.bodies.set(id, validate);
    }
    return validate;
  }

  /**
   * Says what is wrong with a request.
   *
   * @param url path and query as they arrive, with the server's base path
   * @param headers by lower-case name
   * @param text body as it arrives; empty without one
   */
  check(
    method: string,
    url: string,
    headers: Readonly<Record<string, string>>,
    text: string,
  ): Verdict & {found?: ApiOperation} {
    const base = new URL(this.spec.server).pathname;
    const {pathname, searchParams} = new URL(url, 'http://mock');
    if (!pathname.startsWith(`${base}/`)) {
      return {problems: [`${pathname} is not below ${base}/`]};
    }
    const found = this.operationFor(method, pathname.slice(base.length));
    if (!found) {
      return {problems: [`no operation has ${method} ${pathname.slice(base.length)}`]};
    }
    const problems: string[] = [];
    if (isForbiddenRecipient(found, headers, text)) {
      problems.push('a live key sends to no test recipient');
    }
    if (!BEARER.test(headers['authorization'] ?? '')) {
      problems.push('the Authorization header holds no bearer key');
    }
    const parameters = this.parametersOf(found);
    const known = (kind: Parameter['in']) =>
      new Set(
        parameters.filter((one) => one.in === kind).map(({name}) => name.toLowerCase()),
      );
    for (const name of searchParams.keys()) {
      if (!known('query').has(name.toLowerCase())) {
        problems.push(`${found.id} has no query parameter ${name}`);
      }
    }
    for (const name of Object.keys(headers)) {
      if (!TRANSPORT_HEADERS.has(name) && !known('header').has(name)) {
        problems.push(`${found.id} has no header ${name}`);
      }
    }
    for (const {name, in: kind, required} of parameters) {
      const given =
        kind === 'query' ? searchParams.has(name) : name.toLowerCase() in headers;
      if (required && kind !== 'path' && !given) {
        problems.push(`the ${kind} parameter ${name} is missing`);
      }
    }
    const validate = this.validatorFor(found);
    if (validate) {
      if (!/^application\/json\b/.test(headers['content-type'] ?? '')) {
        problems.push('the body is not declared as application/json');
      }
      try {
        if (!validate(JSON.parse(text))) {
          problems.push(...(validate.errors ?? []).map(sentence));
        }
      } catch {
        problems.push('the body is not JSON');
      }
    } else if (text.trim()) {
      problems.push(`${found.id} takes no body`);
    }
    return {operation: found.id, found, problems};
  }
}

/** Test recipients are there for test keys only. */
function isForbiddenRecipient(
  {id}: ApiOperation,
  headers: Readonly<Record<string, string>>,
  text: string,
): boolean {
  const isLive = BEARER.exec(headers['authorization'] ?? '')?.[1] === 'live';
  return id === 'sendEmail' && isLive && TEST_RECIPIENT.test(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Says in every response what is left of a second's requests, and refuses none. */
function rateLimit(): () => Record<string, string> {
  const {value: quota} = facts.rateLimitPerSecond;
  let second = 0;
  let used = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    used = now === second ? used + 1 : 1;
    second = now;
    return {
      'RateLimit-Policy': `"project";q=${String(quota)};w=1`,
      RateLimit: `"project";r=${String(Math.max(0, quota - used))};t=1`,
    };
  };
}

/** The id at the end of a path: `/v1/emails/em_1` or `/v1/emails/em_1?a=1`. */
const lastId = (url = '') => /([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? '';

/**
 * Serves the API of the OpenAPI file: a right request gets the file's own example, a
 * wrong one 400 and what is wrong. Emails to test recipients have the outcome that the
 * docs promise.
 *
 * @param onRequest told of every request and its verdict
 */
export function createMockServer(
  checker: RequestChecker,
  onRequest: (verdict: Verdict) => void,
): Server {
  const limits = rateLimit();
  const recipients = new TestRecipients();
  /** What the operation responds where its example does not say it. */
  function special(
    {id}: ApiOperation,
    url: string | undefined,
    text: string,
    example: JsonValue,
  ): JsonValue {
    switch (id) {
      case 'sendEmail':
        return recipients.send(JSON.parse(text) as Record<string, JsonValue>) ?? example;
      case 'getEmail':
        return recipients.find(lastId(url), example as Record<string, JsonValue>);
      default:
        return example;
    }
  }
  return createServer((request, response) => {
    void readBody(request).then((text) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const {found, ...verdict} = checker.check(
        request.method ?? '',
        request.url ?? '',
        headers,
        text,
      );
      onRequest(verdict);
      for (const [name, value] of Object.entries(limits())) {
        response.setHeader(name, value);
      }
      const answer = found?.answers[0];
      if (verdict.problems.length > 0 || !found || !answer) {
        response
          .writeHead(400, {'Content-Type': 'application/problem+json'})
          .end(JSON.stringify({title: 'Bad request', problems: verdict.problems}));
        return;
      }
      // A list has two pages, whatever its example says.
      const isLast = /[?&]cursor=/.test(request.url ?? '');
      const example = special(found, request.url, text, answer.value) as Record<
        string,
        unknown
      >;
      const value =
        'nextCursor' in example
          ? {...example, nextCursor: isLast ? null : 'cur_b2Zmc2V0OjIw'}
          : example;
      response
        .writeHead(Number(answer.title.slice(0, 3)), {'Content-Type': 'application/json'})
        .end(JSON.stringify(value));
    });
  });
}
