/*
 * The text of a page is in its HTML. Where nothing in it needs React, the server says so on the
 * body (`src/shell/template.ts`): then React takes over what is around the text, and leaves the
 * text itself as it is, without its scripts, until another page is shown.
 */

/** The component that would draw the text of a page. */
interface Page {
  preload: () => Promise<unknown>;
}

/** The one whose text is still the server's. */
let owner: Page | undefined;
/** The first page that is loaded is that of the document. Server rendering has none. */
let isTaken = !(typeof document === 'object' && 'keepsText' in document.body.dataset);

/**
 * Asks whether a page has to load nothing, because it is in view as the server has written it.
 *
 * @param page that is about to be shown or is shown
 */
export function keepsText(page: Page): boolean {
  if (!isTaken) {
    isTaken = true;
    owner = page;
  }
  return owner === page;
}

/** Whether the page in view has the text, and so the head, that the server has written. */
export const isTextKept = (): boolean => owner !== undefined;

/**
 * Loads what draws such a page, before another one is shown: on the way back the browser scrolls
 * to the place where it was left only if it is there at once.
 */
export async function loadText(): Promise<void> {
  try {
    await owner?.preload();
  } catch {
    // Is loaded again on the way back.
  }
}

/** Another page is shown from now on. */
export function leaveText(): void {
  owner = undefined;
}
