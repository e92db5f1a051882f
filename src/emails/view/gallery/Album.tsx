import Link from '@docusaurus/Link';
import {TrialLink} from '../../../chrome';
import {Actions, ButtonLink, Columns, Say, Section} from '../../../ui';
import type {Gallery} from '../../galleryData';
import styles from './Album.module.css';
import {GALLERY_PATH} from './metadata';
import {MOMENTS, ofMoment} from './moments';
import {Stamp} from './Stamps';

/** The collector's album: a strip of the page for each moment, a stamp for each email. */
export function Album({emails}: Pick<Gallery, 'emails'>) {
  return (
    <Section className={styles.hero}>
      <Columns split="minmax(0, 1fr) minmax(0, 38rem)" from={80} align="middle">
        <Say>
          <h1>{emails.length} transactional email templates, free to use</h1>
          <p className="lead">
            From the welcome email to the canceled subscription, each one is written,
            designed, and tested. Put in your brand once, copy a template as HTML, React,
            or plain text, and send it with the API call beside it.
          </p>
          <Actions>
            <ButtonLink to="#emails">See all {emails.length} templates</ButtonLink>
            <TrialLink kind="secondary">Try it free</TrialLink>
          </Actions>
          <p className="small">
            You can use them in your product for free, and you do not need an account.
          </p>
        </Say>
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
      </Columns>
    </Section>
  );
}
