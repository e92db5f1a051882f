import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {control} from '../shell';
import {brand} from '../site';
import styles from './Feedback.module.css';

/**
 * "Was this page helpful?" Sends nothing itself: `src/controls` raises an event, which
 * only analytics listens to, where it is configured, and then asks for a reason and a
 * comment, which the reader can send: to `FEEDBACK_URL`, or by email without it. Without
 * JavaScript there is a mail link.
 */
export function Feedback({title}: {title: string}) {
  const {customFields} = useDocusaurusContext().siteConfig;
  const mail = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(title)}`;
  return (
    <div className={styles.feedback} data-twin="none">
      <p id="feedback">{translate({message: 'Was this page helpful?'})}</p>
      <p className={styles.answers} role="group" aria-labelledby="feedback" data-scripted>
        <button type="button" {...control('feedback')} value="yes">
          {translate({message: 'Yes'})}
        </button>
        <button type="button" {...control('feedback')} value="no">
          {translate({message: 'No'})}
        </button>
      </p>
      <p role="status">
        <span hidden data-thanks="yes" suppressHydrationWarning>
          {translate({message: 'Thank you. What did you like?'})}
        </span>
        <span hidden data-thanks="no" suppressHydrationWarning>
          {translate({message: 'Thank you. What should we change?'})}
        </span>
      </p>
      {/* The form comes from `src/controls`, and React leaves it alone. */}
      <div
        role="status"
        className={styles.form}
        data-feedback={customFields?.['feedbackUrl'] ?? ''}
        data-mail={brand.supportEmail}
        data-title={title}
        dangerouslySetInnerHTML={{__html: ''}}
        suppressHydrationWarning
      />
      <noscript>
        <p>
          <a href={mail}>{translate({message: 'Tell us what is missing or wrong'})}</a>.
        </p>
      </noscript>
    </div>
  );
}
