import Link from '@docusaurus/Link';
import {TrialActions} from '../parts';
import {Wren} from '../scenes';
import {Board} from './Board';
import styles from './Hero.module.css';

/** The hall: what the page is about above, the board below it. */
export function Hero() {
  return (
    <section className="wrap">
      <div className={styles.hero}>
        <div className={styles.say}>
          <h1>Email marketing for SaaS, without a second tool.</h1>
          <p className="lead">
            Newsletters, product updates and onboarding from the same contact list your
            app already uses, sent only to people who opted in, and kept apart from your
            receipts and sign-in codes.
          </p>
          <TrialActions to="/pricing/" label="See pricing" />
          <p className="small quiet">
            Free for 7 days. This page is the overview: consent, sender rules and how
            everything fits together. To see how one message is written and who receives
            it, read <Link to="/targeted-email-messages/">Messenger</Link>.
          </p>
          <h2>A week of email for a SaaS product</h2>
        </div>
        <Wren define carries stands />
      </div>
      <div className={styles.board}>
        <Board />
      </div>
    </section>
  );
}
