import {usePassing} from '../reading';
import {needsApp} from '../shell';
import {fillMarkdown, readStack} from '../stack';
import styles from './PageActions.module.css';

type Outcome = 'idle' | 'copied' | 'failed';

const LABELS: Readonly<Record<Outcome, string>> = {
  idle: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Not copied. Open the Markdown instead.',
};

/** The page's twin with the reader's own values. */
async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return fillMarkdown(await response.text(), readStack());
}

/**
 * Copies a text that is still on its way. Safari lets a page write in the moment of the
 * click only, so the clipboard is handed the promise where it takes one.
 */
async function copyPromised(text: Promise<string>): Promise<void> {
  if ('write' in navigator.clipboard && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

/** Puts the page's Markdown twin into the clipboard. */
export function CopyPage({twin}: {twin: string}) {
  const [outcome, show] = usePassing<Outcome>('idle');

  async function copy() {
    try {
      await copyPromised(fetchTwin(twin));
      show('copied');
    } catch {
      show('failed');
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
    </button>
  );
}
