import {createEmbeddedEngine, type WorkerLike} from '../embedded/embeddedEngine';
import type {Reply} from '../embedded/protocol';
import {SearchUnavailable} from '../types';

const FILES = {docs: '/docs.json', more: '/more.json'};

/** What a browser says to the page of a worker. */
interface Played {
  onmessage: (event: {data: Reply}) => void;
  onerror: (event: unknown) => void;
}

/** An engine whose worker is played by the test. */
function play(findFiles = () => Promise.resolve(FILES)) {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => undefined,
  };
  const engine = createEmbeddedEngine(findFiles, () => worker);
  return {engine, worker: worker as unknown as Played};
}

const signal = () => new AbortController().signal;

it.each([
  ['what the browser says', {message: 'cannot be loaded'}, 'cannot be loaded'],
  ['what the browser says in plain text', 'no memory', 'no memory'],
  [
    'that it stopped, where the browser says nothing',
    {message: ''},
    'The worker stopped.',
  ],
])('tells of a worker that broke %s', async (_, event, message) => {
  const {engine, worker} = play();
  const found = engine.search('a', signal());
  worker.onerror(event);
  await expect(found).rejects.toEqual(new SearchUnavailable(message));
});

it('bears a worker that breaks twice', () => {
  const {engine, worker} = play();
  engine.search('a', signal()).catch(() => undefined);
  worker.onerror({message: 'broken'});
  expect(() => {
    worker.onerror({message: 'broken'});
  }).not.toThrow();
});

it('bears that a question fails which the visitor has taken back', async () => {
  const {engine, worker} = play();
  const controller = new AbortController();
  const found = engine.search('a', controller.signal);
  controller.abort();
  await expect(found).rejects.toMatchObject({name: 'AbortError'});
  expect(() => {
    worker.onmessage({data: {type: 'failed', id: 1, message: 'no index'}});
  }).not.toThrow();
});

it('takes a question back for which no worker could be started', async () => {
  const engine = createEmbeddedEngine(
    () => Promise.resolve(FILES),
    () => {
      throw new Error('Workers are blocked.');
    },
  );
  const controller = new AbortController();
  const found = engine.search('a', controller.signal);
  controller.abort();
  await expect(found).rejects.toMatchObject({name: 'AbortError'});
});

it('keeps the reason why the index cannot be found, for the console', async () => {
  const reason = new Error('offline');
  const {engine} = play(() => Promise.reject(reason));
  await expect(engine.search('a', signal())).rejects.toMatchObject({
    name: 'SearchUnavailable',
    cause: reason,
  });
});
