import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {formatDate} from '../../../reading';
import {Columns, Section, Table} from '../../../ui';
import type {Gallery} from '../../galleryData';
import {GMAIL_CLIP_BYTES} from '../../limits';
import {kilobytes} from '../../measure';
import signs from '../Signs.module.css';
import {GALLERY_PATH} from './metadata';
import styles from './Results.module.css';

const CHECKS = [
  {
    title: 'Sent and read back',
    text: 'Each email goes through a real SMTP exchange and is parsed again. The test expects two parts in UTF-8, the same words, and no line over 998 octets.',
  },
  {
    title: 'HTML and text that agree',
    text: 'The plain text says the same as the HTML, in the same order. Both use every declared prop and no other.',
  },
  {
    title: 'Hostile values',
    text: 'Names with markup, script addresses, and line breaks that would forge headers stay plain text or are replaced by #.',
  },
  {
    title: 'Valid and accessible HTML',
    text: 'The HTML passes html-validate. The text of every link says where it leads, layout tables are marked as layout, and the language is set.',
  },
] as const;

/** Share of what Gmail shows, in percent. */
const share = (bytes: number) => Math.round((bytes / GMAIL_CLIP_BYTES) * 100);

/** What the tests found, email by email. */
export function Results({emails, clients, contrast, dataDate}: Gallery) {
  return (
    <Section heading="results">
      <Columns split="1fr 1fr" align="bottom" className={styles.head}>
        <h2 id="results">Test results for every template</h2>
        <p>
          The tests run on every change to an email, and these are their results. Client
          support is checked against the data of{' '}
          <Link to="https://www.caniemail.com/">Can I email</Link> of{' '}
          {formatDate(dataDate)} for {clients.slice(0, -1).join('; ')}; and{' '}
          {clients.at(-1)}.
        </p>
      </Columns>
      <div className={styles.grid}>
        {/* Wider than a phone: it scrolls, and the keyboard has to reach it. */}
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
        <div
          className={clsx('later', styles.scroll)}
          role="region"
          aria-label="Test results"
          tabIndex={0}
        >
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          <Table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">HTML</th>
                <th scope="col">Of Gmail’s limit</th>
                <th scope="col">Plain text</th>
                <th scope="col">Props</th>
                <th scope="col">Features supported everywhere</th>
                <th scope="col">With a fallback somewhere</th>
                <th scope="col">Last changed</th>
              </tr>
            </thead>
            <tbody>
              {emails.map(
                ({slug, name, htmlBytes, textBytes, props, features, changed}) => (
                  <tr key={slug}>
                    <th scope="row">
                      <Link to={`${GALLERY_PATH}${slug}/#measured`}>{name}</Link>
                    </th>
                    <td>{kilobytes(htmlBytes)} KB</td>
                    <td>{share(htmlBytes)}%</td>
                    <td>{kilobytes(textBytes)} KB</td>
                    <td>{props}</td>
                    <td>{features.strong}</td>
                    <td>{features.weak}</td>
                    <td>{changed && formatDate(changed)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </Table>
        </div>
        <ul className={clsx(signs.signs, styles.checks)}>
          <li>
            <h3>Contrast in both modes</h3>
            <p>
              Whatever color you choose, no text falls below 4.5:1 in either mode. With
              the example color the lowest is {contrast.light.toFixed(1)}:1 in light mode
              and {contrast.dark.toFixed(1)}:1 in dark mode.
            </p>
          </li>
          <li>
            <h3>In React Email</h3>
            <p>
              Each React file is compiled and rendered by React Email’s own render, and
              comes out with the same words and structure.
            </p>
          </li>
          {CHECKS.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
