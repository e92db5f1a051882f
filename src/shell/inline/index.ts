/*
 * The shell: the one inline script of every page, the same bytes on each so
 * that one CSP hash covers it. It runs in the head, before the first paint.
 */
import {CODE_LANGUAGE_KEY, STACK_KEY, THEME_KEY} from '../contract';
import {DISCOUNT_KEY, isDiscountCode, withDiscount} from '../discount';
import {
  isPreloadError,
  preloadError,
  raisePreloadError,
  reloadOnce,
  type PreloadError,
} from '../failure';
import {store, stored} from '../storage';
import {readVisitor} from '../visitor';

const html = document.documentElement;
const {dataset} = html;

/*
 * Addresses: where a host without redirects has sent a page for a sloppy address, its
 * canonical one takes over. The 404 page has none, and a script of its own.
 */
addEventListener('DOMContentLoaded', () => {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const target = canonical && new URL(canonical.href).pathname;
  if (target && target !== location.pathname) {
    // A path cannot leave the site, keeps query and hash, and before the page has loaded it
    // takes the place of the old one in the history.
    location.pathname = target;
  }
});

/* Failures */
const shell = (window.shell = {errors: [] as unknown[], ready});

/** What works without React goes on working; above it the page says what does not. */
function showFailure() {
  const template = document.querySelector<HTMLTemplateElement>('#failure');
  // Moved, not copied, so that there is one panel however often something fails.
  document.body.prepend(template?.content ?? '');
  document.querySelector('.failure')?.setAttribute('open', '');
}
function fail() {
  dataset['boot'] = 'failed';
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  showFailure();
}
/** A reload would lose what has been typed. */
let isTyped = false;
addEventListener('input', () => {
  isTyped = true;
});
function reloadOrFail() {
  if (isTyped || !reloadOnce()) {
    fail();
  }
}
function recover(error: PreloadError) {
  if (!raisePreloadError(error)) {
    console.error(error);
    reloadOrFail();
  }
}
addEventListener(
  'error',
  ({error, filename, target: source}) => {
    if (source instanceof HTMLLinkElement && source.rel === 'stylesheet') {
      // Without its styles the page can still be read.
      const failure = preloadError(source.href);
      if (dataset['boot'] !== 'ready' && !raisePreloadError(failure)) {
        console.error(failure.message);
        reloadOnce();
      }
    } else if (error) {
      shell.errors.push(error);
      // A script that was cut off on its way loads, but cannot be parsed.
      if (dataset['boot'] === 'loading' && filename.includes('/assets/js/')) {
        recover(preloadError(filename, error));
      }
    }
  },
  true,
);
addEventListener('unhandledrejection', ({reason}) => {
  shell.errors.push(reason);
  // Chunks of the first load. Later, a failed navigation is caught by the router, and a
  // page that could not be fetched ahead is no harm yet.
  if (dataset['boot'] !== 'ready' && isPreloadError(reason)) {
    reloadOrFail();
  }
});

/* Colour mode: without a choice the style sheet follows the system. */
function applyTheme(theme: string | null) {
  if (theme === 'light' || theme === 'dark') {
    dataset['theme'] = theme;
  } else {
    delete dataset['theme'];
  }
}
applyTheme(stored('localStorage', THEME_KEY));

/* Visitor */
try {
  const visitor = readVisitor(document.cookie);
  if (visitor) {
    dataset['visitor'] = 'user';
    html.style.setProperty('--visitor-initials', JSON.stringify(visitor.initials));
    const {picture} = visitor;
    if (picture) {
      const image = new Image();
      image.referrerPolicy = 'no-referrer';
      image.onload = () => {
        html.style.setProperty('--visitor-picture', `url("${picture}")`);
      };
      image.src = picture;
    }
  }
} catch (error) {
  console.error('The user cookie cannot be read; treating you as logged out.', error);
}

/* Discount reference: kept for the visit. */
const asked = new URLSearchParams(location.search).get('discount');
if (isDiscountCode(asked)) {
  store('sessionStorage', DISCOUNT_KEY, asked);
}
const discount = stored('sessionStorage', DISCOUNT_KEY) ?? asked;
if (isDiscountCode(discount)) {
  dataset['discount'] = discount;
}

