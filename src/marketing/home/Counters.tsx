import {Kix} from '../../ui';
import {LinkIfBuilt} from '../../chrome';
import {SectionHead} from './SectionHead';
import styles from './Counters.module.css';

const COUNTERS = [
  {
    label: 'Email sending API',
    href: '/email-sending-api/',
    text: 'One call sends one email, or a batch.',
  },
  {
    label: 'Transactional email templates',
    href: '/transactional-email-templates/',
    text: 'Fourteen, with props for your words.',
  },
  {
    label: 'No-code email editor',
    href: '/no-code-email-editor/',
    text: 'Write and lay out without touching HTML.',
  },
  {
    label: 'Email automation',
    href: '/automated-email-sequences/',
    text: 'Sequences with days, times and a reason to stop.',
  },
  {
    label: 'Messenger',
    href: '/targeted-email-messages/',
    text: 'Product updates and newsletters to the right people.',
  },
  {
    label: 'Subscribe forms',
    href: '/subscribe-forms/',
    text: 'A sign-up box for any page, tied to your contacts.',
  },
  {
    label: 'Contact profiles',
    href: '/contact-profiles/',
    text: 'Who they are, what you sent, what they did.',
  },
  {
    label: 'Email open tracking',
    href: '/email-open-tracking/',
    text: 'See what was read, and what wasn’t.',
  },
  {
    label: 'MCP server',
    href: '/docs/mcp-server/',
    text: 'Let an assistant look up contacts and send.',
  },
] as const;

/** The nine capabilities, as the board over the counters of a post office. */
export function Counters() {
  return (
    <section className={styles.section} id="counters">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.side}>
          <SectionHead code="counters" title="Nine counters, one queue.">
            <p>
              Each does one job. All of them read the same contacts and send from the same
              verified domain.
            </p>
          </SectionHead>
          <p className={styles.note}>
            The bars on this page are real. They are KIX, the four-state code on Dutch
            mail, and each spells what it stands beside.
          </p>
        </div>
        <ol className={styles.board}>
          {COUNTERS.map(({label, href, text}, index) => (
            <li key={href}>
              <LinkIfBuilt to={href} className={styles.counter}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <b>{label}</b>
                <span className={styles.text}>{text}</span>
                <Kix text={label} className={styles.code} />
              </LinkIfBuilt>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
