/** Milliseconds an outcome stands on its button. */
const SHOWN = 2500;

const timers = new WeakMap<Element, number>();

/**
 * Shows for a moment on a button what came of pressing it: its label is the live region in
 * it, and `data-outcome` is for the style sheet.
 *
 * @param words what the button says, by outcome; `idle` is its resting state
 */
export function showOutcome<Outcome extends string>(
  button: HTMLElement,
  outcome: Outcome,
  words: Readonly<Record<Outcome | 'idle', string>>,
): void {
  const show = (next: Outcome | 'idle') => {
    button.dataset['outcome'] = next;
    const label = button.querySelector('[aria-live]');
    if (label) {
      label.textContent = words[next];
    }
  };
  show(outcome);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => {
      show('idle');
    }, SHOWN),
  );
}
