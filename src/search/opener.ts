/*
 * The way from a page to its search. The dialog and its field stand in the page's HTML;
 * everything else is a script of its own, which is fetched here when the box is approached.
 * It needs no React, so it works before React is there, and where React never comes.
 */

import {failureNotice} from './browser/failureNotice';

/** What the compiled search exports: see `browser/search.ts`. */
interface SearchScript {
  warmUp: () => void;
  openSearch: () => void;
}

const BOX = '[data-search]';
const DIALOG = '[data-search-dialog]';
const FORM = `${DIALOG} form[role="search"]`;

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`${DIALOG}[open]`);
}

/**
 * Makes the search of every page work: fetches it when the box gets the focus or is
 * pressed, opens the dialog, and keeps an Enter that comes before the script. A script that
 * could not be loaded is requested again with the next approach, press or retry.
 *
 * @param entry public path of the compiled search
 */
export function watchSearch(entry: string): void {
  let loading: Promise<SearchScript> | undefined;
  let isLoaded = false;
  let failures = 0;

  function load(): Promise<SearchScript> {
    // Browsers keep the failure of a module with its address, so each try has its own.
    const address = failures ? `${entry}?retry=${String(failures)}` : entry;
    loading ??= (import(address) as Promise<SearchScript>).then(
      (script) => {
        isLoaded = true;
        return script;
      },
      (error: unknown) => {
        failures += 1;
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function warmUp() {
    load().then(
      (script) => {
        script.warmUp();
      },
      // It is requested again, and said, when the dialog opens.
      () => undefined,
    );
  }

  function open() {
    const dialog = document.querySelector<HTMLDialogElement>(DIALOG);
    if (dialog && !dialog.open) {
      dialog.showModal();
    }
    load().then(
      (script) => {
        script.openSearch();
      },
      () => {
        openDialog()
          ?.querySelector('[data-search-answers]')
          ?.replaceChildren(failureNotice(open));
      },
    );
  }

  function approach({target}: Event) {
    if (target instanceof Element && target.closest(BOX)) {
      warmUp();
    }
  }

  // On the window, and first: the shell may stop what React is to hear later.
  addEventListener('focusin', approach, true);
  // Not every browser focuses a button that is pressed.
  addEventListener('pointerdown', approach, true);
  addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest(BOX)) {
        open();
      }
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const {target: form} = event;
      if (form instanceof HTMLFormElement && form.matches(FORM)) {
        event.preventDefault();
        if (!isLoaded) {
          load().then(
            () => {
              form.requestSubmit();
            },
            () => undefined,
          );
        }
      }
    },
    true,
  );

  // What was done before this script was there.
  if (openDialog()) {
    open();
    return;
  }
  // It may have been closed again, or the browser has put back what stood there once.
  document.querySelector<HTMLFormElement>(FORM)?.reset();
  if (document.activeElement?.closest(BOX)) {
    warmUp();
  }
}
