import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {generatorFaq} from '../..';

const {h2: H2} = elements;

const KINDS = [
  ['RSA, 1024 bits', 'about 235 characters', 'taken, but below what is asked for'],
  ['RSA, 2048 bits', 'about 410 characters', 'read by everybody'],
  ['RSA, 4096 bits', 'about 755 characters', 'read, if DNS brings it'],
  ['Ed25519', 'about 70 characters', 'not read by all in 2026'],
] as const;

/** What there is to read under the generator. It does not follow the form. */
export const GeneratorGuide = memo(function GeneratorGuide() {
  return (
    <ToolGuide
      aside={
        <>
          One key <br />
          in two halves
        </>
      }
      questions={generatorFaq}
      pages={[
        {
          label: 'What is DKIM?',
          href: '/articles/what-is-dkim/',
          hint: 'A signed message, tag by tag.',
        },
        {
          label: 'Verify sending identities',
          href: '/docs/sending-identities/',
          hint: 'Send with us, and we keep the keys.',
        },
      ]}
    >
      <H2 id="two-halves">Two halves, two places</H2>
      <p>
        A DKIM key is a pair. The private half signs, and stays on the server that sends
        your email. The public half tests signatures, and goes into DNS, where every
        receiver can fetch it. Who has the private half can sign as your domain. Who has
        the public half can do nothing but check.
      </p>
      <p>
        Do you need this page? If a service sends for you, it makes the pair itself and
        gives you a record to publish, often a CNAME. Make a pair of your own when you run
        the server: Postfix with OpenDKIM or Rspamd, a program that sends over SMTP, a
        gateway. Some services also take a key that you bring.
      </p>

      <H2 id="kinds">Which kind of key</H2>
      <GuideTable head={['Key', 'Record', 'Receivers']} rows={KINDS} />
      <p>
        Take RSA with 2048 bits unless you know why not. The standard asks signers for at
        least that, and forbids less than 1024 (
        <a href="https://www.rfc-editor.org/rfc/rfc8301#section-3.2">RFC 8301, 3.2</a>).
        Ed25519 is a good second key: sign each message with both, under two selectors.
        Receivers that cannot check the one check the other (
        <a href="https://www.rfc-editor.org/rfc/rfc8463#section-6">RFC 8463, 6</a>). With
        Ed25519 alone, a receiver that does not know it sees an unsigned message.
      </p>

      <H2 id="publish">Publishing the record</H2>
      <p>
        The record is a TXT record at <code>selector._domainkey</code> below your domain.
        Most DNS panels add the domain by themselves, so their name field wants only the
        first two parts. Enter the whole name there and the record ends up at a name that
        has the domain twice.
      </p>
      <Example>
        {'s202611._domainkey.example.com. 3600 IN TXT "v=DKIM1; k=rsa; p=MIIB…"'}
      </Example>
      <p>
        One string of a TXT record holds 255 characters, and a key of 2048 bits needs
        more. So the record is published as two strings, which receivers join without a
        space. Most panels split a long value themselves. If yours cuts it off or refuses
        it, enter the quoted strings one after the other in the same record. Two records
        are not two strings: with two records, receivers do not know which to take.
      </p>

      <H2 id="install">Installing the private key</H2>
      <p>
        Save the file on the server, give it to the user that the signing program runs as,
        and let nobody else read it:
      </p>
      <Example>
        {'chown opendkim: example.com.s202611.key\nchmod 600 example.com.s202611.key'}
      </Example>
      <p>
        PKCS #8 and PKCS #1 are two wrappings of the same RSA key. Current software reads
        both; the first is the one to try. Keep no copy in a repository, a chat or a
        ticket. If a copy went astray, make a new pair: a key costs nothing.
      </p>
      <p>
        Sign with <code>c=relaxed/relaxed</code>, so that blanks which change on the way
        do not matter, and sign From twice in <code>h=</code> (“oversigning”), so that
        nobody can add a second one. Leave <code>l=</code> off: it lets others add text
        below yours.
      </p>

      <H2 id="rotation">Changing keys without a gap</H2>
      <ol>
        <li>Make a pair under a new selector. The old one stays as it is.</li>
        <li>Publish the new record, and wait until the checker sees it.</li>
        <li>Switch the server over. From now on mail is signed with the new key.</li>
        <li>
          Wait a week. Mail that was signed with the old key may still wait in a queue
          somewhere.
        </li>
        <li>
          Publish the old selector with an empty key. It says “revoked”, which is more
          than a missing record says.
        </li>
      </ol>
      <Example>{'s202605._domainkey.example.com. 3600 IN TXT "v=DKIM1; p="'}</Example>

      <H2 id="private">How the key stays with you</H2>
      <p>
        The pair is made by your browser’s own cryptography, and this page asks nobody for
        anything while it is. The private key is never part of the address, so “link to
        this page” cannot give it away. It is not stored, not even for this visit: reload,
        and it is gone. What it cannot guard against is the computer you sit at. Browser
        extensions can read what a page shows, so for a key that guards much, use a
        profile without any.
      </p>
      <p>
        Then check the result with the <Link to="/tools/dkim-checker/">DKIM checker</Link>
        , first by selector, then with a message that you sent to yourself.
      </p>
    </ToolGuide>
  );
});
