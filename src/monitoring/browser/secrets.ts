/** Letters that must be the same in a row before a text is taken for a piece of a cookie. */
const RUN = 6;

/** What must not be in a report, made ready for looking it up. */
export interface Secrets {
  /** Every run of letters of every secret that is long enough. */
  runs: ReadonlySet<string>;
  /** Secrets, and words of secrets, that are shorter than a run. */
  words: ReadonlySet<string>;
}

/** What every address begins with says nothing of anybody. */
const SCHEME = /https?(:|%3A)(\/|%2F){2}/gi;

/** A text with what is percent-encoded in it decoded; what cannot be stays. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** Every text and number inside a value that was read from JSON. */
function leavesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [String(value)];
  }
  if (typeof value !== 'object' || value === null || depth > 20) {
    return [];
  }
  return Object.values(value).flatMap((one) => leavesOf(one, depth + 1));
}

function leavesOfJson(text: string): string[] {
  try {
    return leavesOf(JSON.parse(text));
  } catch {
    return [];
  }
}

/**
 * What the cookies of a page hold: each value as it is and decoded, and each text in it
 * when it is JSON, as the `user` cookie is.
 *
 * @param cookies `document.cookie`, or anything at all
 */
export function secretsOf(cookies: string): Secrets {
  const runs = new Set<string>();
  const words = new Set<string>();
  for (const pair of cookies.split(';')) {
    const raw = pair.slice(pair.indexOf('=') + 1).trim();
    const plain = decoded(raw);
    const leaves = leavesOfJson(plain).map((leaf) => leaf.replace(SCHEME, ''));
    const parts = [raw, plain].flatMap((text) => text.replace(SCHEME, '\n').split('\n'));
    for (const secret of [...parts, ...leaves]) {
      for (let at = 0; at + RUN <= secret.length; at += 1) {
        runs.add(secret.slice(at, at + RUN));
      }
    }
    for (const word of leaves.length > 0
      ? leaves.flatMap((leaf) => leaf.split(/[^\p{L}\p{N}]+/u))
      : [plain]) {
      if (word.length > 0 && word.length < RUN) {
        words.add(word);
      }
    }
  }
  return {runs, words};
}

const MASK = '…';

/** Takes out every piece of a secret that is at least a run long. */
function maskRuns(text: string, runs: ReadonlySet<string>): string {
  let kept = '';
  let hiddenUntil = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (runs.has(text.slice(at, at + RUN))) {
      if (hiddenUntil <= at) {
        kept += MASK;
      }
      hiddenUntil = at + RUN;
    }
    if (at >= hiddenUntil) {
      kept += text.charAt(at);
    }
  }
  return kept;
}

/**
 * Takes the secrets out of a text, in whole or in pieces. Takes time in proportion to
 * the text's length.
 */
export function withoutSecrets(text: string, {runs, words}: Secrets): string {
  const masked = runs.size > 0 ? maskRuns(text, runs) : text;
  return words.size > 0
    ? masked.replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word) ? MASK : word))
    : masked;
}
