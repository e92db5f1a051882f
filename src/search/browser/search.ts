import {translate} from '@docusaurus/Translate';
/*
 * The search of the docs, in plain DOM: compiled into a script of its own, which is fetched
 * when the box is approached, and works the same before React and after it. React renders
 * the dialog and its field, and never touches what is drawn here. It may replace the dialog
 * together with the page, so elements are looked up when they are used.
 */
import type {PageLink} from '../siteData';
import {fetchSiteData} from './data';
import {looksPasted} from '../paste/looksPasted';
import {adoptStyles, element} from './elements';
import {engine} from './engine';
import {failureNotice} from './failureNotice';
import {explain, type Explanation} from './pasteScript';
import {createQuestions, resultsOf, type SearchState} from './questions';
import {addRecent, readRecent, removeRecent} from './recentSearches';
import {LISTBOX_ID, resultList} from './results';
import css from './search.css';
import {moveAmongRows, recentList, suggestionList} from './start';
import {visit} from './visit';

/** The dialog as React has rendered it, and what is drawn into it. */
interface View {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** What was found, or where to start. */
  body: HTMLElement;
  /** What a screen reader is told. */
  status: HTMLElement;
}

let view: View | undefined;
/** What stands in the field, as far as it was taken. */
let query = '';
/** Whether the dialog is open and this script has taken it over. */
let isOpen = false;
/** Whether the visitor has asked to go to the first result, be it there or not yet. */
let isSubmitted = false;
/** Place of the chosen result. */
let active = 0;
/** Whether something in the list is being pressed: redrawn, it would lose its click. */
let isPressed = false;
let suggestions: readonly PageLink[] | undefined;
let hasFailed = false;
/** What was pasted, explained, or a sentence on why it is not; it goes with the next key. */
let explained: Pick<Explanation, 'card' | 'said'> | undefined;

const questions = createQuestions(engine, () => {
  draw();
  goIfAsked();
});

/* Drawing */

function footOf(): HTMLElement {
  const keys = [
    ['↑', '↓', translate({message: 'choose'})],
    ['Enter', translate({message: 'open'})],
    ['Esc', translate({message: 'close'})],
  ].map((words) =>
    element(
      'span',
      {},
      ...words.slice(0, -1).flatMap((key) => [element('kbd', {}, key), ' ']),
      words.at(-1) ?? '',
    ),
  );
  return element(
    'div',
    {class: 'search-foot'},
    element('p', {class: 'search-keys', 'aria-hidden': 'true'}, ...keys),
  );
}

/** The view of the dialog that the page has now. */
function currentView(): View | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (dialog !== view?.dialog) {
    view = undefined;
    isOpen = false;
  }
  const field = dialog?.querySelector<HTMLInputElement>('[role="combobox"]');
  const place = dialog?.querySelector('[data-search-answers]');
  if (dialog && field && place && !(view && place.contains(view.body))) {
    const body = element('div', {class: 'search-body'});
    const status = element('p', {class: 'vh', role: 'status'});
    place.replaceChildren(body, footOf(), status);
    drawn = undefined;
    view = {dialog, field, body, status};
  }
  return view;
}

/** What a screen reader is told about the results. */
function announcement(state: SearchState): string {
  if (state.status !== 'found') {
    return '';
  }
  const results = state.results.length;
  const pages = new Set(state.results.map(({path}) => path)).size;
  if (results === 0) {
    return translate({message: 'Nothing found.'});
  }
  if (results === 1) {
    return translate({message: '1 result on 1 page.'});
  }
  return pages === 1
    ? translate({message: '{results} results on 1 page.'}, {results})
    : translate({message: '{results} results on {pages} pages.'}, {results, pages});
}

function notice(...children: readonly (Node | string)[]): HTMLElement {
  return element('p', {class: 'search-notice'}, ...children);
}

function nothingFound(): HTMLElement {
  const [before = '', after = ''] = translate({
    message:
      'Nothing found for {query}. Try fewer or other words, or the name of a field or an error.',
  }).split('{query}');
  return notice(before, element('b', {}, query.trim()), after);
}

function failure(): HTMLElement {
  const made = failureNotice(() => {
    fetchSuggestions();
    questions.again();
  });
  made.className = 'search-notice';
  return made;
}

