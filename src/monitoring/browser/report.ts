import type {Breadcrumb, ErrorEvent, Exception, StackFrame} from '@sentry/browser';
import {withoutKeys} from './keys';
import {secretsOf, withoutSecrets, type Secrets} from './secrets';
import {EMAIL} from './visit';

/** The page that reports. */
export interface Surroundings {
  /** Its address. */
  href: string;
  /** `document.cookie`: what must not be in the report. */
  cookies: string;
  userAgent: string;
}

const LONGEST = 1000;

/** An address in a text, cut before its query and fragment. */
const ADDRESS = /\b(https?:\/\/[^\s"'<>()?#]{1,500})[?#][^\s"'<>()]*/g;

/** Where a browser quotes the text that it could not read. */
function withoutQuotes(type: string | undefined, text: string): string {
  return type === 'SyntaxError' && text.includes('JSON')
    ? text.replace(/"[^]*"/, '"…"')
    : text;
}

/** A text that says what went wrong and nothing about who was there. */
function harmless(text: string, secrets: Secrets): string {
  // Keys first: what is taken out after them cannot hide how one begins.
  const short = withoutKeys(text.slice(0, LONGEST))
    .replace(ADDRESS, '$1')
    .replace(EMAIL, '[email]');
  return withoutSecrets(short, secrets);
}

function harmlessFrame(frame: StackFrame, secrets: Secrets): StackFrame {
  const {filename, lineno, colno, in_app} = frame;
  return {
    ...(filename !== undefined && {
      filename: withoutKeys(filename.replace(/[?#].*/s, '')),
    }),
    ...(frame.function !== undefined && {function: harmless(frame.function, secrets)}),
    ...(lineno !== undefined && {lineno}),
    ...(colno !== undefined && {colno}),
    ...(in_app !== undefined && {in_app}),
  };
}

function harmlessException(exception: Exception, secrets: Secrets): Exception {
  const {type, value = '', mechanism, stacktrace} = exception;
  return {
    ...(type !== undefined && {type: harmless(type, secrets)}),
    value: harmless(withoutQuotes(type, value), secrets),
    ...(mechanism && {
      mechanism: {type: mechanism.type, handled: mechanism.handled ?? false},
    }),
    ...(stacktrace?.frames && {
      stacktrace: {
        frames: stacktrace.frames.map((frame) => harmlessFrame(frame, secrets)),
      },
    }),
  };
}

function harmlessCrumb(crumb: Breadcrumb, secrets: Secrets): Breadcrumb {
  const {timestamp, category, message} = crumb;
  return {
    ...(timestamp !== undefined && {timestamp}),
    ...(category !== undefined && {category}),
    ...(message !== undefined && {message: harmless(message, secrets)}),
  };
}

function harmlessTags(
  tags: NonNullable<ErrorEvent['tags']>,
  secrets: Secrets,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [name, harmless(String(value), secrets)]),
  );
}

/** Whether any line of our own was on the way: extensions bring errors of their own. */
function isOurs(exceptions: readonly Exception[], origin: string): boolean {
  const files = exceptions.flatMap(({stacktrace}) =>
    (stacktrace?.frames ?? []).flatMap(({filename}) => filename ?? []),
  );
  return files.length === 0 || files.some((file) => file.startsWith(`${origin}/`));
}

/**
 * What of a report is sent. It is made anew of the few fields that are needed to mend an
 * error, so that nothing gets in unseen: no cookie and no piece of one, no user, no query
 * or fragment of an address, no email address, no API key or webhook secret, no text of the
 * page.
 *
 * @param event as Sentry's client has put it together
 * @returns null for an error in which nothing of this site was involved
 */
export function harmlessReport(
  event: ErrorEvent,
  {href, cookies, userAgent}: Surroundings,
): ErrorEvent | null {
  const {origin, pathname} = new URL(href);
  const exceptions = event.exception?.values ?? [];
  if (!isOurs(exceptions, origin)) {
    return null;
  }
  const secrets = secretsOf(cookies);
  const {event_id, timestamp, platform, level, release, environment, sdk} = event;
  return {
    type: undefined,
    ...(event_id !== undefined && {event_id}),
    ...(timestamp !== undefined && {timestamp}),
    ...(platform !== undefined && {platform}),
    ...(level !== undefined && {level}),
    ...(release !== undefined && {release}),
    ...(environment !== undefined && {environment}),
    ...(sdk && {sdk}),
    ...(event.tags && {tags: harmlessTags(event.tags, secrets)}),
    exception: {
      values: exceptions.map((exception) => harmlessException(exception, secrets)),
    },
    breadcrumbs: (event.breadcrumbs ?? []).map((crumb) => harmlessCrumb(crumb, secrets)),
    request: {
      url: withoutKeys(origin + pathname).replace(EMAIL, '[email]'),
      headers: {'User-Agent': userAgent},
    },
  };
}
