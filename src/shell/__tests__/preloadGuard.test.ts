/** @jest-environment jsdom */
const {dataset} = document.documentElement;

const CHUNK = '42';
const lost = Object.assign(new Error('Loading failed'), {
  request: 'https://site.example/assets/js/42.abc.js',
});

const load = jest.fn<Promise<unknown>, [string]>();
const hear = jest.fn();
let isOnline: boolean;

/** The chunk loader, guarded. */
function guard(bundler: {e?: typeof load}): (chunk: string) => Promise<unknown> {
  Object.assign(globalThis, {__webpack_require__: bundler});
  jest.isolateModules(() => {
    jest.requireActual('../client/preloadGuard');
  });
  return async (chunk) => bundler.e?.(chunk);
}

/** What has come of a promise after all that is waiting has been done. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  return Promise.race([
    promise.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise<string>((resolve) => {
      setTimeout(resolve, 0, 'open');
    }),
  ]);
}

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  dataset['boot'] = 'loading';
  addEventListener('preload-error', hear);
});

afterEach(() => {
  jest.restoreAllMocks();
  removeEventListener('preload-error', hear);
  hear.mockReset();
  load.mockReset();
  delete dataset['boot'];
  Reflect.deleteProperty(globalThis, '__webpack_require__');
});

it('says what is missing where the bundler has no chunk loader', () => {
  expect(() => guard({})).toThrow('Expected the chunk loader __webpack_require__.e');
});

it('loads a chunk as the bundler does', async () => {
  load.mockResolvedValue('the chunk');
  await expect(guard({e: load})(CHUNK)).resolves.toBe('the chunk');
  expect(load.mock.calls).toEqual([[CHUNK]]);
  expect(hear).not.toHaveBeenCalled();
});

it('tells the page of a chunk that does not come, and whoever asked for it', async () => {
  load.mockRejectedValue(lost);
  const failure = {message: 'Unable to load /assets/js/42.abc.js', cause: lost};
  await expect(guard({e: load})(CHUNK)).rejects.toMatchObject(failure);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(hear).toHaveBeenCalledWith(
    expect.objectContaining({detail: expect.objectContaining(failure) as unknown}),
  );
});

it('names the chunk where the bundler does not name its file', async () => {
  load.mockRejectedValue(new Error('Loading failed'));
  await expect(guard({e: load})(CHUNK)).rejects.toThrow(/^Unable to load \/42$/);
});

it('leaves a chunk to a listener that takes it over: nothing goes on', async () => {
  load.mockRejectedValue(lost);
  hear.mockImplementation((event: Event) => {
    event.preventDefault();
  });
  expect(await stateOf(guard({e: load})(CHUNK))).toBe('open');
});

it('waits for the network before the app is ready, because the page is complete', async () => {
  isOnline = false;
  load.mockRejectedValueOnce(lost).mockResolvedValueOnce('the chunk');
  const chunk = guard({e: load})(CHUNK);
  expect(await stateOf(chunk)).toBe('open');
  expect(load).toHaveBeenCalledTimes(1);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await expect(chunk).resolves.toBe('the chunk');
  expect(load.mock.calls).toEqual([[CHUNK], [CHUNK]]);
  expect(hear).not.toHaveBeenCalled();
});

it('waits each time that the network is gone again', async () => {
  isOnline = false;
  load
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce('the chunk');
  const chunk = guard({e: load})(CHUNK);
  for (const count of [1, 2]) {
    expect(await stateOf(chunk)).toBe('open');
    expect(load).toHaveBeenCalledTimes(count);
    dispatchEvent(new Event('online'));
  }
  await expect(chunk).resolves.toBe('the chunk');
});

it('waits for nothing once the app is ready: the page that was asked for says so', async () => {
  isOnline = false;
  dataset['boot'] = 'ready';
  load.mockRejectedValue(lost);
  expect(await stateOf(guard({e: load})(CHUNK))).toBe('failed');
  expect(hear).toHaveBeenCalledTimes(1);
});
