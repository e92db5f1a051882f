import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {rfc} from '../../kit';
import {Example, GuideTable, ToolGuide} from '../../view';
import styles from './Guide.module.css';
import {validatorFaq} from './validatorFaq';

const {table: Table, h2: H2} = elements;

const NEXT = [
  {
    label: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
    hint: 'From key to inbox, in five languages.',
  },
  {
    label: 'Webhooks',
    href: '/docs/webhooks/',
    hint: 'Receive bounces and complaints as they happen.',
  },
];

const LIMITS = [
  ['Before the @', '64 octets', 5321, '4.5.3.1.1'],
  ['After the @', '255 octets, in DNS 253 characters', 5321, '4.5.3.1.2'],
  ['Between two dots of the domain', '63 characters', 1035, '2.3.4'],
  ['The whole address', '254 octets', 5321, '4.5.3.1.3'],
] as const;

const FAULTS = [
  [
    'ann@shop,example',
    'A comma instead of a dot, because the keys are next to each other.',
    'Invalid',
  ],
  [
    'ann@gmial.com',
    'Two letters are swapped, and someone may own the other domain.',
    'Valid',
  ],
  ['ann@gmail.con', 'There is no ending .con.', 'Valid'],
  [
    'Ann Lee <ann@shop.example>',
    'A name with an address, copied from a mail client.',
    'Invalid',
  ],
  ['ann@shop.example.', 'The period of the sentence was copied, too.', 'Invalid'],
  [
    'ann @shop.example',
    'Phone keyboards add a space after a word they complete.',
    'Invalid',
  ],
  [
    'аnn@shop.example',
    'The first letter is Cyrillic, so it only looks like the same address.',
    'Valid',
  ],
] as const;

function section(number: string) {
  return `https://www.rfc-editor.org/rfc/rfc5321#section-${number}`;
}

