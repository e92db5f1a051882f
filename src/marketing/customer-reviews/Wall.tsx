import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {formatDate} from '../../reading';
import {ChoiceRow, SampleMark} from '../../ui';
import {InkStamp} from '../scenes';
import {reviews, USES, type Review} from './reviews';
import {inOrder, isReal, usesOf} from './standing';
import styles from './Wall.module.css';

/** All letters, and a filter by use that the style sheet works. */
export function Wall() {
  const hasSamples = !reviews.every(isReal);
  useBrokenLinks().collectAnchor('letters');
  return (
    <section className={styles.wall} aria-labelledby="letters">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="letters">Letters received</h2>
          {hasSamples && (
            <p>
              <SampleMark /> These are no reviews. Nobody wrote them. They show what a
              letter will look like here, until the first real ones are in.
            </p>
          )}
        </div>
        <div className={styles.filter}>
          <ChoiceRow
            legend="About"
            inline
            name="use"
            options={[
              {value: 'all', label: 'Everything'},
              ...usesOf(reviews).map((use) => ({value: use, label: USES[use]})),
            ]}
          />
        </div>
        <ul className={styles.letters}>
          {inOrder(reviews).map((review, index) => (
            // Two letters may say the same; the order is fixed at build.
            <li key={index} data-use={review.use}>
              <LetterOf review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LetterOf({review}: {review: Review}) {
  const {use, text, who, role, company} = review;
  const real = isReal(review);
  return (
    <article className={clsx(styles.letter, !real && styles.isSample)}>
      <p className={styles.about}>
        {USES[use]} {!real && <SampleMark />}
      </p>
      <figure className={styles.quote}>
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <b>{who}</b>
          <span>
            {role}, {company}
          </span>
        </figcaption>
      </figure>
      <dl className={styles.proof}>
        <div>
          <dt>Original</dt>
          <dd>
            {real ? (
              <a href={review.source} rel="nofollow">
                {new URL(review.source).host}
              </a>
            ) : (
              'none'
            )}
          </dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>{real ? formatDate(review.writtenOn) : 'not yet'}</dd>
        </div>
        <div>
          <dt>Consent</dt>
          <dd>{real ? formatDate(review.consentOn) : 'none'}</dd>
        </div>
      </dl>
      <p className={styles.stamp}>
        <InkStamp tone={real ? 'good' : 'kept'}>
          {real ? 'Source seen' : 'Sample of the form'}
        </InkStamp>
      </p>
    </article>
  );
}
