import {PAGE_EVENT} from '../../shell/plain';

/** Shows the first code below a heading of a guide in its tab; else the link to it stays. */
async function showCode(tab: HTMLInputElement): Promise<void> {
  const [path = '', heading] = tab.dataset['guide']?.split('#') ?? [];
  const slot = tab
    .closest('fieldset')
    ?.querySelector(`[data-pane=${tab.value}] > :empty`);
  if (slot) {
    const response = await fetch(path);
    const guide = new DOMParser().parseFromString(await response.text(), 'text/html');
    const code = guide.querySelector(`#${String(heading)} ~ figure pre`)?.parentElement;
    slot.replaceChildren(code ?? '');
  }
}

/** Shows the code of guides in all tabs of the chosen language. */
function showGuideCode(): void {
  const {codeLanguage} = document.documentElement.dataset;
  for (const tab of document.querySelectorAll<HTMLInputElement>('[data-guide]')) {
    if (tab.value === codeLanguage) {
      showCode(tab).catch(() => 0);
    }
  }
}

/** Follows the reader's language, and the pages that are shown after this one. */
export function watchGuideCode(): void {
  showGuideCode();
  addEventListener('change', showGuideCode);
  addEventListener(PAGE_EVENT, showGuideCode);
}
