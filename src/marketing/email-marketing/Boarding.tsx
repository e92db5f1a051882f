import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Rings} from '../scenes';
import styles from './Boarding.module.css';

const pages: readonly ReadOnPage[] = [
  {kind: 'Platform 1', title: 'Messenger', href: '/targeted-email-messages/'},
  {kind: 'Platform 2', title: 'Email automation', href: '/automated-email-sequences/'},
  {kind: 'Platform 3', title: 'Subscribe forms', href: '/subscribe-forms/'},
  {kind: 'Platform 4', title: 'Email sending API', href: '/email-sending-api/'},
  {kind: 'Article', title: 'Domain reputation', href: '/articles/domain-reputation/'},
  {kind: 'Article', title: 'What is DMARC?', href: '/articles/what-is-dmarc/'},
];

/** The last call: the board's next line, still without a subject. */
export function Boarding() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.field}>
        <Rings className={styles.rings} />
        <div className="wrap">
          <div className={styles.call}>
            <p className={styles.flaps} aria-hidden="true">
              <b>Mon</b>
              <b>09:00</b>
              <span />
            </p>
            <h2 id="end">Next Monday, nine o’clock. What will it say?</h2>
            <div className={styles.actions}>
              <TrialLink>Start your free week</TrialLink>
              <ButtonLink to="/contact/" kind="secondary">
                Ask us first
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap">
        <h2 className={styles.next}>All platforms</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
