import {brand} from '../../site';
import {Part} from '../parts';
import {mailOf} from './sendMail';
import styles from './Send.module.css';

const lines = [
  'What you send, and with which part of the platform',
  'What it replaced, if anything',
  'What works, and what does not',
  'Name, role and company, as they should be printed',
  'Where the public can read your review',
] as const;

/** A blank letter to the counter: what a review should hold, and where it goes. */
export function Send() {
  return (
    <Part
      id="send"
      title="Write one yourself"
      intro="Put it where everybody can read it: your blog, a review site, a post. Then send us the address."
      on="tray"
    >
      <div className={styles.sheet}>
        <p className={styles.to}>
          To: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>
          <a className={styles.open} href={mailOf(brand.supportEmail, lines)}>
            Open it in your mail program
          </a>
        </p>
        <p className={styles.quiet}>
          Send it from the address you log in with: that is how we see that you are a
          customer. Your address is not printed, and not used for anything else.
        </p>
      </div>
    </Part>
  );
}
