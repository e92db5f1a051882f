import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, ToolGuide} from '../../view';
import {overrideWords, readerFaq} from '..';

const {table: Table, h2: H2} = elements;

const NEXT = [
  {
    label: 'What is DMARC?',
    href: '/articles/what-is-dmarc/',
    hint: 'Alignment, policies and reports, explained from the start.',
  },
  {
    label: 'Verify sending identities',
    href: '/docs/sending-identities/',
    hint: 'How to set up DKIM with your own domain, which most sources lack.',
  },
];

const FIELDS = [
  ['source_ip', 'The server that delivered the messages to the receiver.'],
  ['count', 'How many messages came from it with the same outcome.'],
  ['disposition', 'What the receiver did: none, quarantine or reject.'],
  [
    'policy_evaluated: dkim, spf',
    'Whether DKIM or SPF passed for a domain that is aligned with the From address, where one pass is enough.',
  ],
  ['header_from', 'The domain in the From address, which people see.'],
  ['envelope_from', 'The return-path, which SPF is checked for.'],
  [
    'auth_results: dkim, spf',
    'The result of each signature and SPF check, aligned or not.',
  ],
  ['reason', 'Why the receiver did something other than what the policy asks for.'],
] as const;

/** What there is to read under the report reader. */
export const ReaderGuide = memo(function ReaderGuide() {
  return (
    <ToolGuide
      aside={
        <>
          How to read <br />
          DMARC reports
        </>
      }
      pages={NEXT}
      questions={readerFaq}
    >
      <H2 id="get-reports">How to get DMARC reports</H2>
      <p>
        Receivers send aggregate reports to the address in the <code>rua</code> tag of
        your DMARC record. If you have no record yet, this one changes nothing about
        delivery and starts the reports, usually within a day or two:
      </p>
      <Example>{`_dmarc.example.com. TXT "v=DMARC1; p=none; rua=mailto:dmarc@example.com"`}</Example>
      <p>
        The <Link to="/tools/dmarc-generator/">DMARC generator</Link> writes the record
        for you. If the address belongs to another domain, that domain has to agree with a
        DNS record of its own, or receivers send nothing (
        <a href="https://www.rfc-editor.org/rfc/rfc9990#section-4">RFC 9990, 4</a>), which
        the <Link to="/tools/dmarc-checker/">DMARC checker</Link> tests.
      </p>
      <p>
        Each report is an email with one attachment, so save a few weeks of attachments to
        a folder, or export the mailbox, and open them all here together. A report that
        appears in two files is counted only once.
      </p>

      <H2 id="what-is-in-a-report">What is in a report</H2>
      <p>
        A report covers one receiver, one domain and usually one day. It contains the
        policy that the receiver found in DNS, and one record for each combination of
        server and outcome. It never contains the messages themselves, their subjects, or
        the names of recipients.
      </p>
      <Table>
        <thead>
          <tr>
            <th>Element</th>
            <th>What it says</th>
          </tr>
        </thead>
        <tbody>
          {FIELDS.map(([name, says]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        This page reads the format of RFC 9990 (May 2026) and the older format of RFC
        7489, which most receivers still send, and it tolerates the usual deviations from
        both.
      </p>

      <H2 id="read-sources">How to act on the sources</H2>
      <ol>
        <li>
          Begin with sources marked “Fix first”, which fail although a signature, a
          return-path or earlier messages show that they are probably yours. Set up DKIM
          with your own domain at each of them.
        </li>
        <li>
          Go through “Do you know it?” and ask the people who choose your tools for
          marketing, support and billing. A source that no one recognizes may be a forger,
          which your policy should stop, or a forwarder or mailing list that broke your
          signature.
        </li>
        <li>
          Then add DKIM where only SPF passes, because SPF breaks when a message is
          forwarded.
        </li>
        <li>
          Leave “Forwarding” alone, because these servers pass on your messages, and your
          DKIM signature usually still passes. Mailing lists that change messages break
          it, so stay at <code>p=quarantine</code> if people write to lists from your
          domain.
        </li>
      </ol>
      <p>
        A report identifies servers only by IP address. The reader recognizes services
        from the rest of the report, so a name is a strong hint but not proof: a forger
        can also send from the servers of a large service.
      </p>

      <H2 id="overrides-explained">Why a receiver overrides your policy</H2>
      <p>
        Receivers may accept a message that fails DMARC, but they have to give a reason (
        <a href="https://www.rfc-editor.org/rfc/rfc9990#section-3.1.6">RFC 9990, 3.1.6</a>
        ).
      </p>
      <Table>
        <thead>
          <tr>
            <th>Reason</th>
            <th>What it means</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(overrideWords).map(([type, says]) => (
            <tr key={type}>
              <td>
                <code>{type}</code>
              </td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </Table>

      <H2 id="limits">Limits and safety</H2>
      <p>
        A single file may unpack to 200 MB of XML, and all files together to 600 MB.
        Unpacking stops at these limits, so an archive designed to fill your memory does
        no harm. The XML reader supports only the five standard entities, rejects document
        types, and never fetches anything. Every message it can show is listed in the{' '}
        <Link to="/tools/rules/#reports-dtd">rule book</Link>.
      </p>
    </ToolGuide>
  );
});
