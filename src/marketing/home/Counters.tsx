import Link from '@docusaurus/Link';
import {Kix} from '../../ui';
import {SectionHead} from './SectionHead';
import styles from './Counters.module.css';

const COUNTERS = [
  {
    label: 'Email sending API',
    href: '/email-sending-api/',
    text: 'One call sends one email, or a batch.',
    before: 'An account with a sending service',
  },
  {
    label: 'Transactional email templates',
    href: '/transactional-email-templates/',
    text: 'Fourteen, with props for your words.',
    before: 'HTML files that one person understands',
  },
  {
    label: 'No-code email editor',
    href: '/no-code-email-editor/',
    text: 'Write and lay out without touching HTML.',
    before: 'A builder whose export is pasted over',
  },
  {
    label: 'Email automation',
    href: '/automated-email-sequences/',
    text: 'Sequences with days, conditions and a reason to stop.',
    before: 'A nightly job in your own code',
  },
  {
    label: 'Messenger',
    href: '/targeted-email-messages/',
    text: 'Product updates and newsletters to the right people.',
    before: 'A newsletter tool with a list of its own',
  },
  {
    label: 'Subscribe forms',
    href: '/subscribe-forms/',
    text: 'A sign-up box for any page, tied to your contacts.',
    before: 'A form widget and an import',
  },
  {
    label: 'Contact profiles',
    href: '/contact-profiles/',
    text: 'Who they are, what you sent, what they did.',
    before: 'Three exports and a spreadsheet',
  },
  {
    label: 'Email open tracking',
    href: '/email-open-tracking/',
    text: 'A hint of what was opened, where you switch it on.',
    before: 'A guess',
  },
  {
    label: 'MCP server',
    href: '/docs/mcp-server/',
    text: 'Let an assistant look up contacts and send.',
    before: 'Copying from a dashboard into a chat',
  },
] as const;

/**
 * The nine capabilities, as the board over the counters of a post office; each says
 * what it takes the place of.
 */
export function Counters() {
  return (
    <section className={`later ${styles.section ?? ''}`} id="counters">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.side}>
          <SectionHead code="counters" title="Nine counters, one queue.">
            <p>
              Email grows one tool at a time, and every tool keeps its own list. Here all
              counters read the same contacts and send from the same verified domain.
              Whoever unsubscribes gets neither news nor sequences, and still gets
              receipts.
            </p>
          </SectionHead>
          <p className={styles.note}>
            Your product’s database, your help desk and your mailboxes stay where they
            are. Moving from another sender? The{' '}
            <Link to="/articles/">articles on alternatives</Link> map each call and say
            when to stay.
          </p>
          <p className={styles.note}>
            The bars on this page are real. They are KIX, the four-state code on Dutch
            mail, and each spells what it stands beside.
          </p>
        </div>
        <ol className={styles.board}>
          {COUNTERS.map(({label, href, text, before}, index) => (
            <li key={href}>
              <Link to={href} className={styles.counter}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <b>{label}</b>
                <span className={styles.text}>{text}</span>
                <span className={styles.before}>
                  <span>Instead of</span> {before}
                </span>
                <Kix text={label} className={styles.code} />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
