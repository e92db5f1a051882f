/** The MTA-STS policy file (RFC 8461, 3.2 and 3.3). */

export type StsMode = 'enforce' | 'testing' | 'none';

export interface StsPolicy {
  mode?: StsMode;
  /** Names of mail servers, in lower case; one may begin with `*.`. */
  mx: string[];
  /** Seconds. */
  maxAge?: number;
  /** What makes the file invalid, each in a sentence. */
  faults: string[];
}

/** What came of the attempt to read the file. */
export type PolicyReading =
  | {kind: 'text'; text: string}
  | {kind: 'status'; status: number}
  /** A browser does not say why: CORS, a redirect, TLS, or no server at all. */
  | {kind: 'unread'};

export type PolicyReader = (url: string) => Promise<PolicyReading>;

/** Seconds in a year and a quarter of a day: the longest `max_age` (RFC 8461, 3.2). */
const MAX_AGE = 31_557_600;
/** Characters that are read; Google's own limit for the file is 64 KB. */
const MAX_TEXT = 65_536;
const TIMEOUT_MS = 8_000;

export function policyUrl(domain: string): string {
  return `https://mta-sts.${domain}/.well-known/mta-sts.txt`;
}

/**
 * Reads a policy file. Never throws.
 *
 * @param text the file, with any line ends
 */
export function parsePolicy(text: string): StsPolicy {
  const fields = text
    .slice(0, MAX_TEXT)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 0
        ? []
        : [{key: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim()}];
    });
  const valuesOf = (key: string) =>
    fields.filter((field) => field.key === key).map(({value}) => value);
  const [version] = valuesOf('version');
  const [given] = valuesOf('mode');
  const [age] = valuesOf('max_age');
  const mode = (['enforce', 'testing', 'none'] as const).find((one) => one === given);
  const mx = valuesOf('mx').map((name) => name.toLowerCase().replace(/\.$/, ''));
  const maxAge = age !== undefined && /^\d{1,10}$/.test(age) ? Number(age) : undefined;
  const faults: string[] = [];
  if (version !== 'STSv1') {
    faults.push('The version: STSv1 line is missing.');
  }
  if (!mode) {
    faults.push('The mode is not enforce, testing or none.');
  }
  if (maxAge === undefined || maxAge > MAX_AGE) {
    faults.push(`max_age is not a number from 0 to ${MAX_AGE}.`);
  }
  if (mx.length === 0 && mode !== 'none') {
    faults.push('There is no mx: line with a mail server.');
  }
  return {
    ...(mode && {mode}),
    mx,
    ...(maxAge !== undefined && {maxAge}),
    faults,
  };
}

/** True where a policy's name covers a server: a star stands for exactly one label (RFC 8461, 4.1). */
export function coversServer(pattern: string, server: string): boolean {
  return pattern.startsWith('*.')
    ? server.slice(server.indexOf('.')) === pattern.slice(1) && server.includes('.')
    : server === pattern;
}

/**
 * Reads policy files with the browser's own `fetch`. Redirects are not followed, as senders
 * must not (RFC 8461, 3.3).
 *
 * @param signal ends the request, and then rejects with its reason
 */
export function policyReader(
  signal: AbortSignal,
  fetchFrom: typeof fetch = (...request) => fetch(...request),
): PolicyReader {
  return async (url) => {
    const inner = new AbortController();
    const end = () => {
      inner.abort();
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    signal.addEventListener('abort', end);
    try {
      const response = await fetchFrom(url, {
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: inner.signal,
      });
      return response.ok
        ? {kind: 'text', text: (await response.text()).slice(0, MAX_TEXT)}
        : {kind: 'status', status: response.status};
    } catch {
      signal.throwIfAborted();
      return {kind: 'unread'};
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };
}
