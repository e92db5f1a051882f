import {CopyButton, isoDate} from '../../reading';
import {Say, Section} from '../../ui';
import {ana, Slip, SlipHead, SlipRows} from '../scenes';
import styles from './Proof.module.css';
import type {FormState} from './state';
import {pageOf, wordingLine} from './way';

/** The four questions behind a consent, and the answers of the form that was built above. */
export function Proof({form}: {form: FormState}) {
  const answers = [
    {
      question: 'Who',
      answer: ana.address,
      note: 'The contact’s email, confirmed from that mailbox.',
    },
    {
      question: 'When',
      answer: '3 Nov 2026, 09:04 UTC',
      note: 'The timestamp of the webhook contact.subscribed, while createdAt is the time of the signup.',
    },
    {
      question: 'Where',
      answer: `acme.example${pageOf(form)}`,
      note: 'The form submits this page.',
    },
    {
      question: 'What',
      answer: form.consent || 'No wording yet',
      note: 'The form submits this wording, as you wrote it above.',
    },
  ];
  return (
    <Section heading="proof" on="tray" split="5fr 6fr" align="middle">
      <Say>
        <h2 id="proof">What you need to prove consent, and what to record yourself</h2>
        <p>
          The GDPR does not mention double opt-in, but says that you must be able to
          demonstrate consent if you rely on it (Article 7(1)). It also says that silence
          and pre-checked boxes are not consent (recital 32), and that withdrawing has to
          be as easy as agreeing (Article 7(3)).
        </p>
        <p>
          To demonstrate it, you have to answer four questions about one person, possibly
          years later. Our webhook names the contact and the time, but not the form, and
          it is also sent when your own code sets the status. Record the form, the page
          and the wording yourself for each signup. This is not legal advice.
        </p>
        <p className={styles.copy}>
          A line for your own records, with today’s date:{' '}
          <CopyButton
            what="the line"
            text={() => wordingLine(form, isoDate(Date.now()))}
          />
        </p>
      </Say>
      <Slip tone="red" className={styles.receipt}>
        <SlipHead title="Proof of consent">For one subscriber</SlipHead>
        <SlipRows pair="4.5rem minmax(0, 1fr)">
          {answers.map(({question, answer, note}) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <b>{answer}</b>
                <span>{note}</span>
              </dd>
            </div>
          ))}
        </SlipRows>
      </Slip>
    </Section>
  );
}
