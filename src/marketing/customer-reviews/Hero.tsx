import {brand} from '../../site';
import {Actions, ButtonLink, Rows, Say, Section} from '../../ui';
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
    <Section first heading="reviews" split="1.1fr 1fr" align="middle">
      <Say>
        <h1 id="reviews">Customer reviews, checked before they appear here.</h1>
        <p className="lead">
          A review of {brand.name}, the email platform for SaaS companies, is published
          with a name, a company and a link to the original.
          {!hasReviews &&
            ' Until the first ones are confirmed, here is what you can check for yourself today.'}
        </p>
        <Actions>
          {hasReviews ? (
            <ButtonLink to="#letters">Read the reviews</ButtonLink>
          ) : (
            <ButtonLink to="#verify">Verify it yourself</ButtonLink>
          )}
          <ButtonLink to="#send" kind="secondary">
            Write a review
          </ButtonLink>
        </Actions>
      </Say>
      <div>
        <Wren define stands />
        <div className={styles.envelope}>
          <b>What every review has</b>
          <Rows as="dl" pair="minmax(auto, 5rem) 1fr">
            {PROOFS.map(({term, text}) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Rows>
          <div className={styles.corner} aria-hidden="true">
            <Postmark
              className={styles.mark}
              rim={[brand.name.toUpperCase(), 'CHECKED']}
              lines={['WHO?', 'WHERE?']}
            />
            <Stamp className={styles.stamp}>
              <p>
                <b>R</b>
                review
              </p>
            </Stamp>
          </div>
        </div>
      </div>
    </Section>
  );
}
