import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Part} from '../parts';
import styles from './Consent.module.css';

interface Coupon {
  /** A value of `ContactStatus` in `src/api/openapi.yaml`. */
  status: string;
  title: string;
  text: ReactNode;
  /** Whether newsletters and sequences may use it. */
  valid: boolean;
}

const coupons: readonly Coupon[] = [
  {
    status: 'pending',
    title: 'Asked',
    text: 'Somebody typed an address into your form. It may be a stranger’s, so it gets one email: please confirm.',
    valid: false,
  },
  {
    status: 'subscribed',
    title: 'Agreed',
    text: 'The link in that email was used, or your own sign-up asked the question and you saved the answer.',
    valid: true,
  },
  {
    status: 'unsubscribed',
    title: 'Left',
    text: 'By the link, by the button, or because you said so. If it was the person, only the person can go back.',
    valid: false,
  },
];

/** Consent as a ticket of three coupons, each a status of the contact. */
export function Consent() {
  return (
    <Part
      id="consent"
      on="tray"
      title="No ticket, no ride"
      intro="Every contact carries a status, and newsletters and sequences look at it before anything else. There is no setting to skip that."
    >
      <ol className={styles.ticket}>
        {coupons.map(({status, title, text, valid}) => (
          <li key={status} className={styles.coupon} data-valid={valid}>
            <h3>{title}</h3>
            <p className={styles.status}>
              <code>{status}</code>
            </p>
            <p>{text}</p>
            <p className={styles.gets}>
              {valid ? 'Gets newsletters and sequences' : 'Gets no newsletter'}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.words}>
        <p>
          Two more statuses come from outside: <code>bounced</code>, when the receiving
          server refused the address for good, and <code>complained</code>, when the
          reader pressed “spam”. Both end newsletters at once. What that means for
          receipts is in{' '}
          <Link to="/docs/contact-profiles-quickstart/#status">
            the table of statuses
          </Link>
          .
        </p>
        <p>
          In the EU you have to be able to show that somebody agreed (
          <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR, Article 7(1)</a>).
          So keep three things on your side: the day, the page, and the words of the
          question. This is no legal advice; the{' '}
          <Link to="/articles/transactional-email-vs-marketing-email/">
            two kinds of email and their laws
          </Link>{' '}
          have an article to themselves.
        </p>
      </div>
    </Part>
  );
}
