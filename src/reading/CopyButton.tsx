import {useEffect, useRef, useState} from 'react';
import {needsApp} from '../shell';
import styles from './CopyButton.module.css';

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
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      const element = fallback?.();
      if (element) {
        select(element);
      }
      setOutcome('refused');
    }
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOutcome('idle');
    }, 2500);
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
