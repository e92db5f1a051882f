/*
 * The shell: the one inline script of every page, the same bytes on each so
 * that one CSP hash covers it. It runs in the head, before the first paint.
 */
import {
  AIM,
  CODE_LANGUAGE_KEY,
  isFrugal,
  RESTED,
  STACK_KEY,
  THEME_KEY,
  WAITING_PARTS,
  type Shell,
} from '../contract';
import {DISCOUNT_KEY, isDiscountCode} from '../discount';
import {store, stored} from '../storage';
import {readVisitor} from '../visitor';

/** Public path of the compiled controls: set as the shell is compiled. */
declare const CONTROLS: string;

const html = document.documentElement;
const {dataset} = html;

/* Failures */
const errors: unknown[] = [];
const kept = new Set<HTMLElement>();
const shell = (window.shell = {
  errors,
  kept,
  lostStyles: [],
  fail,
  ready,
  // Browsers that support speculation rules follow those of the page instead.
  fetchAhead: (HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.(
    'speculationrules',
  )
    ? undefined
    : (address: string) => {
        fetch(address).catch(() => 0);
      },
} as unknown as Shell);

/** What works without a script goes on working; above it the page says what does not. */
function showFailure() {
  const template = document.querySelector<HTMLTemplateElement>('#failure');
  // Moved, not copied, so that there is one panel however often something fails.
  document.body.prepend(template?.content ?? '');
  document.querySelector('.failure')?.setAttribute('open', '');
}
function fail() {
  dataset['boot'] = 'failed';
  if (!shell.run) {
    // The search, which nothing answers now.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  }
  showFailure();
}
addEventListener(
  'error',
  ({error, target: source}) => {
    if (error) {
      errors.push(error);
    } else if ((source as HTMLLinkElement).rel === 'stylesheet') {
      shell.lostStyles.push(source as HTMLLinkElement);
      loadControls();
    }
  },
  true,
);
addEventListener('unhandledrejection', ({reason}) => {
  errors.push(reason);
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
  console.error('Unable to read the user cookie.', error);
}

/* Discount reference: kept for the visit. */
const discount = [
  new URLSearchParams(location.search).get('discount'),
  stored('sessionStorage', DISCOUNT_KEY),
].find(isDiscountCode);
if (discount) {
  dataset['discount'] = discount;
  store('sessionStorage', DISCOUNT_KEY, discount);
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
addEventListener('change', ({target}) => {
  const source = target as HTMLInputElement;
  const {dataset: kind, value} = source;
  if ('codeTab' in kind) {
    const {y} = source.getBoundingClientRect();
    dataset['codeLanguage'] = value;
    store('localStorage', CODE_LANGUAGE_KEY, value);
    checkRadios('code-tab', value);
    // The code may have to be fetched.
    loadControls();
    // Samples above the pressed tab are of another length now; the tab stays where it is.
    scrollBy(0, source.getBoundingClientRect().y - y);
  } else if ('themeChoice' in kind) {
    applyTheme(value);
    store('localStorage', THEME_KEY, value);
  }
});

addEventListener('DOMContentLoaded', () => {
  // Where a host without redirects has sent a page for a sloppy address, its canonical one
  // takes over. The 404 page has none, and a script of its own.
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const target = canonical && new URL(canonical.href).pathname;
  if (target && target !== location.pathname) {
    // A path cannot leave the site, keeps query and hash, and before the page has loaded it
    // takes the place of the old one in the history.
    location.pathname = target;
  }
  if (language) {
    checkRadios('code-tab', language);
  }
  checkRadios('theme-choice', dataset['theme'] ?? 'system');
  // The footer's year: the page may have been built last year.
  document.getElementById('year')?.replaceChildren(Date().slice(11, 15));
  if (dataset['discount']) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-trial]')) {
      const address = new URL(link.href);
      address.searchParams.set('discount', dataset['discount']);
      link.href = address.href;
    }
  }
});

/* Controls: their script is fetched as soon as one of them is approached. */
dataset['boot'] = 'idle';
let isAsked = false;
function loadControls() {
  if (shell.run) {
    shell.run();
  } else if (!isAsked) {
    isAsked = true;
    const script = document.createElement('script');
    script.src = CONTROLS;
    script.onerror = () => {
      if (navigator.onLine) {
        errors.push(Error(`Unable to load ${CONTROLS}`));
        fail();
      }
      // What is pressed next asks again, and so does the network when it is back.
      isAsked = false;
      addEventListener('online', loadControls, {once: true});
    };
    document.head.append(script);
  }
}
function ready() {
  dataset['boot'] = 'ready';
  loadControls();
}

/** The element around what an event comes from. The document itself has none. */
const closest = ({target}: Event, selector: string) =>
  (target as Partial<Element>).closest?.<HTMLElement>(selector);

/** What a press needs before it can be answered: React, or the script of the controls. */
const isWaiting = (control: HTMLElement) =>
  'needsApp' in control.dataset ? dataset['boot'] !== 'ready' : !shell.run;

/* Presses before that: kept in the order of each control's last one, and replayed once. */
function press(event: Event) {
  const {type} = event;
  if (closest(event, '[data-reload]')) {
    location.reload();
  }
  if (closest(event, 'a[href*="#"]')) {
    // A place in the page is where it will be only once all before it is laid out.
    layOutParts(Infinity);
  }
  const control = closest(event, '[data-needs-app],[data-control]');
  if (
    control &&
    isWaiting(control) &&
    (type === 'submit') === control instanceof HTMLFormElement
  ) {
    event.preventDefault();
    event.stopPropagation();
    const dialog = control.nextElementSibling;
    if (dataset['boot'] === 'failed') {
      showFailure();
    } else if (dialog instanceof HTMLDialogElement) {
      // The search: its field takes what is typed, whatever is there to answer it.
      if (!dialog.open) {
        dialog.showModal();
      }
    } else {
      kept.delete(control);
      kept.add(control);
    }
    shell.near = control;
    loadControls();
  }
}
addEventListener('click', press, true);
addEventListener('submit', press, true);

/* The search keys, before the search box itself can hear them. */
addEventListener('keydown', (event) => {
  const {key, ctrlKey, metaKey} = event;
  const box = document.querySelector<HTMLElement>('[data-search]');
  if (box) {
    const isCommand = ctrlKey || metaKey;
    const opens = isCommand
      ? key === 'k'
      : key === '/' && !closest(event, 'input,textarea,select');
    if (opens) {
      event.preventDefault();
    }
    // A letter pressed on the box is left to the browser: it goes into the field, which has
    // the focus by then.
    if (opens || (event.target === box && !isCommand && /^\S$/.test(key))) {
      box.click();
    }
  }
});

/*
 * Approaches: a finger, the focus or a file that is dragged comes to a control or a link, or
 * the pointer rests there for a moment. The page behind a link is fetched ahead then, and
 * rendered if the pointer goes on resting: by the browser's own rules, where it has them.
 */
let aim: HTMLElement | null | undefined;
let resting: ReturnType<typeof setTimeout>;
function approach(event: Event & Partial<MouseEvent>) {
  const {type, movementX, movementY} = event;
  const isMove = type === 'pointermove';
  // Over a small control the pointer may rest while its owner reads: it has to be pressed.
  const near = '[data-needs-app],[data-scene],a[href^="/"]:not([href*="."])';
  const next = closest(event, isMove ? near : `${near},[data-control],[popovertarget]`);
  // A page that appears under a resting pointer gets a move of no length: no intent.
  if (!isMove || (next !== aim && (movementX || movementY))) {
    if (next !== aim && aim?.dataset[AIM]) {
      // What was rendered ahead is given up: it may be out of date when somebody comes back.
      aim.dataset[AIM] = '';
    }
    aim = next;
    clearTimeout(resting);
    if (next) {
      const {href} = next as Partial<HTMLAnchorElement>;
      resting = setTimeout(
        () => {
          if (!href) {
            shell.near = next;
            loadControls();
          } else if (!isFrugal()) {
            next.dataset[AIM] ??= '';
            shell.fetchAhead?.(href);
            if (isMove) {
              resting = setTimeout(() => {
                next.dataset[AIM] = RESTED;
              }, 150);
            }
          }
        },
        isMove ? (href ? 200 : 90) : 0,
      );
    }
  }
}
// Passive by default: on the window a listener holds no scrolling up.
addEventListener('pointermove', approach);
addEventListener('pointerdown', approach);
addEventListener('focusin', approach);
addEventListener('dragenter', approach);
addEventListener(
  'scroll',
  () => {
    if (document.querySelector('[data-scene]')) {
      loadControls();
    }
  },
  {once: true},
);

/**
 * Calls when there is nothing else to do, or soon in any case. Safari has no idle
 * callback yet, whatever the types say; its timer takes the options for no time.
 */
function whenIdle(call: () => void) {
  const wait = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  wait(call, {timeout: 500} as IdleRequestOptions & number);
}

/* Parts below the first screen (see base.css) are laid out in turn: as many as have `most`
   elements together, or one that has more, and the rest later. */
function layOutParts(most: number) {
  let laid = 0;
  for (const part of document.querySelectorAll<HTMLElement>(WAITING_PARTS)) {
    const size = part.querySelectorAll('*').length;
    if (laid && laid + size > most) {
      layOutLater();
      return;
    }
    part.dataset['near'] = '';
    laid += size;
  }
}
/* A frame that came while the last one is being painted would block the page. */
function layOutLater() {
  requestAnimationFrame(() => {
    whenIdle(() => {
      layOutParts(120);
    });
  });
}
/* A place in the page that is asked for, or gone back to, has to be where it was. And a page that
   is rendered ahead has the time: no part of it keeps its first frame waiting. */
const [visit] = performance.getEntriesByType(
  'navigation',
) as Partial<PerformanceNavigationTiming>[];
if (location.hash || visit?.type !== 'navigate' || document.prerendering) {
  dataset['near'] = '';
}

addEventListener('load', () => {
  // A page that is rendered ahead has no frames yet. This lays it out, so that it is there when
  // the page is shown; elsewhere that has been done.
  scrollBy(0, 0);
  layOutLater();
  // Somebody who has chosen their own values for the samples, or a language whose code is in
  // another page, or follows a link that says what the page's fields hold, sees no others. A
  // tool has its scripts fetched.
  if (
    location.hash.includes('=') ||
    stored('localStorage', STACK_KEY) ||
    document.querySelector('[data-boot-now],[data-guide]:checked,main[data-scene]')
  ) {
    // Once the page is painted: its scripts must not hold its text up, nor wait for ever.
    whenIdle(loadControls);
  }
});
