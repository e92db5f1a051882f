import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {gradeRules} from '../..';
import {checkerFaq} from '../../checkerFaq';

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

const RETIRED = [
  [
    'pct=50',
    'The policy applies to all email, although older receivers apply it inconsistently to a part.',
    'Remove it once all your own email passes',
  ],
  [
    'pct=0',
    'The policy applies to all email.',
    'p=none until all your own email passes, then t=y',
  ],
  ['rf=afrf', 'Nothing, because there has only ever been one format.', 'Remove it'],
  ['ri=3600', 'Nothing, because reports are sent about once a day.', 'Remove it'],
  [
    'rua=mailto:dmarc@example.com!10m',
    'The address is used, and the limit is ignored.',
    'Only the address',
  ],
] as const;

/** What there is to read under the checker. */
export const CheckerGuide = memo(function CheckerGuide() {
  return (
    <ToolGuide
      aside={
        <>
          How DMARC <br />
          is decided
        </>
      }
      pages={NEXT}
      questions={checkerFaq}
    >
      <H2 id="what-dmarc-decides">What a receiver decides</H2>
      <p>
        SPF and DKIM each show that some domain is responsible for a message, but not that
        it is the domain people see. DMARC checks whether the domain in the From address
        is <em>aligned</em> with one that has passed SPF or DKIM. One aligned pass is
        enough, but without any, the message fails, and the record of the From domain
        tells receivers what its owner wants to happen.
      </p>
      <p>
        In relaxed mode, aligned means that both belong to the same organization, as{' '}
        <code>news.example.com</code> and <code>bounce.example.com</code> do. In strict
        mode, the names have to be equal. A valid pass for the domain of your email
        service does not help you.
      </p>

      <H2 id="tree-walk">How receivers walk up to the record</H2>
      <p>
        To find out where an organization begins, receivers used to look it up in their
        own copies of a list of public suffixes. Since{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989#section-4.10">RFC 9989</a>, they
        query DNS. For <code>a.mail.example.com</code>, these are four names:
      </p>
      <Example>{`_dmarc.a.mail.example.com
_dmarc.mail.example.com
_dmarc.example.com
_dmarc.com`}</Example>
      <p>
        The record of the name itself applies, if there is one. Otherwise, it is the
        record at the top of the organization, which is usually the one with the shortest
        name, and records in between are ignored. Two values of the psd tag end the walk
        early: <code>psd=n</code> says “the organization begins here”, and{' '}
        <code>psd=y</code> says “this is a public suffix, and the organization begins one
        label below”. A walk has at most eight queries, so for names with more than eight
        labels, receivers continue with the last seven.
      </p>
      <p>
        A subdomain without a record uses <code>sp</code>, or <code>np</code> if the name
        does not exist in DNS, and if those are missing, <code>p</code> applies. In a
        record on a subdomain itself, <code>sp</code> has no effect.
      </p>

      <H2 id="what-changed">What RFC 9989 changed</H2>
      <p>
        The standard of May 2026 replaces RFC 7489. Records still begin with{' '}
        <code>v=DMARC1</code>, and a valid old record is a valid new record. Three tags
        are new: <code>np</code>, <code>psd</code> and <code>t</code>. Three were removed,
        although much of what is written about DMARC still recommends them:
      </p>
      <GuideTable
        code
        head={['In the record', 'What it does now', 'Write']}
        rows={RETIRED}
      />
      <p>
        <code>pct</code> was removed because receivers applied it in different ways, and
        only 0 and 100 worked as intended (
        <a href="https://www.rfc-editor.org/rfc/rfc9989#appendix-A.6">RFC 9989, A.6</a>).
        Its useful part is now <code>t=y</code>: you publish the policy you are planning,
        and receivers that know the tag, which not all do yet, apply the next milder one.
      </p>

      <H2 id="mistakes">Common mistakes in DMARC records</H2>
      <ul>
        <li>
          The record is at <code>example.com</code>, at <code>dmarc.example.com</code>, or
          at <code>_dmarc.example.com.example.com</code>, because the DNS panel added the
          domain a second time.
        </li>
        <li>
          There are two records at one name, often because a second service asked for a
          record of its own, so receivers discard both. An organizational domain is then
          without a policy. For a subdomain, the record of its organizational domain
          applies.
        </li>
        <li>
          <code>v=DMARC1 p=reject</code> has no semicolon, or <code>v=dmarc1</code> is in
          lower case, and neither is a DMARC record.
        </li>
        <li>
          <code>rua=dmarc@example.com</code> has no <code>mailto:</code>, and if{' '}
          <code>p</code> is missing or misspelled as well, receivers ignore the whole
          record.
        </li>
        <li>
          Reports should go to a service at another domain that has not published its
          consent. They are never sent, and you are not told (
          <a href="https://www.rfc-editor.org/rfc/rfc9990#section-4">RFC 9990, 4</a>).
        </li>
        <li>
          <code>p=reject; sp=none</code> protects the domain, but none of its subdomains.
        </li>
      </ul>

      <H2 id="grade">How the grade is determined</H2>
      <p>
        The first line that applies decides, and quarantine counts as much as reject,
        because the standard prefers it for domains from which people write to mailing
        lists.
      </p>
      <GuideTable
        head={['Grade', 'When']}
        rows={gradeRules.map(({grade, says}) => [grade, says])}
      />
      <p>
        With grade C, open your reports in the{' '}
        <Link to="/tools/dmarc-report-reader/">DMARC report reader</Link> and follow the
        dated plan of the <Link to="/tools/dmarc-generator/">generator</Link>. With grade
        B, fix the line that is named. With grade D, add a working report address to the
        record you have. With grade F, publish a record if there is none; otherwise,
        repair it or delete the extra ones, so that exactly one is left. All findings and
        their codes are in the <Link to="/tools/rules/#dmarc-no-record">rule book</Link>.
      </p>
    </ToolGuide>
  );
});
