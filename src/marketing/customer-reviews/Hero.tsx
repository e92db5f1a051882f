import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Postmark, Stamp, Wren} from '../scenes';
import styles from './Hero.module.css';

const PROOFS = [
  {term: 'Who', text: 'The full name, role and company of the author.'},
  {term: 'Where', text: 'A link to the public original.'},
  {term: 'When', text: 'The day it was written, and the day the author agreed.'},
] as const;

/**
 * The back of an envelope, with what every review has to bear.
 *
 * @param hasReviews whether a review is on the page
 */
export function Hero({hasReviews}: {hasReviews: boolean}) {
  return (
    <section className={styles.hero} aria-labelledby="reviews">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h1 id="reviews">Customer reviews, checked before they appear here.</h1>
          <p className="lead">
            A review of {brand.name}, the email platform for SaaS companies, is published
            with a name, a company and a link to the original.
            {!hasReviews &&
              ' Until the first ones are confirmed, here is what you can check for yourself today.'}
          </p>
          <p className={styles.actions}>
            {hasReviews ? (
              <ButtonLink to="#letters">Read the reviews</ButtonLink>
            ) : (
              <ButtonLink to="#verify">Verify it yourself</ButtonLink>
            )}
            <ButtonLink to="#send" kind="secondary">
              Write a review
            </ButtonLink>
          </p>
        </div>
        <div className={styles.layout}>
          <Wren define className={styles.wren} />
          <div className={styles.envelope}>
            <p className={styles.title}>What every review has</p>
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
                rim={[brand.name.toUpperCase(), 'CHECKED']}
                lines={['WHO?', 'WHERE?']}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
