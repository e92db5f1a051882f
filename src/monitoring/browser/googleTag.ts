import type {Analytics} from './analytics';
import {
  CONSENT_DAYS,
  deleteCookies,
  keepChoice,
  readChoice,
  type Choice,
} from './consent';
import type {PageView} from './visit';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Everything that Consent Mode (version 2) asks about, refused. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

const LOADER = 'https://www.googletagmanager.com/gtag/js?id=';

function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- Google's script takes nothing but an arguments object
  (window.dataLayer ??= []).push(arguments);
}

/** The settings of the tag: no advertising, and the page views are ours to count. */
function configure(id: string): void {
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: CONSENT_DAYS * 24 * 60 * 60,
    cookie_update: false,
  });
}

/** Asks for Google's script once the page has loaded: were it slow, `load` would wait for it. */
function load(id: string): void {
  const append = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = LOADER + id;
    document.head.append(script);
  };
  if (document.readyState === 'complete') {
    append();
  } else {
    addEventListener('load', append, {once: true});
  }
}

/** Set for all that follows: the tag would take the whole address, fragment and all. */
function place({address, title, referrer}: PageView): void {
  gtag('set', {page_location: address, page_title: title, page_referrer: referrer});
}

function say(view: PageView): void {
  place(view);
  gtag('event', 'page_view');
}

/** Lets the rest of the page come first, for two seconds at most. */
function whenIdle(callback: () => void): void {
  // Safari has no idle callback yet, whatever the types say.
  const {requestIdleCallback} = window as Partial<Window>;
  if (requestIdleCallback) {
    requestIdleCallback(callback, {timeout: 2_000});
  } else {
    setTimeout(callback);
  }
}

/**
 * Google Analytics 4. Consent Mode begins with everything denied, and Google's script is
 * not even asked for until the visitor agrees; advertising stays denied after that. Pages
 * seen before are not told afterwards. Taking the consent back deletes its cookies.
 *
 * @param id measurement id, `G-…`
 */
export function googleTag(id: string): Analytics {
  let choice = readChoice();
  let isLoaded = false;
  let current: PageView | undefined;

  gtag('consent', 'default', DENIED);

  function follow() {
    const isAgreed = choice === 'agreed';
    Object.assign(window, {[`ga-disable-${id}`]: !isAgreed});
    gtag('consent', 'update', {
      ...DENIED,
      analytics_storage: isAgreed ? 'granted' : 'denied',
    });
    if (isAgreed && !isLoaded) {
      isLoaded = true;
      configure(id);
      load(id);
    }
    if (!isAgreed) {
      deleteCookies('_ga');
    }
  }
  function choose(chosen: Choice) {
    const isNew = chosen !== choice;
    choice = chosen;
    keepChoice(chosen);
    if (isNew) {
      follow();
      if (chosen === 'agreed' && current) {
        say(current);
      }
    }
  }

  if (choice) {
    follow();
  }
  whenIdle(() => {
    import('./consentDialog').then(
      ({offerChoice}) => {
        offerChoice(choice, choose);
      },
      // Without the question nobody can agree, and nobody is counted.
      () => undefined,
    );
  });
  return {
    pageView(view) {
      current = view;
      if (choice === 'agreed') {
        say(view);
      }
    },
    resume(view) {
      current = view;
      if (choice === 'agreed') {
        place(view);
      }
    },
    event(name, words) {
      if (choice === 'agreed') {
        gtag('event', name.toLowerCase(), words);
      }
    },
  };
}
