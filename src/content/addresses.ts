import {slugOf} from '../site';

/** True for a file that is a page; with a `_` before its name or its folder's it is a part of one. */
export const isPage = (name: string) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name);

/** Where a page is served, as far as its file's name says. */
export interface Address {
  /** Below the address of the folder's pages, without slashes at its ends. */
  route: string;
  /**
   * What the name keeps from being the address: characters that addresses do not have,
   * `empty` when no others are left, `taken` when another file has the address.
   */
  problem?: 'characters' | 'empty' | 'taken';
}

/** What stands in an address as it is. A dot would make the page look like a file. */
const PLAIN = /^[a-z0-9_-]+$/;

/**
 * The path of a page's file, as an address names it: `API/Email.mdx` is `API/Email`. The
 * files that Docusaurus' docs take for the page of their folder are it in every folder:
 * `index`, `README`, and a file with the folder's own name.
 */
export function pathOf(file: string): string {
  const steps = file.replace(/\.mdx?$/, '').split('/');
  const [name = '', folder = ''] = steps
    .slice(-2)
    .reverse()
    .map((step) => step.toLowerCase());
  const isIndex = name === 'index' || name === 'readme' || name === folder;
  return (isIndex ? steps.slice(0, -1) : steps).join('/');
}

/**
 * Whether Docusaurus needs to be told the address of a page, because it would make another
 * one of its file's name: capitals stay, only some plugins know all index files, and numbers
 * at the beginning of a name are places in a menu or dates.
 *
 * @param file path of the page below its folder
 * @param route what `addressesOf` says
 */
export function needsSlug(file: string, route: string): boolean {
  const path = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return path !== route || /(^|\/)\d/.test(route);
}

const isNamedIndex = (file: string) => /(^|\/)index\.mdx?$/.test(file);

function plain(step: string): string {
  const lower = step.toLowerCase();
  return PLAIN.test(lower) ? lower : slugOf(step);
}

/** The first of `name-2`, `name-3` … that no other page has. */
function nextFree(name: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${name}-${String(number)}`)) {
    number += 1;
  }
  return `${name}-${String(number)}`;
}

/**
 * Addresses of pages: the names of their files and folders in lower case (SITE-SPEC 2).
 * Where a name has characters that would have to be escaped in an address, such as a
 * space, an umlaut or an emoji, its letters and digits make the address. A name that is
 * an address as it stands keeps it, whatever other names come to.
 *
 * @param files paths below one folder of pages, with `/`
 */
export function addressesOf(files: readonly string[]): Map<string, Address> {
  const wanted = files.map((file) => {
    const path = pathOf(file);
    const steps = path.split('/');
    const route = path && steps.map(plain).join('/');
    const isEmpty = path !== '' && steps.some((step) => plain(step) === '');
    return {file, path, route, isEmpty};
  });
  wanted.sort(
    (a, b) =>
      Number(b.path === b.route) - Number(a.path === a.route) ||
      Number(isNamedIndex(b.file)) - Number(isNamedIndex(a.file)) ||
      (a.file < b.file ? -1 : 1),
  );
  const taken = new Set(wanted.map(({route, isEmpty}) => (isEmpty ? '' : route)));
  const given = new Map<string, Address>();
  const owners = new Set<string>();
  for (const {file, path, route, isEmpty} of wanted) {
    if (isEmpty || owners.has(route)) {
      const name = route.split('/').filter(Boolean).join('/') || 'page';
      const free = nextFree(name, taken);
      taken.add(free);
      given.set(file, {route: free, problem: isEmpty ? 'empty' : 'taken'});
      continue;
    }
    owners.add(route);
    const isPlain = path.toLowerCase() === route;
    given.set(file, {route, ...(!isPlain && {problem: 'characters'})});
  }
  return given;
}

/**
 * What is to be done about a name that cannot be an address, in one sentence.
 *
 * @param file path of the page from the project's root
 * @param address what `addressesOf` says of it
 * @param base address of the folder's pages, with both slashes
 * @param title of the page, for a name without letters and digits
 * @returns nothing for a name that is an address
 */
export function adviceOf(
  file: string,
  {route, problem}: Address,
  base: string,
  title = '',
): string | undefined {
  const isFolder = /\/(?:index|readme)\.mdx?$/i.test(file);
  const [, ending = ''] = /(\.mdx?)$/.exec(file) ?? [];
  const home = /^src\/pages(?=\/)|^[^/]+/.exec(file)?.[0] ?? '';
  const what = isFolder
    ? `The folder ${file.replace(/\/[^/]+$/, '')}`
    : `The file ${file}`;
  const rename = (name: string) =>
    `rename it to ${home}/${name}${isFolder ? '' : ending}`;
  switch (problem) {
    case 'characters':
      return `${what} has characters in its name that an address cannot have, so the page is at ${base}${route}/: ${rename(route)}.`;
    case 'taken':
      return `${what} leads to the same address as another one beside it, so it cannot be published: ${rename(route)} or to another name of its own.`;
    case 'empty':
      return `${what} has no letters (a to z) or digits in its name to make an address of, so it cannot be published: ${rename(slugOf(title) || route)}.`;
    default:
      // Elsewhere a name may have capitals, such as `API/Email.mdx`.
      return home === 'blog' && pathOf(file.slice(home.length + 1)) !== route
        ? `${what} has capital letters in its name, and addresses have none, so the page is at ${base}${route}/: ${rename(route)}.`
        : undefined;
  }
}
