import Link from '@docusaurus/Link';
import {Fragment, memo} from 'react';
import {elements} from '../../../reading';
import {Example, GuideTable, ToolGuide} from '../../view';
import {generatorFaq, spfProviders, type SpfProvider} from '..';
import {providerDetails} from '../providerDetails';
import styles from './Guide.module.css';

const {table: Table, h2: H2} = elements;

const TERMS = [
  [
    'ip4:192.0.2.10',
    'This IPv4 address, or a range such as ip4:192.0.2.0/24.',
    'no lookup',
  ],
  ['ip6:2001:db8::/48', 'This IPv6 address or range.', 'no lookup'],
  [
    'a',
    'The addresses your domain points to; a:host.example.com for another name.',
    '1 lookup',
  ],
  ['mx', 'The servers that take your domain’s email.', '1 lookup'],
  [
    'include:spf.example',
    'Every server that passes the record of that domain.',
    '1, and those inside',
  ],
  [
    'exists:%{i}.spf.example',
    'Passes if a name made from the message exists, which is for large senders.',
    '1 lookup',
  ],
  [
    'ptr',
    'Names behind the address, but do not use it: it is slow, and the standard advises against it.',
    '1 lookup',
  ],
  [
    'redirect=spf.example',
    'Leaves the decision to another record, and only works without all.',
    '1, and those inside',
  ],
  ['~all or -all', 'All other servers, which is why it comes last.', 'no lookup'],
] as const;

const NEXT = [
  {
    label: 'What is DKIM?',
    href: '/articles/what-is-dkim/',
    hint: 'The signature that still counts when email is forwarded.',
  },
  {
    label: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
    hint: 'From key to inbox, in five languages.',
  },
];

