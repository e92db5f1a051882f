import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {generatorFaq} from '../../generatorFaq';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'What is DKIM?',
    href: '/articles/what-is-dkim/',
    hint: 'The pass that survives forwarding.',
  },
  {
    label: 'Verify sending identities',
    href: '/docs/sending-identities/',
    hint: 'The DNS records of a domain you send from.',
  },
];

const TAGS = [
  ['v=DMARC1', 'Always first, in capitals.', ''],
  ['p', 'none, quarantine or reject: what to do with mail that fails.', 'none'],
  ['sp', 'The same for subdomains that exist.', 'as p'],
  ['np', 'The same for subdomains that do not exist. New.', 'as sp'],
  ['t', 'y: testing, one rung lower. New.', 'n'],
  ['rua', 'Where the daily counts go: mailto: and an address.', 'no reports'],
  ['ruf', 'Where reports on single messages go.', 'no reports'],
  ['fo', 'When such a report is wanted: 0, 1, d, s.', '0'],
  ['adkim', 's: DKIM has to be for exactly this domain.', 'r'],
  ['aspf', 's: SPF has to be for exactly this domain.', 'r'],
  ['psd', 'n: an organization of its own; y: for registries only. New.', 'u'],
] as const;

/** What there is to read under the generator. */
export const GeneratorGuide = memo(function GeneratorGuide() {
  return (
    <ToolGuide
      aside={
        <>
          How to get <br />
          to reject
        </>
      }
      pages={NEXT}
      questions={generatorFaq}
    >
      <H2 id="by-hand">Write a record by hand</H2>
      <p>
        A DMARC record is one TXT record at <code>_dmarc</code> and your domain. It is a
        list of tags with semicolons between them. Two are enough for a start: the policy,
        and an address for the reports.
      </p>
      <Example>{'v=DMARC1; p=none; np=reject; rua=mailto:dmarc@example.com'}</Example>
      <p>
        These are all the tags there are. Capitals matter in <code>DMARC1</code> alone,
        and <code>p</code> may stand anywhere after it, but receivers of the old school
        want it second.
      </p>
      <GuideTable
        code
        head={['Tag', 'Without it', 'What it says']}
        rows={TAGS.map(([tag, says, without]) => [tag, without || 'no record', says])}
      />
      <p>
        Then ask DNS what it sees. There may be exactly one line that begins with{' '}
        <code>v=DMARC1</code>:
      </p>
      <Example>{'dig +short TXT _dmarc.example.com'}</Example>

      <H2 id="why-no-pct">Why there is no percentage any more</H2>
      <p>
        For ten years the advice was to tighten a policy by parts: <code>pct=10</code>,
        then 25, then 50. It read well and did not work. Receivers drew the part in
        different ways or not at all, and only 0 and 100 came out as meant. So{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989#appendix-A.6">RFC 9989</a> took{' '}
        <code>pct</code> out. A receiver that follows it applies{' '}
        <code>p=reject; pct=10</code> to all your mail.
      </p>
      <p>
        What is left is a single switch, <code>t=y</code>. You publish the policy you are
        heading for and say that you are testing. Receivers that know the tag go one rung
        lower, and mailing lists that know it already rewrite the From address as they
        will later. So your reports show how much would break. Receivers that do not know
        the tag apply the policy in full. Take it as a signal, not as a promise.
      </p>

      <H2 id="stages">The stages, and how long each takes</H2>
      <p>
        With <code>p=none</code> you learn who sends in your name. Nearly every company
        finds a shop system, an old server or an agency that nobody had on the list. The
        standard asks for at least a month of it, and for as long again at{' '}
        <code>p=quarantine</code>, before <code>p=reject</code> (
        <a href="https://www.rfc-editor.org/rfc/rfc9989#section-7.4">RFC 9989, 7.4</a>).
        The plan above counts five weeks each, and two for each test, so that a monthly
        mailing is seen at least once.
      </p>
      <p>What to look for in the reports before you go on:</p>
      <ul>
        <li>
          Each service of yours passes DKIM or SPF <em>with your own domain</em>. A pass
          for the domain of the service does not count.
        </li>
        <li>
          Forwarded mail passes by DKIM. It fails SPF by nature, for it comes from the
          forwarder’s server.
        </li>
        <li>
          What still fails comes from servers that you do not know, in small numbers.
        </li>
      </ul>

      <H2 id="people-and-lists">People, mailing lists and p=reject</H2>
      <p>
        A mailing list takes a message, adds a footer, and sends it on. The signature
        breaks, SPF is for the list’s server, and DMARC fails. With <code>p=reject</code>{' '}
        members of the list lose your colleague’s mail, and some lists even unsubscribe
        the members whose servers refuse it. That is why the standard says that domains
        whose people write to lists should not publish it. If people write from your
        domain, end at <code>p=quarantine</code>, or give programs a subdomain of their
        own and be strict there. A domain must not rest on SPF alone when it publishes{' '}
        <code>p=reject</code>.
      </p>

      <H2 id="reports-elsewhere">Reports to another domain</H2>
      <p>
        Anybody could name your address in a record and have you flooded with reports. So
        an address at another domain counts only if that domain agrees, with a record like
        this one in its zone:
      </p>
      <Example>
        {'example.com._report._dmarc.reports.example. 3600 IN TXT "v=DMARC1;"'}
      </Example>
      <p>
        Services that collect reports publish one for all their customers, with a star in
        the first place. Without it reporters stay silent, and tell nobody (
        <a href="https://www.rfc-editor.org/rfc/rfc9990#section-4">RFC 9990, 4</a>). The{' '}
        <Link to="/tools/dmarc-checker/">checker</Link> tests it.
      </p>

      <H2 id="parked">Domains that send nothing</H2>
      <p>
        Those are the easiest to forge and the easiest to close. There is nothing to test,
        so publish everything at once: <code>p=reject</code>, an SPF record that names
        nobody, and a null MX that takes no mail. Choose “Nothing” in the first question.
        Keep a report address, at another domain, if you want to know who tries. The{' '}
        <Link to="/tools/spf-generator/">SPF generator</Link> makes the record of the
        domains that do send.
      </p>
    </ToolGuide>
  );
});
