import {control} from '../shell';
import {brand} from '../site';
import styles from './Feedback.module.css';

/**
 * "Was this page helpful?" Sends nothing itself: `src/controls` raises an event, which
 * only analytics listens to, where it is configured. Without JavaScript there is a mail link.
 */
export function Feedback({title}: {title: string}) {
  const mail = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(title)}`;
  return (
    <div className={styles.feedback} data-twin="none">
      <p id="feedback">Was this page helpful?</p>
      <p className={styles.answers} role="group" aria-labelledby="feedback">
        <button type="button" {...control('feedback')} value="yes">
          Yes
        </button>
        <button type="button" {...control('feedback')} value="no">
          No
        </button>
      </p>
      <p role="status">
        <span hidden data-thanks="yes" suppressHydrationWarning>
          Thank you.
        </span>
        <span hidden data-thanks="no" suppressHydrationWarning>
          Thank you. <a href={mail}>Tell us what is missing or wrong</a>.
        </span>
      </p>
      <noscript>
        <p>
          <a href={mail}>Tell us what is missing or wrong</a>.
        </p>
      </noscript>
    </div>
  );
}