/* Code language: the style sheet shows the chosen panes at first paint. */
const language = stored('localStorage', CODE_LANGUAGE_KEY);
if (language) {
  dataset['codeLanguage'] = language;
}
function checkRadios(name: string, value: string) {
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[data-${name}]`)) {
    radio.checked ||= radio.value === value;
  }
}
addEventListener('change', ({target: source}) => {
  const {dataset: kind, value} = source as HTMLInputElement;
  if ('codeTab' in kind) {
    dataset['codeLanguage'] = value;
    store('localStorage', CODE_LANGUAGE_KEY, value);
    checkRadios('code-tab', value);
  } else if ('themeChoice' in kind) {
    applyTheme(value);
    store('localStorage', THEME_KEY, value);
  }
});

addEventListener('DOMContentLoaded', () => {
  if (language) {
    checkRadios('code-tab', language);
  }
  checkRadios('theme-choice', dataset['theme'] ?? 'system');
  // The footer's year: the page may have been built last year.
  document.getElementById('year')?.replaceChildren(Date().slice(11, 15));
  if (dataset['discount']) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-trial]')) {
      link.href = withDiscount(link.href, dataset['discount']);
    }
  }
});

/* Clicks before React: kept in the order of each control's last one, and replayed once. */
const kept = new Set<HTMLElement>();
function press(event: Event) {
  const {target: source, type} = event;
  if (!(source instanceof Element)) {
    return;
  }
  if (source.closest('[data-reload]')) {
    location.reload();
  }
  const control = source.closest<HTMLElement>('[data-needs-app]');
  if (
    control &&
    dataset['boot'] !== 'ready' &&
    (type === 'submit') === control instanceof HTMLFormElement
  ) {
    event.preventDefault();
    event.stopPropagation();
    const dialog = control.nextElementSibling;
    if (dataset['boot'] === 'failed') {
      showFailure();
    } else if (dialog instanceof HTMLDialogElement) {
      // The search: its field takes what is typed, whether React is there or not.
      if (!dialog.open) {
        dialog.showModal();
      }
    } else {
      kept.delete(control);
      kept.add(control);
    }
    boot();
  }
}
addEventListener('click', press, true);
addEventListener('submit', press, true);

/* The search keys, before the search box itself can hear them. */
addEventListener('keydown', (event) => {
  const {key, ctrlKey, metaKey, target: source} = event;
  const box = document.querySelector<HTMLElement>('[data-search]');
  if (box && dataset['boot'] !== 'ready') {
    const isCommand = ctrlKey || metaKey;
    const isField = source instanceof Element && source.matches('input,textarea,select');
    const opens = isCommand ? key === 'k' : key === '/' && !isField;
    if (opens) {
      event.preventDefault();
    }
    // A letter pressed on the box is left to the browser: it goes into the field, which has
    // the focus by then.
    if (opens || (source === box && !isCommand && /^\S$/.test(key))) {
      box.click();
    }
  }
});

/* Boot: React's scripts wait for the visitor's first intent. */
dataset['boot'] = 'idle';
function boot() {
  const list = document.body.dataset['scripts'];
  if (dataset['boot'] === 'idle' && list) {
    dataset['boot'] = 'loading';
    onbeforeunload = () => {
      dataset['leaving'] = '';
    };
    list.split(' ').forEach(load);
  }
}
function load(source: string) {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.onerror = () => {
    const isLeaving = 'leaving' in dataset;
    if (navigator.onLine && !isLeaving) {
      recover(preloadError(source));
    } else {
      // A link may lead to a download: then the page stays. The bundler's scripts may arrive
      // in any order.
      addEventListener(
        isLeaving ? 'pointerdown' : 'online',
        () => {
          load(source);
        },
        {once: true},
      );
    }
  };
  document.head.append(script);
  // Scripts that are this late may still come: the page is not reloaded over their heads.
  setTimeout(() => {
    if (dataset['boot'] === 'loading' && navigator.onLine) {
      fail();
    }
  }, 15_000);
}
function ready() {
  dataset['boot'] = 'ready';
  // Firefox keeps no page for the way back that listens to this.
  onbeforeunload = null;
  delete dataset['leaving'];
  for (const control of kept) {
    if (control instanceof HTMLFormElement) {
      control.requestSubmit();
    } else {
      control.click();
    }
  }
  kept.clear();
}
/** A page that appears under a resting pointer gets a move of no length: no intent. */
function intend({type, movementX, movementY}: Event & Partial<MouseEvent>) {
  if (type !== 'pointermove' || movementX || movementY) {
    boot();
  }
}
for (const intent of 'pointermove pointerdown keydown focusin'.split(' ')) {
  // Passive by default: on the window a listener holds no scrolling up.
  addEventListener(intent, intend);
}

/** Calls when there is nothing else to do, or when so many milliseconds have passed. */
function whenIdle(call: () => void, timeout: number) {
  // Safari has no idle callback yet, whatever the types say.
  const {requestIdleCallback} = window as Partial<Window>;
  if (requestIdleCallback) {
    requestIdleCallback(call, {timeout});
  } else {
    setTimeout(call);
  }
}

/* Parts below the first screen (`.later` in base.css) are laid out in turn, a frame each. */
function layOutNext() {
  const part = document.querySelector<HTMLElement>('.later:not([data-near])');
  if (part) {
    part.dataset['near'] = '';
    requestAnimationFrame(() => {
      whenIdle(layOutNext, 200);
    });
  } else {
    dataset['whole'] = '';
  }
}
/* A place in the page that is asked for, or gone back to, has to be where it was. */
const [visit] = performance.getEntriesByType(
  'navigation',
) as Partial<PerformanceNavigationTiming>[];
if (location.hash || visit?.type !== 'navigate') {
  dataset['whole'] = '';
}

addEventListener('load', () => {
  if (!('whole' in dataset)) {
    layOutNext();
  }
  // Somebody who has chosen their own values for the samples, or follows a link that says
  // what the page's fields hold, sees no others.
  if (
    'bootNow' in dataset ||
    location.hash.includes('=') ||
    stored('localStorage', STACK_KEY)
  ) {
    // Once the page is painted: its scripts must not hold its text up, nor wait for ever.
    whenIdle(boot, 2_000);
  }
});
