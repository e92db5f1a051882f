import Link from '@docusaurus/Link';
import {pathsOfKind} from '../../site';
import {Kix} from '../../ui';
import {Part} from '../parts';
import styles from './Counters.module.css';

const COUNTERS = [
  {
    label: 'Email sending API',
    href: '/email-sending-api/',
    text: 'Send one email or a batch with one request.',
    before: 'A separate sending service',
  },
  {
    label: 'Transactional email templates',
    href: '/transactional-email-templates/',
    text: `${String(pathsOfKind('template').length)} tested emails with props for your own data.`,
    before: 'HTML files only one person understands',
  },
  {
    label: 'No-code email editor',
    href: '/no-code-email-editor/',
    text: 'Design emails without touching HTML.',
    before: 'Exports pasted from a template builder',
  },
  {
    label: 'Email automation',
    href: '/automated-email-sequences/',
    text: 'Run sequences with waits, conditions and a way to stop.',
    before: 'A nightly job in your own code',
  },
  {
    label: 'Messenger',
    href: '/targeted-email-messages/',
    text: 'Send product updates and newsletters to the right contacts.',
    before: 'A newsletter tool with its own list',
  },
  {
    label: 'Subscribe forms',
    href: '/subscribe-forms/',
    text: 'Collect confirmed subscribers with a plain HTML form.',
    before: 'A form widget and a CSV import',
  },
  {
    label: 'Contact profiles',
    href: '/contact-profiles/',
    text: 'See every email, event and fact about a contact.',
    before: 'Three exports and a spreadsheet',
  },
  {
    label: 'Email open tracking',
    href: '/email-open-tracking/',
    text: 'See which API emails were opened, if you turn it on.',
    before: 'A tracking image of your own',
  },
  {
    label: 'MCP server',
    href: '/docs/mcp-server/',
    text: 'Let your AI assistant look up contacts and emails.',
    before: 'Copying from a dashboard into a chat',
  },
] as const;

/** The nine capabilities and what each takes the place of, drawn as a numbered board. */
export function Counters() {
  return (
    <Part
      id="counters"
      tall="66rem"
      beside="late"
      code="nine tools"
      title="Nine tools you no longer have to connect"
      intro="Email usually grows one tool at a time, and every tool keeps its own list. Here all nine features belong to one account and work with the same contacts."
      aside={
        <p className={styles.note}>
          The bar code beside each feature spells its name in KIX, the sorting code of the
          Dutch post.
        </p>
      }
    >
      <ol className={styles.board}>
        {COUNTERS.map(({label, href, text, before}, index) => (
          <li key={href}>
            <Link to={href} className={styles.counter}>
              <i aria-hidden="true">{index + 1}</i>
              <b>{label}</b>
              <span>
                <span className={styles.text}>{text}</span>{' '}
                <small>Instead of: {before}</small>
              </span>
              <Kix text={label} className={styles.code} />
            </Link>
          </li>
        ))}
      </ol>
    </Part>
  );
}
