import {brand} from '../../site';
import {TrialActions} from '../parts';
import {acme, Postmark, Rings, Stamp, Wren} from '../scenes';
import {Editor} from './Editor';
import styles from './Hero.module.css';
import {Returned} from './Returned';
import {SentLetter} from './SentLetter';
import {useSending} from './useSending';

const PATH = `${new URL(brand.api).pathname}/emails`;

/** The page is a letter: what we say on the left, its stamp on the right. */
export function Hero() {
  const sending = useSending();
  const {answer} = sending;
  const isSent = !answer || answer.email !== undefined;
  const [, status, reason] = /^(\d+) (.*)/.exec(answer?.title ?? '202 Accepted') ?? [];
  return (
    <section className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.say}>
          <h1>Every email your SaaS sends, from one place.</h1>
          <p className="lead">
            {brand.name} sends your receipts and sign-in codes by API, your onboarding as
            sequences, and your product news from a visual editor. One verified domain,
            one contact list, and one log of what happened to each email.
          </p>
          <TrialActions />
          <p className="small quiet">
            7-day free trial. Your first email in under 30 minutes. Made in the EU since{' '}
            {brand.founded}.
          </p>
        </div>
        <div className={styles.field}>
          <Stamp className={styles.stamp}>
            <Rings className={styles.rings} />
          </Stamp>
          <p className={styles.face} aria-hidden="true">
            <b>{status}</b> {reason}
          </p>
          <p className={styles.imprint} aria-hidden="true">
            <span>{brand.name}</span> <span>{brand.founded}</span>
          </p>
          <div
            className={styles.scene}
            role="group"
            aria-label={`A wren stands on an email with a sign-in code from a product called ${acme.name}. Below it is the API call that sent the email, with its response.`}
            data-twin="none"
          >
            {isSent && (
              <Postmark
                className={styles.postmark}
                rim={[brand.name.toUpperCase(), 'MADE IN THE EU']}
                lines={['SINCE', String(brand.founded)]}
                waves
                fresh
              />
            )}
            <Wren define className={styles.wren} />
            {answer && !isSent ? (
              <Returned className={styles.letter} answer={answer} />
            ) : (
              <SentLetter className={styles.letter} email={answer?.email} />
            )}
            <Editor className={styles.call} call={`POST ${PATH}`} sending={sending} />
          </div>
        </div>
      </div>
    </section>
  );
}
