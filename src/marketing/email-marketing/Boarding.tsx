import {Part, TrialActions} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';
import {StampField} from '../scenes';
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
    <>
      <section aria-labelledby="end">
        <StampField at="88% 100%" from="3rem">
          <p className={styles.flaps} aria-hidden="true">
            <b>Mon</b>
            <b>09:00</b>
            <span />
          </p>
          <h2 id="end">Send your first newsletter during your 7-day free trial</h2>
          <TrialActions to="/contact/" label="Contact us" />
        </StampField>
      </section>
      <Part id="more" beside title="More about email marketing">
        <ReadOn pages={pages} />
      </Part>
    </>
  );
}
