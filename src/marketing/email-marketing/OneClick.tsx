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
    text: 'It found both headers, and a DKIM signature that covers them.',
  },
  {
    title: 'It posts one line',
    text: 'The reader’s provider calls the address. No page opens, nobody has to log in.',
  },
  {
    title: 'The status turns',
    text: 'The contact is unsubscribed, and every sequence she is on ends.',
  },
  {
    title: 'Your product hears of it',
    text: 'The webhook contact.unsubscribed arrives, so your own settings page can agree.',
  },
] as const;

/** What one press of the button does, from the mail app to the customer's product. */
export function OneClick() {
  return (
    <Part
      id="one-click"
      title="The way out is one press"
      intro={
        <>
          Each newsletter and each email of a sequence carries a link to unsubscribe, and
          the headers that let a mail app draw the button itself (
          <a href="https://www.rfc-editor.org/rfc/rfc8058">RFC 8058</a>). You don’t switch
          it on.
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
        Receipts and codes carry neither link nor header: nobody should be able to leave
        the password reset. <Link to="/docs/webhooks/">How webhooks are signed</Link> is
        in the docs.
      </p>
    </Part>
  );
}
