import clsx from 'clsx';
import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {acme, AcmeMark, Letter, Wren} from '../scenes';
import styles from './Hero.module.css';
import {SortingFrame} from './SortingFrame';

/** The message on the sorting desk, and the frame that shows whom it reaches. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={clsx('wrap', styles.top)}>
        <div className={styles.say}>
          <h1>{'Write it once. It\u00a0finds its readers.'}</h1>
          <p className="lead">
            Messenger sends a product update or a newsletter to the contacts you describe:
            by group, by plan, by anything you keep about them. Whoever said no is left
            out before it leaves.
          </p>
          <div className={styles.actions}>
            <TrialLink>Try it free for 7 days</TrialLink>
            <ButtonLink to="/docs/api/messenger/" kind="secondary">
              See the calls
            </ButtonLink>
          </div>
        </div>
        <div className={styles.pile}>
          <Wren define className={styles.wren} />
          <Letter
            from={acme.news}
            time="draft"
            subject="Folders, for those who test with us"
            className={styles.letter}
          >
            <AcmeMark className={styles.mark} />
            <p>
              Hello {'{{contact.name}}'}, you asked for a way to sort projects. It is in
              your sidebar since this morning.
            </p>
            <p className={styles.foot}>
              You get this as a beta tester. <u>Unsubscribe</u>
            </p>
          </Letter>
        </div>
      </div>
      <div className={styles.ground}>
        <div className="wrap">
          <h2 className="vh">Try it: who of twelve gets this message</h2>
          <SortingFrame />
        </div>
      </div>
    </section>
  );
}
