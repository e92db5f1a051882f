/** @jest-environment jsdom */
import {RELOAD_KEY} from '../contract';
import {
  isPreloadError,
  online,
  preloadError,
  raisePreloadError,
  reloadOnce,
} from '../failure';

const {dataset} = document.documentElement;

let isOnline: boolean;
let reloads: jest.SpyInstance;

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  // The browser of the tests cannot reload: it says so in the console.
  reloads = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  delete dataset['leaving'];
  sessionStorage.clear();
});

describe('the error of something that could not be loaded', () => {
  it('names a script without the site, and keeps the cause', () => {
    const cause = new Error('404');
    const error = preloadError('/assets/js/12.abc.js?v=1', cause);
    expect(error.message).toBe('Unable to load /assets/js/12.abc.js');
    expect(error.cause).toBe(cause);
    expect(preloadError('https://cdn.example.com/a.css.js').message).toBe(
      'Unable to load /a.css.js',
    );
  });

  it('names a style sheet as one', () => {
    expect(preloadError(`${location.origin}/assets/css/1.css?v=1`).message).toBe(
      'Unable to preload CSS for /assets/css/1.css',
    );
    expect(preloadError('/.css/page.js').message).toBe('Unable to load /.css/page.js');
  });

  it('is told from every other error', () => {
    expect(isPreloadError(preloadError('/a.js'))).toBe(true);
    expect(isPreloadError(new Error('Unable to load /a.js'))).toBe(false);
    expect(isPreloadError({preload: true})).toBe(false);
    expect(isPreloadError('preload')).toBe(false);
    expect(isPreloadError(undefined)).toBe(false);
  });
});

describe('a failure that the page is told of', () => {
  function raise(hear: (event: CustomEvent) => void): boolean {
    const listener = (event: Event) => {
      hear(event as CustomEvent);
    };
    addEventListener('preload-error', listener);
    try {
      return raisePreloadError(preloadError('/a.js'));
    } finally {
      removeEventListener('preload-error', listener);
    }
  }

  it('is heard with its error, and taken over by whoever prevents the default', () => {
    const heard: unknown[] = [];
    const isTaken = raise((event) => {
      heard.push(event.detail);
      event.preventDefault();
    });
    expect(heard).toEqual([preloadError('/a.js')]);
    expect(isTaken).toBe(true);
  });

  it('is nobody’s where it is only heard', () => {
    expect(raise(() => undefined)).toBe(false);
  });
});

describe('the wait for a network', () => {
  it('is over at once where there is one', async () => {
    await expect(online()).resolves.toBeUndefined();
  });

  it('lasts until the browser has one again', async () => {
    isOnline = false;
    const isOver = jest.fn();
    const wait = online().then(isOver);
    dispatchEvent(new Event('offline'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isOver).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    await wait;
    expect(isOver).toHaveBeenCalled();
  });
});

describe('the reload after a deploy', () => {
  it('happens once in a session', () => {
    expect(reloadOnce()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(RELOAD_KEY)).not.toBeNull();
    expect(reloadOnce()).toBe(false);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('waits for a network, because a browser’s error page cannot be read on', () => {
    isOnline = false;
    expect(reloadOnce()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
    // It is still to come.
    expect(sessionStorage.getItem(RELOAD_KEY)).toBeNull();
    isOnline = true;
    expect(reloadOnce()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('does not happen where nothing could stop a second one', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is refused.');
    });
    expect(reloadOnce()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
  });

  it('does not take the place of a page that was just chosen', () => {
    dataset['leaving'] = '';
    expect(reloadOnce()).toBe(true);
    expect(reloads).not.toHaveBeenCalled();
    delete dataset['leaving'];
    expect(reloadOnce()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
  });
});
