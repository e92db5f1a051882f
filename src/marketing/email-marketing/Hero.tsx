import Link from '@docusaurus/Link';
import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import {Wren} from '../scenes';
import {Board} from './Board';
import styles from './Hero.module.css';

/** The hall: what the page is about above, the board below it. */
export function Hero() {
  return (
    <Section first>
      <div className={styles.hero}>
        <Say className={styles.say}>
          <h1>Email marketing for SaaS, without a second tool.</h1>
          <p className="lead">
            Newsletters, product updates and onboarding from the same contact list your
            app already uses, sent only to subscribed contacts, and kept apart from your
            receipts and sign-in codes.
          </p>
          <Actions>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/pricing/" kind="secondary">
              See pricing
            </ButtonLink>
          </Actions>
          <p className="small">
            Free for 7 days. This page is the overview: consent, sender rules and how
            everything fits together. To see how one message is written and who receives
            it, read <Link to="/targeted-email-messages/">Messenger</Link>.
          </p>
          <h2>A week of email for a SaaS product</h2>
        </Say>
        <Wren define carries stands />
      </div>
      <Board />
    </Section>
  );
}