/** Where to start, when nothing is asked. */
function startOf({dialog}: View): HTMLElement[] {
  const recent = readRecent();
  const cross = dialog.querySelector('form[method="dialog"] svg');
  return [
    ...(recent.length > 0 && cross ? [recentList(recent, cross)] : []),
    suggestions
      ? suggestionList(translate({message: 'Start here'}), suggestions)
      : hasFailed
        ? failure()
        : notice(translate({message: 'Loading the search …'})),
  ];
}

/** What stands below the field. */
function contentsOf(state: SearchState, shown: View): HTMLElement[] {
  switch (state.status) {
    case 'blank':
      return startOf(shown);
    case 'failed':
      return [failure()];
    default: {
      if (state.results.length > 0) {
        return [resultList(state.results)];
      }
      return state.status === 'searching'
        ? [notice(translate({message: 'Searching …'}))]
        : [
            nothingFound(),
            ...(suggestions
              ? [suggestionList(translate({message: 'Pages to start from'}), suggestions)]
              : []),
          ];
    }
  }
}

function options(): HTMLElement[] {
  return [...(view?.body.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** Chooses a result, and tells the field (WAI-ARIA combobox). */
function choose(place: number): void {
  const all = options();
  active = Math.max(0, Math.min(place, all.length - 1));
  all.forEach((one, index) => {
    one.setAttribute('aria-selected', String(index === active));
  });
  const chosen = all[active];
  const field = view?.field;
  field?.setAttribute('aria-expanded', String(chosen !== undefined));
  if (chosen) {
    field?.setAttribute('aria-controls', LISTBOX_ID);
    field?.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({block: 'nearest'});
  } else {
    field?.removeAttribute('aria-controls');
    field?.removeAttribute('aria-activedescendant');
  }
}

/** The results that are drawn: they stay while the next ones are searched. */
let drawn: readonly unknown[] | undefined;

function draw(): void {
  if (!view || !isOpen || isPressed) {
    return;
  }
  const state = questions.state();
  const results = resultsOf(state);
  view.body.dataset['searching'] = String(state.status === 'searching');
  view.status.textContent = (explained?.said ?? '') + announcement(state);
  if (results.length === 0 || results !== drawn) {
    const {activeElement: focused} = document;
    const hadFocus = view.body.contains(focused);
    view.body.replaceChildren(
      ...(explained ? [explained.card] : []),
      ...contentsOf(state, view),
    );
    drawn = results;
    if (hadFocus) {
      // The same row, if it is still there: more may have come below it.
      const rows = [...view.body.querySelectorAll<HTMLElement>('[data-row]')];
      const same = rows.find(({textContent}) => textContent === focused?.textContent);
      (same ?? view.field).focus();
    }
  }
  choose(active);
  if (explained && active === 0) {
    // The explanation comes first, and not the result that is chosen.
    view.body.scrollTop = 0;
  }
}

/* What the visitor does */

/** Fetches what the start shows beside recent searches. */
function fetchSuggestions(): void {
  hasFailed = false;
  drawStart();
  fetchSiteData().then(
    (data) => {
      ({suggestions} = data);
      drawStart();
    },
    () => {
      hasFailed = true;
      drawStart();
    },
  );
}

function drawStart(): void {
  if (questions.state().status === 'blank') {
    draw();
  }
}

/**
 * Takes what stands in the field.
 *
 * @param given what it stands for, if that is more than a line can hold
 */
function read(given?: string): void {
  const {value} = view?.field ?? {value: ''};
  // React is told once more what was typed before it was there: that is nothing new.
  if (value !== query) {
    query = value;
    isSubmitted = false;
    isPressed = false;
    if (explained) {
      explained = undefined;
      drawn = undefined;
    }
    // Another query begins at its first result.
    choose(0);
    questions.ask(query);
    if (looksPasted(given ?? value)) {
      void showExplanation(given ?? value);
    }
  }
}

/** Puts another query into the field; `given` is as in `read`. */
function write(next: string, given?: string): void {
  if (view) {
    view.field.value = next;
    view.field.focus();
    read(given);
  }
}

/** Shows above the results what an error means; the field gets a question in its place. */
async function showExplanation(text: string): Promise<void> {
  const asked = query;
  const explanation = await explain(text).catch((): Explanation => {
    const said = translate({
      message:
        'This error could not be explained, because part of the search did not load. Check your connection and paste it again.',
    });
    return {query: asked, said, card: notice(said)};
  });
  if (query === asked && explanation) {
    if (text !== asked) {
      write(explanation.query, '');
    }
    explained = explanation;
    drawn = undefined;
    draw();
  }
}

/** The dialog has been closed: the next time it begins anew. */
function end(): void {
  isOpen = false;
  // A context menu and a drag end a press without a word.
  isPressed = false;
  drawn = undefined;
  if (view) {
    view.field.value = '';
    view.body.replaceChildren();
  }
  read();
}

function go(address: string): void {
  if (query.trim()) {
    addRecent(query);
  }
  view?.dialog.close();
  end();
  visit(address);
}

function goIfAsked(): void {
  const address = options()[active]?.getAttribute('href');
  if (isSubmitted && address && questions.state().status === 'found') {
    go(address);
  }
}

/** True for a click that asks for a new tab or window: the browser's own business. */
function isForBrowser({ctrlKey, metaKey, shiftKey, altKey, button}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

function click(event: MouseEvent, pressed: Element): void {
  const link = pressed.closest('[role="option"], a[data-row]');
  const address = link?.getAttribute('href');
  const again = pressed.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
  const removed = pressed.closest<HTMLElement>('[data-remove]')?.dataset['remove'];
  if (address && !isForBrowser(event)) {
    event.preventDefault();
    go(address);
  } else if (again !== undefined) {
    write(again);
  } else if (removed !== undefined) {
    removeRecent(removed);
    draw();
  }
}

function press(event: KeyboardEvent, dialog: HTMLElement): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined || event.isComposing) {
    return;
  }
  event.preventDefault();
  const {length} = options();
  if (length > 0) {
    choose((active + step + length) % length);
  } else {
    moveAmongRows(dialog, step);
  }
}

/** Listens to an event of the page where it happens in the dialog that is open. */
function inside<Type extends keyof DocumentEventMap>(
  type: Type,
  hear: (event: DocumentEventMap[Type], target: Element, shown: View) => void,
): void {
  document.addEventListener(
    type,
    (event) => {
      const {target} = event;
      if (target instanceof Element && isOpen && view?.dialog.contains(target)) {
        hear(event, target, view);
      }
    },
    // Some of these do not bubble, and nothing may hide the others.
    true,
  );
}

function listen(): void {
  inside('input', (_, target, {field}) => {
    if (target === field) {
      read();
    }
  });
  inside('paste', (event, target, {field}) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (target === field && looksPasted(text)) {
      event.preventDefault();
      write(text.replace(/\s+/g, ' ').trim().slice(0, field.maxLength), text);
    }
  });
  inside('submit', (event, target) => {
    if (target.matches('[role="search"]')) {
      event.preventDefault();
      isSubmitted = true;
      goIfAsked();
    }
  });
  inside('keydown', (event, target, {dialog}) => {
    // A part that scrolls has the arrows for itself.
    if (!target.matches('[tabindex="0"]')) {
      press(event, dialog);
    }
  });
  inside('click', (event, target) => {
    click(event, target);
  });
  inside('mousemove', (_, target) => {
    const option = target.closest<HTMLElement>('[role="option"]');
    const place = option ? options().indexOf(option) : -1;
    if (place >= 0 && place !== active) {
      choose(place);
    }
  });
  inside('mousedown', (_, target, {dialog, body}) => {
    // What is around the sheet is the dialog itself.
    if (target === dialog) {
      dialog.close();
    }
    isPressed = body.contains(target);
  });
  addEventListener('mouseup', () => {
    if (isPressed) {
      isPressed = false;
      // After the click.
      setTimeout(draw);
    }
  });
  inside('close', (_, target, {dialog}) => {
    if (target === dialog) {
      end();
    }
  });
}

adoptStyles(css);
listen();

/** Fetches the engine and its index ahead; what cannot be had now is fetched when needed. */
export function warmUp(): void {
  fetchSiteData().catch(() => undefined);
  // What goes wrong here goes wrong again, visibly, with the first question.
  engine.search('', new AbortController().signal).catch(() => undefined);
}

/**
 * Takes over the dialog that has just been opened, and answers what stands in its field.
 * Does nothing when that has been done.
 */
export function openSearch(): void {
  const shown = currentView();
  if (!shown?.dialog.open) {
    // Closed again before this script was there.
    end();
  } else if (!isOpen) {
    isOpen = true;
    warmUp();
    fetchSuggestions();
    read();
    draw();
  }
}
