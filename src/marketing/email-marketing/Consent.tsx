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
    title: 'Not confirmed yet',
    text: 'An address was entered in your form. Because it may belong to someone else, it gets one email that asks for confirmation.',
    valid: false,
  },
  {
    status: 'subscribed',
    title: 'Opted in',
    text: 'The link in that email was used, or your own signup asked the question and your code saved the answer.',
    valid: true,
  },
  {
    status: 'unsubscribed',
    title: 'Unsubscribed',
    text: 'They used the link or the button in an email, or your code set the status. People who unsubscribed can only subscribe again themselves.',
    valid: false,
  },
];

/** Consent, drawn as a ticket of three coupons, each a status of the contact. */
export function Consent() {
  return (
    <Part
      id="consent"
      on="tray"
      title="Opt-in only, and how it is enforced"
      intro="Every contact has a status, and newsletters and sequences check it before every email. You can’t turn that check off."
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
              {valid ? 'Gets newsletters and sequences' : 'Gets no newsletters'}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.words}>
        <p>
          Two more statuses are set by other servers: <code>bounced</code> when the
          receiving server permanently refused the address, and <code>complained</code>{' '}
          when the recipient reported spam. Both stop newsletters immediately. The{' '}
          <Link to="/docs/contact-profiles-quickstart/#status">table of statuses</Link>{' '}
          explains what they mean for receipts.
        </p>
        <p>
          In the EU, you have to be able to prove that a contact agreed (
          <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR, Article 7(1)</a>).
          So keep a record of the day, the page and the wording. This is not legal advice;
          our article on{' '}
          <Link to="/articles/transactional-email-vs-marketing-email/">
            transactional and marketing email
          </Link>{' '}
          explains the laws behind it.
        </p>
      </div>
    </Part>
  );
}
