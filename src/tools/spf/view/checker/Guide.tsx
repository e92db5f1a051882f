import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {checkerFaq} from '../../checkerFaq';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Verify a sending domain',
    href: '/docs/sending-identities/',
    hint: 'The DNS records for email you send with us.',
  },
  {
    label: 'What is DKIM?',
    href: '/articles/what-is-dkim/',
    hint: 'The signature that still counts when email is forwarded.',
  },
];

/** RFC 7208, 2.6 and 8. */
const RESULTS = [
  [
    'pass',
    'A term matches and lets the sender through',
    'SPF passed, if the domains match',
  ],
  [
    'fail',
    'The record excludes the sender, usually by -all',
    'Not passed, and may be rejected immediately',
  ],
  ['softfail', 'The sender is probably not allowed, by ~all', 'Not passed'],
  [
    'neutral',
    'The record says nothing about the sender, for example by ?all',
    'Not passed',
  ],
  ['none', 'There is no record, or no domain to check', 'Not passed'],
  ['temperror', 'DNS did not respond', 'Usually tried again later'],
  ['permerror', 'The record cannot be used', 'Not passed'],
] as const;

/** RFC 7208, 3.3, 3.4 and 4.6.4. */
const LIMITS = [
  ['Lookups', '10', 'include, a, mx, ptr, exists and redirect, also inside includes'],
  [
    'Void lookups',
    '2',
    'lookups that find no record, because the name or the record does not exist',
  ],
  ['Hosts behind one mx', '10', 'the eleventh ends the check'],
  ['Names behind an address, for ptr', '10', 'the others are ignored'],
  ['Characters in one string', '255', 'longer records have several strings'],
  ['Octets in the response', 'about 450', 'then all TXT records fit a small DNS packet'],
] as const;

/** What there is to read under the checker. It does not follow the form. */
export const Guide = memo(function Guide() {
  return (
    <ToolGuide
      aside={
        <>
          What is <br />
          counted
        </>
      }
      pages={NEXT}
      questions={checkerFaq}
    >
      <H2 id="what-is-checked">What this page does</H2>
      <p>
        It does what a receiving server does, and shows every step. It gets the TXT
        records of the domain, picks the one that begins with <code>v=spf1</code>, and
        parses all of it before it uses any of it. Then it follows every{' '}
        <code>include</code> and <code>redirect</code> to the end and counts the lookups.
        A receiver stops at the first match, but this page checks the whole tree, because
        an error at its end affects the senders listed there.
      </p>
      <p>
        A domain can have only one SPF record, and with two, the result is{' '}
        <code>permerror</code>, as if the record contained an error. A record also applies
        to one name only, so <code>news.example.com</code> inherits nothing from{' '}
        <code>example.com</code>.
      </p>

      <H2 id="results">Seven results, and what happens to the message</H2>
      <p>
        SPF gives a result for the domain in the return-path. It does not look at the From
        address that people see.{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989">DMARC</a> does, and it takes only
        a pass, and only if the two domains belong together.
      </p>
      <GuideTable code head={['Result', 'Why', 'To DMARC']} rows={RESULTS} />

      <H2 id="limits">The limits</H2>
      <p>
        Limits keep an SPF check from being used to flood someone’s DNS. If one of them is
        exceeded, the result is usually <code>permerror</code> (
        <a href="https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4">RFC 7208, 4.6.4</a>
        ). <code>ip4</code>, <code>ip6</code> and <code>all</code> need no lookup, and
        fetching your own record is free as well.
      </p>
      <GuideTable head={['What', 'Limit', 'What counts']} rows={LIMITS} />

      <H2 id="mistakes">Common mistakes in SPF records</H2>
      <p>
        Two records, usually because a second service said “add this TXT record”. Their
        terms belong in one record:
      </p>
      <Example>
        {
          'v=spf1 include:_spf.mailbox.example ~all\nv=spf1 include:_spf.service.example ~all'
        }
      </Example>
      <p>
        A mechanism with an equals sign. Receivers read it as an unknown modifier and
        ignore it without an error, so the service is not part of the record:
      </p>
      <Example>{'v=spf1 include=_spf.service.example ~all'}</Example>
      <p>
        An address with <code>a</code>, a name with <code>ip4</code>, or a prefix length
        on an <code>include</code>. Each of them is a syntax error, and one error
        invalidates the whole record, even for the senders listed before it:
      </p>
      <Example>{'v=spf1 ip4:192.0.2.10 a:192.0.2.11 ~all'}</Example>
      <p>
        A long record in two strings without a space between them. DNS joins the strings
        directly, so two terms become one that no one meant:
      </p>
      <Example>{'"v=spf1 ip4:192.0.2.10" "include:_spf.service.example ~all"'}</Example>
      <p>
        Terms after <code>all</code>. Receivers never read them, so a service added at the
        end never passes:
      </p>
      <Example>{'v=spf1 mx ~all include:_spf.service.example'}</Example>

      <H2 id="over-ten">What to do about more than ten lookups</H2>
      <ol>
        <li>
          Look for includes of services you no longer use. The tree shows how many lookups
          each include costs in total.
        </li>
        <li>
          Find out which return-path each service uses, because the include has no effect
          if it is the service’s own domain.
        </li>
        <li>
          Remove <code>a</code> and <code>mx</code> if those servers send no email, and
          name your own servers with <code>ip4</code> and <code>ip6</code>.
        </li>
        <li>
          Move the rest to a subdomain, such as <code>news.example.com</code>, which has
          ten lookups of its own.
        </li>
      </ol>
      <p>
        The <Link to="/tools/spf-generator/">SPF generator</Link> can start from your
        record, and counts the lookups while you change it. Publish the new record, wait
        until the TTL of the old one has passed, and check again here.
      </p>

      <H2 id="trace">Would this sender pass?</H2>
      <p>
        Open the source of a message and look for <code>Received-SPF</code> or{' '}
        <code>Authentication-Results</code>. They contain the address of the server that
        delivered it and the return-path, as <code>client-ip</code> and{' '}
        <code>smtp.mailfrom</code>. Enter them above to see the result of each term until
        one of them matches. Macros such as <code>%{'{i}'}</code> are expanded, and if the
        owner of the domain published an explanation for failures, it is shown.
      </p>
      <p>
        A pass means that the server is allowed to use the domain, but not that the
        message is wanted or honest. On the other hand, a message you sent yourself can
        fail here after it was forwarded, because it then comes from a server you do not
        know. If you also sign with <Link to="/articles/what-is-dkim/">DKIM</Link>, such
        messages can still pass DMARC.
      </p>
    </ToolGuide>
  );
});
