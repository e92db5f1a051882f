// Source: react-router-dom, react-router-config and history. Kind: eject (by alias in
// `src/shell/aliases.ts`, in the browser only). Reason: every address of the site is known at
// build, so nothing of path patterns, parameters or hash and memory histories is used; the
// originals are 9 KB of every page. What Docusaurus and this site call is here, with the
// same names and results.
import type {Action, History, Location} from 'history';
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
} from 'react';
import {isForBrowser} from '../followedLinks';

/** A route as Docusaurus writes it: a path without parameters, or `*` for every other. */
interface Route {
  path: string;
  exact?: boolean;
  component: ComponentType<PageProps>;
  routes?: Route[];
}

interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, never>;
}

interface PageProps {
  history: BrowserHistory;
  location: Location;
  match: Match;
  route: Route;
}

/** May refuse a change of page that is made inside of the app, by `false`. */
type Blocker = (location: Location, action: Action) => boolean | undefined;

type BrowserHistory = Pick<
  History,
  'location' | 'action' | 'push' | 'replace' | 'go' | 'createHref'
> & {
  listen: (listener: () => void) => () => void;
  block: (blocker: Blocker) => () => void;
};

/** The path as text; one that is not UTF-8 stays as it is. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The location an address means.
 *
 * @param to path from the root, or relative to the page: `?query` and `#hash` alone, too
 */
function locate(to: string, from: Location): Location {
  const [, path = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const pathname =
    path === '' || path.startsWith('/')
      ? path
      : new URL(path, location.origin + encodeURI(from.pathname)).pathname;
  return {
    pathname: pathname === '' ? from.pathname : decodePath(pathname),
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
    state: undefined,
  };
}

const addressOf = ({
  pathname = '/',
  search = '',
  hash = '',
}: Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>) => pathname + search + hash;

/** The browser's address, and what was kept with it in the browser's history. */
function readLocation(): Location {
  const {pathname, search, hash} = window.location;
  const kept = window.history.state as {key?: string; state?: unknown} | null;
  return {
    pathname: decodePath(pathname),
    search,
    hash,
    state: kept?.state,
    ...(kept?.key !== undefined && {key: kept.key}),
  };
}

/** The browser's history. Back and Forward have happened when it hears of them. */
function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<() => void>();
  let block: Blocker | undefined;

  function show(location: Location, action: Action): void {
    own.location = location;
    own.action = action;
    for (const listener of listeners) {
      listener();
    }
  }

  function change(
    action: 'PUSH' | 'REPLACE',
    to: string | Partial<Location>,
    state?: unknown,
  ): void {
    const target =
      typeof to === 'string'
        ? locate(to, own.location)
        : locate(addressOf(to), own.location);
    const key = Math.random().toString(36).slice(2, 8);
    const next = {...target, key, state: state ?? (to as Partial<Location>).state};
    if (block?.(next, action) === false) {
      return;
    }
    window.history[action === 'PUSH' ? 'pushState' : 'replaceState'](
      {key, state: next.state},
      '',
      addressOf(next),
    );
    show(next, action);
  }

  const own: BrowserHistory = {
    location: readLocation(),
    action: 'POP',
    push: (to: string | Partial<Location>, state?: unknown) => {
      change('PUSH', to, state);
    },
    replace: (to: string | Partial<Location>, state?: unknown) => {
      change('REPLACE', to, state);
    },
    go: (steps) => {
      window.history.go(steps);
    },
    createHref: addressOf,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block: (blocker) => {
      block = blocker;
      return () => {
        block = undefined;
      };
    },
  };
  addEventListener('popstate', () => {
    const location = readLocation();
    block?.(location, 'POP');
    show(location, 'POP');
  });
  return own;
}

const HistoryContext = createContext<BrowserHistory | undefined>(undefined);
const LocationContext = createContext<Location | undefined>(undefined);

function useRouter<Value>(context: React.Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value === undefined) {
    throw new Error('This component is outside of the router.');
  }
  return value;
}

export const useHistory = (): BrowserHistory => useRouter(HistoryContext);
export const useLocation = (): Location => useRouter(LocationContext);

/** Gives the page the browser's address. */
export function BrowserRouter({children}: {children: ReactNode}) {
  const [history] = useState(createBrowserHistory);
  const read = () => history.location;
  const location = useSyncExternalStore(history.listen, read, read);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

/**
 * Docusaurus imports it; the site's addresses are no hashes.
 *
 * @alias
 */
export const HashRouter = BrowserRouter;

/** Draws its part of the page at a location that need not be the browser's. */
export function Route({location, render}: {location: Location; render: () => ReactNode}) {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

const normalize = (path: string) => path.replace(/\/$/, '').toLowerCase();

/** Whether a route has the page of a path: case and a slash at the end do not matter. */
export function matchPath(
  pathname: string,
  {path, exact = false}: Pick<Route, 'path' | 'exact'>,
): Match | null {
  const [wanted, given] = [normalize(path), normalize(pathname)];
  const isExact = given === wanted;
  return path === '*' || isExact || (!exact && given.startsWith(`${wanted}/`))
    ? {path, url: pathname, isExact, params: {}}
    : null;
}

/**
 * The routes that have the page of a path, outermost first. A route with others inside of it
 * has only the pages that those have: `/docs/none/` is a page that no route but `*` has.
 */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): {route: Route; match: Match}[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    const inside = match && route.routes ? matchRoutes(route.routes, pathname) : [];
    if (match && (!route.routes || inside.length > 0)) {
      return [{route, match}, ...inside];
    }
  }
  return [];
}

function Matched({routes}: {routes: readonly Route[]}) {
  const history = useHistory();
  const location = useLocation();
  const [first] = matchRoutes(routes, location.pathname);
  if (!first) {
    return null;
  }
  const {route, match} = first;
  return (
    <route.component key={routes.indexOf(route)} {...{history, location, match, route}} />
  );
}

/** Draws the first route that has the page. */
export function renderRoutes(routes: readonly Route[] | undefined): ReactNode {
  return routes && <Matched routes={routes} />;
}

/** Shows another page in the place of this one. */
export function Redirect({to}: {to: string}) {
  const history = useHistory();
  useEffect(() => {
    history.replace(to);
  }, [history, to]);
  return null;
}

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'ref'> & {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
};

/** A link that opens its page inside of the app. */
export function Link({to, innerRef, onClick, target, children, ...rest}: LinkProps) {
  const history = useHistory();
  const here = useLocation();
  const href = addressOf(locate(to, here));
  return (
    <a
      {...rest}
      ref={innerRef}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target || isForBrowser(event)) {
          return;
        }
        event.preventDefault();
        history[href === addressOf(here) ? 'replace' : 'push'](to);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Docusaurus imports it for navigation bars, which mark the current page here themselves.
 *
 * @alias
 */
export const NavLink = Link;
