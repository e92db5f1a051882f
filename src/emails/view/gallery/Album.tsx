import Link from '@docusaurus/Link';
import {TrialLink} from '../../../chrome';
import {startWithCount} from '../../../site';
import {ButtonLink} from '../../../ui';
import type {Gallery} from '../../galleryData';
import styles from './Album.module.css';
import {GALLERY_PATH} from './metadata';
import {MOMENTS, ofMoment} from './moments';
import {Stamp} from './Stamps';

/** The collector's album: a strip of the page for each moment, a stamp for each email. */
export function Album({emails}: Pick<Gallery, 'emails'>) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.grid ?? ''}`}>
        <div className={styles.say}>
          <h1>{startWithCount(emails.length)} emails your product has to send.</h1>
          <p className="lead">
            Written, laid out and tested, from the welcome to the last goodbye. Take one
            as HTML, React or plain text, put your words in the gaps, and send it with the
            call beside it.
          </p>
          <div className={styles.go}>
            <ButtonLink to="#emails">Look at all {emails.length}</ButtonLink>
            <TrialLink kind="secondary">Try it free</TrialLink>
          </div>
          <p className={styles.fine}>Free to use in your product. No account needed.</p>
        </div>
        <nav className={styles.album} aria-label="Emails by moment">
          {MOMENTS.map(({moment, label}) => (
            <div key={moment} className={styles.strip}>
              <p className={styles.label}>{label}</p>
              <ul className={styles.stamps}>
                {ofMoment(emails, moment).map(({slug, name}) => (
                  <li key={slug}>
                    <Link to={`${GALLERY_PATH}${slug}/`}>
                      <Stamp slug={slug} />
                      <span className={styles.name}>{name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </section>
  );
}
