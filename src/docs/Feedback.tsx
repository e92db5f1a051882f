import {useState} from 'react';
import {needsApp} from '../shell';
import {brand} from '../site';
import styles from './Feedback.module.css';
import type {FeedbackDetail} from './types';

/**
 * "Was this page helpful?" Sends nothing itself: it raises an event that nobody listens
 * to unless analytics is configured. Without JavaScript there is a mail link.
 */
export function Feedback({title, path}: {title: string; path: string}) {
  const [helpful, setHelpful] = useState<boolean>();
  const mail = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(title)}`;

  function answer(isHelpful: boolean) {
    setHelpful(isHelpful);
    dispatchEvent(
      new CustomEvent<FeedbackDetail>('postwren:feedback', {
        detail: {path, helpful: isHelpful},
      }),
    );
  }

  return (
    <div className={styles.feedback} data-twin="none">
      <p id="feedback">Was this page helpful?</p>
      <p className={styles.answers} role="group" aria-labelledby="feedback">
        <button
          type="button"
          {...needsApp}
          onClick={() => {
            answer(true);
          }}
        >
          Yes
        </button>
        <button
          type="button"
          {...needsApp}
          onClick={() => {
            answer(false);
          }}
        >
          No
        </button>
      </p>
      <p role="status">
        {helpful === true && 'Thank you.'}
        {helpful === false && (
          <>
            Thank you. <a href={mail}>Tell us what is missing or wrong</a>.
          </>
        )}
      </p>
      <noscript>
        <p>
          <a href={mail}>Tell us what is missing or wrong</a>.
        </p>
      </noscript>
    </div>
  );
}
