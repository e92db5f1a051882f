import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Postmark, Stamp, Wren} from '../scenes';
import styles from './Hero.module.css';

const PROOFS = [
  {term: 'Who', text: 'A name, a role and a company. No initials.'},
  {term: 'Where', text: 'A link to the original, so you read it where it was written.'},
  {term: 'When', text: 'The day it was written, and the day its writer agreed.'},
] as const;

/** The back of an envelope: a letter is worth what its return address is worth. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="reviews">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h1 id="reviews">A review needs a return address.</h1>
          <p className="lead">
            Anybody can print praise of themselves. Here a review counts only with three
            things you can check. Whatever lacks one of them is marked as a sample.
          </p>
          <p className={styles.actions}>
            <ButtonLink to="#letters">Read the letters</ButtonLink>
            <ButtonLink to="#send" kind="secondary">
              Write one
            </ButtonLink>
          </p>
        </div>
        <div className={styles.desk}>
          <Wren define className={styles.wren} />
          <div className={styles.envelope}>
            <p className={styles.title}>If it cannot be checked, return to sender</p>
            <dl className={styles.proofs}>
              {PROOFS.map(({term, text}) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.corner} aria-hidden="true">
              <Stamp className={styles.stamp}>
                <p className={styles.print}>
                  <b>R</b>
                  review
                </p>
              </Stamp>
              <Postmark
                className={styles.mark}
                rim={[brand.name.toUpperCase(), 'RETURN DESK']}
                lines={['WHO?', 'WHERE?']}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
