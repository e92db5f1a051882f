import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {formatDate} from '../../reading';
import {Table} from '../../ui';
import type {TemplatePage} from '../pageData';
import styles from './Evidence.module.css';
import signs from './Signs.module.css';

/** Numbers in words, as headings have them. */
const NUMBERS: Readonly<Record<number, string>> = {
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
};

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
      <h3 className={styles.title}>
        Support in {NUMBERS[clients.length] ?? clients.length} mail clients
      </h3>
      <p className={styles.lead}>
        The email uses {total} features of HTML and CSS that{' '}
        <Link to="https://www.caniemail.com/">Can I email</Link> has tested. Where a
        client does not support one of them, a fallback takes its place.
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
        <summary>Feature by feature, with each fallback</summary>
        {/* Wider than a phone: it scrolls, and the keyboard has to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroll} role="region" aria-label="Support" tabIndex={0}>
          <Table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                {clients.map(({label}) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">Fallback</th>
              </tr>
            </thead>
            <tbody>
              {weak.map((feature) => (
                <Row key={feature.title} feature={feature} />
              ))}
            </tbody>
          </Table>
        </div>
        <p className={styles.rest}>
          These work in all of the clients as they are used here: {strong.join(', ')}. Can
          I email has no test of these, because they are basics or meant for one client:{' '}
          {untested.join(', ')}.
        </p>
      </details>
      <p className={styles.rest}>
        The data is from Can I email (MIT license, © HTeuMeuLeu and contributors), as of{' '}
        {formatDate(dataDate)}. Each client counts as its weakest app, in the newest
        version tested. “As used” means that this email does not need the part of a
        feature that the client lacks. The new Outlook for Windows shows emails as
        Outlook.com does, so the two are one entry.
      </p>
      <h3 className={styles.title}>Checked by tests</h3>
      <ul className={clsx(signs.signs, styles.checks)}>
        <li>
          It is sent over SMTP and parsed again as multipart/alternative, with both parts
          unchanged, in UTF-8, and no line over 998 octets.
        </li>
        <li>The plain text has the words of the HTML, in the same order.</li>
        <li>
          {links > 0
            ? `The text of each of its ${links} links says where it leads.`
            : 'It has no links.'}
        </li>
        <li>The HTML is valid according to html-validate.</li>
        <li>Markup in a value stays text, and a script address is replaced by #.</li>
        <li>
          The React file renders to the same words and structure in React Email’s{' '}
          <code>render</code>.
        </li>
      </ul>
    </div>
  );
}
