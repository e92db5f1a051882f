import {needsApp} from '../shell';
import styles from './CopyButton.module.css';
import {copyText, OUTCOMES, type Outcome} from './copyText';
import {OutcomeButton} from './OutcomeButton';
import {usePassing} from './usePassing';

interface CopyButtonProps {
  /** What to copy, asked when the button is pressed. */
  text: () => string;
  /** What is copied, for screen readers: "code", "DNS record". */
  what: string;
  /** Selected for copying by hand where the clipboard is refused. */
  fallback?: () => Element | null;
}

/** The class of buttons beside a text that can be taken along. */
export const codeButton = styles.copy;

/** Copies what React knows. For a text that stands in the page: `CopyText`. */
export function CopyButton({text, what, fallback}: CopyButtonProps) {
  const [outcome, show] = usePassing<Outcome | 'idle'>('idle');

  async function copy() {
    show(await copyText(text(), fallback?.()));
  }

  return (
    <button
      type="button"
      {...needsApp}
      className={codeButton}
      data-scripted
      data-outcome={outcome}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{OUTCOMES[outcome]}</span>
      <span className="vh"> {what}</span>
    </button>
  );
}

/** Marks the element around a text and the button that copies it. */
export const copyFrame = {'data-copy': ''} as const;
/** Marks the text that is copied; without it, it is the `code` in the frame that is shown. */
export const copied = {'data-copied': ''} as const;

/**
 * Copies the text that stands beside it in the same `copyFrame`, by `src/controls` and
 * without React.
 */
export function CopyText({what}: {what: string}) {
  return (
    <OutcomeButton name="copy" label={OUTCOMES.idle} what={what} className={codeButton} />
  );
}
