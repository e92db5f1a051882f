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
    hint: 'Import the clean list, with its columns as props.',
  },
  {
    label: 'Batch email sending',
    href: '/docs/batch-email-sending/',
    hint: 'Send many messages in one call, each with its own result.',
  },
];

const ORDER = [
  ['Empty', 'Rows without an address are removed.'],
  ['Trim', '“ Ann Lee <ann@example.com>; ” becomes ann@example.com.'],
  ['Typos', 'A likely typo such as gmial.com is held back until you decide.'],
  ['Domain', 'Example.COM becomes example.com.'],
  ['Syntax', 'Addresses that are still broken after that are removed.'],
  [
    'Block list',
    'The addresses and domains you named are removed, unless “Always keep” names them too. A domain there does not keep an address that you named.',
  ],
  ['Disposable, role', 'Such addresses are removed, unless your other list keeps them.'],
  ['Tags and dots', 'They are removed, or only ignored when addresses are compared.'],
  ['Duplicates', 'Of the rows with the same address, the first or the last one stays.'],
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
        The rules are applied to each row one after another, and their order matters.
        Spaces are removed before the syntax is checked, so a good address with a trailing
        space is fixed and not removed. Duplicates come last, when all spellings of an
        address look alike. A fix can therefore create a duplicate: if{' '}
        <code>ann@gmial.com</code> becomes <code>ann@gmail.com</code>, and Ann was already
        on the list, one row is removed.
      </p>
      <p>
        Typos are checked before disposable addresses, because some misspellings of large
        providers are on lists of disposable domains. <code>gmial.com</code> is one of
        them, but most people who type it have a Gmail account, so such rows are never
        removed as disposable.
      </p>
      <GuideTable head={['Rule', 'What happens']} rows={ORDER} />
      <p>
        Each rule shows its number of rows even while it is off, so you see what it would
        do. If you turn a rule off again, its rows come back, and Undo reverts your last
        change of any kind.
      </p>

      <H2 id="safe">What the cleaner changes, and what it leaves alone</H2>
      <p>
        A cleaner that changes too much does harm. Only the domain’s own mail server knows
        what the part before the @ means (
        <a href="https://www.rfc-editor.org/rfc/rfc5321#section-2.3.11">
          RFC 5321, 2.3.11
        </a>
        ), so only the domain is converted to lower case. Dots are ignored at Gmail, which
        says that they make no difference, and nowhere else. Tags after a plus sign are
        recognized at Gmail, and at the domains that you add.
      </p>
      <p>
        By default, no rule is on that could send a message to someone else. Correcting a
        typo is a guess: <code>gmial.com</code> is nearly always <code>gmail.com</code>,
        but the corrected address can belong to someone else. Likely typos are therefore
        held back: the cleaner lists them with the address that was probably intended, and
        you correct, keep or remove each row, or all of them with one button. Send a
        confirmation to a corrected address before anything personal. If you set the rule
        to correct typos, it also repairs broken addresses if the fix is clear, such as
        the comma in <code>ann@gmail,com</code>.
      </p>

      <H2 id="duplicates">Which of two rows should stay</H2>
      <p>
        Rows with the same address often differ in other columns. These are lists from two
        systems, one below the other:
      </p>
      <Example>{`email,name,plan,since
ann@example.com,Ann,free,2024-03-01
Ann@Example.com,Ann Lee,team,2026-05-12`}</Example>
      <p>
        If newer rows come last, as in most exports, keep the last row, because it has the
        current plan. If someone has sorted the list manually, the first one may be
        better. You can also save the removed rows, with the number of the row that
        stayed, and copy single cells from there.
      </p>

      <H2 id="columns">Other columns stay as they are</H2>
      <p>
        Only the column with the addresses is changed, while all others are written as
        they were read, with their quotation marks, in the same order, and with the
        delimiter and the line endings of your file. Lists in UTF-16 or in an old Windows
        encoding are saved as UTF-8, with a mark at the beginning that tells spreadsheets
        so.
      </p>
      <p>
        One thing is added for your safety, because spreadsheets run a cell that begins
        with an equals sign, a plus, a minus or an @ as a formula, and the cells of a list
        were typed by strangers. Such cells get an apostrophe in front (
        <a href="https://owasp.org/www-community/attacks/CSV_Injection">
          OWASP on CSV injection
        </a>
        ). If another program cannot handle that, clear the checkbox before you save.
      </p>

      <H2 id="next-steps">After cleaning</H2>
      <p>
        A clean list has valid addresses and no duplicates. To find out whether its
        domains still accept email, use the{' '}
        <Link to="/tools/email-list-validation/">email list validation</Link>, which
        queries DNS. Whether people want your email is another question, and only they can
        answer it. Keep the date and the source of their consent in separate columns, keep
        a list of the people who unsubscribed, and use it as the block list each time.
      </p>
      <p>
        Save the removed rows together with the clean list, and any rows that are still
        held back. If someone asks what happened to their address, the file has the row,
        the rule and the reason. All codes are in the{' '}
        <Link to="/tools/rules/#list-duplicate-row">rule book</Link>.
      </p>
    </ToolGuide>
  );
});
