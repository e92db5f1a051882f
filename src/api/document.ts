/**
 * The part of OpenAPI 3.1 that `openapi.yaml` uses, as types. The linter checks the
 * file against the whole standard; the reader checks what our pages need beyond it.
 */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | {readonly [name: string]: JsonValue};

/** A reference inside the document; what stands beside `$ref` wins over its target. */
export type Ref<T> = T | ({$ref: string} & Partial<T>);

type Named<T> = Readonly<Record<string, T>>;

/** Our own words on a schema or an example. They are explained in `openapi.yaml`. */
interface Extensions {
  'x-fact'?: Named<string>;
  'x-limit'?: readonly {text: string; source?: string}[];
  'x-source'?: string;
  'x-days-ahead'?: number;
}

/** JSON Schema 2020-12, section by section as far as it is used. */
export interface Schema extends Extensions {
  type?: string | readonly string[];
  format?: string;
  contentEncoding?: string;
  title?: string;
  description?: string;
  default?: JsonValue;
  examples?: readonly JsonValue[];
  enum?: readonly (string | null)[];
  'x-enumDescriptions'?: Named<string>;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Ref<Schema>;
  properties?: Named<Ref<Schema>>;
  additionalProperties?: boolean | Ref<Schema>;
  required?: readonly string[];
  oneOf?: readonly Ref<Schema>[];
  'x-requires'?: string;
}

/** A group of operations. */
export interface Tag {
  name: string;
  description?: string;
  /** Path of the page that has them. */
  'x-page'?: string;
}

export interface Example extends Extensions {
  summary?: string;
  value: JsonValue;
  'x-headers'?: Named<string>;
  'x-cause'?: string;
  'x-cure'?: string;
}

export interface MediaType {
  schema: Ref<Schema>;
  examples?: Named<Ref<Example>>;
}

export interface Parameter extends Extensions {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Ref<Schema>;
  example?: JsonValue;
  'x-sample'?: boolean;
}

export interface Response {
  description: string;
  headers?: Named<Omit<Parameter, 'name' | 'in'>>;
  content?: Named<MediaType>;
}

export interface Operation extends Pick<Extensions, 'x-fact'> {
  operationId?: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  /** By scheme, the scopes a key needs. */
  security?: readonly Named<readonly string[]>[];
  parameters?: readonly Ref<Parameter>[];
  requestBody?: {content: Named<MediaType>};
  responses: Named<Ref<Response>>;
}

/** HTTP methods an operation can have, in the order the pages show them. */
export const METHODS = ['post', 'get', 'patch', 'put', 'delete'] as const;

export type Method = (typeof METHODS)[number];

export type PathItem = {parameters?: readonly Ref<Parameter>[]} & Partial<
  Record<Method, Operation>
>;

export interface OpenApiDocument {
  openapi: string;
  info: {title: string; version: string; description?: string};
  servers: readonly {url: string}[];
  tags?: readonly Tag[];
  paths: Named<PathItem>;
  /** What the API sends, by the event's name. */
  webhooks?: Named<{post?: Operation}>;
  /** Headers that every response to a request has. */
  'x-responses'?: {headers: NonNullable<Response['headers']>};
  components?: Named<Named<unknown>>;
}

/** Something in the document that a page could not show: where it is and what lacks. */
export class SpecError extends Error {
  override name = 'SpecError';

  constructor(where: string, what: string) {
    super(`openapi.yaml, ${where}: ${what}`);
  }
}
