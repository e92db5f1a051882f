import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, ToolGuide} from '../../view';
import {messageFaq} from '..';

const {table: Table, h2: H2} = elements;

const PROGRAMS = [
  [
    'Gmail (web)',
    'Open the message, choose “More” (three dots) and then “Show original”. “Download original” saves the .eml file, and “Copy to clipboard” copies the source.',
  ],
  [
    'Outlook (web, new Outlook)',
    'Open the message, choose “More actions” (three dots), “View” and “View message source”. “Save as” saves the .eml file.',
  ],
  [
    'Outlook for Windows (classic)',
    'It does not keep the complete source. “File” and “Properties” show only the header, and “Save as” writes a .msg file, so open the same mailbox in Outlook on the web instead.',
  ],
  [
    'Apple Mail',
    'Choose “View”, “Message” and “Raw Source”, or drag the message from the list to the desktop, which makes an .eml file.',
  ],
  [
    'Thunderbird',
    'Press Ctrl+U (⌘U on a Mac) for the source, or choose “Save As” and “File” to get the .eml file.',
  ],
] as const;

/** What there is to read under the checker. It does not follow the form. */
export const MessageGuide = memo(function MessageGuide() {
  return (
    <ToolGuide
      aside={
        <>
          What a receiver <br />
          sees
        </>
      }
      questions={messageFaq}
      pages={[
        {
          label: 'What is DMARC?',
          href: '/articles/what-is-dmarc/',
          hint: 'Alignment, policies and reports, with real records.',
        },
        {
          label: 'Email deliverability best practices',
          href: '/articles/email-deliverability-best-practices/',
          hint: 'What the large providers ask of senders.',
        },
      ]}
    >
      <H2 id="source">How to get the source of an email</H2>
      <p>
        The checker needs the message as it arrived, with every header field. A forwarded
        copy or a screenshot will not do, because both lose the header. A file is better
        than copied text, since copying can change spaces that DKIM counts.
      </p>
      <Table>
        <thead>
          <tr>
            <th>Mail program</th>
            <th>Where to find it</th>
          </tr>
        </thead>
        <tbody>
          {PROGRAMS.map(([program, way]) => (
            <tr key={program}>
              <td>{program}</td>
              <td>{way}</td>
            </tr>
          ))}
        </tbody>
      </Table>

      <H2 id="verdict-rules">How the verdict is reached</H2>
      <p>
        The verdict at the top is the DMARC result, because it is what receivers act on. A
        message passes when SPF or DKIM passes for a domain that is aligned with the
        domain in the From address; one of the two is enough (
        <a href="https://www.rfc-editor.org/rfc/rfc9989#section-5.3">RFC 9989, 5.3</a>).
        If neither does, the policy of the From domain says what its owner asks for:
        nothing, the spam folder, or rejection.
      </p>
      <p>
        <b>SPF</b> compares the server that delivered the message with the record of the
        envelope sender’s domain. That domain is in the Return-Path header, and it often
        belongs to your provider rather than to you. SPF then passes without counting for
        DMARC.
      </p>
      <p>
        <b>DKIM</b> checks two hashes, one over the signed header fields and one over the
        body. When a signature fails, the checker tries to undo common changes made in
        transit, such as a mailing list footer, so that it can name the cause. The{' '}
        <Link to="/tools/dkim-checker/">DKIM checker</Link> checks a key on its own.
      </p>
      <p>
        <b>ARC</b> is a chain of signed results that forwarding servers add. A valid chain
        shows what an earlier server saw, for example before a mailing list added its
        footer. Each receiver decides whether to trust that server, so ARC never changes
        the verdict here.
      </p>

      <H2 id="route-clocks">Reading the route</H2>
      <p>
        Every server adds a Received field at the top of the message, so the lowest one is
        the oldest. The checker reverses the order and shows the time between each pair of
        servers. A long gap usually means greylisting or a full queue. A negative gap only
        means that one of the two clocks is wrong.
      </p>

      <H2 id="one-click-unsubscribe">What one-click unsubscribe requires</H2>
      <Example>
        {
          'List-Unsubscribe: <https://example.com/unsubscribe/q7Zt4mXv9sKc2hRw>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click'
        }
      </Example>
      <p>
        Both fields have to be in the list of signed fields (h=) of a valid DKIM signature
        (<a href="https://www.rfc-editor.org/rfc/rfc8058#section-4">RFC 8058, 4</a>),
        because otherwise anyone on the way could have added them. Many senders miss this
        part: the message looks complete, but no button appears. The URL has to
        unsubscribe the reader on a POST request, with no login or confirmation in
        between. Use a token that cannot be guessed, because anyone who has the URL can
        unsubscribe the reader. The checker cannot test that URL without unsubscribing
        you.
      </p>

      <H2 id="limits">What this page cannot tell</H2>
      <p>
        A browser can neither receive email nor look into a recipient’s mailbox, so the
        checker does not know which folder the message went to, how its sender is rated,
        or whether its servers are on a blocklist. It also reads DNS as it is today, so if
        a record has changed since the message arrived, the receiver may have seen
        something else.
      </p>
    </ToolGuide>
  );
});
