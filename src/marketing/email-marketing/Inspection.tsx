import Link from '@docusaurus/Link';
import {Part} from '../parts';
import styles from './Inspection.module.css';

const checks = [
  {
    title: 'Clean your list',
    text: 'Remove duplicates, spaces and typos without uploading the list.',
    link: {label: 'Email list cleaner', href: '/tools/email-list-cleaner/'},
  },
  {
    title: 'Validate the addresses',
    text: 'Check whether each domain accepts email.',
    link: {label: 'Email list validation', href: '/tools/email-list-validation/'},
  },
  {
    title: 'Check a single address',
    text: 'Find typos in an address that you got by phone.',
    link: {label: 'Email validator', href: '/tools/email-validator/'},
  },
  {
    title: 'Check your SPF record',
    text: 'Make sure there is one record with at most ten lookups.',
    link: {label: 'SPF checker', href: '/tools/spf-checker/'},
  },
  {
    title: 'Check your DKIM key',
    text: 'See whether the key is published, valid and long enough.',
    link: {label: 'DKIM checker', href: '/tools/dkim-checker/'},
  },
  {
    title: 'Check your DMARC policy',
    text: 'See the policy for your domain and where its reports go.',
    link: {label: 'DMARC checker', href: '/tools/dmarc-checker/'},
  },
] as const;

/** Six checks with a tool each, all free and without an account. */
export function Inspection() {
  return (
    <Part
      id="inspection"
      on="night"
      beside
      title="Six free checks before your first campaign"
      intro="Use them as a launch checklist. You need no account, and they run in your browser; those that look up DNS records name the resolver they use."
    >
      <ol className={styles.card}>
        {checks.map(({title, text, link: {label, href}}) => (
          <li key={href}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </Part>
  );
}
