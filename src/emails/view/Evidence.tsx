import Link from '@docusaurus/Link';
import {formatDate} from '../../reading';
import type {TemplatePage} from '../pageData';
import styles from './Evidence.module.css';

const WORDS = {
  y: 'Yes',
  e: 'As used',
  a: 'Partly',
  n: 'No',
  u: 'Not tested',
} as const;

type Weak = TemplatePage['evidence']['weak'][number];

function Row({feature}: {feature: Weak}) {
  const {title, url, support, instead} = feature;
  return (
    <tr>
      <th scope="row">
        <Link to={url}>{title}</Link>
      </th>
      {support.map((one, index) => (
        // The clients are always the same, in the same order.
        <td key={index} data-support={one}>
          {WORDS[one]}
        </td>
      ))}
      <td className={styles.instead}>{instead}</td>
    </tr>
  );
}

/** What mail clients make of the email, by Can I email's tests; the details fold. */
export function Evidence({evidence}: {evidence: TemplatePage['evidence']}) {
  const {clients, weak, strong, untested, dataDate, links} = evidence;
  const total = strong.length + weak.length;
  return (
    <div className={styles.evidence}>
      <h3 className={styles.title}>In six mail clients</h3>
      <p className={styles.lead}>
        The email uses {total} features of HTML and CSS that{' '}
        <Link to="https://www.caniemail.com/">Can I email</Link> has tested. Where one
        does not work, something stands in.
      </p>
      <ul className={styles.clients}>
        {clients.map(({label, works, fallback}) => (
          <li key={label}>
            <b>{label}</b>
            <i aria-hidden="true">
              <i style={{width: `${String((100 * works) / total)}%`}} />
            </i>
            <span>
              {works} work as used, {fallback} have a fallback
            </span>
          </li>
        ))}
      </ul>
      <details className={styles.fold}>
        <summary>Feature by feature, and what stands in</summary>
        {/* Wider than a phone: it scrolls, and the keyboard has to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroll} role="region" aria-label="Support" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                {clients.map(({label}) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">What holds there</th>
              </tr>
            </thead>
            <tbody>
              {weak.map((feature) => (
                <Row key={feature.title} feature={feature} />
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.rest}>
          Working in all as used here: {strong.join(', ')}. Used without a test of their
          own, as basics or for one client: {untested.join(', ')}.
        </p>
      </details>
      <p className={styles.rest}>
        Data: Can I email, MIT licence, © HTeuMeuLeu and contributors, as of{' '}
        {formatDate(dataDate)}. For each client the worst of its apps counts, each in the
        newest version tested. “As used” means that what a client lacks of a feature is
        not in this email. The new Outlook for Windows shows email as Outlook.com does.
      </p>
      <h3 className={styles.title}>In the tests</h3>
      <ul className={styles.checks}>
        <li>
          Sent over SMTP and read back: multipart/alternative, both parts word for word,
          UTF-8, no line over 998 octets.
        </li>
        <li>The plain text has the words of the HTML, in the same order.</li>
        <li>Each of the {links} links says where it goes.</li>
        <li>Valid HTML, by html-validate.</li>
        <li>Markup in a value stays text, and a script address becomes #.</li>
        <li>
          The React file renders to the same words and structure in React Email’s{' '}
          <code>render</code>.
        </li>
      </ul>
    </div>
  );
}
