import {packRecords} from '../indexFile';
import type {Reply, Request} from '../embedded/protocol';
import {record} from './record';

const WEBHOOKS = record({path: '/docs/webhooks/', title: 'Receive webhooks'});

/** What a worker's global scope has, and the script uses. */
interface Scope {
  fetch: unknown;
  postMessage: unknown;
  onmessage: ((event: {data: Request}) => void) | null;
}

const scope = globalThis as unknown as Scope;
const {fetch, postMessage, onmessage} = scope;

beforeEach(async () => {
  // The script says what to do with messages when it is run, which is once a registry.
  jest.resetModules();
  await import('../embedded/worker');
});

afterEach(() => {
  Object.assign(scope, {fetch, postMessage, onmessage});
});

it('answers the messages of the page from the index that it fetches', async () => {
  const fetched: string[] = [];
  const found = new Promise<Reply>((resolve) => {
    scope.postMessage = (reply: Reply) => {
      if (reply.type !== 'grown') {
        resolve(reply);
      }
    };
  });
  scope.fetch = (address: string) => {
    fetched.push(address);
    const records = address === '/docs.json' ? [WEBHOOKS] : [];
    return Promise.resolve(Response.json(packRecords(records)));
  };
  scope.onmessage?.({
    data: {type: 'load', files: {docs: '/docs.json', more: '/more.json'}},
  });
  scope.onmessage?.({data: {type: 'search', id: 7, query: 'webhooks'}});
  expect(await found).toMatchObject({
    type: 'found',
    id: 7,
    results: [{path: '/docs/webhooks/'}],
  });
  expect(fetched).toEqual(['/docs.json', '/more.json']);
});
