import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {formatDate} from '../../reading';
import {ChoiceRow, Rows, Section} from '../../ui';
import {InkStamp} from '../scenes';
import {USES, type Review} from './reviews';
import {shown, usesOf, type RealReview} from './standing';
import styles from './Wall.module.css';

/** All reviews that were checked, and a filter by use that the style sheet works. */
export function Wall({reviews}: {reviews: readonly Review[]}) {
  const real = shown(reviews);
  useBrokenLinks().collectAnchor('letters');
  return (
    real.length > 0 && (
      <Section heading="letters" on="tray" spaced className={styles.wall}>
        <h2 id="letters">Reviews by customers</h2>
        <ChoiceRow
          legend="About"
          inline
          name="use"
          options={[
            {value: 'all', label: 'Everything'},
            ...usesOf(real).map((use) => ({value: use, label: USES[use]})),
          ]}
        />
        <ul className={styles.letters}>
          {real.map((review) => (
            <li key={review.source} data-use={review.use}>
              <LetterOf review={review} />
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}

function LetterOf({review}: {review: RealReview}) {
  const {use, text, who, role, company, source, writtenOn, consentOn} = review;
  return (
    <article className={styles.letter}>
      <p>{USES[use]}</p>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <b>{who}</b>
          <span className="small quiet">
            {role}, {company}
          </span>
        </figcaption>
      </figure>
      <Rows as="dl" pair="5rem minmax(0, 1fr)">
        <div>
          <dt>Original</dt>
          <dd>
            <a href={source} rel="nofollow">
              {new URL(source).host}
            </a>
          </dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>{formatDate(writtenOn)}</dd>
        </div>
        <div>
          <dt>Consent</dt>
          <dd>{formatDate(consentOn)}</dd>
        </div>
      </Rows>
      <p>
        <InkStamp tone="good">Source checked</InkStamp>
      </p>
    </article>
  );
}
