import {acme, ana, InkStamp, Letter} from '../scenes';
import styles from './Confirm.module.css';

const RECEIPT = [
  {
    question: 'Who',
    answer: ana.address,
    note: 'Confirmed from that mailbox, whoever typed the address.',
  },
  {
    question: 'When',
    answer: '3 Nov 2026, 09:04 UTC',
    note: 'The moment of the confirmation, and of the form before it.',
  },
  {
    question: 'Where',
    answer: 'acme.example/blog/',
    note: 'The page the form stood on.',
  },
  {
    question: 'To what',
    answer: 'You get about one email a month from Acme. Every one has a link to leave.',
    note: 'The words as they were on that day, not as they are now.',
  },
] as const;

/** Double opt-in as three counters one after the other, and the receipt it leaves. */
export function Confirm() {
  return (
    <section className={styles.section} aria-labelledby="double-opt-in">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="double-opt-in">Asked once, confirmed once</h2>
          <p>
            Anybody can type anybody’s address into a form. Double opt-in is the second
            question, put to the mailbox itself.
          </p>
        </div>
        <ol className={styles.counters}>
          <li>
            <h3>The form</h3>
            <p>
              The address is kept as <InkStamp tone="kept">pending</InkStamp>
            </p>
            <p>
              No product update and no sequence goes to a pending contact. What your code
              sends on its own, such as a receipt, still does.
            </p>
          </li>
          <li>
            <h3>One email</h3>
            <Letter from={acme} time="09:01" subject="Was that you?">
              <div className={styles.body}>
                <p>Somebody asked for news from Acme with this address.</p>
                <p className={styles.button}>Yes, send me the news</p>
                <p>If it was not you, do nothing. You will get no other email.</p>
              </div>
            </Letter>
          </li>
          <li>
            <h3>The answer</h3>
            <p>
              Pressed: <InkStamp tone="good">subscribed</InkStamp>
            </p>
            <p>
              Your server hears <code>contact.subscribed</code> by webhook.
            </p>
            <p className={styles.silence}>
              Not pressed: it stays <code>pending</code>, and no news goes there.
            </p>
          </li>
        </ol>
        <div className={styles.proof}>
          <div>
            <h3 className={styles.title}>Why a regulator asks for the receipt</h3>
            <p>
              The GDPR does not name double opt-in. It says that whoever relies on consent
              must be able to demonstrate it (Article 7(1)), that silence and boxes ticked
              beforehand are none (recital 32), and that leaving is as easy as joining
              (Article 7(3)).
            </p>
            <p>
              To demonstrate it you answer four questions, for one person, years later.
              The form carries page and wording so that no answer comes without them. The
              API shows status and times, so keep a list of pages and wordings too. This
              is no legal advice.
            </p>
          </div>
          <div className={styles.receipt}>
            <p className={styles.receiptHead}>
              <b>Return receipt</b>
              <span lang="fr">Avis de réception</span>
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
