import type {MockOperation} from './types';

/** An operation with its path in parts: names, and parameters in braces. */
export interface Route {
  operation: MockOperation;
  parts: readonly string[];
}

/** The parts of a path. */
export const partsOf = (path: string) => path.split('/').slice(1);

export const isParameter = (part: string) => part.startsWith('{');

/** A part of an address as it was before encoding. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function findRoute(
  routes: readonly Route[],
  method: string,
  parts: readonly string[],
): Route | undefined {
  return routes.find(
    ({operation, parts: own}) =>
      operation.method === method &&
      own.length === parts.length &&
      own.every((part, index) => isParameter(part) || part === parts[index]),
  );
}

/**
 * The collections that a path goes through. A list that the document has only at the top,
 * such as that of the contacts, is meant wherever its name appears.
 *
 * @param values the values of the parts
 * @returns for every parameter, its collection and its value; and the collection at the end
 */
export function collectionsOf(
  parts: readonly string[],
  values: readonly string[],
  lists: ReadonlySet<string>,
): {steps: {collection: string; key: string}[]; last: string} {
  const steps: {collection: string; key: string}[] = [];
  let template = '';
  let actual = '';
  let last = '';
  for (const [index, part] of parts.entries()) {
    const value = values[index] ?? '';
    if (isParameter(part)) {
      const own = lists.has(template) ? actual : `/${parts[index - 1] ?? ''}`;
      steps.push({collection: own, key: value});
      last = own;
    }
    template += `/${part}`;
    actual += `/${value}`;
    if (lists.has(template)) {
      last = actual;
    }
  }
  return {steps, last};
}

/** The paths at which lists are: those that something with an ID is directly below. */
export function listsOf(operations: readonly MockOperation[]): ReadonlySet<string> {
  const paths = new Set(operations.map(({path}) => path));
  const parents = operations
    .map(({path}) => path.replace(/\/\{\w+\}$/, ''))
    .filter((path) => paths.has(path) || partsOf(path).length === 1);
  return new Set(parents);
}
