import {createQuestions, resultsOf} from '../browser/questions';
import type {SearchEngine, SearchResult} from '../types';

const result = (path: string): SearchResult => ({
  path,
  hash: '',
  kind: 'docs',
  title: [],
  trail: [],
  excerpt: [],
});

/** An engine whose answers come when the test says so. */
function play() {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer: (results: SearchResult[]) => void;
    fail: () => void;
  }[] = [];
  let grow: () => void = () => undefined;
  const engine: SearchEngine = {
    search: (query, signal) =>
      new Promise((resolve, reject) => {
        asked.push({query, signal, answer: resolve, fail: reject});
      }),
    onGrow(listener) {
      grow = listener;
      return () => undefined;
    },
  };
  const onChange = jest.fn();
  const questions = createQuestions(engine, onChange);
  return {
    asked,
    questions,
    onChange,
    grow: () => {
      grow();
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('asks nothing for spaces, and the same question once', () => {
  const {asked, questions} = play();
  questions.ask('  ');
  expect(questions.state()).toEqual({status: 'blank'});
  questions.ask('dkim');
  questions.ask(' dkim ');
  expect(asked.map(({query}) => query)).toEqual(['dkim']);
});

it('keeps what was found until the next answer, and only the latest counts', async () => {
  const {asked, questions} = play();
  questions.ask('a');
  asked[0]?.answer([result('/a/')]);
  await settle();
  expect(questions.state()).toMatchObject({status: 'found', results: [{path: '/a/'}]});
  questions.ask('ab');
  questions.ask('abc');
  expect(asked[1]?.signal.aborted).toBe(true);
  expect(questions.state()).toMatchObject({
    status: 'searching',
    results: [{path: '/a/'}],
  });
  asked[2]?.answer([result('/abc/')]);
  asked[1]?.answer([result('/ab/')]);
  await settle();
  expect(resultsOf(questions.state())).toMatchObject([{path: '/abc/'}]);
});

it('forgets what was found when the field is emptied', async () => {
  const {asked, questions} = play();
  questions.ask('a');
  questions.ask('');
  asked[0]?.answer([result('/a/')]);
  await settle();
  expect(questions.state()).toEqual({status: 'blank'});
  questions.ask('b');
  expect(questions.state()).toEqual({status: 'searching', results: []});
});

it('says a failure, and asks again when told', async () => {
  const {asked, questions, onChange} = play();
  questions.again();
  expect(asked).toHaveLength(0);
  questions.ask('a');
  asked[0]?.fail();
  await settle();
  expect(questions.state()).toEqual({status: 'failed'});
  questions.again();
  expect(questions.state()).toEqual({status: 'searching', results: []});
  asked[1]?.answer([]);
  await settle();
  expect(questions.state()).toEqual({status: 'found', results: []});
  expect(onChange).toHaveBeenCalledTimes(4);
});

it('says no failure of a question that is not asked any more', async () => {
  const {asked, questions} = play();
  questions.ask('a');
  questions.ask('ab');
  asked[0]?.fail();
  await settle();
  expect(questions.state()).toEqual({status: 'searching', results: []});
});

it('asks an engine that never finds more, too', async () => {
  const questions = createQuestions(
    {search: () => Promise.resolve([result('/a/')])},
    () => undefined,
  );
  questions.ask('a');
  await settle();
  expect(questions.state()).toMatchObject({status: 'found', results: [{path: '/a/'}]});
});

it('asks the same again when more can be found, and shows what it has meanwhile', async () => {
  const {asked, questions, grow} = play();
  grow();
  expect(asked).toHaveLength(0);
  questions.ask('a');
  asked[0]?.answer([result('/a/')]);
  await settle();
  grow();
  expect(questions.state()).toMatchObject({status: 'found', results: [{path: '/a/'}]});
  asked[1]?.answer([result('/a/'), result('/b/')]);
  await settle();
  expect(resultsOf(questions.state())).toHaveLength(2);
});
