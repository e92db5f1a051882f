import Link from '@docusaurus/Link';
import {brand} from '../../site';
import {Part} from '../parts';
import {acme} from '../scenes';
import styles from './OneClick.module.css';

const headers = `List-Unsubscribe: <https://u.${new URL(brand.url).hostname}/8Kf2q1>
List-Unsubscribe-Post: List-Unsubscribe=One-Click`;

const steps = [
  {
    title: 'The mail app shows a button',
    text: 'It shows one because the email has both headers and a DKIM signature that covers them.',
  },
  {
    title: 'The provider sends a request',
    text: 'The mailbox provider posts one line to the address, so no page opens and no login is needed.',
  },
  {
    title: 'The contact is unsubscribed',
    text: 'Newsletters stop, and every sequence of the contact ends.',
  },
  {
    title: 'Your product is notified',
    text: 'You receive the webhook contact.unsubscribed, so your own settings page can show the same status.',
  },
] as const;

/** What one click on the button does, from the mail app to the customer's product. */
export function OneClick() {
  return (
    <Part
      id="one-click"
      title="One-click unsubscribe in every campaign"
      intro={
        <>
          Every newsletter and every email of a sequence has an unsubscribe link, plus the
          headers that let a mail app show its own button (
          <a href="https://www.rfc-editor.org/rfc/rfc8058">RFC 8058</a>). It is always on,
          so there is nothing to set up.
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.app}>
          <p className={styles.bar}>
            <span>
              <b>{acme.news.name}</b> {acme.news.address}
            </span>
            <span className={styles.button}>Unsubscribe</span>
          </p>
          <p className={styles.subject}>November news</p>
          <div className={styles.lines} aria-hidden="true" />
          <pre className={styles.headers}>
            <code>{headers}</code>
          </pre>
        </div>
        <ol className={styles.steps}>
          {steps.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.note}>
        Receipts and sign-in codes have no unsubscribe link, because users still need
        their password resets. The docs explain{' '}
        <Link to="/docs/webhooks/">how webhooks are signed</Link>.
      </p>
    </Part>
  );
}
