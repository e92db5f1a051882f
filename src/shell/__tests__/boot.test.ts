/** @jest-environment jsdom */
import {boot, endBoot, fetchApp, watchFailures} from '../boot';
import {RELOAD_KEY, type Shell} from '../contract';

const {dataset} = document.documentElement;

const SCRIPTS = ['/assets/js/runtime.js', '/assets/js/main.js'];

const fail = jest.fn();
let isOnline: boolean;
/** Each takes one listener away. */
let forget: (() => void)[];

/** Notes what is listened to, so that no test hears another one's events. */
function watchListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  jest
    .spyOn(target, 'addEventListener')
    .mockImplementation((type, listener, options): void => {
      add(type, listener, options);
      forget.push(() => {
        target.removeEventListener(type, listener, options);
      });
    });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  forget = [];
  watchListeners(window);
  watchListeners(document);
  isOnline = true;
  fail.mockReset();
  fail.mockImplementation(() => {
    dataset['boot'] = 'failed';
  });
  window.shell = {fail, lostStyles: [] as HTMLLinkElement[]} as unknown as Shell;
  dataset['boot'] = 'idle';
  document.body.dataset['scripts'] = SCRIPTS.join(' ');
  document.body.innerHTML = '<input />';
});

afterEach(() => {
  forget.forEach((remove) => {
    remove();
  });
  jest.restoreAllMocks();
  jest.useRealTimers();
  onbeforeunload = null;
  delete window.shell;
  delete dataset['boot'];
  delete dataset['leaving'];
  delete dataset['near'];
  delete document.body.dataset['scripts'];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  sessionStorage.clear();
});

/** The addresses of the scripts that were asked for, in their order. */
function requested(): (string | null)[] {
  return [...document.head.querySelectorAll('script')].map((script) =>
    script.getAttribute('src'),
  );
}

/** The browser of the tests reloads nothing, but it keeps the note that it was asked to. */
const isReloaded = () => sessionStorage.getItem(RELOAD_KEY) !== null;

function typeSomething(): void {
  document.querySelectorAll('input').forEach((field) => {
    field.value = 'Ada';
  });
}

function loseScript(): void {
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
}

/** A listener such as that of a test or of the error page takes each failure over. */
function takeFailuresOver(): jest.Mock {
  const hear = jest.fn((event: Event) => {
    event.preventDefault();
  });
  addEventListener('preload-error', hear);
  return hear;
}

function setPrerendering(value: boolean): void {
  Object.defineProperty(document, 'prerendering', {value, configurable: true});
}

describe('the start of the app', () => {
  it('asks for its scripts once, to be run in their order', () => {
    boot();
    boot();
    expect(requested()).toEqual(SCRIPTS);
    expect(dataset['boot']).toBe('loading');
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({async}) => async)).toEqual([false, false]);
  });

  it('does not happen on a page that names no scripts', () => {
    delete document.body.dataset['scripts'];
    boot();
    expect(requested()).toEqual([]);
    expect(dataset['boot']).toBe('idle');
  });

  it('waits until a prerendered page is shown', () => {
    setPrerendering(true);
    try {
      boot();
      expect(requested()).toEqual([]);
      expect(dataset['boot']).toBe('idle');
      setPrerendering(false);
      document.dispatchEvent(new Event('prerenderingchange'));
      expect(requested()).toEqual(SCRIPTS);
    } finally {
      setPrerendering(false);
    }
  });

  it('notes that the page is being left', () => {
    boot();
    expect(dataset).not.toHaveProperty('leaving');
    dispatchEvent(new Event('beforeunload'));
    expect(dataset['leaving']).toBe('');
  });
});

