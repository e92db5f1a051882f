/* The search, as long as React's bundle brings the way to it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import data from '@generated/search/default/search.json';
import {needsDocument} from '../site/areas';
import {watchSearch} from './opener';

interface Navigation {
  navigate?: (address: string) => void;
}

/** A router that hears of a way back shows the page that the address says. */
function navigate(address: string) {
  if (needsDocument(location.pathname, new URL(address, location.href).pathname)) {
    location.assign(address);
  } else {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }
}

/** The keys of the search, once the shell leaves them alone. */
function press(event: KeyboardEvent) {
  const {key, ctrlKey, metaKey, target} = event;
  const box = document.querySelector<HTMLElement>('[data-search]');
  if (box && document.documentElement.dataset['boot'] === 'ready') {
    const isCommand = ctrlKey || metaKey;
    const isField = target instanceof Element && target.matches('input,textarea,select');
    const opens = isCommand ? key === 'k' : key === '/' && !isField;
    if (opens) {
      event.preventDefault();
    }
    if (opens || (target === box && !isCommand && /^\S$/.test(key))) {
      box.click();
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  watchSearch(data.entry);
  addEventListener('keydown', press);
  Object.assign(window.shell ?? {}, {navigate} satisfies Navigation);
}
