import {elements} from '../../reading';
import styles from './Track.module.css';

const {h2: H2} = elements;

const STEPS = [
  {
    title: 'We look',
    text: 'At the figures, at the emails that were reported, and at where new addresses come from. A person does this, not a rule alone.',
  },
  {
    title: 'We write to you',
    text: 'With the figures, an example, and the question where these addresses are from. Show us the form or the list’s history.',
  },
  {
    title: 'We stop what hurts',
    text: 'The campaign, the sequence or the domain that causes it. Codes and receipts go on as long as they are clean.',
  },
  {
    title: 'You mend it',
    text: 'Take out those who never agreed, ask the doubtful ones again from another place, repair the form. Tell us what you changed.',
  },
  {
    title: 'We open again, or part',
    text: 'If the cause is gone, you send as before. If it is still there, or comes back, the account is closed.',
  },
] as const;

const AT_ONCE = [
  'phishing, malware, forged senders',
  'an account or key in a stranger’s hands',
  'a list that was bought, beyond doubt',
  'the same campaign again, after we stopped it',
] as const;

/** What happens when a line is crossed, station by station. */
export function Track() {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <div className="wrap">
        <div className={styles.head}>
          <H2 id="steps">What we do, step by step</H2>
          <p>
            The aim is mail that is wanted, not a closed account. You can leave this line
            at its fourth station.
          </p>
        </div>
        <ol className={styles.line}>
          {STEPS.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.express}>
          <h3>Without a stop in between</h3>
          <p>Sending ends at once, and we write afterwards, for:</p>
          <ul>
            {AT_ONCE.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            You think we are wrong? Answer the email that told you. Somebody who did not
            take the decision reads it again.
          </p>
        </div>
      </div>
    </section>
  );
}
