import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {checkerFaq} from '../../checkerFaq';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Prove a sending domain',
    href: '/docs/sending-identities/',
    hint: 'The DNS records for email you send with us.',
  },
  {
    label: 'What is DKIM?',
    href: '/articles/what-is-dkim/',
    hint: 'The signature that survives forwarding.',
  },
];

/** RFC 7208, 2.6 and 8. */
const RESULTS = [
  [
    'pass',
    'A term matches and lets the sender through',
    'SPF passed, if the domains match',
  ],
  ['fail', 'The record says no, mostly by -all', 'Not passed; may be refused at once'],
  ['softfail', 'The record says “probably not”, by ~all', 'Not passed'],
  ['neutral', 'The record does not want to say', 'Not passed'],
  ['none', 'There is no record, or no domain to check', 'Not passed'],
  ['temperror', 'DNS did not answer', 'Tried again later'],
  ['permerror', 'The record cannot be used', 'Not passed'],
] as const;

/** RFC 7208, 3.3, 3.4 and 4.6.4. */
const LIMITS = [
  ['Lookups', '10', 'include, a, mx, ptr, exists and redirect, also inside includes'],
  ['Lookups that find nothing', '2', 'names that do not exist or have no such record'],
  ['Hosts behind one mx', '10', 'the eleventh ends the check'],
  ['Names behind an address, for ptr', '10', 'the others are passed over'],
  ['Characters in one string', '255', 'longer records come in several strings'],
  ['Octets of the answer', 'about 450', 'then all TXT records fit a small DNS packet'],
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
        It does what a receiving server does, and shows every step. It fetches the TXT
        records of the domain, picks the one that begins with <code>v=spf1</code>, and
        reads all of it before it uses any of it. Then it follows every{' '}
        <code>include</code> and <code>redirect</code> to the end and counts what that
        costs. A receiver stops at the first match; here the whole tree is walked, since a
        fault at its far end hits the senders that stand there.
      </p>
      <p>
        A domain has one SPF record or none. Two records are not two chances: the result
        is <code>permerror</code>, as if the record had a fault. And a record counts for
        one name. <code>news.example.com</code> takes nothing over from{' '}
        <code>example.com</code>.
      </p>

      <H2 id="results">Seven results, and what becomes of the message</H2>
      <p>
        SPF gives a result for the domain in the return-path. It does not look at the From
        address that people see.{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989">DMARC</a> does, and it takes only
        a pass, and only if the two domains belong together.
      </p>
      <GuideTable code head={['Result', 'Why', 'To DMARC']} rows={RESULTS} />

      <H2 id="limits">The limits</H2>
      <p>
        A check must not become a way to flood somebody’s DNS. So there are limits, and
        past most of them the answer is <code>permerror</code> (
        <a href="https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4">RFC 7208, 4.6.4</a>
        ). <code>ip4</code>, <code>ip6</code> and <code>all</code> ask nothing and cost
        nothing. Fetching your own record is free, too.
      </p>
      <GuideTable head={['What', 'Limit', 'What counts']} rows={LIMITS} />

      <H2 id="mistakes">Mistakes that look right</H2>
      <p>
        Two records, mostly because a second service said “add this TXT record”. Their
        terms belong into one:
      </p>
      <Example>
        {
          'v=spf1 include:_spf.mailbox.example ~all\nv=spf1 include:_spf.service.example ~all'
        }
      </Example>
      <p>
        A mechanism with an equals sign. It is read as an unknown modifier and ignored
        without a word, so the service is not in the record at all:
      </p>
      <Example>{'v=spf1 include=_spf.service.example ~all'}</Example>
      <p>
        An address with <code>a</code>, a name with <code>ip4</code>, a prefix on an{' '}
        <code>include</code>. Each of them is a fault of syntax, and one fault stops the
        whole record, also for the senders that stand before it:
      </p>
      <Example>{'v=spf1 ip4:192.0.2.10 a:192.0.2.11 ~all'}</Example>
      <p>
        A long record in two strings without a space at the seam. DNS joins them as they
        are, and two terms become one that nobody meant:
      </p>
      <Example>{'"v=spf1 ip4:192.0.2.10" "include:_spf.service.example ~all"'}</Example>
      <p>
        Terms after <code>all</code>. Nothing behind it is ever read, so a service that
        was added at the end never passes:
      </p>
      <Example>{'v=spf1 mx ~all include:_spf.service.example'}</Example>

      <H2 id="over-ten">More than ten: what to do, in this order</H2>
      <ol>
        <li>
          Look for includes of services you have left. The tree shows what each of them
          costs with all that is inside.
        </li>
        <li>
          Ask of each service which return-path it uses. If it is the service’s own
          domain, the include does nothing.
        </li>
        <li>
          Take out <code>a</code> and <code>mx</code> where those servers send nothing,
          and name your own servers by <code>ip4</code> and <code>ip6</code>.
        </li>
        <li>
          Give what is left over a subdomain, such as <code>news.example.com</code>. It
          has ten lookups of its own.
        </li>
      </ol>
      <p>
        The <Link to="/tools/spf-generator/">SPF generator</Link> takes your record over
        and counts along while you change it. Publish the new record, wait until the old
        one’s time to live has passed, and check again here.
      </p>

      <H2 id="trace">Would this sender pass?</H2>
      <p>
        Open the source of a message and look for <code>Received-SPF</code> or{' '}
        <code>Authentication-Results</code>. There you find the address of the server that
        delivered it and the return-path, as <code>client-ip</code> and{' '}
        <code>smtp.mailfrom</code>. Type them above, and you see each term with its answer
        until one of them matches. Macros such as <code>%{'{i}'}</code> are filled in, and
        where the domain’s owner left an explanation for those who fail, it is shown.
      </p>
      <p>
        A pass says that the server may use the domain. It does not say that the message
        is wanted, or true. And a message you sent yourself can fail here with good
        reason: after forwarding it comes from a server you do not know. Sign with{' '}
        <Link to="/articles/what-is-dkim/">DKIM</Link>, and DMARC has a second leg to
        stand on.
      </p>
    </ToolGuide>
  );
});
