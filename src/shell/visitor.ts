/** What the `user` cookie tells about a visitor who is logged in. */
export interface Visitor {
  /** At most two letters; empty when the name has none. */
  initials: string;
  /** An https address, normalised and safe inside a CSS `url("…")`. */
  picture?: string | undefined;
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.match(/\p{L}[\p{L}\p{M}'’.-]*/gu) ?? [];
  return [first, others.at(-1) ?? '']
    .map((word) => /./u.exec(word)?.[0])
    .join('')
    .toLocaleUpperCase();
}

function safePicture(value: unknown): string | undefined {
  try {
    // `URL` takes anything for text.
    const url = new URL(value as string);
    // A backslash survives in a URL's query; in CSS it would begin an escape.
    return url.protocol === 'https:'
      ? url.href.replace(/["\\]/g, encodeURIComponent)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the visitor from a cookie header.
 *
 * @param cookies `document.cookie`: pairs separated by semicolons. The `user` cookie
 *   holds JSON `{name, googleData: {picture}}`, percent-encoded or not.
 * @returns the visitor, or `undefined` when there is no such cookie or its name is empty
 * @throws {Error} when the cookie is there and is not such JSON
 */
export function readVisitor(cookies: string): Visitor | undefined {
  const raw = /(?:^|;\s*)user=([^;]*)/.exec(cookies)?.[1];
  if (!raw) {
    return undefined;
  }
  const json = raw.includes('{') ? raw : decodeURIComponent(raw);
  // Throws where the JSON is no object, and `trim` where its name is no text.
  const {name, googleData} = JSON.parse(json) as {
    name: string;
    googleData?: {picture?: unknown};
  };
  if (!name.trim()) {
    return undefined;
  }
  const given = googleData?.picture;
  const picture = given ? safePicture(given) : undefined;
  return {initials: initialsOf(name), picture};
}
