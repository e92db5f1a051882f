import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, ToolGuide} from '../../view';
import {domainFaq, gradeRules} from '..';

const {table: Table, h2: H2} = elements;

const NEXT = [
  {
    label: 'Email deliverability best practices',
    href: '/articles/email-deliverability-best-practices/',
    hint: 'What decides whether you reach the inbox once your records are right.',
  },
  {
    label: 'Verify sending identities',
    href: '/docs/sending-identities/',
    hint: 'The DNS records of a domain you send from.',
  },
];

const RECORDS = [
  [
    'MX',
    'example.com',
    'Names the servers that receive email for the domain. Without one, senders try the address of the domain itself.',
  ],
  [
    'SPF',
    'example.com',
    'Lists the servers that may use the domain as a return-path. Evaluating it may take no more than ten DNS lookups.',
  ],
  [
    'DKIM',
    's1._domainkey.example.com',
    'Holds the public key, one for each selector, that verifies the signature in a message.',
  ],
  [
    'DMARC',
    '_dmarc.example.com',
    'Tells receivers what to do with email that passes neither SPF nor DKIM for the From domain, and where to send reports.',
  ],
  [
    'MTA-STS',
    '_mta-sts.example.com',
    'Announces a policy file that makes senders encrypt email to the domain and check the certificate.',
  ],
  [
    'TLS-RPT',
    '_smtp._tls.example.com',
    'Names the address that gets daily reports on encryption that failed.',
  ],
  [
    'BIMI',
    'default._bimi.example.com',
    'Points to a logo that some inboxes show next to messages that pass DMARC.',
  ],
  [
    'CAA',
    'example.com',
    'Limits which certificate authorities may issue certificates for the domain, including its mail servers.',
  ],
] as const;

/** What there is to read under the checker. */
export const Guide = memo(function Guide() {
  return (
    <ToolGuide
      aside={
        <>
          What a domain <br />
          says about email
        </>
      }
      pages={NEXT}
      questions={domainFaq}
    >
      <H2 id="records">What each DNS record does for email</H2>
      <p>
        When a receiver gets a message from <code>news@example.com</code>, it knows
        nothing about the sender, so it asks DNS. A handful of records under well-known
        names tell it which servers belong to the domain, which keys sign its messages,
        and what the owner wants done with the rest.
      </p>
      <Table>
        <thead>
          <tr>
            <th>Record</th>
            <th>Name</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {RECORDS.map(([record, name, does]) => (
            <tr key={record}>
              <td>{record}</td>
              <td>
                <code>{name}</code>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        Three more checks cover what these records depend on. The name servers have to
        respond, DNSSEC proves that their responses are genuine, and reverse DNS gives
        each mail server’s address a name that leads back to it.
      </p>

      <H2 id="order">Which record to fix first</H2>
      <p>
        Begin with SPF and DKIM at every service that sends as your domain, because DMARC
        needs at least one of them to pass. Then publish DMARC with <code>p=none</code>{' '}
        and read the reports for a few weeks. Once all of your own email passes, move to{' '}
        <code>p=quarantine</code> or <code>p=reject</code>. MTA-STS and TLS-RPT protect
        the email that you receive, so they can come at any time, and BIMI comes last
        because it needs a strict DMARC policy.
      </p>

      <H2 id="no-email">A domain without email</H2>
      <p>
        Most companies own domains that they never use for email, and forgers look for
        them. These three records protect such a domain, and with them it gets grade A. If
        the domain receives email, keep its MX records instead of the null MX in the first
        line, which refuses all email:
      </p>
      <Example>{`example.com.         IN MX   0 .
example.com.         IN TXT  "v=spf1 -all"
_dmarc.example.com.  IN TXT  "v=DMARC1; p=reject; sp=reject; np=reject"`}</Example>

      <H2 id="grade">How the grade is decided</H2>
      <p>
        The first rule that applies decides, and every finding that counts toward it is
        listed with its source in the <Link to="/tools/rules/">rule book</Link>.
      </p>
      <Table>
        <thead>
          <tr>
            <th>Grade</th>
            <th>When</th>
          </tr>
        </thead>
        <tbody>
          {gradeRules.map(({grade, says}) => (
            <tr key={says}>
              <td>{grade}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </Table>

      <H2 id="limits">What a browser cannot check</H2>
      <p>
        This tool runs in your browser and queries DNS over HTTPS, so some things are out
        of reach:
      </p>
      <ul>
        <li>
          It cannot connect to a mail server, so it does not see whether a server accepts
          email, encrypts it, or presents a valid certificate, and it cannot tell whether
          a mailbox exists.
        </li>
        <li>
          It cannot send or receive a message, so it does not see whether your email is
          signed. Paste a message into the{' '}
          <Link to="/tools/message-checker/">message checker</Link> to find out.
        </li>
        <li>
          It does not query blocklists, because large ones such as Spamhaus refuse queries
          from public resolvers, so the result would be wrong.
        </li>
        <li>
          It cannot query each name server separately, so you see what one resolver sees,
          while another may still have an older record cached until its time to live (TTL)
          runs out.
        </li>
        <li>
          It checks up to 100 domains in <Link to="#list">a list</Link>, and takes its
          time, because public resolvers limit how many queries one visitor may send.
        </li>
        <li>
          It can read the MTA-STS policy file only where the web server lets other
          websites read it.
        </li>
      </ul>
    </ToolGuide>
  );
});
