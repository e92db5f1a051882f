import Link from '@docusaurus/Link';
import {MoreLink} from '../../ui';
import {Part} from '../parts';
import {acme} from '../scenes';
import styles from './Tracks.module.css';

/** Two tracks out of one house: what is kept apart, and what is shared. */
export function Tracks() {
  return (
    <Part
      id="tracks"
      title="Two tracks, one house"
      intro="Newsletters and receipts get different treatment from laws, readers and filters. Two products for them would keep the people apart as well, and those are the same."
    >
      <div className={styles.tracks}>
        <div className={styles.track}>
          <p className={styles.from}>{acme.news.address}</p>
          <h3>Marketing</h3>
          <p>
            Leaves when you decide. Needs a yes, and takes no for an answer. A subdomain
            of its own carries the complaints, should there be any.
          </p>
        </div>
        <div className={styles.house}>
          <h3>Shared</h3>
          <ul className={styles.shared}>
            <li>One profile for each person</li>
            <li>One status, true everywhere</li>
            <li>One look, from the same templates</li>
            <li>One place to ask “did she get it?”</li>
          </ul>
        </div>
        <div className={styles.track}>
          <p className={styles.from}>{acme.address}</p>
          <h3>Transactional</h3>
          <p>
            Leaves when the reader has done something. Nobody needs to have agreed to a
            receipt, and nobody can leave it by accident.
          </p>
        </div>
      </div>
      <p className={styles.more}>
        <MoreLink to="/articles/transactional-email-vs-marketing-email/">
          Sort twelve real emails yourself
        </MoreLink>
        <Link to="/email-sending-api/">The API for the second track</Link>
      </p>
    </Part>
  );
}
