/** What the info string of a code fence asks for, beside the language. */
export interface CodeMeta {
  title?: string;
  /** Line numbers, from 1. */
  marked: ReadonlySet<number>;
}

/**
 * Reads the info string of a code fence: `title="send.js" {2,4-5}`.
 *
 * @throws {RangeError} for a line range that is not one
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([^}]*)\}/.exec(meta)?.[1] ?? '';
  const marked = new Set<number>();
  for (const range of ranges.split(',').filter(Boolean)) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range);
    if (!match) {
      throw new RangeError(
        `"{${ranges}}" names no lines. Write line numbers and ranges, like {2,4-5}.`,
      );
    }
    const from = Number(match[1]);
    const to = Number(match[2] ?? from);
    for (let line = from; line <= to; line += 1) {
      marked.add(line);
    }
  }
  return {...(title && {title}), marked};
}
