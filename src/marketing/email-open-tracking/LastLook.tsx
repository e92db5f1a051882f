import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import styles from './LastLook.module.css';

/** What the two emails of the test look like afterwards. */
const RECORDS = [
  {subject: 'With tracking', openedAt: '10:02'},
  {subject: 'Without tracking', openedAt: 'null'},
] as const;

/** The last call: the test that everyone can make, with the records it leaves. */
export function LastLook() {
  return (
    <Section
      heading="try"
      on="field"
      split="18rem 1fr"
      align="middle"
      className={styles.section}
    >
      <dl className={styles.records} aria-hidden="true" data-twin="none">
        {RECORDS.map(({subject, openedAt}) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>
              <small>openedAt</small> {openedAt}
            </dd>
          </div>
        ))}
      </dl>
      <Say className={styles.plain}>
        <h2 id="try">Test open tracking free for 7 days</h2>
        <p>
          Send two emails to your own inbox and turn tracking on for one of them. Then
          open both in every mail app you have and see what is recorded.
        </p>
        <Actions>
          <TrialLink>Try it free</TrialLink>
          <ButtonLink to="/docs/api/email/#sendEmail.trackOpens" kind="secondary">
            Read the docs
          </ButtonLink>
        </Actions>
      </Say>
    </Section>
  );
}
