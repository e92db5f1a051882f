import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {builtLinks, type NavGroup} from '../site';

function pathsOf(tree: readonly RouteConfig[]): string[] {
  // A route with children only groups them: it is no page itself.
  return tree.flatMap(({path, routes: children}) =>
    children ? pathsOf(children) : typeof path === 'string' ? [path] : [],
  );
}

const built: ReadonlySet<string> = new Set(pathsOf(routes));

/** Drops the menu entries whose page this build does not have. */
export function onlyBuilt(groups: readonly NavGroup[]): NavGroup[] {
  return builtLinks(groups, built);
}
