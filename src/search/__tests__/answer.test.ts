import {createAnswer} from '../embedded/answer';
import type {Reply} from '../embedded/protocol';
import {packRecords, type IndexFile} from '../indexFile';
import {record} from './record';

const FILES = {docs: '/docs.json', more: '/more.json'};

const DOCS = packRecords([record({path: '/docs/webhooks/', title: 'Webhooks'})]);
/** More pages than are added at once. */
const MANY = packRecords(
  Array.from({length: 100}, (_, at) =>
    record({path: `/docs/${String(at)}/`, title: `Rocket${String(at)}`}),
  ),
);

function work(more: Promise<IndexFile>) {
  const replies: Reply[] = [];
  let grow: () => void = () => undefined;
  /** Ends when the rest can be searched. */
  const grown = new Promise<void>((resolve) => {
    grow = resolve;
  });
  const answer = createAnswer(
    (message) => {
      replies.push(message);
      if (message.type === 'grown') {
        grow();
      }
    },
    (address) =>
      Promise.resolve({
        ok: true,
        json: () => (address === FILES.docs ? Promise.resolve(DOCS) : more),
      } as Response),
  );
  return {replies, answer, grown};
}

it('says that it does not know where the index is, before it is told', async () => {
  const {replies, answer} = work(Promise.resolve(MANY));
  await answer({type: 'search', id: 1, query: 'webhooks'});
  expect(replies).toEqual([
    {type: 'failed', id: 1, message: 'The address of the index is not known.'},
  ]);
});

it('answers a question while it takes in many pages', async () => {
  const {replies, answer, grown} = work(Promise.resolve(MANY));
  await answer({type: 'load', files: FILES});
  await answer({type: 'search', id: 1, query: 'webhooks'});
  await grown;
  expect(replies.map(({type}) => type)).toEqual(['found', 'grown']);
});

it('takes in every one of many pages once', async () => {
  const {replies, answer, grown} = work(Promise.resolve(MANY));
  await answer({type: 'load', files: FILES});
  await grown;
  const titles = ['rocket0', 'rocket39', 'rocket40', 'rocket99'];
  for (const [id, query] of titles.entries()) {
    await answer({type: 'search', id, query});
  }
  const found = replies.flatMap((reply) => (reply.type === 'found' ? [reply] : []));
  for (const [at, {results}] of found.entries()) {
    const path = `/docs/${titles[at]?.slice('rocket'.length) ?? ''}/`;
    expect(results[0]?.path).toBe(path);
    expect(results.filter((one) => one.path === path)).toHaveLength(1);
  }
  expect(found).toHaveLength(titles.length);
});

it('tells once that the rest has come, however many questions waited for it', async () => {
  let arrive: (file: IndexFile) => void = () => undefined;
  const {replies, answer, grown} = work(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await answer({type: 'load', files: FILES});
  await answer({type: 'search', id: 1, query: 'webhooks'});
  await answer({type: 'search', id: 2, query: 'webhooks'});
  arrive(MANY);
  await grown;
  await new Promise((resolve) => setTimeout(resolve));
  expect(replies.map(({type}) => type)).toEqual(['found', 'found', 'grown']);
});
