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
    hint: 'The pass that still counts when email is forwarded.',
  },
  {
    label: 'Verify sending identities',
    href: '/docs/sending-identities/',
    hint: 'The DNS records of a domain you send from.',
  },
];

const TAGS = [
  ['v=DMARC1', 'Always first, in upper case.', ''],
  ['p', 'none, quarantine or reject: what to do with email that fails.', 'none'],
  ['sp', 'The same for subdomains that exist.', 'as p'],
  ['np', 'New: the same for subdomains that do not exist.', 'as sp'],
  ['t', 'New: y for testing, with the next milder policy.', 'n'],
  ['rua', 'Where the daily reports go: mailto: and an address.', 'no reports'],
  ['ruf', 'Where reports about individual messages go.', 'no reports'],
  ['fo', 'When such a report is requested: 0, 1, d, s.', '0'],
  ['adkim', 's: DKIM has to be for exactly this domain.', 'r'],
  ['aspf', 's: SPF has to be for exactly this domain.', 'r'],
  ['psd', 'New: n for an organization of its own, y for registries only.', 'u'],
] as const;

/** What there is to read under the generator. */
export const GeneratorGuide = memo(function GeneratorGuide() {
  return (
    <ToolGuide
      aside={
        <>
          How to reach <br />
          p=reject
        </>
      }
      pages={NEXT}
      questions={generatorFaq}
    >
      <H2 id="by-hand">Write a record by hand</H2>
      <p>
        A DMARC record is one TXT record at <code>_dmarc</code> and your domain, with a
        list of tags separated by semicolons. Two are enough for a start: the policy, and
        an address for the reports.
      </p>
      <Example>{'v=DMARC1; p=none; rua=mailto:dmarc@example.com'}</Example>
      <p>
        These are all the tags that exist. Upper case only matters in <code>DMARC1</code>,
        and <code>p</code> can be anywhere after it, but older receivers expect it in
        second place.
      </p>
      <GuideTable
        code
        head={['Tag', 'Without it', 'What it says']}
        rows={TAGS.map(([tag, says, without]) => [tag, without || 'no record', says])}
      />
      <p>
        Then check what DNS returns. Only one line may begin with <code>v=DMARC1</code>:
      </p>
      <Example>{'dig +short TXT _dmarc.example.com'}</Example>

      <H2 id="why-no-pct">Why pct was removed</H2>
      <p>
        For ten years, the advice was to tighten a policy in steps: <code>pct=10</code>,
        then 25, then 50. It never worked well, because receivers chose the messages in
        different ways or not at all, and only 0 and 100 worked as intended.{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989#appendix-A.6">RFC 9989</a>{' '}
        therefore removed <code>pct</code>, and a receiver that follows it applies{' '}
        <code>p=reject; pct=10</code> to all your email.
      </p>
      <p>
        What remains is a single switch, <code>t=y</code>, with which you publish the
        policy you are planning and say that you are testing. Receivers that know the tag
        apply the next milder policy, and mailing lists that know it already rewrite the
        From address, so your reports show how much would break. Receivers that do not
        know the tag apply the policy in full, so do not rely on it.
      </p>

      <H2 id="stages">How long each stage takes</H2>
      <p>
        With <code>p=none</code>, you find out who sends in your name. Nearly every
        company finds an online store, an old server or an agency that was not on the
        list. The standard recommends at least a month of it, and the same time at{' '}
        <code>p=quarantine</code>, before <code>p=reject</code> (
        <a href="https://www.rfc-editor.org/rfc/rfc9989#section-7.4">RFC 9989, 7.4</a>).
        The plan above uses five weeks for each, and two for each test, so that every
        monthly email is included at least once.
      </p>
      <p>Check the reports for three things before you continue:</p>
      <ul>
        <li>
          Each of your services passes DKIM or SPF <em>with your own domain</em>. A pass
          for the domain of the service does not count.
        </li>
        <li>
          Forwarded email passes with DKIM, although it fails SPF, because it comes from
          the forwarder’s server.
        </li>
        <li>
          The rest of the failures come from servers that you do not know, in small
          numbers.
        </li>
      </ul>

      <H2 id="people-and-lists">When not to use p=reject: people and mailing lists</H2>
      <p>
        A mailing list adds a footer to a message and sends it on. This breaks the
        signature, SPF passes only for the list’s server, and DMARC fails. With{' '}
        <code>p=reject</code>, members of the list do not get your colleague’s email, and
        some lists even unsubscribe members whose servers reject it. That is why the
        standard says that domains whose people write to lists should not publish it. If
        people write from your domain, stop at <code>p=quarantine</code>, or give programs
        a subdomain of their own with a strict policy. A domain must not rely on SPF alone
        if it publishes <code>p=reject</code>.
      </p>

      <H2 id="reports-elsewhere">Reports to another domain</H2>
      <p>
        Without a check, anyone could put your address in a record and have you flooded
        with reports. An address at another domain therefore only counts if that domain
        agrees, with a record like this one in its zone:
      </p>
      <Example>
        {'example.com._report._dmarc.reports.example. 3600 IN TXT "v=DMARC1;"'}
      </Example>
      <p>
        Report services publish one for all their customers, with an asterisk as the first
        label. Without it, reporters send nothing and tell no one (
        <a href="https://www.rfc-editor.org/rfc/rfc9990#section-4">RFC 9990, 4</a>), so
        test it with the <Link to="/tools/dmarc-checker/">checker</Link>.
      </p>

      <H2 id="parked">Domains that send nothing</H2>
      <p>
        These domains are easy to forge, but also easy to protect. There is nothing to
        test, so publish everything immediately: <code>p=reject</code>, an SPF record that
        names no server, and a null MX, which means that the domain accepts no email.
        Choose “Nothing” in the first question, and keep a report address at another
        domain if you want to know who tries. The{' '}
        <Link to="/tools/spf-generator/">SPF generator</Link> creates the record for
        domains that do send.
      </p>
    </ToolGuide>
  );
});
