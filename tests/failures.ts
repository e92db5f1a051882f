/** Lines kept of one failure: its message and where it happened. */
const LINES_EACH = 25;

/** Failures named in full; of the others a run like this has too many to read. */
const FAILURES_SHOWN = 20;

/** Lines kept of a runner that does not number what failed. */
const LAST_LINES = 30;

/** How a failure begins: `  1) file › name` for Playwright, `  ● suite › name` for Jest. */
const BEGINS = /^ {2}(?:\d+\) \S|● (?!Console$))/;

/** Where a failure ends without another one following. */
const ENDS =
  /^(?:PASS|FAIL|Test Suites:| {2}\d+ (?:failed|flaky|skipped|passed)\b| {2}● Console$)/;

/**
 * The part of a failed run's output that says what failed. It is printed again at the end,
 * because the beginning of a long log may be cut off.
 */
export function failuresIn(output: string): string {
  const lines = output.trimEnd().split('\n');
  const failures: string[][] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    if (BEGINS.test(line)) {
      current = [];
      failures.push(current);
    } else if (ENDS.test(line)) {
      current = undefined;
    }
    current?.push(line);
  }
  // Jest and Playwright may report one failure twice: where it happened, and at the end.
  const once = new Map(failures.map((failure) => [failure[0], failure]));
  if (once.size === 0) {
    return lines.slice(-LAST_LINES).join('\n');
  }
  const shown = [...once.values()]
    .slice(0, FAILURES_SHOWN)
    .map((failure) => failure.slice(0, LINES_EACH).join('\n').trimEnd());
  const others = once.size - shown.length;
  return [...shown, ...(others > 0 ? [`  and ${String(others)} more`] : [])].join('\n\n');
}
