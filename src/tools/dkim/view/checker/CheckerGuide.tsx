import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {checkerFaq, commonSelectors} from '../..';

const {h2: H2} = elements;

const CAUSES = [
  [
    'A mailing list',
    'puts its name before the subject and a footer below the text',
    'header and body',
  ],
  ['A virus scanner or gateway', 'adds a notice, rewrites links', 'body'],
  ['A server that tidies', 'folds long lines anew, drops blanks', 'both, with simple'],
  ['A relay for 7-bit mail', 'encodes letters beyond ASCII anew', 'body'],
  ['A key that was changed', 'the selector now holds another key', 'key'],
] as const;

/** The sources of the list, each once. */
function sourcesOf(): {url: string; dated?: string; selectors: string[]}[] {
  const byUrl = new Map<string, {url: string; dated?: string; selectors: string[]}>();
  for (const {selector, source} of commonSelectors) {
    const entry = byUrl.get(source.url) ?? {...source, selectors: []};
    entry.selectors.push(selector);
    byUrl.set(source.url, entry);
  }
  return [...byUrl.values()];
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
        A signed message carries a field named <code>DKIM-Signature</code>. It names a
        domain (<code>d=</code>) and a selector (<code>s=</code>). The receiver puts them
        together to a name, asks DNS for the TXT record there, and has the public key.
        Then it does two sums.
      </p>
      <p>
        The first is over the body: it is put into a canonical form, hashed, and the hash
        compared with <code>bh=</code>. The second is over the header: the fields that{' '}
        <code>h=</code> lists, and the signature’s own field without <code>b=</code>. If
        the signature in <code>b=</code> fits that and the key, the header is as it was
        signed, and <code>bh=</code> with it. Only both together make a pass (
        <a href="https://www.rfc-editor.org/rfc/rfc6376#section-6.1.3">RFC 6376, 6.1.3</a>
        ).
      </p>
      <p>
        Many checkers tell you pass or fail. This one does the two sums apart and shows
        three seals: header, body, key. When one is broken it goes on to ask why.
      </p>

      <H2 id="why-it-fails">What breaks a signature</H2>
      <GuideTable
        head={['Who', 'What breaks', 'What it does']}
        rows={CAUSES.map(([who, what, broken]) => [who, broken, what])}
      />
      <p>
        A hash says that something differs, never what. So the checker tries the changes
        that mail goes through on its way: it takes lines off the end, takes what stands
        before the subject away, leaves out one field after the other, evens blanks out.
        If the signature fits after that, you know the culprit. With an RSA key it can
        also open the signature and see whether it holds a hash at all. If it does not,
        the message is not to blame: it was signed with another key.
      </p>

      <H2 id="copying">Paste the source, or better its file</H2>
      <p>
        DKIM counts every octet, and copying loses some: blanks at line ends, the
        difference between tabs and spaces, letters that were not UTF-8. Line ends are no
        trouble, for they are read as CRLF. With <code>c=relaxed/relaxed</code>, which
        most servers use, blanks hardly matter either. But when a message fails here that
        passed elsewhere, save it as an <code>.eml</code> file and choose that.
      </p>
      <p>
        The header alone will do if you only want to know which key was used, and whether
        the header is intact. It ends at the first empty line.
      </p>

      <H2 id="reading-a-key">Reading a key record</H2>
      <Example>{'v=DKIM1; k=rsa; t=s; p=MIIBIjANBgkqhkiG9w0BAQEF…IDAQAB'}</Example>
      <ul>
        <li>
          <code>v=DKIM1</code> stands first if it is there at all, in exactly this
          spelling.
        </li>
        <li>
          <code>k=</code> is <code>rsa</code> or <code>ed25519</code>; without it, RSA.
        </li>
        <li>
          <code>p=</code> is the key in base64. The length of an RSA key is not written
          anywhere, so it is read from the key itself. Below 1024 bits receivers must
          refuse it, and 2048 is what the standard asks for (
          <a href="https://www.rfc-editor.org/rfc/rfc8301#section-3.2">RFC 8301, 3.2</a>
          ). Empty means revoked.
        </li>
        <li>
          <code>t=y</code> is test mode, and <code>t=s</code> ties the key to the exact
          domain.
        </li>
        <li>
          <code>h=</code> and <code>s=</code> limit hashes and services. They are rarely
          needed, and a typing slip in them disables the key.
        </li>
      </ul>

      <H2 id="mistakes">Slips that we see most</H2>
      <p>
        The DNS panel adds the domain by itself, and the record ends up at{' '}
        <code>s1._domainkey.example.com.example.com</code>. The checker looks there too.
        Others are visible in the record: quotation marks that belong to the zone file,
        backslashes before the semicolons, the line <code>BEGIN PUBLIC KEY</code>, a key
        that ends after 255 characters because the panel cut it. Each is found by name,
        with its column.
      </p>
      <Example>{'"v=DKIM1\\; k=rsa\\; p=MIIBIjANBgkqhkiG9w0BAQEF…'}</Example>

      <H2 id="common-selectors">The selectors we try</H2>
      <p>
        No question to DNS lists the selectors of a domain. “Only the domain” asks for{' '}
        {commonSelectors.length} names that services and server software use by default,
        and for one that nobody uses, to see through wildcards. Services that give each
        account a name of its own, such as Amazon SES, cannot be found that way. Where we
        read the names:
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
        A valid signature counts for DMARC only if <code>d=</code> belongs to the domain
        in the From address; the result says how they compare. A key that is too short or
        missing is made new in the <Link to="/tools/dkim-generator/">DKIM generator</Link>
        . And a message that is forwarded needs DKIM more than any other, for{' '}
        <Link to="/tools/spf-generator/">SPF</Link> ends at the forwarder.
      </p>
    </ToolGuide>
  );
});
