import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, GuideTable, ToolGuide} from '../../view';
import {validationFaq} from '..';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Contact profiles quickstart',
    href: '/docs/contact-profiles-quickstart/',
    hint: 'Import the good addresses, with their columns as props.',
  },
  {
    label: 'Contacts API',
    href: '/docs/api/contacts/',
    hint: 'Add, change and erase contacts from your code.',
  },
];

const CLASSES = [
  ['ann@@example.com', 'Broken', 'It has two @, which no server accepts.'],
  [
    'ann@example,com',
    'Broken',
    'It has a comma instead of a dot, so the corrected address is suggested.',
  ],
  ['ann@gmial.com', 'Typo?', 'It is one typo away from gmail.com.'],
  [
    'info@example.com',
    'Role',
    'It belongs to a role and is often read by several people.',
  ],
  [
    'ann@gone.example',
    'Dead domain',
    'The name does not exist, so nothing can be delivered.',
  ],
  [
    'Ann@example.com below ann@example.com',
    'Duplicate',
    'Both of them reach the same mailbox.',
  ],
] as const;

/** What there is to read under the list validation. */
export const ValidationGuide = memo(function ValidationGuide() {
  return (
    <ToolGuide
      aside={
        <>
          What a list <br />
          can tell
        </>
      }
      pages={NEXT}
      questions={validationFaq}
    >
      <H2 id="what-is-checked">What is checked, and in which order</H2>
      <p>
        A list is checked in two passes, of which the first only needs the list itself and
        starts as soon as you choose a file. Each address is checked as a mail server
        would do it, with the grammar of{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc5321">RFC 5321</a> and, for non-ASCII
        letters, <a href="https://www.rfc-editor.org/rfc/rfc6531">RFC 6531</a>. If it
        breaks a rule, you see the character and the reason. It is then compared with
        lists of domains that offer disposable mailboxes, names of roles, and providers
        that people often misspell.
      </p>
      <p>
        The second pass queries DNS and waits until you press the button. Your browser
        looks up the MX records of each domain once, which name the servers that accept
        its email. If there are none, email goes to the address of the domain itself. A
        domain that has neither cannot receive email, and a single MX record that is only
        a dot says the same on purpose (
        <a href="https://www.rfc-editor.org/rfc/rfc7505">RFC 7505</a>).
      </p>
      <GuideTable code head={['Address', 'Class', 'Why']} rows={CLASSES} />

      <H2 id="bounces">Why bounces matter</H2>
      <p>
        A bounce is a message that is returned, and a few are normal, because people
        change jobs and close mailboxes. Many of them suggest to a receiver that the
        sender does not know whom they are writing to, as is typical of spam, so all
        messages from that sender are filtered more strictly, even those that people want.
      </p>
      <p>
        Sending guides commonly name 2% as the limit to stay below, while Amazon SES
        reviews an account at 5% and may pause its sending at 10%. The scale above shows
        the range for your list: the lower end is certain, while the upper end counts
        every doubtful address as a bounce. The real share can be higher than both if the
        list is old, because a closed mailbox at a working domain looks like any other
        address.
      </p>

      <H2 id="files">Which files you can check</H2>
      <p>
        Exports are rarely clean. The tool accepts commas, semicolons, tabs and vertical
        bars, finds the column with the addresses, and detects whether the first row is a
        header. It reads UTF-8, UTF-16 and the older Windows encodings, mixed line
        endings, cells with line breaks, and rows that are too long or too short. This is
        one table:
      </p>
      <Example>{`Name;Email;Note
"Lee, Ann";ann@example.com;"called on Monday,
will call again"
Bob;bob@example.org`}</Example>
      <p>
        The line above the frame says how the file was read, and you can change it. You
        can also paste a To line or any other text, and each address in it becomes a row.
      </p>
      <p>
        A common mistake is to open a list in a spreadsheet first. Spreadsheets turn long
        numbers into powers of ten, remove leading zeros and read some cells as dates.
        Check the export itself, and open the result in a spreadsheet afterwards.
      </p>

      <H2 id="what-next">What to do with each class</H2>
      <p>
        Select the classes you want and save them in a file with all your columns, and
        three more for the result, the reason and, if there is one, the suggestion. Send
        to the addresses that are likely good. Contact people with a likely typo in
        another way, or correct it and send a confirmation first. Do not send to dead or
        broken addresses, which can only bounce. If there are duplicates or empty rows,
        the <Link to="/tools/email-list-cleaner/">email list cleaner</Link> creates a list
        with one row per person. For all findings on a single address, use the{' '}
        <Link to="/tools/email-validator/">email validator</Link>.
      </p>
      <p>
        To keep the list in good condition, check each address when it is entered, ask
        people to confirm it, and stop writing to an address after a hard bounce. You will
        then hardly need to clean it again.
      </p>
      <p>
        Every code that this page can report is in the{' '}
        <Link to="/tools/rules/#list-duplicate-row">rule book</Link>.
      </p>
    </ToolGuide>
  );
});
