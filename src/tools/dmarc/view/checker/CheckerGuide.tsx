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
    hint: 'The pass that survives forwarding.',
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
    'The policy holds for all mail. Older receivers apply it to a part, unevenly.',
    'Take it out',
  ],
  ['pct=0', 'The policy holds for all mail.', 't=y'],
  ['rf=afrf', 'Nothing. There was only ever one format.', 'Take it out'],
  ['ri=3600', 'Nothing. Reports come about once a day.', 'Take it out'],
  [
    'rua=mailto:dmarc@example.com!10m',
    'The address counts, the limit does not.',
    'The address alone',
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
        SPF and DKIM each say that some domain stands behind a message. Neither says that
        it is the domain people see. DMARC asks that question: is the domain in the From
        address <em>aligned</em> with one that SPF or DKIM has passed? One aligned pass is
        enough. Without any, the message fails, and the record of the From domain says
        what its owner would like to happen.
      </p>
      <p>
        Aligned means, in relaxed mode, that both belong to the same organization:{' '}
        <code>news.example.com</code> and <code>bounce.example.com</code> do. In strict
        mode the names have to be equal. A pass for the domain of your email service does
        not help you, however valid it is.
      </p>

      <H2 id="tree-walk">The walk up the tree</H2>
      <p>
        Where does an organization end? For years receivers looked it up in a list of
        public suffixes, each with its own copy. Since{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9989#section-4.10">RFC 9989</a> they
        ask DNS. From <code>a.mail.example.com</code> they ask for four names:
      </p>
      <Example>{`_dmarc.a.mail.example.com
_dmarc.mail.example.com
_dmarc.example.com
_dmarc.com`}</Example>
      <p>
        The record of the name itself applies, if there is one. If not, the record at the
        top of the organization does, which as a rule is the one with the shortest name. A
        record in between is passed over. Two tags end the walk early: <code>psd=n</code>{' '}
        says “the organization begins here”, and <code>psd=y</code> says “this is a public
        suffix, the organization begins one label below”. A walk has eight questions at
        most, so from names with more than eight labels receivers jump to the last seven.
      </p>
      <p>
        A subdomain that takes its policy from above gets <code>sp</code>, or{' '}
        <code>np</code> if the name does not exist in DNS. Where those are missing,{' '}
        <code>p</code> holds. In a record on a subdomain itself <code>sp</code> does
        nothing, which surprises many.
      </p>

      <H2 id="what-changed">What RFC 9989 changed</H2>
      <p>
        The standard of May 2026 takes the place of RFC 7489. Records still begin with{' '}
        <code>v=DMARC1</code>, and a good old record is a good new record. Three tags
        came: <code>np</code>, <code>psd</code> and <code>t</code>. Three went, and much
        of what is written about DMARC still advises them:
      </p>
      <GuideTable
        code
        head={['In the record', 'What it does now', 'Write']}
        rows={RETIRED}
      />
      <p>
        <code>pct</code> went because receivers applied it in different ways, and only 0
        and 100 came out as meant (
        <a href="https://www.rfc-editor.org/rfc/rfc9989#appendix-A.6">RFC 9989, A.6</a>).
        Its useful end lives on in <code>t=y</code>: you publish the policy you are
        heading for, and receivers that know the tag go one rung lower. Not all know it
        yet.
      </p>

      <H2 id="mistakes">Mistakes seen often</H2>
      <ul>
        <li>
          The record stands at <code>example.com</code>, at <code>dmarc.example.com</code>
          , or at <code>_dmarc.example.com.example.com</code>, because the DNS panel added
          the domain a second time.
        </li>
        <li>
          Two records at one name. Receivers discard both, so there is none. It happens
          when a second service asks for a record of its own.
        </li>
        <li>
          <code>v=DMARC1 p=reject</code> without the semicolon, or <code>v=dmarc1</code>{' '}
          in small letters. Neither is a DMARC record.
        </li>
        <li>
          <code>rua=dmarc@example.com</code> without <code>mailto:</code>. If{' '}
          <code>p</code> is missing or misspelt as well, nothing of the record counts.
        </li>
        <li>
          Reports go to a service at another domain that has not published its consent.
          Then they are never sent, and nobody says so (
          <a href="https://www.rfc-editor.org/rfc/rfc9990#section-4">RFC 9990, 4</a>).
        </li>
        <li>
          <code>p=reject; sp=none</code>: the front door is locked, and every subdomain is
          open.
        </li>
      </ul>

      <H2 id="grade">How the grade comes about</H2>
      <p>
        There is no secret to it: the first line that applies decides. Quarantine is worth
        as much as reject, for the standard prefers it for domains from which people write
        to mailing lists.
      </p>
      <GuideTable
        head={['Grade', 'When']}
        rows={gradeRules.map(({grade, says}) => [grade, says])}
      />
      <p>
        What to do next: at C, open your reports in the{' '}
        <Link to="/tools/dmarc-report-reader/">DMARC report reader</Link> and go on by the
        dated plan of the <Link to="/tools/dmarc-generator/">generator</Link>. At B, mend
        the line that is named. Below that, publish a record today: <code>p=none</code>{' '}
        with a report address does no harm. All findings and their codes are on the page
        of <Link to="/tools/rules/#dmarc-no-record">rules</Link>.
      </p>
    </ToolGuide>
  );
});
