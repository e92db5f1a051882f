/** What the Nu HTML checker reports, and how it is read. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export interface HtmlError {
  message: string;
  /** File of the page, relative to the folder it was asked for. */
  page: string;
  line: number;
  /** The markup around the error, on one line. */
  extract: string;
}

export interface ErrorGroup {
  /** Errors of one message, in the order of the pages. */
  errors: readonly [HtmlError, ...HtmlError[]];
  pages: number;
}

interface Report {
  messages: {
    type: string;
    message?: string;
    url?: string;
    lastLine?: number;
    extract?: string;
  }[];
}

function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' &&
    value !== null &&
    'messages' in value &&
    Array.isArray(value.messages)
  );
}

/**
 * What the checker does not know yet and browsers that do not know it pass over: the direction
 * of scrolling (https://drafts.csswg.org/css-conditional-5/#scrolled), popovers that open on
 * hover (https://open-ui.org/components/interest-invokers.explainer/), elements that the first
 * frame waits for (https://html.spec.whatwg.org/multipage/links.html#link-type-expect) and rules
 * for fetching ahead that are followed at once
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-eagerness).
 */
const NEWER_THAN_THE_CHECKER: readonly string[] = [
  'CSS: Unrecognized at-rule “@container”',
  'Attribute “interestfor” not allowed on element “button” at this point.',
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
  'The “eagerness” property in a speculation rule must be one of “eager”, “moderate”, or “conservative”.',
];

/**
 * Reads the checker's output with `--format json`.
 *
 * @param json - What the checker wrote.
 * @param from - Folder the pages are named from.
 * @returns Its errors, in the order of the pages; `undefined` when it is no report.
 * @see https://github.com/validator/validator/wiki/Output-%C2%BB-JSON
 */
export function readReport(json: string, from: string): HtmlError[] | undefined {
  let report: unknown;
  try {
    report = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isReport(report)) {
    return undefined;
  }
  return report.messages
    .filter(
      ({type, message = ''}) =>
        type !== 'info' && !NEWER_THAN_THE_CHECKER.includes(message.trim()),
    )
    .map(({message = '', url = '', lastLine = 1, extract = ''}) => ({
      message,
      page: url.startsWith('file:') ? path.relative(from, fileURLToPath(url)) : url,
      line: lastLine,
      extract: extract.replaceAll(/\s+/g, ' ').trim(),
    }));
}

/** Errors by their message, the most frequent first, each with its first example. */
export function summarize(errors: readonly HtmlError[]): ErrorGroup[] {
  const groups = new Map<string, [HtmlError, ...HtmlError[]]>();
  for (const error of errors) {
    const group = groups.get(error.message);
    if (group) {
      group.push(error);
    } else {
      groups.set(error.message, [error]);
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => ({errors: group, pages: pagesWithErrors(group)}));
}

/** How many pages have at least one error. */
export function pagesWithErrors(errors: readonly HtmlError[]): number {
  return new Set(errors.map(({page}) => page)).size;
}
