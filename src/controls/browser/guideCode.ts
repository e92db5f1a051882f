import {PAGE_EVENT} from '../../shell/plain';

/** Guides as they were built, by path. Those that could not be fetched are asked for again. */
const guides = new Map<string, Promise<Document>>();

async function fetchGuide(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answered ${String(response.status)}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The first code below a heading. */
function codeBelow(heading: Element | null): Element | null | undefined {
  for (let next = heading; next; next = next.nextElementSibling) {
    const code = next.querySelector('pre')?.parentElement;
    if (code) {
      return code;
    }
  }
  return null;
}

/** Puts the code of a guide below its tab. Without it, the link to the guide stays. */
async function showCode(tab: HTMLInputElement): Promise<void> {
  const {pathname, hash} = new URL(tab.dataset['guide'] ?? '', location.href);
  const slot = tab
    .closest('fieldset')
    ?.querySelector(`[data-pane="${tab.value}"] [data-guide-code]`);
  if (!slot || slot.firstChild) {
    return;
  }
  const guide = guides.get(pathname) ?? fetchGuide(pathname);
  guides.set(pathname, guide);
  try {
    const code = codeBelow((await guide).getElementById(hash.slice(1)));
    slot.replaceChildren(...(code ? [document.importNode(code, true)] : []));
  } catch {
    guides.delete(pathname);
  }
}

/** Shows the code of guides in all tabs of the chosen language. */
function showGuideCode(): void {
  const {codeLanguage} = document.documentElement.dataset;
  for (const tab of document.querySelectorAll<HTMLInputElement>('[data-guide]')) {
    if (tab.value === codeLanguage) {
      void showCode(tab);
    }
  }
}

/** Follows the reader's language, and the pages that are shown after this one. */
export function watchGuideCode(): void {
  showGuideCode();
  addEventListener('change', showGuideCode);
  addEventListener(PAGE_EVENT, showGuideCode);
}
