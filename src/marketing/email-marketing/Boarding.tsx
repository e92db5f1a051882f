import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Rings} from '../scenes';
import styles from './Boarding.module.css';

const pages: readonly ReadOnPage[] = [
  '/targeted-email-messages/',
  '/automated-email-sequences/',
  '/subscribe-forms/',
  '/email-sending-api/',
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
            <h2 id="end">Send your first newsletter in your 7-day free trial</h2>
            <div className={styles.actions}>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/contact/" kind="secondary">
                Contact us
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap">
        <h2 className={styles.next}>More about email marketing</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
