type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What a field holds: whether it is checked, or its text. */
type Held = boolean | string;

/** The shell sets these two itself, and answers their changes without React. */
const SHELL_RADIOS = '[data-code-tab], [data-theme-choice]';

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    // The text of a file field is the browser's.
    (target instanceof HTMLInputElement && target.type !== 'file')
  );
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function heldBy(field: Field): Held {
  return isCheckable(field) ? field.checked : field.value;
}

/** What the field holds in the page's HTML. */
function firstHeldBy(field: Field): Held {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (
      (options.find(({defaultSelected}) => defaultSelected) ?? options[0])?.value ?? ''
    );
  }
  return isCheckable(field) ? field.defaultChecked : field.defaultValue;
}

/** Whether a field of the page holds something else than the page came with. */
export function isChanged(): boolean {
  return [...document.querySelectorAll<Field>('input, textarea, select')].some(
    (field) => !field.matches(SHELL_RADIOS) && heldBy(field) !== firstHeldBy(field),
  );
}

/** The text, not the caret. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const {selectionStart, selectionEnd} = field;
  // React notes what is written by the element's own setter, so it hears no change of it.
  field.value = field.defaultValue;
  const {prototype} =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  if (selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Makes a field hold something in such a way that React's `onChange` is called. */
function change(field: Field, held: Held): void {
  if (isCheckable(field)) {
    field.checked = !held;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(held);
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else {
    write(field, String(held));
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/**
 * Events that make React hydrate the whole page at once, without a paint in between: that is
 * 300 ms and more on a processor slowed four times.
 */
const HURRYING = [
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change', 'click'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
];

/**
 * Keeps an event in a field from React. Shortcuts pass, as do check boxes, radio buttons and
 * the fields of dialogs: search answers its own without React.
 */
function withhold(event: Event): void {
  const {target} = event;
  const {ctrlKey, metaKey} = event as Partial<KeyboardEvent>;
  const isShortcut = ctrlKey === true || metaKey === true;
  if (
    !isShortcut &&
    isField(target) &&
    !isCheckable(target) &&
    target.closest('dialog') === null
  ) {
    event.stopPropagation();
  }
}

/**
 * Keeps what visitors type, choose or slide before React has taken the page over. By
 * itself React takes a field's value for known when it hydrates, so no `onChange` ever
 * tells of it: the scene beside the field stays as it was, and the next rendering puts the
 * field back. A text area gets its first text back immediately. While the page hydrates, React
 * hears of no key in a field, so it goes in steps, and letters are painted between them.
 *
 * @returns to be called once the page is hydrated and outside of React's work: repeats what
 *   each field was changed to, for React to hear. Fields that the page has written into
 *   since (from its address, say) are left as they are.
 */
export function keepEarlyChanges(): () => void {
  const kept = new Map<Field, Held>();
  function keep(target: EventTarget | null) {
    if (isField(target) && !target.matches(SHELL_RADIOS)) {
      kept.set(target, heldBy(target));
    }
  }
  function hear({target}: Event) {
    keep(target);
  }
  addEventListener('input', hear, true);
  for (const type of HURRYING) {
    addEventListener(type, withhold, true);
  }
  // Also what the browser has filled in again.
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (heldBy(field) !== firstHeldBy(field)) {
      keep(field);
    }
  }

  return () => {
    removeEventListener('input', hear, true);
    for (const type of HURRYING) {
      removeEventListener(type, withhold, true);
    }
    // All are chosen first: what is told of one may put another back.
    [...kept]
      .filter(([field, held]) => {
        const [now, first] = [heldBy(field), firstHeldBy(field)];
        const wasReset = field instanceof HTMLTextAreaElement && now === first;
        // A radio button that is off says nothing: another one of its group is on.
        const isTold = field.type === 'radio' ? held === true : held !== first;
        return isTold && (now === held || wasReset);
      })
      .forEach(([field, held]) => {
        change(field, held);
      });
  };
}
