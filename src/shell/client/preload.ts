// Source: @docusaurus/core client/preload. Kind: eject (by alias in `src/shell/plugin.ts`).
// Reason: before React takes the page over, a translation of it has to be kept from React.
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {HYDRATE_EVENT} from '../contract';

/** The part of a route's component that is used here. */
interface RouteComponent {
  preload?: () => Promise<unknown>;
}

let isFirst = true;

/**
 * Before React takes the page over: it would not find its own texts where a reader's values
 * are filled in, or in a translated page.
 */
async function showBuiltPage(): Promise<void> {
  if (isFirst) {
    isFirst = false;
    dispatchEvent(new Event(HYDRATE_EVENT));
    if (document.querySelector('#__docusaurus font')) {
      try {
        await (await import('./hideTranslation')).hideTranslation();
      } catch {
        // React draws the page again, and the translator translates that.
      }
    }
  }
}

/**
 * Loads what a page needs before it is drawn.
 *
 * @param pathname path of the page; one that no page has loads the 404 page
 */
export default async function preload(pathname: string): Promise<void> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  );
  await Promise.all(
    matches.map(async ({route}) =>
      (route.component as unknown as RouteComponent).preload?.(),
    ),
  );
  // Last, because a translator may go on translating meanwhile.
  await showBuiltPage();
}
