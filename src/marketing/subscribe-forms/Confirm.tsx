import {acme, ana, InkStamp, Letter} from '../scenes';
import styles from './Confirm.module.css';

const RECEIPT = [
  {
    question: 'Who',
    answer: ana.address,
    note: 'The address was confirmed from that mailbox.',
  },
  {
    question: 'When',
    answer: '3 Nov 2026, 09:04 UTC',
    note: 'The time of the confirmation, and of the form before it.',
  },
  {
    question: 'Where',
    answer: 'acme.example/blog/',
    note: 'The page the form was on.',
  },
  {
    question: 'What',
    answer:
      'You get about one email a month from Acme. Every email has an unsubscribe link.',
    note: 'The wording as it was on that day.',
  },
] as const;

/** Double opt-in in three steps, and the proof of consent it leaves. */
export function Confirm() {
  return (
    <section className={styles.section} aria-labelledby="double-opt-in">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="double-opt-in">Double opt-in, step by step</h2>
          <p>
            Anyone can type someone else’s address into a form. With double opt-in, the
            owner of the mailbox has to confirm it before you may send newsletters.
          </p>
        </div>
        <ol className={styles.counters}>
          <li>
            <h3>The form is submitted</h3>
            <p>
              The address is stored as <InkStamp tone="kept">pending</InkStamp>
            </p>
            <p>
              Pending contacts get no product updates and no sequences. Single emails from
              your code, such as receipts, still reach them.
            </p>
          </li>
          <li>
            <h3>We send one email</h3>
            <Letter from={acme} time="09:01" subject="Was that you?">
              <div className={styles.body}>
                <p>This address was entered to receive news from Acme.</p>
                <p className={styles.button}>Yes, send me the news</p>
                <p>
                  If this wasn’t you, ignore this email and you won’t get another one.
                </p>
              </div>
            </Letter>
          </li>
          <li>
            <h3>The subscriber confirms</h3>
            <p>
              The status is now <InkStamp tone="good">subscribed</InkStamp>
            </p>
            <p>
              Your server receives the webhook event <code>contact.subscribed</code>.
            </p>
            <p className={styles.silence}>
              Without a confirmation, the contact stays <code>pending</code> and gets no
              newsletters.
            </p>
          </li>
        </ol>
        <div className={styles.proof}>
          <div>
            <h3 className={styles.title}>Proof of consent under the GDPR</h3>
            <p>
              The GDPR does not mention double opt-in. It says that you must be able to
              demonstrate consent if you rely on it (Article 7(1)), that silence and
              pre-checked boxes are not consent (recital 32), and that withdrawing has to
              be as easy as agreeing (Article 7(3)).
            </p>
            <p>
              To demonstrate consent, you have to answer four questions about one person,
              possibly years later. The form submits the page and the wording with each
              signup. The API shows the status and the times, so keep a list of your pages
              and wordings, too. This is not legal advice.
            </p>
          </div>
          <div className={styles.receipt}>
            <p className={styles.receiptHead}>
              <b>Proof of consent</b>
              <span>For one subscriber</span>
            </p>
            <dl>
              {RECEIPT.map(({question, answer, note}) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>
                    <b>{answer}</b>
                    <span>{note}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
