/** What the browser has stored under a key; nothing in privacy modes that refuse storage. */
export function stored(
  area: 'localStorage' | 'sessionStorage',
  key: string,
): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was stored: some privacy modes refuse it */
export function store(
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
