/** `"1\a 2\a 3"`: the numbers of so many lines, as a string of CSS. */
function numbersOf(lines: number): string {
  const numbers = Array.from({length: lines}, (_, index) => String(index + 1));
  return `"${numbers.join('\\a ')}"`;
}

/**
 * Shows or hides the line numbers of a block of code. They are a text of its style and no
 * part of the page, so neither a copy nor a selection has them. All samples of the block
 * get as many as the longest has, and each is cut off where its own code ends.
 */
export function toggleLines(button: HTMLElement): void {
  const frame = button.closest<HTMLElement>('[data-copy]');
  if (!frame) {
    return;
  }
  const isOn = frame.toggleAttribute('data-lines');
  button.setAttribute('aria-pressed', String(isOn));
  const counts = [...frame.querySelectorAll('code')].map(
    ({textContent}) => textContent.split('\n').length,
  );
  frame.style.setProperty('--lines', isOn ? numbersOf(Math.max(...counts)) : null);
}
