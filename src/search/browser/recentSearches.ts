/** Where the visitor's own searches are kept (local storage), newest first. */
export const RECENT_KEY = 'site.recentSearches';

const MOST = 5;
const LONGEST = 80;

/** Recent searches, newest first; what anybody else wrote there is left out. */
export function readRecent(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(value)
      ? value
          .filter(
            (entry): entry is string => typeof entry === 'string' && entry.trim() !== '',
          )
          .slice(0, MOST)
      : [];
  } catch {
    // Refused or no JSON: there are none.
    return [];
  }
}

function write(searches: readonly string[]): string[] {
  const kept = searches.slice(0, MOST);
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(kept));
  } catch {
    // Refused: the list holds as long as the dialog.
  }
  return kept;
}

/** Puts a search first; at most 80 characters of it. */
export function addRecent(query: string): string[] {
  const entry = query.trim().slice(0, LONGEST);
  const others = readRecent().filter((one) => one !== entry);
  return write(entry ? [entry, ...others] : others);
}

export function removeRecent(query: string): string[] {
  return write(readRecent().filter((entry) => entry !== query));
}
