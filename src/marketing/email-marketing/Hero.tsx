import clsx from 'clsx';
import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Wren} from '../scenes';
import {Board} from './Board';
import styles from './Hero.module.css';

/** The hall: what the page is about above, the board below it. */
export function Hero() {
  return (
    <section className={clsx('wrap', styles.hero)}>
      <div className={styles.say}>
        <h1>Your whole week of email on one board.</h1>
        <p className="lead">
          {brand.name} sends the newsletter, the product update and the onboarding of a
          SaaS product, to people who said yes. Receipts and codes leave from the same
          house, on a track of their own.
        </p>
        <div className={styles.actions}>
          <TrialLink>Try it free</TrialLink>
          <ButtonLink to="/targeted-email-messages/" kind="secondary">
            Write a message
          </ButtonLink>
        </div>
      </div>
      <Wren define className={styles.wren} />
      <div className={styles.board}>
        <h2 className="vh">A week of emails</h2>
        <Board />
      </div>
    </section>
  );
}
