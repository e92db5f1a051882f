import Link from '@docusaurus/Link';
import {brand} from '../../site';
import {Columns} from '../../ui';
import {Footnote, Part, Steps} from '../parts';
import {acme, Letter} from '../scenes';
import styles from './OneClick.module.css';

const headers = `List-Unsubscribe: <https://u.${new URL(brand.url).hostname}/8Kf2q1Zr4m0Tc7Wn5PQ1x9>
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
          <a href="https://www.rfc-editor.org/rfc/rfc8058">RFC 8058</a>). Both are added
          for you, but your postal address is not.{' '}
          <a href="https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business">
            US law
          </a>{' '}
          requires it in commercial email, so put it in your footer.
        </>
      }
    >
      <Columns split="1.1fr 1fr">
        <Letter
          from={acme.news}
          time={<span className={styles.button}>Unsubscribe</span>}
          subject="November news"
        >
          <div className={styles.lines} aria-hidden="true" />
          <pre className={styles.headers}>
            <code>{headers}</code>
          </pre>
        </Letter>
        <Steps of={steps} />
      </Columns>
      <Footnote>
        Receipts and sign-in codes have no unsubscribe link, because users still need
        their password resets. If your code acts on the webhook,{' '}
        <Link to="/docs/webhooks/">verify its signature</Link> first.
      </Footnote>
    </Part>
  );
}
