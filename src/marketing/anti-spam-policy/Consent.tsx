import type {ReactNode} from 'react';
import {elements} from '../../reading';
import {Say, Section} from '../../ui';
import styles from './Consent.module.css';

const {table: Table, h2: H2} = elements;

const GDPR = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj';
const DIRECTIVE = 'https://eur-lex.europa.eu/eli/dir/2002/58/oj';

interface Kind {
  kind: string;
  need: string;
  law: ReactNode;
}

/** What the law of the EU asks for each kind of mail; national law may ask for more. */
const KINDS: readonly Kind[] = [
  {
    kind: 'Sign-in codes, receipts, alerts and invoices',
    need: 'You need something the person did or a contract with them, and the email must not contain advertising.',
    law: (
      <>
        <a href={GDPR}>GDPR</a>, Article 6(1)(b)
      </>
    ),
  },
  {
    kind: 'News about your own product to your customers',
    need: 'You got the address in a sale to this person, the news is about something similar, and they could object then and can object in each email.',
    law: (
      <>
        <a href={DIRECTIVE}>ePrivacy Directive</a>, Article 13(2)
      </>
    ),
  },
  {
    kind: 'Newsletters and offers to everyone else',
    need: 'You need consent before the first email, given freely for this purpose and with a clear action. A pre-checked box is not consent.',
    law: <>ePrivacy Directive, Article 13(1); GDPR, Articles 4(11) and 7</>,
  },
  {
    kind: 'Email that hides who sent it',
    need: 'You can’t send it, because the sender has to be recognizable, and there has to be a working address for objections.',
    law: <>ePrivacy Directive, Article 13(4)</>,
  },
];

const PROOF = [
  'the date and time',
  'the page or form as it looked then',
  'the exact wording that was agreed to',
  'if they used a form: the confirmation, with its time',
] as const;

/** Who may be emailed, and how to prove it later. */
export function Consent() {
  return (
    <Section heading="consent" split="8fr 4fr">
      <Say>
        <H2 id="consent">What counts as consent</H2>
        <p>
          Having an address does not mean that you may write to it, because what counts is
          what this person has agreed to or expects from you.
        </p>
        <Table>
          <thead>
            <tr>
              <th>You send</th>
              <th>You need</th>
              <th>Law</th>
            </tr>
          </thead>
          <tbody>
            {KINDS.map(({kind, need, law}) => (
              <tr key={kind}>
                <td>
                  <b>{kind}</b>
                </td>
                <td data-label="You need:">{need}</td>
                <td data-label="Law:">{law}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="small">
          This is what we require of our customers, and it is not legal advice. Your
          country may require more, even for email from one company to another.
        </p>
      </Say>
      <aside className={styles.panel} aria-labelledby="proof">
        <h3 id="proof">Keep proof of consent</h3>
        <p>
          You have to be able to prove consent (GDPR, Article 7(1)). If someone complains,
          we ask you for this:
        </p>
        <ul>
          {PROOF.map((item) => (
            <li key={item}>
              <svg
                viewBox="0 0 20 20"
                fill="none"
                stroke="var(--ink)"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M1 3h16v16H1z" />
                <path stroke="var(--green)" strokeWidth="2.5" d="m5 10 4 5 8-14" />
              </svg>
              {item}
            </li>
          ))}
        </ul>
        <p>
          When someone confirms a subscribe form, your server gets a webhook. It names the
          contact and the time, but not the form, and it is also sent when your own code
          sets the status. Record the form, the page and the wording yourself for each
          signup.
        </p>
      </aside>
    </Section>
  );
}
