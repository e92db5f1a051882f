import Link from '@docusaurus/Link';
import {Part} from '../parts';
import styles from './Inspection.module.css';

const checks = [
  {
    title: 'Is the list in order?',
    text: 'Doubles, blanks and typing errors go. Nothing is uploaded.',
    link: {label: 'List cleaner', href: '/tools/email-list-cleaner/'},
  },
  {
    title: 'Do the addresses exist, as far as one can see?',
    text: 'Each domain is asked once whether it takes mail.',
    link: {label: 'List validation', href: '/tools/email-list-validation/'},
  },
  {
    title: 'Is this one right?',
    text: 'For the address somebody read to you on the phone.',
    link: {label: 'Email validator', href: '/tools/email-validator/'},
  },
  {
    title: 'May we send for you?',
    text: 'One SPF record, and not too many lookups in it.',
    link: {label: 'SPF checker', href: '/tools/spf-checker/'},
  },
  {
    title: 'Is the key published?',
    text: 'Its length, its form, its selector.',
    link: {label: 'DKIM checker', href: '/tools/dkim-checker/'},
  },
  {
    title: 'Does anybody watch the name?',
    text: 'The policy for your domain, and where its reports go.',
    link: {label: 'DMARC checker', href: '/tools/dmarc-checker/'},
  },
] as const;

/** The inspector's card: six checks with a tool each, all free and without an account. */
export function Inspection() {
  return (
    <Part
      id="inspection"
      on="night"
      beside
      title="Before the first departure"
      intro="Six checks that need no account with us. They run in your browser; those about DNS name the resolver they ask."
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
