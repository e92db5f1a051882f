import type {JsonValue} from './document';
import type {ApiOperation, ApiSample, ApiSpec} from './model';
import {replaceDays} from './times';

/** A request of a collection, before it takes the form of a program. */
interface CollectedRequest {
  name: string;
  description: string;
  method: string;
  /** Path and query after the base address: `/emails?limit=20`. */
  address: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
  /** JavaScript that runs first. It sets variables with a function of the client. */
  script?: (setVariable: string) => string;
}

interface Folder {
  name: string;
  requests: CollectedRequest[];
}

const BASE = '{{baseUrl}}';
const KEY = '{{apiKey}}';
const DAY = '{{day}}';

/** Sets the day that the times of a body have, counted from the one it is sent on. */
const dayScript = (days: number) => (setVariable: string) =>
  `const later = Date.now() + ${String(days)} * 24 * 60 * 60 * 1000;
${setVariable}('day', new Date(later).toISOString().slice(0, 10));`;

/** One request for each sample; where there are several, each says what it shows. */
function requestsOf(operation: ApiOperation, server: string): CollectedRequest[] {
  const {samples, summary, description} = operation;
  return samples.map(({title, request}: ApiSample) => {
    const {method, url, headers, body, daysAhead} = request;
    const json = JSON.stringify(body, null, 2);
    return {
      name: samples.length > 1 ? `${summary}: ${title}` : summary,
      description,
      method,
      address: url.slice(server.length),
      headers: [
        ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
        ...Object.entries(headers),
      ],
      ...(body !== undefined && {
        body: daysAhead === undefined ? json : replaceDays(json, DAY),
      }),
      ...(daysAhead !== undefined && {script: dayScript(daysAhead)}),
    };
  });
}

/** The requests of the API in a folder for each of its groups, in the file's order. */
function foldersOf({operations, server}: ApiSpec): Folder[] {
  const folders = new Map<string, CollectedRequest[]>();
  for (const operation of operations) {
    const requests = folders.get(operation.tag) ?? [];
    folders.set(operation.tag, [...requests, ...requestsOf(operation, server)]);
  }
  return [...folders].map(([name, requests]) => ({name, requests}));
}

/** The path and the query of an address, piece by piece. */
function partsOf(address: string) {
  const [path = '', query] = address.split(/\?(.*)/s, 2);
  return {
    steps: path.split('/').filter(Boolean),
    query: [...new URLSearchParams(query)].map(([key, value]) => ({key, value})),
  };
}

/**
 * Writes the API as a collection for Postman, in its format 2.1.0
 * (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html).
 *
 * @param title name of the collection
 * @param description what it is, in a sentence
 */
export function postmanCollection(
  spec: ApiSpec,
  title: string,
  description: string,
): JsonValue {
  const request = ({
    method,
    address,
    headers,
    body,
    script,
    ...about
  }: CollectedRequest) => {
    const {steps, query} = partsOf(address);
    return {
      name: about.name,
      ...(script && {
        event: [
          {
            listen: 'prerequest',
            script: {
              type: 'text/javascript',
              exec: script('pm.variables.set').split('\n'),
            },
          },
        ],
      }),
      request: {
        method,
        description: about.description,
        header: headers.map(([key, value]) => ({key, value})),
        url: {
          raw: BASE + address,
          host: [BASE],
          path: steps,
          ...(query.length > 0 && {query}),
        },
        ...(body !== undefined && {
          body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}},
        }),
      },
    };
  };
  return {
    info: {
      name: title,
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: foldersOf(spec).map(({name, requests}) => ({
      name,
      item: requests.map(request),
    })),
    auth: {type: 'bearer', bearer: [{key: 'token', value: KEY, type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: spec.server},
      {key: 'apiKey', value: ''},
    ],
  };
}

/**
 * Writes the API as a collection for Bruno, in the JSON that it exports and imports
 * (`@usebruno/schema` in https://github.com/usebruno/bruno). Its key is the variable
 * `apiKey` of the environment, which Bruno keeps apart from the collection.
 *
 * @param title name of the collection
 */
export function brunoCollection(spec: ApiSpec, title: string): JsonValue {
  let ids = 0;
  // Bruno asks for 21 letters and digits, and gives everything an id of its own on import.
  const newId = () => {
    ids += 1;
    return String(ids).padStart(21, '0');
  };
  const nothing = {
    json: null,
    text: null,
    xml: null,
    sparql: null,
    formUrlEncoded: [],
    multipartForm: [],
  };
  const request = (
    {method, address, headers, body, script, ...about}: CollectedRequest,
    index: number,
  ) => ({
    uid: newId(),
    type: 'http-request',
    name: about.name,
    seq: index + 1,
    request: {
      url: BASE + address,
      method,
      headers: headers.map(([name, value]) => ({
        uid: newId(),
        name,
        value,
        enabled: true,
      })),
      params: partsOf(address).query.map(({key, value}) => ({
        uid: newId(),
        name: key,
        value,
        type: 'query',
        enabled: true,
      })),
      auth: {mode: 'inherit'},
      body: {
        ...nothing,
        mode: body === undefined ? 'none' : 'json',
        json: body ?? null,
      },
      ...(script && {script: {req: script('bru.setVar'), res: null}}),
      docs: about.description,
    },
  });
  const variable = (name: string, value: string, secret: boolean) => ({
    uid: newId(),
    name,
    value,
    type: 'text',
    enabled: true,
    secret,
  });
  return {
    version: '1',
    uid: newId(),
    name: title,
    items: foldersOf(spec).map(({name, requests}, index) => ({
      uid: newId(),
      type: 'folder',
      name,
      seq: index + 1,
      items: requests.map(request),
    })),
    environments: [
      {
        uid: newId(),
        name: 'API',
        variables: [
          variable('baseUrl', spec.server, false),
          variable('apiKey', '', true),
        ],
      },
    ],
    root: {request: {auth: {mode: 'bearer', bearer: {token: KEY}}}},
  };
}
