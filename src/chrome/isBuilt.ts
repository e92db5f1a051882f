import {onlyBuilt} from './onlyBuilt';

/** True when this build has the page: a link to a page still to come is not shown. */
export function isBuilt(href: string): boolean {
  return onlyBuilt([{title: '', links: [{label: '', href}]}]).length > 0;
}
