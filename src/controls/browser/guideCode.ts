import {PAGE_EVENT} from '../../shell/plain';

/** Guides that were asked for, by address. */
const guides = new Map<string, Promise<Document>>();

async function fetchGuide(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answered ${String(response.status)}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** A guide that could not be fetched is fetched again when it is next asked for. */
async function getGuide(path: string): Promise<Document> {
  const guide = guides.get(path) ?? fetchGuide(path);
  guides.set(path, guide);
  try {
    return await guide;
  } catch (error) {
    guides.delete(path);
    throw error;
  }
}

/** Where the code of a tab belongs, for as long as nothing is there. */
const emptySlot = (tab: HTMLInputElement) =>
  tab.closest('fieldset')?.querySelector(`[data-pane=${tab.value}] > :empty`);

/** Tabs that the reader has chosen and whose code is still to come. */
export function waitingTabs(around: ParentNode): HTMLInputElement[] {
  const {codeLanguage} = document.documentElement.dataset;
  return [...around.querySelectorAll<HTMLInputElement>('[data-guide]')].filter(
    (tab) => tab.value === codeLanguage && emptySlot(tab),
  );
}

/**
 * Shows the first code below a heading of a guide in its tab. Throws where there is none, and
 * the link to the guide stays.
 */
export async function showCode(tab: HTMLInputElement): Promise<Element> {
  const [path = '', heading = ''] = tab.dataset['guide']?.split('#') ?? [];
  const guide = await getGuide(path);
  const pane = guide.querySelector(`#${heading} ~ figure pre`)?.parentElement;
  if (!pane) {
    throw new Error(`${path} has no code below #${heading}.`);
  }
  const shown = pane.cloneNode(true) as Element;
  emptySlot(tab)?.replaceChildren(shown);
  return shown;
}

function showWaiting(): void {
  for (const tab of waitingTabs(document)) {
    showCode(tab).catch(() => 0);
  }
}

/** Follows the reader's language, and the pages that are shown after this one. */
export function watchGuideCode(): void {
  showWaiting();
  addEventListener('change', showWaiting);
  addEventListener(PAGE_EVENT, showWaiting);
}
