import {SEVERITY_WORDS, type Tone} from '../../view';
import {markOf, topicWords, type Mark, type Section} from '..';
import styles from './Marked.module.css';

const WORDS: Readonly<Record<Mark, string>> = {
  ...SEVERITY_WORDS,
  unneeded: 'Not needed',
  unanswered: 'No response',
  skipped: 'Not checked',
};

const TONES: Readonly<Record<Mark, Tone>> = {
  error: 'bad',
  warning: 'bad',
  note: 'unsure',
  fine: 'good',
  unneeded: 'none',
  unanswered: 'none',
  skipped: 'none',
};

/** What stands in the postmark, beside the word. */
const SIGNS: Readonly<Record<Mark, string>> = {
  error: '×',
  warning: '!',
  note: 'i',
  fine: '✓',
  unneeded: '–',
  unanswered: '?',
  skipped: '–',
};

/** What a check has found, postmarked as it went through. */
export function Marked({section}: {section: Section}) {
  const mark = markOf(section);
  return (
    <span className={styles.marked} data-mark={mark} data-tone={TONES[mark]}>
      <span className={styles.mark} aria-hidden="true">
        {SIGNS[mark]}
      </span>
      <span className={styles.name}>
        <b>{topicWords[section.topic].name}</b> <span>{WORDS[mark]}</span>
      </span>
      <span className="small quiet">{section.summary}</span>
    </span>
  );
}
