import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, GuideTable, ToolGuide} from '../../view';
import {cleanerFaq} from '..';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Contact profiles quickstart',
    href: '/docs/contact-profiles-quickstart/',
    hint: 'Bring the clean list in, with its columns as props.',
  },
  {
    label: 'Batch email sending',
    href: '/docs/batch-email-sending/',
    hint: 'Many messages in one call, each with its own result.',
  },
];

const ORDER = [
  ['Empty', 'No address in the cell: out.'],
  ['Trim', '“ Ann Lee <ann@example.com>; ” becomes ann@example.com.'],
  ['Typos', 'A likely typo such as gmial.com is held back until you decide.'],
  ['Domain', 'Example.COM becomes example.com.'],
  ['Syntax', 'What is still broken: out.'],
  ['Block list', 'What you named: out.'],
  ['Disposable, role', 'Out, unless your other list keeps it.'],
  ['Tags and dots', 'Taken out, or left out of the comparison.'],
  ['Duplicates', 'The first or the last row stays.'],
] as const;

/** What there is to read under the list cleaner. */
export const CleanerGuide = memo(function CleanerGuide() {
  return (
    <ToolGuide
      aside={
        <>
          How a list <br />
          is cleaned
        </>
      }
      pages={NEXT}
      questions={cleanerFaq}
    >
      <H2 id="order">The order of the rules</H2>
      <p>
        The rules go over each row one after another, and the order decides. Blanks go
        before the syntax is looked at, so a good address with a blank behind it is mended
        and not thrown out. Duplicates come last, when all spellings of an address look
        alike. So mending can make a duplicate: if <code>ann@gmial.com</code> becomes{' '}
        <code>ann@gmail.com</code>, and Ann was on the list already, one row goes.
      </p>
      <p>
        Typos are checked before disposable addresses, because some misspellings of large
        providers are on lists of disposable domains. <code>gmial.com</code> is one of
        them, but most people who type it have a Gmail account. Such rows are never
        removed as disposable.
      </p>
      <GuideTable head={['Rule', 'What happens']} rows={ORDER} />
      <p>
        Each switch shows its number, also while it is off: then it is what the rule would
        do. Turn a switch back and its rows are back. Undo takes the last change of any
        kind back.
      </p>

      <H2 id="safe">What may be changed, and what may not</H2>
      <p>
        A cleaner that is too eager does harm. The part before the @ belongs to the
        domain’s own mail server, and nobody else knows what it means (
        <a href="https://www.rfc-editor.org/rfc/rfc5321#section-2.3.11">
          RFC 5321, 2.3.11
        </a>
        ). So small letters are made of the domain only. Dots are left out at Gmail, which
        says that it does not look at them, and nowhere else. Tags after a plus sign are
        known at Gmail, and at the domains that you name.
      </p>
      <p>
        At first nothing is switched on that could send a message to somebody else.
        Correcting a typo is a guess: <code>gmial.com</code> is nearly always{' '}
        <code>gmail.com</code>, but the corrected address can belong to someone else. So
        likely typos are held back: the cleaner lists them with the address that was
        probably meant, and you correct, keep or take out each row, or all of them with
        one button. Send a confirmation to a corrected address before anything personal.
        If you set the rule to correct typos, it also repairs broken addresses where the
        fix is clear, such as the comma in <code>ann@gmail,com</code>.
      </p>

      <H2 id="duplicates">Which of two rows should stay</H2>
      <p>
        Rows with the same address often differ elsewhere. This is a list of two systems,
        one below the other:
      </p>
      <Example>{`email,name,plan,since
ann@example.com,Ann,free,2024-03-01
Ann@Example.com,Ann Lee,team,2026-05-12`}</Example>
      <p>
        If newer rows stand below, as in most exports, keep the last row: it has the plan
        that is true today. If somebody has sorted the list by hand, the first one may be
        the better. What went can be saved too, with the number of the row that stayed, so
        you can bring single cells over.
      </p>

      <H2 id="columns">All the rest stays</H2>
      <p>
        Only the column with the addresses is touched. All other columns come out as they
        went in, with their quotation marks, in the same order, with the delimiter and the
        line ends of your file. Lists in UTF-16 or in an old Windows encoding come out as
        UTF-8 with a mark at the beginning that tells spreadsheets so.
      </p>
      <p>
        One thing is added, for your safety. A cell that begins with an equals sign, a
        plus, a minus or an @ would be run as a formula by a spreadsheet, and the cells of
        a list were typed by strangers. Such cells get an apostrophe in front (
        <a href="https://owasp.org/www-community/attacks/CSV_Injection">
          OWASP on CSV injection
        </a>
        ). If your other program would stumble over it, take the tick away before you
        save.
      </p>

      <H2 id="next-steps">After cleaning</H2>
      <p>
        A clean list has good spelling and no doubles. Whether its domains still take mail
        is another question, which the{' '}
        <Link to="/tools/email-list-validation/">email list validation</Link> asks DNS.
        And whether people want your email is a third one, which only they can answer.
        Keep the date and the way of their consent in a column of its own, keep a list of
        those who said no, and give that list to the rule above each time.
      </p>
      <p>
        Save the removed rows with the clean list, and any rows that are still held back.
        If somebody asks where their address went, the file has the answer: the row, the
        rule and the reason. All codes stand in the{' '}
        <Link to="/tools/rules/#list-duplicate-row">list of rules</Link>.
      </p>
    </ToolGuide>
  );
});
