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
    hint: 'Hear of bounces and complaints as they happen.',
  },
];

const LIMITS = [
  ['Before the @', '64 octets', 5321, '4.5.3.1.1'],
  ['After the @', '255 octets, in DNS 253 characters', 5321, '4.5.3.1.2'],
  ['Between two dots of the domain', '63 characters', 1035, '2.3.4'],
  ['The whole address', '254 octets', 5321, '4.5.3.1.3'],
] as const;

const FAULTS = [
  ['ann@shop,example', 'A comma for the dot: the keys are neighbours.', 'Invalid'],
  [
    'ann@gmial.com',
    'Two letters swapped. Somebody may even own the other name.',
    'Valid',
  ],
  ['ann@gmail.con', 'No ending is called .con.', 'Valid'],
  [
    'Ann Lee <ann@shop.example>',
    'A name with an address, copied from a mail program.',
    'Invalid',
  ],
  ['ann@shop.example.', 'The full stop of the sentence came along.', 'Invalid'],
  [
    'ann @shop.example',
    'Keyboards of phones add a space after a word they complete.',
    'Invalid',
  ],
  [
    'аnn@shop.example',
    'The first letter is Cyrillic. It looks the same and is another address.',
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
          How mail <br />
          is addressed
        </>
      }
      pages={NEXT}
      questions={validatorFaq}
    >
      <H2 id="what-a-server-takes">What a server takes for an address</H2>
      <p>
        A mail server is told where a message goes by one command, and all that counts is
        what stands between the angle brackets:
      </p>
      <Example>{'RCPT TO:<ann.lee+news@mail.shop.example>'}</Example>
      <p>
        So valid means here: written as{' '}
        <a href={section('4.1.2')}>RFC 5321 asks for it in that command</a>. Before the @
        stand letters, digits, a score of signs, and single dots between them. After it
        stands a domain of letters, digits and hyphens. A name, a comment in brackets or a
        line break belongs to the From and To lines that people see, which have a grammar
        of their own in RFC 5322. Validators that follow that one let{' '}
        <code>ann(work)@shop.example</code> through, and the server refuses it.
      </p>
      <p>
        The check built into web forms is looser and stricter at once. The pattern that
        HTML gives for <code>type=email</code> takes <code>ann..lee@shop.example</code>,
        which the standard forbids, and refuses <code>josé@shop.example</code>, which a
        modern server takes.
      </p>

      <H2 id="limits">Limits, in octets</H2>
      <p>
        Lengths count as they are sent. A letter beyond ASCII takes two to four octets
        before the @. After it, the form that DNS uses counts: <code>bücher</code> is{' '}
        <code>xn--bcher-kva</code>, thirteen characters in place of six.
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

      <H2 id="common-faults">The faults people make</H2>
      <p>
        Hardly anybody types an address that is wrong in an interesting way. These come up
        again and again, and some of them pass a check of the grammar alone:
      </p>
      <div className={styles.faults}>
        <GuideTable
          code
          head={['Typed', 'By its grammar', 'What happened']}
          rows={FAULTS.map(([typed, what, verdict]) => [typed, verdict, what])}
        />
      </div>
      <p>
        For slips the page compares the domain with those of the great mailbox providers:
        letters left out, doubled, swapped, or hit one key beside the right one. It never
        suggests anything against a provider’s own name, however near it is to another:{' '}
        <code>ymail.com</code> and <code>gmx.at</code> are real. A suggestion stays a
        question. Ask it beside the field of your sign-up form, and let people say no.
      </p>

      <H2 id="what-dns-tells">What DNS tells, and in which order</H2>
      <p>
        To deliver, a sender asks for the domain’s MX records and tries the servers named
        there, the lowest preference first (<a href={section('5.1')}>RFC 5321, 5.1</a>).
        You can put the same question:
      </p>
      <Example>dig +short MX example.com</Example>
      <ul>
        <li>
          <strong>One or more servers.</strong> The domain takes mail, if they have an
          address. The page looks, for old records often point to a host that is gone.
        </li>
        <li>
          <strong>
            <code>0 .</code>, a null MX.
          </strong>{' '}
          The domain’s owner says that it takes no mail at all (
          <a href="https://www.rfc-editor.org/rfc/rfc7505#section-3">RFC 7505</a>). That
          is final.
        </li>
        <li>
          <strong>No MX record.</strong> Then the name’s own address is tried. It is
          mostly a web server without a mailbox behind it, so the verdict is “risky”.
        </li>
        <li>
          <strong>No such name.</strong> Nothing can arrive. This is how most slips end
          that no list knows.
        </li>
        <li>
          <strong>No answer.</strong> SERVFAIL or a time-out says nothing about the
          address. Ask again before you throw it away.
        </li>
      </ul>

      <H2 id="the-mailbox">Why the mailbox itself is not tested</H2>
      <p>
        SMTP once had a command for it, VRFY. As it told spammers the same, servers may
        turn it off or answer “252, cannot verify”, and they do (
        <a href={section('7.3')}>RFC 5321, 7.3</a>). Some services now begin a delivery
        and hang up before the message. What they learn depends on the server: many large
        domains take every address at first, others put strangers off for some minutes,
        and all of them notice who knocks without ever sending. A web page cannot even
        knock, for browsers do not speak SMTP. We would rather say so than print a
        percentage.
      </p>
      <p>
        One test has no such gaps, and it proves consent too: send a message with a link,
        and keep the address once somebody has followed it. A bounce tells you the rest.
        Take an address off your list after the first hard bounce; with{' '}
        <Link to="/docs/webhooks/">webhooks</Link> that takes a few lines of code.
      </p>

      <H2 id="beyond-ascii">Letters beyond ASCII</H2>
      <p>
        Domains in any script have worked for long, as DNS sees them in their{' '}
        <code>xn--</code> form. The part before the @ has no such form. An address such as{' '}
        <code>josé@shop.example</code> needs SMTPUTF8 (
        <a href="https://www.rfc-editor.org/rfc/rfc6531">RFC 6531</a>) at every server on
        its way, so the page notes it. It refuses what no person can have meant: spaces
        without width, marks that turn the direction of the text, half characters from a
        broken file. They make two addresses look like one. For the same reason it warns
        where Latin and Cyrillic letters meet in one word.
      </p>

      <H2 id="in-your-form">In your own sign-up form</H2>
      <p>
        Refuse only what is invalid, and say which character is wrong. Offer the
        suggestion as a button. Ask DNS on your server and refuse a domain that does not
        exist or has a null MX. Then send the confirmation. For the addresses you already
        have, <Link to="/tools/email-list-validation/">check the whole list</Link> before
        you write to it again.
      </p>
    </ToolGuide>
  );
});