/** What there is to read under the generator. It does not follow the form. */
export const Guide = memo(function Guide() {
  return (
    <ToolGuide
      aside={
        <>
          How SPF <br />
          is read
        </>
      }
      pages={NEXT}
      questions={generatorFaq}
    >
      <H2 id="how-spf-is-read">How a receiver reads your record</H2>
      <p>
        A server connects to the receiver and gives the address that bounces should go to,
        which is called the envelope sender or return-path. The receiver takes the domain
        from it, gets that domain’s TXT records, and looks for the one that begins with{' '}
        <code>v=spf1</code>. Then it reads the terms from left to right, and the first
        term that matches the address of the connecting server decides.
      </p>
      <p>
        Each term can have a sign in front: without one, or with <code>+</code>, a match
        is a pass, while <code>-</code> means fail, <code>~</code> softfail and{' '}
        <code>?</code> neutral. That is why <code>all</code>, which matches every address,
        comes last and has a sign. The result is about the return-path and not about the
        From address that people see, and only{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989">DMARC</a> connects the two.
      </p>

      <H2 id="by-hand">Write a record by hand</H2>
      <p>
        Begin with <code>v=spf1</code>. Add a term for everything that sends, with one
        space between terms, starting with those that need no lookup. End with{' '}
        <code>~all</code> or <code>-all</code>. This is the record of a small company with
        one server, a hosted mailbox and one service for its product’s email:
      </p>
      <Example>
        {
          'v=spf1 ip4:192.0.2.10 include:_spf.mailbox.example include:_spf.service.example ~all'
        }
      </Example>
      <div className={styles.terms}>
        <GuideTable
          code
          head={['Term', 'Cost', 'Who passes']}
          rows={TERMS.map(([term, meaning, cost]) => [term, cost, meaning])}
        />
      </div>
      <p>
        Publish it as a TXT record on the domain itself, which panels often call{' '}
        <code>@</code>. Then check what DNS returns:
      </p>
      <Example>dig +short TXT example.com</Example>
      <p>
        Exactly one line of the response may begin with <code>v=spf1</code>. A record
        longer than 255 characters is returned as several strings in quotation marks.
        Receivers join them without a space, so if one is needed between them, it has to
        be inside one of the strings.
      </p>

      <H2 id="services">SPF terms by service</H2>
      <p>
        If your service’s control panel shows something else, use that, because some
        services give each account or region a different name. If the term column says
        “none”, the service normally uses its own return-path, so set up its DKIM records
        instead. Each link leads to our source, with the day we read it.
      </p>
      <Table>
        <thead>
          <tr>
            <th>Service</th>
            <th>Source</th>
            <th>Term</th>
            <th>DKIM selector</th>
          </tr>
        </thead>
        <tbody>
          {spfProviders.map((provider) => (
            <Service key={provider.id} {...provider} />
          ))}
        </tbody>
      </Table>

      <H2 id="ten-lookups">How to stay within ten lookups</H2>
      <p>
        A receiver may make ten DNS lookups for one check. All terms that need a lookup
        count, including those inside an include and in the includes of that record. At
        the eleventh, the receiver stops and returns <code>permerror</code>, which DMARC
        treats like no SPF at all (
        <a href="https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4">RFC 7208, 4.6.4</a>
        ). Receivers that find a match early never get that far, so a record with eleven
        lookups works for some of your email and fails for the rest, which is hard to
        notice.
      </p>
      <ul>
        <li>Remove services you no longer use, which often cost the most lookups.</li>
        <li>
          Remove <code>a</code> and <code>mx</code> if those servers send no email.
        </li>
        <li>
          Name your own servers with <code>ip4</code> and <code>ip6</code>, which are
          free.
        </li>
        <li>
          Check whether a service needs the term at all. If it uses its own return-path,
          it does not.
        </li>
        <li>Give a service that sends a lot its own subdomain.</li>
      </ul>

      <H2 id="flattening">Why we do not flatten</H2>
      <p>
        Some tools replace an <code>include</code> with the addresses behind it. The count
        goes down, and the record is correct until the service changes its addresses. It
        updates its own include but does not tell you, so some of your email starts to
        fail. If you have to flatten a record, let a program rebuild it often, and monitor
        that program.
      </p>

      <H2 id="subdomains">Subdomains need their own record</H2>
      <p>
        A record applies to one name only, so <code>news.example.com</code> does not
        inherit the record of <code>example.com</code>. That makes a subdomain the clean
        way around the limit: <code>news.example.com</code> has ten lookups of its own,
        and if your newsletter gets a bad reputation, your invoices are less affected.
        With relaxed DMARC alignment, a pass on the subdomain also counts for a From
        address on the domain.
      </p>

      <H2 id="softfail-or-fail">~all or -all, once you have DMARC</H2>
      <p>
        To DMARC, both mean that SPF did not pass. They differ in what happens before:
        with <code>-all</code>, a receiver may reject a message during the connection,
        before it checks the DKIM signature. Forwarded email comes from the forwarder’s
        address and usually fails SPF, although it could have passed DMARC with a valid
        signature. So use <code>~all</code> for a domain that sends, sign with{' '}
        <Link to="/articles/what-is-dkim/">DKIM</Link>, and put the strict rule into your
        DMARC policy. A domain that never sends gets <code>v=spf1 -all</code> (
        <a href="https://www.rfc-editor.org/rfc/rfc7208#section-10.1.2">
          RFC 7208, 10.1.2
        </a>
        ).
      </p>
    </ToolGuide>
  );
});

/** A service's row: what it asks for, and where that was read. */
function Service({id, name, include, network}: SpfProvider) {
  const {source, selectors} = providerDetails[id] ?? {};
  return (
    <tr>
      <td>{name}</td>
      <td>
        {source && (
          <>
            <a href={source.url}>
              {source.by ? (
                <>
                  {source.by}
                  <span className="vh"> on {name}</span>
                </>
              ) : (
                `${name}’s own page`
              )}
            </a>
            {source.dated && `, dated ${source.dated}`}, read {source.readOn}
          </>
        )}
      </td>
      <td data-label="Term:">
        {include ? (
          <code>include:{include}</code>
        ) : network ? (
          <code>ip4:{network}</code>
        ) : (
          'none'
        )}
      </td>
      <td {...(selectors && {'data-label': 'DKIM selector:'})}>
        {selectors?.map((selector) => (
          <Fragment key={selector}>
            <code>{selector}</code>{' '}
          </Fragment>
        ))}
      </td>
    </tr>
  );
}
