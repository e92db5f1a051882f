import Link from '@docusaurus/Link';
import {MoreLink} from '../../ui';
import {Part} from '../parts';
import {acme} from '../scenes';
import styles from './Tracks.module.css';

/** Two streams of email: what is kept apart, and what is shared. */
export function Tracks() {
  return (
    <Part
      id="tracks"
      title="Marketing and transactional email on separate streams"
      intro="Laws, readers and spam filters treat newsletters and receipts differently, so they are sent separately. The people who receive them are the same, so both use one contact list."
    >
      <div className={styles.tracks}>
        <div className={styles.track}>
          <p className={styles.from}>{acme.news.address}</p>
          <h3>Marketing</h3>
          <p>
            You decide when it is sent, and it only goes to people who opted in. A
            separate subdomain protects your main address from complaints.
          </p>
        </div>
        <div className={styles.house}>
          <h3>Shared</h3>
          <ul className={styles.shared}>
            <li>One profile for each contact</li>
            <li>One subscription status</li>
            <li>One set of templates</li>
            <li>One log of every email</li>
          </ul>
        </div>
        <div className={styles.track}>
          <p className={styles.from}>{acme.address}</p>
          <h3>Transactional</h3>
          <p>
            It is sent when the user does something. A receipt needs no opt-in, and users
            can’t unsubscribe from it by accident.
          </p>
        </div>
      </div>
      <p className={styles.more}>
        <MoreLink to="/articles/transactional-email-vs-marketing-email/">
          Transactional or marketing email? Try twelve examples
        </MoreLink>
        <Link to="/email-sending-api/">Email sending API</Link>
      </p>
    </Part>
  );
}
