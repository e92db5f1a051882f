import type {JsonValue, Method} from './document';
import type {ApiLimit} from './limits';

/** A field of a body, a parameter or a header, as a page shows it. */
export interface ApiField {
  name: string;
  /** Anchor, unique in the file: `sendEmail.attachments.filename`. */
  id: string;
  /** In words: `string or list of strings`. */
  type: string;
  /** `required`, `optional`, or when it is required; none in answers. */
  requirement?: string;
  /** Text with `code` and [links](/docs/). */
  description: string;
  /** As JSON. */
  default?: string;
  /** As JSON. */
  example?: string;
  limits: ApiLimit[];
  values: {value: string; description?: string}[];
  /** The fields of the object, or of each object in the list. */
  fields: ApiField[];
  /** Where the fields are listed instead, when another operation is their home. */
  sameAs?: FieldsHome;
}

/** The operation that lists the fields of a schema, so that others point there. */
export interface FieldsHome {
  /** Anchor of the list. */
  id: string;
  /** Title of that operation. */
  title: string;
}

/** The fields of a body: listed here, or where the same body is listed already. */
export interface ApiBody {
  /** Anchor of the list. */
  id: string;
  fields: ApiField[];
  sameAs?: FieldsHome;
}

export interface ApiAnswer {
  /** `sendEmail.202.queued` */
  id: string;
  /** Status line without the protocol: `202 Accepted`. */
  title: string;
  summary: string;
  value: JsonValue;
}

export interface ApiError {
  status: number;
  /** Status line without the protocol: `404 Not Found`. */
  title: string;
  code: string;
  cause: string;
  cure: string;
  limits: ApiLimit[];
  /** The body, a problem of RFC 9457. */
  problem: JsonValue;
}

/** A request of which samples are made. */
export interface ApiRequest {
  method: Uppercase<Method>;
  /** Whole address with its query. */
  url: string;
  /** Headers beside the key and the content type, in order. */
  headers: Readonly<Record<string, string>>;
  body?: JsonValue;
  /** How many days ahead the times in the body are, for programs that count from today. */
  daysAhead?: number;
}

export interface ApiSample {
  /** `sendEmail.text`, or `getEmail` where there is only one. */
  id: string;
  title: string;
  request: ApiRequest;
}

export interface ApiOperation {
  id: string;
  tag: string;
  /** Path of the page that has it: `/docs/api/email/`. */
  page: string;
  /** What a key must be allowed to do: `emails:send`. */
  scope: string;
  method: Uppercase<Method>;
  path: string;
  summary: string;
  description: string;
  /** Parameters of the path, the query and the headers. */
  parameters: (ApiField & {in: 'path' | 'query' | 'header'})[];
  body?: ApiBody;
  /** Body of the answer when all went well, and its description. */
  answer: ApiBody & {title: string; description: string};
  answers: ApiAnswer[];
  errors: ApiError[];
  samples: ApiSample[];
  /** What limits the operation as a whole. */
  limits: ApiLimit[];
}

/** Something that happened, as it is sent to an endpoint of the customer. */
export interface ApiEvent {
  /** `email.delivered` */
  type: string;
  page: string;
  description: string;
  body: ApiBody;
  /** A whole payload. */
  payload: JsonValue;
}

/** Where an operation is described. */
export type OperationLink = Pick<ApiOperation, 'id' | 'page' | 'summary'>;

/** A problem and the operations that can answer with it. */
export interface ApiProblem extends ApiError {
  operations: OperationLink[];
}

/** What a key may be allowed to do, and the operations it can call then. */
export interface ApiScope {
  scope: string;
  operations: OperationLink[];
}

export interface ApiSpec {
  /** Base address, without a trailing slash. */
  server: string;
  /** In the file's order. */
  operations: ApiOperation[];
  /** In the file's order. */
  events: ApiEvent[];
  /** The headers that every event has. */
  eventHeaders: ApiField[];
  /** Every problem there is, by status, then in the file's order. */
  problems: ApiProblem[];
  /** In the file's order. */
  scopes: ApiScope[];
}
