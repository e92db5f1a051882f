import type {SearchRecord} from '../types';

/** A method and an address of the API, as written in a question or in the reference. */
export interface Route {
  /** Capital letters; empty: any. */
  method: string;
  /** Without the version in front. */
  segments: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** `POST /v1/emails`, `curl -X DELETE https://api.example/v1/contacts/ct_1`. */
const ASKED =
  /(?:\b(get|post|put|patch|delete)\b[\s'"]*)?(?:https?:\/\/[^\s/?#]+)?(\/[\w{}@%.:~-]+(?:\/[\w{}@%.:~-]+)*)/i;

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .filter((segment, index) => index > 0 || !/^v\d+$/.test(segment));
}

/** The address of the API that a question names, if it names one. */
export function routeAsked(query: string): Route | undefined {
  const [, method = '', path] = ASKED.exec(query) ?? [];
  return path === undefined
    ? undefined
    : {method: method.toUpperCase(), segments: segmentsOf(path)};
}

/** The operation that a record is about, if it is about one. */
export function routeOf({code}: Pick<SearchRecord, 'code'>): Route | undefined {
  const method = code.find((word) => METHODS.includes(word));
  const path = code.find((word) => word.startsWith('/'));
  return method !== undefined && path !== undefined
    ? {method, segments: segmentsOf(path)}
    : undefined;
}

const isParameter = (segment: string) => /^[{:<]/.test(segment);

/**
 * How much an operation is what was asked for: 1, less where its address has one
 * parameter more or no method was said, 0 where it is another.
 */
export function sameRoute(asked: Route, operation: Route): number {
  const {method, segments} = operation;
  const more = segments.length - asked.segments.length;
  const isOther =
    (asked.method !== '' && asked.method !== method) ||
    more > 1 ||
    (more === 1 && !isParameter(segments.at(-1) ?? '')) ||
    asked.segments.some((segment, index) => {
      const own = segments[index] ?? '';
      return own !== segment && !isParameter(own);
    });
  if (isOther) {
    return 0;
  }
  const parameters = asked.segments.filter(
    (segment, index) => segment !== segments[index] && !isParameter(segment),
  ).length;
  return (more === 1 ? 0.6 : 1) * (asked.method ? 1 : 0.8) * 0.8 ** parameters;
}
