import type {PageView} from './visit';
import type {Analytics} from './analytics';

/**
 * Plausible, by its events API: nothing of theirs runs in the page, and nothing is kept
 * in the browser. Source: https://plausible.io/docs/events-api
 *
 * @param settings the site's name at Plausible, and the origin of the service
 */
export function plausible({domain, origin}: {domain: string; origin: string}): Analytics {
  let page = '';
  let referrer = '';
  function send(name: string, props?: Readonly<Record<string, string>>) {
    fetch(`${origin}/api/event`, {
      method: 'POST',
      // As text, the browser asks for no permission first.
      headers: {'Content-Type': 'text/plain'},
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify({name, domain, url: page, referrer, props}),
    }).catch(() => undefined);
  }
  function resume(view: PageView) {
    page = view.address;
    referrer = view.referrer;
  }
  return {
    pageView(view) {
      resume(view);
      send('pageview');
    },
    resume,
    event: send,
  };
}
