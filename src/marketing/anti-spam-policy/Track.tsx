import {elements} from '../../reading';
import {Columns, Say, Section} from '../../ui';
import {Stops} from '../parts';
import styles from './Track.module.css';

const {h2: H2} = elements;

const STEPS = [
  {
    title: 'We review the account',
    text: 'A member of our team looks at the rates, the emails that were reported, and where new addresses come from.',
  },
  {
    title: 'We contact you',
    text: 'You get the rates and an example, and we ask where the addresses come from. Show us the form or the history of the list.',
  },
  {
    title: 'We pause what causes it',
    text: 'We pause the campaign, the sequence or the domain behind the problem. Sign-in codes and receipts are still sent as long as they are not affected.',
  },
  {
    title: 'You fix it',
    text: 'Remove contacts who never agreed and those whose consent you can’t prove, fix the form, and tell us what you changed.',
  },
  {
    title: 'We lift the pause or close the account',
    text: 'Once the cause is fixed, you can send as before. If it isn’t fixed or comes back, we close the account.',
  },
] as const;

const AT_ONCE = [
  'phishing, malware and forged senders',
  'an account or API key that was stolen',
  'a list that was clearly bought',
  'a campaign that is sent again after we paused it',
] as const;

/** What happens after a violation, step by step. */
export function Track() {
  return (
    <Section heading="steps" spaced>
      <Columns split="7fr 5fr" align="bottom">
        <H2 id="steps">What happens after a violation</H2>
        <p>
          We want you to send email that people want, not to close your account, so the
          process ends as soon as the problem is fixed.
        </p>
      </Columns>
      <Stops of={STEPS} className={styles.line} />
      <Columns split="1fr 1fr" className={styles.express}>
        <Say>
          <h3>When sending stops immediately</h3>
          <p>In these cases we stop sending first and contact you afterwards:</p>
          <ul>
            {AT_ONCE.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Say>
        <Say>
          <h3>When you disagree</h3>
          <p>
            Reply to the email about it. Someone who did not make the decision will review
            it.
          </p>
        </Say>
      </Columns>
    </Section>
  );
}
