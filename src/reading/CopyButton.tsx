import {needsApp} from '../shell';
import styles from './CopyButton.module.css';
import {usePassing} from './usePassing';

type Outcome = 'idle' | 'copied' | 'refused';

const LABELS: Readonly<Record<Outcome, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  refused: 'Press Ctrl+C',
};

/** Selects the text of an element, for browsers that refuse the clipboard. */
function select(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

interface CopyButtonProps {
  /** What to copy, asked when the button is pressed. */
  text: () => string;
  /** What is copied, for screen readers: "code", "DNS record". */
  what: string;
  /** Selected for copying by hand where the clipboard is refused. */
  fallback?: () => Element | null;
}

export function CopyButton({text, what, fallback}: CopyButtonProps) {
  const [outcome, show] = usePassing<Outcome>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      show('copied');
    } catch {
      const element = fallback?.();
      if (element) {
        select(element);
      }
      show('refused');
    }
  }

  return (
    <button
      type="button"
      {...needsApp}
      className={styles.copy}
      data-outcome={outcome}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{LABELS[outcome]}</span>
      <span className="vh"> {what}</span>
    </button>
  );
}
