import {Faq, type Question} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import styles from './Limits.module.css';

const BLANK = [
  'What somebody does on your website. A profile knows your calls, your subscribe forms and the emails, nothing else.',
  'Whether an email was read. An open is a picture that was fetched, and some mail programs fetch it for everybody.',
  'What a person thinks of you, owes you or last said to your support. It is no CRM.',
  'Health, passwords, card numbers. They have no place in a prop, and a profile is not built to guard them.',
] as const;

const questions: readonly Question[] = [
  {
    question: 'Do I need a profile to send an email?',
    answer:
      'No. A single email by API goes to any address. Profiles are for what you decide about many people at once: product updates, newsletters and sequences.',
  },
  {
    question: 'What is the difference between a prop and a group?',
    answer:
      'A prop is a fact that your code keeps up to date, such as plan or seats. A group is a list that somebody decided on, such as beta testers. A message can ask for both.',
  },
  {
    question: 'What happens when two profiles want one address?',
    answer:
      'The call is refused with contact_conflict, and the answer names the profile that has the address. You decide which one stays. Nothing is merged behind your back.',
  },
  {
    question: 'Can I move my list from another provider?',
    answer:
      'Yes. Go through your own user table with one call a person, and take the status from the export of your old provider. Whoever left there has left here too.',
  },
  {
    question: 'Can an assistant look things up?',
    answer:
      'Yes, with the MCP server and a key that may only read contacts and emails. It then answers “did Ana get the receipt?” from the same book that you see.',
  },
  {
    question: 'Are test contacts kept apart?',
    answer:
      'Yes. A contact that a test key made has test set to true and never meets the real ones, so your tests may use any address they like.',
  },
];

const pages: readonly ReadOnPage[] = [
  {
    kind: 'Quickstart',
    title: 'Start with contact profiles',
    href: '/docs/contact-profiles-quickstart/',
  },
  {
    kind: 'How-to',
    title: 'Set up an onboarding sequence',
    href: '/docs/setup-onboarding-sequence/',
  },
  {kind: 'How-to', title: 'Connect the MCP server', href: '/docs/mcp-server/'},
  {
    kind: 'Template',
    title: 'New organization member',
    href: '/transactional-email-templates/new-organization-member/',
  },
  {kind: 'Tool', title: 'Email list cleaner', href: '/tools/email-list-cleaner/'},
];

/** What is not in the book, what people ask about it, and where to go on. */
export function Limits() {
  return (
    <section className={styles.section} aria-labelledby="blank">
      <div className="wrap">
        <div className={styles.blank}>
          <h2 id="blank">Pages that stay blank</h2>
          <ul className={styles.list}>
            {BLANK.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className={styles.questions}>
          <h2>Asked at the counter for books</h2>
          <Faq questions={questions} />
        </div>
        <nav aria-labelledby="read-on">
          <h2 id="read-on" className={styles.small}>
            Other entries
          </h2>
          <ReadOn pages={pages} />
        </nav>
      </div>
    </section>
  );
}
