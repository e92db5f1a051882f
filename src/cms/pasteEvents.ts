/** Pastes into the text of an article, on their way to the editor. */
import {showNotice} from './notice';
import {readPaste} from './paste';

const TEXT = '.field[data-key-path="body"] .lexical-root';

/** HTML of an event that the text of an article would take. */
function pastedHtml({target, clipboardData}: ClipboardEvent): string {
  const isText =
    target instanceof Element &&
    target.closest(TEXT) !== null &&
    !target.matches('input, textarea');
  return (isText && clipboardData?.getData('text/html')) || '';
}

/** Hands the editor what was pasted in the form that the site knows, and says what was lost. */
export function takePastes(): void {
  const handled = new WeakSet<Event>();
  window.addEventListener(
    'paste',
    (event) => {
      const html = handled.has(event) ? '' : pastedHtml(event);
      if (!html) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      const pasted = readPaste(html);
      if (pasted.html) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', pasted.html);
        const clean = new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          cancelable: true,
        });
        handled.add(clean);
        event.target?.dispatchEvent(clean);
      }
      showNotice(pasted.remarks);
    },
    true,
  );
}
