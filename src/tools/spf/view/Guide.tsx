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
    'Whoever passes the record of that domain.',
    '1, and those inside',
  ],
  [
    'exists:%{i}.spf.example',
    'Passes if a name made from the message exists. For large senders.',
    '1 lookup',
  ],
  [
    'ptr',
    'Names behind the address. Do not use it: it is slow, and the standard advises against it.',
    '1 lookup',
  ],
  [
    'redirect=spf.example',
    'Hands the whole decision to another record. Only without all.',
    '1, and those inside',
  ],
  ['~all or -all', 'Everybody else. It stands last.', 'no lookup'],
] as const;

const NEXT = [
  {
    label: 'What is DKIM?',
    href: '/articles/what-is-dkim/',
    hint: 'The signature that survives forwarding.',
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
        A server connects to the receiver and names the address that errors should go to:
        the envelope sender, or return-path. The receiver takes the domain from it,
        fetches that domain’s TXT records, and looks for the one that begins with{' '}
        <code>v=spf1</code>. Then it goes through the terms from left to right. The first
        term that matches the address of the connecting server decides.
      </p>
      <p>
        Each term can have a sign in front. Without one, or with <code>+</code>, a match
        is a pass. <code>-</code> makes it fail, <code>~</code> softfail and{' '}
        <code>?</code> neutral. That is why <code>all</code>, which matches everybody,
        stands last and has a sign. The result is about the return-path, not about the
        From address that people see. Only{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989">DMARC</a> ties the two together.
      </p>

      <H2 id="by-hand">Write a record by hand</H2>
      <p>
        Begin with <code>v=spf1</code>. Add a term for everything that sends, with one
        space between terms: those without a lookup first, then the rest. End with{' '}
        <code>~all</code> or <code>-all</code>. A small company with one server, a hosted
        mailbox and one service for its product’s email has this:
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
        Publish the record as a TXT record on the domain itself, in panels often called{' '}
        <code>@</code>. Then ask DNS what it sees:
      </p>
      <Example>dig +short TXT example.com</Example>
      <p>
        Exactly one line of the answer may begin with <code>v=spf1</code>. Where a record
        is longer than 255 characters it comes as several strings in quotation marks.
        Receivers join them without a space, so a space at the seam has to be inside one
        of them.
      </p>

      <H2 id="services">What the services ask for</H2>
      <p>
        If your service’s own control panel shows something else, use that: some services
        give each account or region a name of its own. Where the term column says “none”,
        the service uses a return-path of its own as a rule, so set up its DKIM records
        instead. Each link leads to the page where we read it, with the day we read it.
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

      <H2 id="ten-lookups">Ten lookups, and how to stay below</H2>
      <p>
        A receiver may put ten questions to DNS for one check. All terms that ask count,
        also those inside an include, and inside the includes of that one. With the
        eleventh it stops and answers <code>permerror</code>, which to DMARC is as good as
        no SPF (
        <a href="https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4">RFC 7208, 4.6.4</a>
        ). Receivers that find a match early never come that far, so a record with eleven
        works for some of your email and fails for the rest. That is hard to see from
        outside.
      </p>
      <ul>
        <li>
          Take out services you have left. Their terms cost the most and help nobody.
        </li>
        <li>
          Take out <code>a</code> and <code>mx</code> where those servers send nothing.
        </li>
        <li>
          Name your own servers by <code>ip4</code> and <code>ip6</code>, which are free.
        </li>
        <li>
          Ask whether a service needs the term at all. With a return-path of its own it
          does not.
        </li>
        <li>Give a service that sends a lot its own subdomain.</li>
      </ul>

      <H2 id="flattening">Why we do not flatten</H2>
      <p>
        Some tools replace an <code>include</code> with the addresses behind it. The count
        goes down, and the record is right for as long as the service changes nothing.
        Services do change their addresses, and tell no one but their own include. From
        then on some of your email fails. If you must do it, let a program rebuild the
        record often, and watch that program.
      </p>

      <H2 id="subdomains">Subdomains need their own</H2>
      <p>
        A record counts for one name. <code>news.example.com</code> does not take over
        what <code>example.com</code> says. That makes a subdomain the clean way out of
        the limit: <code>news.example.com</code> has ten lookups of its own, and if a
        newsletter gets a bad name, your invoices do not. With DMARC in its relaxed form a
        pass on the subdomain counts for a From address on the domain, too.
      </p>

      <H2 id="softfail-or-fail">~all or -all, once you have DMARC</H2>
      <p>
        To DMARC both are the same: no pass. The difference is what happens before. A
        receiver may refuse a message on <code>-all</code> while the connection is open,
        and then nobody reads its DKIM signature. Forwarded email arrives from the
        forwarder’s address and fails SPF as a rule; with a good signature it would have
        passed DMARC. So let a domain that sends end in <code>~all</code>, sign with{' '}
        <Link to="/articles/what-is-dkim/">DKIM</Link>, and put the strictness into the
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
              {source.by ?? 'Own page'}
              <span className="vh"> on {name}</span>
            </a>
            {source.dated && `, dated ${source.dated}`}, read {source.readOn}
          </>
        )}
      </td>
      <td>
        {include ? (
          <code>include:{include}</code>
        ) : network ? (
          <code>ip4:{network}</code>
        ) : (
          'none'
        )}
      </td>
      <td>
        {selectors?.map((selector) => (
          <Fragment key={selector}>
            <code>{selector}</code>{' '}
          </Fragment>
        ))}
      </td>
    </tr>
  );
}