describe('a script that does not come', () => {
  beforeEach(() => {
    boot();
  });

  it('reloads the page, and the console names the script', () => {
    loseScript();
    expect(isReloaded()).toBe(true);
    expect(fail).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({message: 'Unable to load /assets/js/runtime.js'}),
    );
  });

  it('is reported in a page that was reloaded before', () => {
    sessionStorage.setItem(RELOAD_KEY, '1');
    loseScript();
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('is reported where a reload would lose what was typed', () => {
    typeSomething();
    loseScript();
    expect(isReloaded()).toBe(false);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('is left to a listener that takes it over', () => {
    const hear = takeFailuresOver();
    loseScript();
    expect(hear).toHaveBeenCalledTimes(1);
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is asked for again, once, as soon as there is a network', () => {
    isOnline = false;
    loseScript();
    dispatchEvent(new Event('pointerdown'));
    expect(requested()).toEqual(SCRIPTS);
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
    isOnline = true;
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    expect(requested()).toEqual([...SCRIPTS, SCRIPTS[0]]);
  });

  it('is asked for again, once, by the next press in a page that was not left after all', () => {
    dispatchEvent(new Event('beforeunload'));
    loseScript();
    dispatchEvent(new Event('online'));
    expect(requested()).toEqual(SCRIPTS);
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('pointerdown'));
    expect(requested()).toEqual([...SCRIPTS, SCRIPTS[0]]);
  });
});

describe('scripts that take long', () => {
  beforeEach(() => {
    boot();
  });

  it('are reported after 15 seconds, and not before', () => {
    jest.advanceTimersByTime(14_999);
    expect(fail).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(isReloaded()).toBe(false);
  });

  it('are waited for while there is no network', () => {
    isOnline = false;
    jest.advanceTimersByTime(60_000);
    expect(fail).not.toHaveBeenCalled();
  });

  it('are no failure once they have come', () => {
    dataset['boot'] = 'ready';
    jest.advanceTimersByTime(60_000);
    expect(fail).not.toHaveBeenCalled();
  });
});

describe('a style sheet that does not come', () => {
  function loseLink(rel: string): void {
    const link = Object.assign(document.createElement('link'), {
      rel,
      href: '/assets/css/a.css',
    });
    document.body.append(link);
    link.dispatchEvent(new Event('error'));
  }

  it('reloads the page, and the console names it', () => {
    watchFailures();
    loseLink('stylesheet');
    expect(isReloaded()).toBe(true);
    expect(console.error).toHaveBeenCalledWith(
      'Unable to preload CSS for /assets/css/a.css',
    );
  });

  it('reloads the page, too, if it was lost before anybody listened', () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/assets/css/a.css',
    });
    window.shell?.lostStyles.push(link);
    watchFailures();
    expect(isReloaded()).toBe(true);
  });

  it('does not reload a page into which something was typed', () => {
    watchFailures();
    typeSomething();
    loseLink('stylesheet');
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith(
      'Unable to preload CSS for /assets/css/a.css',
    );
  });

  it('leaves a page that was reloaded before as it is, because it can be read', () => {
    sessionStorage.setItem(RELOAD_KEY, '1');
    watchFailures();
    loseLink('stylesheet');
    expect(fail).not.toHaveBeenCalled();
  });

  it('is left to a listener that takes it over', () => {
    const hear = takeFailuresOver();
    watchFailures();
    loseLink('stylesheet');
    expect(hear).toHaveBeenCalledTimes(1);
    expect(isReloaded()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('reloads nothing once the app runs', () => {
    const hear = takeFailuresOver();
    dataset['boot'] = 'ready';
    watchFailures();
    loseLink('stylesheet');
    expect(isReloaded()).toBe(false);
    expect(hear).not.toHaveBeenCalled();
  });

  it('is no reason to reload if it is a link of another kind', () => {
    watchFailures();
    loseLink('prefetch');
    expect(isReloaded()).toBe(false);
  });
});

describe('a script that cannot be parsed', () => {
  const MAIN = 'https://site.example/assets/js/main.js';
  const error = new SyntaxError('Unexpected end of input');

  function breakScript(filename: string, thrown: Error | null): void {
    dispatchEvent(new ErrorEvent('error', {filename, error: thrown}));
  }

  it('reloads the page, and the console says which and why', () => {
    watchFailures();
    boot();
    breakScript(MAIN, error);
    expect(isReloaded()).toBe(true);
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'Unable to load /assets/js/main.js',
        cause: error,
      }),
    );
  });

  it('is reported in a page that was reloaded before', () => {
    sessionStorage.setItem(RELOAD_KEY, '1');
    watchFailures();
    boot();
    breakScript(MAIN, error);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is the browser's own matter in an extension", 'chrome-extension://a/b.js', error],
    ['is unknown where the browser does not tell the error', MAIN, null],
  ])('%s', (_, filename, thrown) => {
    watchFailures();
    boot();
    breakScript(filename, thrown);
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
  });

  it.each(['idle', 'ready', 'failed'])(
    'reloads nothing in a page that is %s',
    (state) => {
      watchFailures();
      dataset['boot'] = state;
      breakScript(MAIN, error);
      expect(isReloaded()).toBe(false);
      expect(fail).not.toHaveBeenCalled();
    },
  );
});

describe('a chunk that does not come', () => {
  const lost = Object.assign(new Error('Unable to load /assets/js/a.js'), {
    preload: true,
  });

  function reject(reason: unknown): void {
    dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
  }

  beforeEach(() => {
    watchFailures();
    boot();
  });

  it('reloads the page during the first load', () => {
    reject(lost);
    expect(isReloaded()).toBe(true);
  });

  it('is reported during the first load where something was typed', () => {
    typeSomething();
    reject(lost);
    expect(isReloaded()).toBe(false);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('is left to the router once the app runs', () => {
    dataset['boot'] = 'ready';
    reject(lost);
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
  });

  it('is not what other rejected promises are about', () => {
    reject(new Error('Something else'));
    reject('preload');
    expect(isReloaded()).toBe(false);
    expect(fail).not.toHaveBeenCalled();
  });
});

describe('scripts that are fetched ahead', () => {
  const links = () =>
    [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.as,
      link.getAttribute('href'),
    ]);

  it('are fetched, each in a task of its own, and do not run', () => {
    fetchApp();
    expect(links()).toEqual([]);
    expect(jest.getTimerCount()).toBe(SCRIPTS.length);
    jest.runAllTimers();
    expect(links()).toEqual(SCRIPTS.map((href) => ['prefetch', 'script', href]));
    expect(requested()).toEqual([]);
    expect(dataset['boot']).toBe('idle');
  });

  it('are none on a page that names none', () => {
    delete document.body.dataset['scripts'];
    fetchApp();
    expect(links()).toEqual([]);
  });
});

describe('the end of the start', () => {
  it('forgets that the page was about to be left, and listens to that no more', () => {
    boot();
    dispatchEvent(new Event('beforeunload'));
    endBoot();
    expect(dataset).not.toHaveProperty('leaving');
    dispatchEvent(new Event('beforeunload'));
    expect(dataset).not.toHaveProperty('leaving');
  });

  it('has everything laid out as it comes, after the second that the shell has for it', () => {
    endBoot();
    jest.advanceTimersByTime(999);
    expect(dataset).not.toHaveProperty('near');
    jest.advanceTimersByTime(1);
    expect(dataset['near']).toBe('');
  });

  it("takes the browser's own rules for fetching ahead away, and no other script", () => {
    document.head.innerHTML =
      '<script type="application/ld+json"></script><script type="speculationrules"></script>';
    endBoot();
    expect(document.head.innerHTML).toBe('<script type="application/ld+json"></script>');
    expect(endBoot).not.toThrow();
  });
});
