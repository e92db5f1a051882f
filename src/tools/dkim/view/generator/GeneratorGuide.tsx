import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../../reading';
import {Example, GuideTable, ToolGuide} from '../../../view';
import {generatorFaq} from '../..';

const {h2: H2} = elements;

const KINDS = [
  [
    'RSA, 1024 bits',
    'about 235 characters',
    'accepted, but below what the standard recommends',
  ],
  ['RSA, 2048 bits', 'about 410 characters', 'supported by all'],
  ['RSA, 4096 bits', 'about 755 characters', 'supported, if DNS delivers it'],
  ['Ed25519', 'about 70 characters', 'not supported by all in 2026'],
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
          hint: 'Send with us, and we manage the keys.',
        },
      ]}
    >
      <H2 id="two-halves">A private key that signs, a public key that verifies</H2>
      <p>
        A DKIM key is a pair. The private key signs and stays on the server that sends
        your email, while the public key verifies signatures and is published in DNS,
        where every receiver can get it. Anyone with the private key can sign as your
        domain, while the public key can only be used to verify.
      </p>
      <p>
        You do not need this page if a service sends for you, because it creates the pair
        and gives you a record to publish, often a CNAME. Create your own pair if you run
        the server, such as Postfix with OpenDKIM or Rspamd, a gateway, or a program that
        sends over SMTP. Some services also accept a key that you bring.
      </p>

      <H2 id="kinds">Which key type to choose</H2>
      <GuideTable head={['Key', 'Record', 'Receivers']} rows={KINDS} />
      <p>
        Choose RSA with 2048 bits unless you have a reason not to. The standard asks
        signers for at least that, and forbids less than 1024 (
        <a href="https://www.rfc-editor.org/rfc/rfc8301#section-3.2">RFC 8301, 3.2</a>).
        Ed25519 is a good second key if you sign each message with both, under two
        selectors, because receivers that do not support one can verify the other (
        <a href="https://www.rfc-editor.org/rfc/rfc8463#section-6">RFC 8463, 6</a>). With
        Ed25519 alone, such a receiver treats the message as unsigned.
      </p>

      <H2 id="publish">Publishing the record</H2>
      <p>
        Publish it as a TXT record at <code>selector._domainkey</code> below your domain.
        Most DNS panels add the domain automatically, so enter only the first two parts as
        the name. If you enter the whole name, the record ends up at a name that contains
        the domain twice.
      </p>
      <Example>
        {'s202611._domainkey.example.com. 3600 IN TXT "v=DKIM1; k=rsa; p=MIIB…"'}
      </Example>
      <p>
        One string of a TXT record can have 255 characters, and a key of 2048 bits needs
        more. The record is therefore published as two strings, which receivers join
        without a space. Most panels split a long value automatically, but if yours
        truncates or rejects it, enter the quoted strings one after the other in the same
        record. Do not create two records, because receivers would not know which one to
        use.
      </p>

      <H2 id="install">Installing the private key</H2>
      <p>
        Save the file on the server and make it readable only for the user that the
        signing program runs as:
      </p>
      <Example>
        {'chown opendkim: example.com.s202611.key\nchmod 600 example.com.s202611.key'}
      </Example>
      <p>
        PKCS #8 and PKCS #1 are two formats of the same RSA key, and current software
        reads both, so try the first. Keep no copy in a repository, a chat or a ticket,
        and create a new pair if a copy was exposed.
      </p>
      <p>
        Sign with <code>c=relaxed/relaxed</code>, so that changes to spaces in transit do
        not matter, and list From twice in <code>h=</code> (“oversigning”), so that no one
        can add a second one. Do not use <code>l=</code>, because it lets others add text
        below yours.
      </p>

      <H2 id="rotation">Rotating keys without an interruption</H2>
      <ol>
        <li>Create a pair under a new selector, and leave the old one as it is.</li>
        <li>Publish the new record, and wait until the checker sees it.</li>
        <li>Switch the server to the new key.</li>
        <li>
          Wait a week, because email signed with the old key may still be in a queue.
        </li>
        <li>
          Publish the old selector with an empty key, which tells receivers that it was
          revoked.
        </li>
      </ol>
      <Example>{'s202605._domainkey.example.com. 3600 IN TXT "v=DKIM1; p="'}</Example>

      <H2 id="private">Your private key stays in your browser</H2>
      <p>
        The pair is generated by the cryptography built into your browser, and this page
        sends no requests while that happens. The private key is never part of the URL, so
        a link to this page cannot contain it, and it is not stored, so it is gone after a
        reload. The page cannot protect you from your own computer, though. Browser
        extensions can read what a page shows, so use a profile without extensions for an
        important key.
      </p>
      <p>
        Then check the result with the <Link to="/tools/dkim-checker/">DKIM checker</Link>
        , first by selector, then with a message that you sent to yourself.
      </p>
    </ToolGuide>
  );
});