/** What there is to read under the validator. */
export const Guide = memo(function Guide() {
  return (
    <ToolGuide
      aside={
        <>
          How email <br />
          is addressed
        </>
      }
      pages={NEXT}
      questions={validatorFaq}
    >
      <H2 id="what-a-server-takes">What counts as a valid email address</H2>
      <p>
        A mail server is told the recipient with a single command, and only the part
        between the angle brackets counts:
      </p>
      <Example>{'RCPT TO:<ann.lee+news@mail.shop.example>'}</Example>
      <p>
        Valid therefore means that the address follows{' '}
        <a href={section('4.1.2')}>the grammar of RFC 5321 for that command</a>. Letters,
        digits, some twenty symbols and single dots between them are allowed before the @,
        and a domain of letters, digits and hyphens follows it. A name, a comment in
        parentheses or a line break belongs in the From and To lines that people see,
        which have a different grammar in RFC 5322. Validators that follow that one accept{' '}
        <code>ann(work)@shop.example</code>, but the server rejects it.
      </p>
      <p>
        The check built into web forms is too loose in some cases and too strict in
        others. The pattern that HTML defines for <code>type=email</code> accepts{' '}
        <code>ann..lee@shop.example</code>, which the standard forbids, and rejects{' '}
        <code>josé@shop.example</code>, which a modern server accepts.
      </p>

      <H2 id="limits">Limits, in octets</H2>
      <p>
        Lengths are those of the data that is sent. Before the @, a non-ASCII letter takes
        two to four octets. After it, the form that DNS uses counts: <code>bücher</code>{' '}
        becomes <code>xn--bcher-kva</code>, which has thirteen characters instead of six.
      </p>
      <Table>
        <thead>
          <tr>
            <th>Part</th>
            <th>At most</th>
            <th>Source</th>
          </tr>
        </thead>
        <tbody>
          {LIMITS.map(([part, limit, document, number]) => (
            <tr key={part}>
              <td>{part}</td>
              <td>{limit}</td>
              <td>
                <a href={rfc(document, number).url}>{rfc(document, number).label}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>

      <H2 id="common-faults">Common mistakes</H2>
      <p>
        Most mistakes are simple ones. These are common, and some of them are valid
        according to the grammar:
      </p>
      <div className={styles.faults}>
        <GuideTable
          code
          head={['Typed', 'By its grammar', 'What happened']}
          rows={FAULTS.map(([typed, what, verdict]) => [typed, verdict, what])}
        />
      </div>
      <p>
        To find typos, the page compares the domain with those of the large mailbox
        providers and looks for letters that are missing, doubled, swapped, or next to the
        right key. It never questions the name of a real provider, however similar it is
        to another: <code>ymail.com</code> and <code>gmx.at</code> exist. Treat a
        suggestion as a question: show it next to the field of your signup form, and let
        people decline it.
      </p>

      <H2 id="what-dns-tells">What DNS says about the domain</H2>
      <p>
        To deliver a message, a sender queries the domain’s MX records and tries the
        servers listed there, beginning with the lowest preference (
        <a href={section('5.1')}>RFC 5321, 5.1</a>). You can run the same query:
      </p>
      <Example>dig +short MX example.com</Example>
      <ul>
        <li>
          <strong>One or more servers.</strong> The domain accepts email if they have an
          address. The page checks that, because old records often point to a host that no
          longer exists.
        </li>
        <li>
          <strong>
            <code>0 .</code>, a null MX.
          </strong>{' '}
          The owner of the domain says that it accepts no email at all (
          <a href="https://www.rfc-editor.org/rfc/rfc7505#section-3">RFC 7505</a>), so
          sending is pointless.
        </li>
        <li>
          <strong>No MX record.</strong> The address of the domain itself is used, which
          is often a web server without mailboxes, so the verdict is “risky”.
        </li>
        <li>
          <strong>No such name.</strong> Nothing can be delivered, and most typos that are
          on no list end here.
        </li>
        <li>
          <strong>No response.</strong> SERVFAIL or a timeout says nothing about the
          address, so try again before you delete it.
        </li>
      </ul>

      <H2 id="the-mailbox">Why the mailbox itself is not tested</H2>
      <p>
        SMTP has a command for it, VRFY, but because it also helps spammers, servers may
        turn it off or respond with “252, cannot verify”, and they do (
        <a href={section('7.3')}>RFC 5321, 7.3</a>). Some services now start a delivery
        and disconnect before the message. What they learn depends on the server: many
        large domains accept every address at first, others delay unknown senders for some
        minutes, and all of them notice clients that never send anything. A web page
        cannot even connect, because browsers do not support SMTP, so we show no
        percentage that we could not justify.
      </p>
      <p>
        One test is reliable and also proves consent: send a message with a link, and keep
        the address once someone has followed it. Remove an address from your list after
        the first hard bounce, which takes a few lines of code with{' '}
        <Link to="/docs/webhooks/">webhooks</Link>.
      </p>

      <H2 id="beyond-ascii">Non-ASCII letters</H2>
      <p>
        Domains in any script have worked for a long time, because DNS uses their{' '}
        <code>xn--</code> form. The part before the @ has no such form, so an address such
        as <code>josé@shop.example</code> needs SMTPUTF8 (
        <a href="https://www.rfc-editor.org/rfc/rfc6531">RFC 6531</a>) on every server
        involved, which the page mentions. It rejects characters that no one can have
        intended, such as zero-width spaces, marks that reverse the text direction, and
        broken characters from a damaged file, because they make two addresses look the
        same. For the same reason, it warns if Latin and Cyrillic letters are mixed in one
        word.
      </p>

      <H2 id="in-your-form">In your own signup form</H2>
      <p>
        Reject only what is invalid, say which character is wrong, and offer the
        suggestion as a button. Query DNS on your server, reject a domain that does not
        exist or has a null MX, and then send the confirmation. If you already have
        addresses, <Link to="/tools/email-list-validation/">check the whole list</Link>{' '}
        before you write to them again.
      </p>
    </ToolGuide>
  );
});
