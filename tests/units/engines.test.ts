import {EngineHangs, type Engine, type Tab} from '../engines/engine';
import {choose, report, walkEngine, type Flow} from '../engines/walk';

const SITE = {plain: 'http://plain', watched: 'http://watched', resolver: 'http://dns'};
const calm: Flow = {name: 'reads', walk: (page) => page.open('/')};

/** What a tab returns for functions that run inside of the page, by their names. */
type Returned = Readonly<Record<string, unknown>>;

function engineWith(returned: Returned, given: Partial<Engine> = {}) {
  const opened: string[] = [];
  const sizes: number[] = [];
  const none = () => Promise.resolve();
  const tab: Tab = {
    open: (address) => {
      opened.push(address);
      return Promise.resolve();
    },
    resize: (width) => {
      sizes.push(width);
      return Promise.resolve();
    },
    evaluate: (expression) => {
      const name = Object.keys(returned).find((one) => expression.includes(one));
      return Promise.resolve(
        name
          ? returned[name]
          : /layoutFaults|takeFaults/.test(expression)
            ? []
            : {path: '/', width: 1280},
      );
    },
    reload: none,
    moveTo: none,
    clickAt: none,
    type: none,
    press: none,
    close: none,
  };
  const engine: Engine = {
    name: 'Stub',
    install: 'apt-get install stub',
    injectsByServer: false,
    missing: () => [],
    start: () => Promise.resolve({openTab: () => Promise.resolve(tab), close: none}),
    ...given,
  };
  return {engine, opened, sizes};
}

it('passes a flow without faults, and looks at both widths at its end', async () => {
  const {engine, opened, sizes} = engineWith({});
  const [result] = await walkEngine(engine, [calm], SITE);
  expect(result).toMatchObject({engine: 'Stub', flow: 'reads', faults: []});
  expect(opened).toEqual(['http://plain/']);
  expect(sizes).toEqual([1280, 390, 1280]);
});

it('opens the watched site where the engine cannot watch by itself', async () => {
  const {engine, opened} = engineWith({}, {injectsByServer: true});
  await walkEngine(engine, [calm], SITE);
  expect(opened).toEqual(['http://watched/']);
});

it.each([
  [
    'an error of the page',
    {takeFaults: ['/: uncaught error: no']},
    '/: uncaught error: no',
  ],
  ['a fault of the layout', {layoutFaults: ['has no h1']}, '/ has no h1, at 1280 px'],
])('fails a flow by %s, said once', async (_, returned, fault) => {
  const [result] = await walkEngine(engineWith(returned).engine, [calm], SITE);
  expect(result?.faults).toEqual([fault]);
});

it('fails a flow that throws, tells the faults of its page too, and goes on', async () => {
  const {engine} = engineWith({takeFaults: ['/: not loaded: <img>']});
  const missed: Flow = {
    name: 'misses',
    walk: () => Promise.reject(new Error('There was no menu on /.')),
  };
  const results = await walkEngine(engine, [missed, calm], SITE);
  expect(results.map(({faults}) => faults)).toEqual([
    ['There was no menu on /.', '/: not loaded: <img>'],
    ['/: not loaded: <img>'],
  ]);
});

it('fails every flow when the engine is there but does not start', async () => {
  const start = () => Promise.reject(new Error('no display'));
  const {engine} = engineWith({}, {start});
  const results = await walkEngine(engine, [calm, calm], SITE);
  expect(results.map(({faults}) => faults)).toEqual([
    ['Stub failed: no display'],
    ['Stub failed: no display'],
  ]);
});

describe('an engine that hangs', () => {
  const hanging = (times: number) => {
    let left = times;
    return () =>
      left-- > 0
        ? Promise.reject(new EngineHangs('POST /url had no response.'))
        : Promise.resolve();
  };
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('is started again, and the flow is walked once more', async () => {
    const {engine} = engineWith({});
    const start = jest.fn(engine.start);
    const flow: Flow = {name: 'reads', walk: hanging(1)};
    const results = await walkEngine({...engine, start}, [flow, calm], SITE);
    expect(results.map(({faults}) => faults)).toEqual([[], []]);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('has failed when it hangs again', async () => {
    const flow: Flow = {name: 'reads', walk: hanging(2)};
    const [result] = await walkEngine(engineWith({}).engine, [flow], SITE);
    expect(result?.faults).toEqual(['Stub failed: POST /url had no response.']);
  });
});

it('skips an engine that is not installed, and says how to install it', () => {
  const there = engineWith({}).engine;
  const gone = engineWith({}, {missing: () => ['StubDriver', 'Xvfb']}).engine;
  expect(choose([there, gone])).toEqual({
    present: [there],
    skipped: [
      'skipped: Stub, because StubDriver and Xvfb could not be found. Install it with "apt-get install stub".',
    ],
  });
});

it('reports each flow with its faults, and ends with the count', () => {
  const result = {engine: 'Stub', flow: 'reads', seconds: 1};
  expect(
    report([
      {...result, faults: []},
      {...result, flow: 'fails', faults: ['has no h1']},
    ]),
  ).toEqual([
    'passed: reads in Stub (1.0 s)',
    'failed: fails in Stub (1.0 s)',
    '  has no h1',
    '1 flows passed, 1 flows failed',
  ]);
});
