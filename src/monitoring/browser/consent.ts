/** Whether the visitor has agreed to be counted with cookies. */
export type Choice = 'agreed' | 'refused';

/** Where the visitor's choice about analytics is kept (local storage). */
export const CONSENT_KEY = 'site.consent';

/** Days for which a choice holds; then the question is put again. */
export const CONSENT_DAYS = 180;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Reads a choice as it was kept: `agreed 2026-11-22`.
 *
 * @param text anything, also what somebody else wrote there
 * @param now milliseconds since 1970
 * @returns undefined when there is none, or when it is too old
 */
export function parseChoice(text: string | null, now: number): Choice | undefined {
  const [, choice, day] = /^(agreed|refused) (\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  const age = (now - Date.parse(day ?? '')) / DAY;
  // A day to come is a clock that was put right since.
  return age >= -1 && age <= CONSENT_DAYS ? (choice as Choice) : undefined;
}

/** @returns the choice with its day, as `parseChoice` reads it */
export function formatChoice(choice: Choice, now: number): string {
  return `${choice} ${new Date(now).toISOString().slice(0, 10)}`;
}

/** The visitor's choice; undefined where storage is refused. */
export function readChoice(): Choice | undefined {
  try {
    return parseChoice(localStorage.getItem(CONSENT_KEY), Date.now());
  } catch {
    return undefined;
  }
}

/** Keeps the visitor's choice; where storage is refused it holds for this page. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(CONSENT_KEY, formatChoice(choice, Date.now()));
  } catch {
    // The question is put again on the next page.
  }
}

/** Deletes the cookies whose names begin so, at this host and every domain above it. */
export function deleteCookies(prefix: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (name.startsWith(prefix)) {
      for (const domain of ['', ...domains]) {
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
    }
  }
}
