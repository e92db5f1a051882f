import {Columns, Faq, type Question, Rows} from '../../ui';
import {Part} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';
import styles from './Limits.module.css';

const BLANK = [
  {
    field: 'pageViews',
    text: 'It does not record what people do on your website, because it only knows your API calls, your subscribe forms and the emails.',
  },
  {
    field: 'wasRead',
    text: 'It does not record whether an email was read, because an open only means that an image was loaded, which some mail apps do automatically.',
  },
  {
    field: 'invoices',
    text: 'It is not a CRM, so it does not record deals, invoices or support conversations.',
  },
  {
    field: 'cardNumber',
    text: 'It is not built for passwords, card numbers or health data, so keep them out of props.',
  },
] as const;

const questions: readonly Question[] = [
  {
    question: 'Can I import contacts from another provider?',
    answer:
      'Yes, with one API call for each user in your database. Save a contact as subscribed only if the person is subscribed at your old provider, and as unsubscribed if they unsubscribed, bounced or reported spam there. Contacts who are unsubscribed still get single emails, so mark the addresses that bounced or reported spam in your own database, and skip them in your code.',
  },
  {
    question: 'Can I export my contacts?',
    answer:
      'Yes, with the API, which lists all contacts as JSON, page by page, with their status, props and groups. You can do that at any time, including when you leave.',
  },
  {
    question: 'How long are emails and events kept?',
    answer:
      'That depends on your plan, and the pricing page lists the number of days for each. The contact itself, with its props, groups and status, stays until you delete it.',
  },
  {
    question: 'Do I need a contact profile to send an email?',
    answer:
      'No, a single email by API can go to any address. You need profiles for email to many people, such as product updates, newsletters and sequences.',
  },
  {
    question: 'What is the difference between a prop and a group?',
    answer:
      'A prop is a value that your code keeps up to date, such as the plan or the number of seats. A group is a list that you put together, such as beta testers, and a message can filter by both.',
  },
  {
    question: 'Can two contacts have the same email address?',
    answer:
      'No. A request with an existing address updates that contact. You only get contact_conflict if you give a contact an address or a userId that another one already has. The response names that contact, and nothing is merged automatically.',
  },
  {
    question: 'Are test contacts separate from real contacts?',
    answer:
      'Yes, contacts created with a test key have test set to true and are kept apart from real ones, so your tests can use any address.',
  },
  {
    question: 'Can an AI assistant look up contacts?',
    answer:
      'Yes, through the MCP server with a key that can only read contacts and emails. It can then answer questions such as “did Ana get the receipt?” from the same profile that you see.',
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
  '/tools/email-list-cleaner/',
];

/** What is not in a profile, what people ask about it, and where to go on. */
export function Limits() {
  return (
    <>
      <section className="wrap" aria-labelledby="blank">
        <Columns split="5fr 7fr" className={styles.blank}>
          <h2 id="blank">What a contact profile does not record</h2>
          <Rows pair="8rem 1fr" from={40} className={styles.list}>
            {BLANK.map(({field, text}) => (
              <li key={field}>
                <del aria-hidden="true" data-twin="none">
                  {field}
                </del>
                <span>{text}</span>
              </li>
            ))}
          </Rows>
        </Columns>
      </section>
      <Part id="questions" title="Contact profiles FAQ" beside>
        <Faq questions={questions} />
        <ReadOn title="More about contacts" pages={pages} />
      </Part>
    </>
  );
}
