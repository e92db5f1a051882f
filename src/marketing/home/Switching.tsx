import Link from '@docusaurus/Link';
import {Part} from '../parts';
import styles from './Switching.module.css';

const ALTERNATIVES = [
  {provider: 'SendGrid', href: '/articles/sendgrid-alternatives/'},
  {provider: 'Postmark', href: '/articles/postmark-alternatives/'},
  {provider: 'Mailgun', href: '/articles/mailgun-alternatives/'},
  {provider: 'Amazon SES', href: '/articles/amazon-ses-alternatives/'},
  {provider: 'Brevo', href: '/articles/brevo-alternatives/'},
  {provider: 'Mandrill', href: '/articles/mandrill-alternatives/'},
] as const;

/** The way to the articles for those who come from another provider. */
export function Switching() {
  return (
    <Part
      id="switching"
      tall="32rem"
      on="ruled"
      beside
      title="Switching from another provider?"
      intro="Each comparison maps the API calls, shows prices with the date they were checked, lists what the other product does better, and says when to stay where you are."
    >
      <ul className={styles.labels}>
        {ALTERNATIVES.map(({provider, href}) => (
          <li key={href}>
            <Link to={href}>
              {provider} <span>alternatives</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
