import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Part} from '../parts';
import {mailOf} from './sendMail';
import styles from './Send.module.css';

const lines = [
  'What you send, and with which features',
  'What you used before',
  'What works well and what doesn’t',
  'Your name, role and company',
  'The link to your public review',
] as const;

/** A blank letter: what a review should contain, and where it goes. */
export function Send() {
  return (
    <Part
      id="send"
      title="Write a review"
      intro="Be one of the first: publish your review on your blog, a review site or social media, then send us the link."
      on="tray"
      beside
    >
      <div className={styles.sheet}>
        <p>
          To: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
        <ol>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>
          <ButtonLink to={mailOf(brand.supportEmail, lines)} target="_self">
            Open in your mail app
          </ButtonLink>
        </p>
        <p className="small quiet">
          Send it from the address you log in with, so that we can see you are a customer.
          We don’t publish your address or use it for anything else.
        </p>
      </div>
    </Part>
  );
}
