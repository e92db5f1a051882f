/** The published collections, as Postman and Bruno would send them to the API. */
import {runInNewContext} from 'node:vm';
import {readDocument, readMockRules, readSpec} from '../../src/api/build';
import {brunoCollection, postmanCollection} from '../../src/api/publishCollections';
import {facts} from '../../src/site';
import {ask, TEST_KEY} from '../samples/strict';

const document = readDocument();
const spec = readSpec(document, facts);
const rules = readMockRules(document, spec, facts);

interface SentRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

interface PostmanItem {
  item?: PostmanItem[];
  event?: {listen: string; script: {exec: string[]}}[];
  request?: {
    method: string;
    header: {key: string; value: string}[];
    url: {
      raw: string;
      host: string[];
      path: string[];
      query?: {key: string; value: string}[];
    };
    body?: {mode: string; raw: string};
  };
}

interface BrunoItem {
  items?: BrunoItem[];
  request?: {
    url: string;
    method: string;
    headers: {name: string; value: string; enabled: boolean}[];
    auth: {mode: string};
    body: {mode: string; json: string | null};
    script?: {req: string};
  };
}

/** A body after its request's script has run, which sets variables with `set`. */
function bodyAfter(script: string, client: (set: unknown) => object, body?: string) {
  const variables = new Map<string, string>();
  const set = (name: string, value: string) => variables.set(name, value);
  runInNewContext(script, client(set));
  return body?.replace(
    /\{\{(\w+)\}\}/g,
    (gap, name: string) => variables.get(name) ?? gap,
  );
}

const bearer = (token: string) => ({Authorization: `Bearer ${token}`});

/** The requests of a Postman collection; their address is put together from its parts. */
function fromPostman(): SentRequest[] {
  const {item, auth} = postmanCollection(spec, 'API', 'All requests.') as unknown as {
    item: PostmanItem[];
    auth: {type: 'bearer'; bearer: {value: string}[]};
  };
  const requests = item.flatMap((folder) => folder.item ?? []);
  return requests.flatMap(({request, event = []}) => {
    if (!request) {
      return [];
    }
    const {method, header, url, body} = request;
    const query = (url.query ?? []).map(
      ({key, value}) => `${key}=${encodeURIComponent(value)}`,
    );
    const address = [...url.host, ...url.path].join('/');
    const script = event.flatMap((one) => one.script.exec).join('\n');
    return [
      {
        method,
        url: query.length > 0 ? `${address}?${query.join('&')}` : address,
        headers: {
          ...bearer(auth.bearer[0]?.value ?? ''),
          ...Object.fromEntries(header.map(({key, value}) => [key, value])),
        },
        body: bodyAfter(script, (set) => ({pm: {variables: {set}}}), body?.raw),
      },
    ];
  });
}

/** The requests of a Bruno collection, each with the key of the collection. */
function fromBruno(): SentRequest[] {
  const {items, root} = brunoCollection(spec, 'API') as unknown as {
    items: BrunoItem[];
    root: {request: {auth: {mode: 'bearer'; bearer: {token: string}}}};
  };
  const requests = items.flatMap((folder) => folder.items ?? []);
  return requests.flatMap(({request}) =>
    request
      ? [
          {
            url: request.url,
            method: request.method,
            headers: {
              ...(request.auth.mode === 'inherit' &&
                bearer(root.request.auth.bearer.token)),
              ...Object.fromEntries(
                request.headers.map(({name, value}) => [name, value]),
              ),
            },
            body: bodyAfter(
              request.script?.req ?? '',
              (setVar) => ({bru: {setVar}}),
              request.body.mode === 'json' ? (request.body.json ?? '') : undefined,
            ),
          },
        ]
      : [],
  );
}

const samples = spec.operations.flatMap((operation) => operation.samples);

it.each([
  ['Postman', fromPostman],
  ['Bruno', fromBruno],
])('the API takes every request of the collection for %s', (_name, read) => {
  const requests = read();
  const fill = (text: string) =>
    text
      .replace('{{baseUrl}}', new URL(spec.server).pathname)
      .replace('{{apiKey}}', TEST_KEY);
  const verdicts = requests.map(({url, method, headers, body = ''}) => {
    const filled = Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      fill(value),
    ]);
    return ask(rules, {
      method,
      url: fill(url),
      headers: Object.fromEntries(filled) as Record<string, string>,
      body,
    });
  });
  expect(verdicts.flatMap(({problems}) => problems)).toEqual([]);
  expect(requests).toHaveLength(samples.length);
  expect(new Set(verdicts.map(({operation}) => operation))).toEqual(
    new Set(spec.operations.map(({id}) => id)),
  );
});

it('gives everything in the collection for Bruno an id of its own', () => {
  const ids = JSON.stringify(brunoCollection(spec, 'API')).match(/"uid":"[a-z\d]{21}"/g);
  expect(ids?.length).toBeGreaterThan(samples.length);
  expect(new Set(ids).size).toBe(ids?.length);
});
