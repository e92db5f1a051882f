import type {Problem, Response} from '../answerEmail';
import type {BodySchema} from '../bodySchema';
import type {JsonValue} from '../document';

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** A request as it arrives. */
export interface MockRequest {
  method: string;
  /** Path and query below the origin: `/v1/emails?limit=2`. */
  url: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Empty without one. */
  body: string;
}

export interface MockResponse {
  status: number;
  /** Status line without the protocol: `202 Accepted`. */
  title: string;
  headers: Readonly<Record<string, string>>;
  /** None after a fault that is not the API's own, such as a 503. */
  body?: JsonValue;
  /** The operation that the request was for. */
  operation?: string;
  /** Milliseconds to wait before responding. */
  delay?: number;
}

/** Live and test keys have emails, contacts and endpoints of their own. */
export type MockMode = 'live' | 'test';

/** An email that the mock accepted. */
export interface MockEmail {
  /** As `GET /emails/{id}` returns it. */
  readonly value: JsonObject;
  /** What was sent to the API. */
  readonly request: JsonObject;
  /** Its events, oldest first, as endpoints get them. */
  readonly events: readonly JsonObject[];
}

/** An attempt at delivering an event that is due. */
export interface MockDelivery {
  /** As `GET /webhooks/{id}/deliveries/{delivery}` returns it. */
  readonly value: JsonObject;
  readonly url: string;
  /** The `webhook-id`. */
  readonly eventId: string;
  /** Every secret that signs it, the newest first. */
  readonly secrets: readonly string[];
  /** The body, byte by byte. */
  readonly body: string;
}

/** What became of an attempt. */
export interface MockAttempt {
  /** Nothing if there was no response. */
  responseStatus: number | null;
  durationMs: number;
  problem: 'dns' | 'connection' | 'tls' | 'timeout' | null;
}

export interface Mock {
  /**
   * Responds to a request as the API would. Never throws.
   *
   * @param now the time, in milliseconds since 1970
   */
  respond: (request: MockRequest, now: number) => MockResponse;
  /** The emails it has accepted, newest first, up to the last 10,000. */
  emails: () => readonly MockEmail[];
  /** The deliveries to all endpoints, newest first. */
  deliveries: () => readonly Omit<MockDelivery, 'secrets'>[];
  /** Lets time pass, and returns the deliveries that are due, each attempt once. */
  advance: (now: number) => readonly MockDelivery[];
  /** Records the outcome of an attempt; the next one follows from it. */
  record: (delivery: MockDelivery, attempt: MockAttempt, now: number) => void;
  /**
   * Creates an endpoint for all events in both modes.
   *
   * @param secret `whsec_` and base64; a new one without it
   * @returns the secret
   */
  addEndpoint: (url: string, now: number, secret?: string) => string;
}

export interface MockParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: BodySchema;
  /** Of the document, for the objects that the mock begins with. */
  example: string;
}

/** An operation of the OpenAPI document, as far as the mock needs it. */
export interface MockOperation {
  id: string;
  method: string;
  /** `/emails/{id}` */
  path: string;
  scope: string;
  parameters: readonly MockParameter[];
  body?: BodySchema;
  /** Status line of the success. */
  title: string;
  /** Names of the members that an object of the response has. */
  members: readonly string[];
  /** A new object before anything is known of it, for an operation with a body. */
  blank: JsonObject;
  /** Whether a list is sorted by name, and not by age. */
  byName: boolean;
  /** The document's examples of the success. */
  examples: readonly JsonObject[];
  /** The codes of its problems. */
  codes: readonly string[];
}

/** What the OpenAPI document says, as plain JSON: see `readMockRules`. */
export interface MockRules {
  /** Path of the server: `/v1`. */
  base: string;
  /** Begins the keys: `pw` of `pw_test_…`. */
  keyPrefix: string;
  /** Lower-case name of the header that asks for a fault. */
  faultHeader: string;
  /** Domain of the test recipients. */
  testDomain: string;
  operations: readonly MockOperation[];
  /** By code, with the values of the document's examples. */
  problems: Readonly<Record<string, Response<Problem>>>;
  /** The groups that the samples of the document name. */
  groups: readonly string[];
  /** Types of the events that an endpoint can have. */
  events: readonly string[];
  limits: {
    requestsPerSecond: number;
    daysAhead: number;
    idempotencyHours: number;
    secretOverlapHours: number;
    messageMegabytes: number;
  };
}
