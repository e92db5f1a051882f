import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {checkerFaq, commonSelectors} from '../..';
import {selectorSources, type SelectorSource, type SourceId} from '../../selectorSources';

const {h2: H2} = elements;

const CAUSES = [
  [
    'A mailing list',
    'adds its name to the subject and a footer to the text',
    'header and body',
  ],
  ['A virus scanner or gateway', 'adds a notice, rewrites links', 'body'],
  [
    'A server that reformats',
    'folds long lines again, removes spaces',
    'both, with simple',
  ],
  ['A relay for 7-bit mail', 'encodes non-ASCII letters again', 'body'],
  ['A replaced key', 'the selector now has another key', 'key'],
] as const;

/** The sources of the list, each once. */
function sourcesOf(): (SelectorSource & {selectors: string[]})[] {
  const bySource = new Map<SourceId, string[]>();
  for (const {selector, source} of commonSelectors) {
    if (source) {
      bySource.set(source, [...(bySource.get(source) ?? []), selector]);
    }
  }
  return [...bySource].map(([id, selectors]) => ({...selectorSources[id], selectors}));
}

/** What there is to read under the checker. It does not follow the form. */
export const CheckerGuide = memo(function CheckerGuide() {
  return (
    <ToolGuide
      aside={
        <>
          How a seal <br />
          is tested
        </>
      }
      questions={checkerFaq}
      pages={[
        {
          label: 'What is DKIM?',
          href: '/articles/what-is-dkim/',
          hint: 'A signed message, tag by tag.',
        },
        {
          label: 'Verify sending identities',
          href: '/docs/sending-identities/',
          hint: 'DKIM for your domain with our records.',
        },
      ]}
    >
      <H2 id="how-it-works">What a receiver does</H2>
      <p>
        A signed message has a field named <code>DKIM-Signature</code>, which names a
        domain (<code>d=</code>) and a selector (<code>s=</code>). The receiver combines
        them into a name, gets the public key from the TXT record there, and then verifies
        two things.
      </p>
      <p>
        The first is the body, which is put into a canonical form and hashed, and the hash
        has to equal <code>bh=</code>. The second is the header, which means the fields
        that <code>h=</code> lists and the signature’s own field without <code>b=</code>.
        If the signature in <code>b=</code> matches these fields and the key, the header
        is unchanged, including <code>bh=</code>. Only both together are a pass (
        <a href="https://www.rfc-editor.org/rfc/rfc6376#section-6.1.3">RFC 6376, 6.1.3</a>
        ).
      </p>
      <p>
        Many checkers only tell you pass or fail, while this one verifies the two
        separately and shows the header, the body and the key as three seals. If one of
        them is broken, it also looks for the cause.
      </p>

      <H2 id="why-it-fails">What breaks a signature</H2>
      <GuideTable
        head={['Who', 'What breaks', 'What it does']}
        rows={CAUSES.map(([who, what, broken]) => [who, broken, what])}
      />
      <p>
        A hash shows that something differs, but not what. The checker therefore tries the
        changes that are common in transit: it removes lines from the end and text from
        the start of the subject, leaves out one field after another, and normalizes
        spaces. If the signature is valid after one of these, that was the cause. With an
        RSA key, it can also decrypt the signature and see whether it contains a hash at
        all. If not, the message was signed with another key.
      </p>

      <H2 id="copying">Paste the source, or choose the file</H2>
      <p>
        DKIM covers every byte, and copying can lose some, such as spaces at the end of
        lines, the difference between tabs and spaces, and letters that were not UTF-8.
        Line endings are no problem, because they are read as CRLF, and with{' '}
        <code>c=relaxed/relaxed</code>, which most servers use, spaces hardly matter. If a
        message fails here that passed elsewhere, save it as an <code>.eml</code> file and
        choose that.
      </p>
      <p>
        The header alone, which ends at the first empty line, is enough if you only want
        to know which key was used and whether the header is intact.
      </p>

      <H2 id="reading-a-key">Reading a key record</H2>
      <Example>{'v=DKIM1; k=rsa; t=s; p=MIIBIjANBgkqhkiG9w0BAQEF…IDAQAB'}</Example>
      <ul>
        <li>
          <code>v=DKIM1</code> has to be the first tag if it is used at all, with exactly
          this spelling.
        </li>
        <li>
          <code>k=</code> is <code>rsa</code> or <code>ed25519</code>, and RSA is the
          default.
        </li>
        <li>
          <code>p=</code> is the key in base64, and it is empty if the key was revoked.
          The length of an RSA key is not part of the record, so it is read from the key
          itself. Receivers must reject keys below 1024 bits, and the standard recommends
          2048 (
          <a href="https://www.rfc-editor.org/rfc/rfc8301#section-3.2">RFC 8301, 3.2</a>).
        </li>
        <li>
          <code>t=y</code> is test mode, and <code>t=s</code> ties the key to the exact
          domain.
        </li>
        <li>
          <code>h=</code> and <code>s=</code>, which limit hashes and services, are rarely
          needed, and a typo in them disables the key.
        </li>
      </ul>

      <H2 id="mistakes">Common mistakes in key records</H2>
      <p>
        Many DNS panels add the domain automatically, so the record may end up at{' '}
        <code>s1._domainkey.example.com.example.com</code>, where the checker looks, too.
        Other mistakes are visible in the record: quotation marks that belong in a zone
        file, backslashes before the semicolons, the line <code>BEGIN PUBLIC KEY</code>,
        or a key that the panel truncated after 255 characters. The checker reports each
        of them with its column.
      </p>
      <Example>{'"v=DKIM1\\; k=rsa\\; p=MIIBIjANBgkqhkiG9w0BAQEF…'}</Example>

      <H2 id="common-selectors">The selectors we try</H2>
      <p>
        DNS cannot list the selectors of a domain. “Only the domain” therefore queries{' '}
        {commonSelectors.length} names that services and server software use by default,
        and one that no one uses, which detects wildcard records. Services that give each
        account a name of its own, such as Amazon SES, cannot be found this way. The names
        come from these sources:
      </p>
      <ul>
        {sourcesOf().map(({url, dated, selectors}) => (
          <li key={url}>
            <a href={url}>{new URL(url).hostname}</a>
            {dated && ` (${dated})`}: {selectors.join(', ')}
          </li>
        ))}
      </ul>

      <H2 id="after">After the check</H2>
      <p>
        A valid signature counts for DMARC only if <code>d=</code> is aligned with the
        From domain: equal to it, or, in relaxed mode, in the same organization. If a key
        is missing or too short, create a new one with the{' '}
        <Link to="/tools/dkim-generator/">DKIM generator</Link>. DKIM matters most for
        forwarded messages, because <Link to="/tools/spf-generator/">SPF</Link> fails once
        a message is forwarded.
      </p>
    </ToolGuide>
  );
});
