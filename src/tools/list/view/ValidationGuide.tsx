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
    hint: 'Bring the good addresses in, with their columns as props.',
  },
  {
    label: 'Contacts API',
    href: '/docs/api/contacts/',
    hint: 'Add, change and erase contacts from your code.',
  },
];

const CLASSES = [
  ['ann@@example.com', 'Broken', 'Two @. No server accepts it.'],
  [
    'ann@example,com',
    'Broken',
    'A comma where a dot should be. The mended form is suggested.',
  ],
  ['ann@gmial.com', 'Typo?', 'One slip away from gmail.com.'],
  ['info@example.com', 'Role', 'Belongs to a task, not to a person.'],
  [
    'ann@gone.example',
    'Dead domain',
    'The name does not exist, so nothing can be delivered.',
  ],
  ['Ann@example.com below ann@example.com', 'Duplicate', 'The same mailbox twice.'],
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
        A list is checked in two passes. The first one needs nothing but the list itself
        and starts as soon as you choose a file. Each address is read as a mail server
        reads it, by the grammar of{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc5321">RFC 5321</a> and, for letters
        beyond ASCII, <a href="https://www.rfc-editor.org/rfc/rfc6531">RFC 6531</a>. Where
        it breaks a rule you see the character and the reason. Then come the lists:
        domains that give out throw-away mailboxes, names that stand for a role, and
        providers that people often misspell.
      </p>
      <p>
        The second pass asks DNS. For each domain of the list, once, your browser asks for
        its MX records. They name the servers that take its mail. Where there are none,
        mail goes to the address of the domain itself. A domain that has neither cannot
        get mail, and one with a single MX record that is only a dot says so on purpose (
        <a href="https://www.rfc-editor.org/rfc/rfc7505">RFC 7505</a>). This pass waits
        for your button.
      </p>
      <GuideTable code head={['Address', 'Class', 'Why']} rows={CLASSES} />

      <H2 id="bounces">Why bounces matter</H2>
      <p>
        A bounce is a message that comes back. A few are normal, for people change jobs
        and close mailboxes. Many of them tell a receiver that the sender does not know
        whom they are writing to, as spammers do. So receivers begin to sort all your
        messages, also those to people who wait for them.
      </p>
      <p>
        Two marks are worth knowing. Guides to sending commonly name 2 % as the target to
        stay under. Amazon SES puts an account under review at 5 % and may stop it at 10
        %. The scale above shows where your list lies, as a band: its lower end is
        certain, its upper end counts every doubtful address as a bounce. The real share
        can be higher than both if the list is old, because a closed mailbox at a working
        domain looks like any other address.
      </p>

      <H2 id="files">Files as they come out of real systems</H2>
      <p>
        Exports are seldom clean. The reader takes commas, semicolons, tabs and upright
        bars, finds the column with the addresses, and knows whether the first row is a
        header. It reads UTF-8, UTF-16 and the older Windows encodings, mixed line ends,
        cells with line breaks inside, and rows that are too long or too short. This is
        one table:
      </p>
      <Example>{`Name;Email;Note
"Lee, Ann";ann@example.com;"called on Monday,
will call again"
Bob;bob@example.org`}</Example>
      <p>
        Everything it decided stands in one line above the frame, and you can change it. A
        message’s To line or any other text works as well: each address in it becomes a
        row.
      </p>
      <p>
        A common mistake is to check a list in a spreadsheet first. Spreadsheets turn long
        numbers into powers of ten, take leading zeros away and read some cells as dates.
        Check the export itself, and open the result in a spreadsheet afterwards.
      </p>

      <H2 id="what-next">What to do with each class</H2>
      <p>
        Tick the holes you want and save them. The file has all your columns, and three
        more with the result, the reason and, where there is one, the suggestion. Send to
        what is likely good. Ask people with a likely typo by another way, or mend it and
        send a confirmation first. Do not send to what is dead or broken: it can only
        bounce. For duplicates and blanks the{' '}
        <Link to="/tools/email-list-cleaner/">email list cleaner</Link> makes a list with
        one row for each person. A single address, with all its findings, is the business
        of the <Link to="/tools/email-validator/">email validator</Link>.
      </p>
      <p>
        Then keep the list good. Check each address when it is typed, ask people to
        confirm it, and stop writing to addresses that bounced. A list that is kept this
        way needs no cleaning.
      </p>
      <p>
        Every code that this page can report stands in the{' '}
        <Link to="/tools/rules/#list-duplicate-row">list of rules</Link>.
      </p>
    </ToolGuide>
  );
});
