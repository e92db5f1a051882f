import type {ReactNode} from 'react';
import {elements} from '../../reading';
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
    kind: 'Codes, receipts, alerts, invoices',
    need: 'Something the person did, or a contract with them. No advertising inside.',
    law: (
      <>
        <a href={GDPR}>GDPR</a>, Article 6(1)(b)
      </>
    ),
  },
  {
    kind: 'News of your own product, to your customers',
    need: 'The address came from a sale to this person, the news is about something similar, and they could say no then and can in each email.',
    law: (
      <>
        <a href={DIRECTIVE}>ePrivacy Directive</a>, Article 13(2)
      </>
    ),
  },
  {
    kind: 'Newsletters and offers to everybody else',
    need: 'Consent before the first one: given freely, for this, with a clear act. A box that was ticked already is none.',
    law: <>ePrivacy Directive, Article 13(1); GDPR, Articles 4(11) and 7</>,
  },
  {
    kind: 'Anything in the name of another',
    need: 'Not possible. The sender has to be recognizable, and an address to object to has to work.',
    law: <>ePrivacy Directive, Article 13(4)</>,
  },
];

const PROOF = [
  'the day and the hour',
  'the page or the form, as it looked then',
  'the sentence that was agreed to, word for word',
  'the click on the link in the confirmation email',
] as const;

/** Who may be written to, and how to show it later. */
export function Consent() {
  return (
    <section className={styles.section} aria-labelledby="consent">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <H2 id="consent">What consent is</H2>
          <p>
            The question is never where you have an address from. It is what this person
            expects of you.
          </p>
          <Table>
            <thead>
              <tr>
                <th>You send</th>
                <th>You need</th>
                <th>Where it stands</th>
              </tr>
            </thead>
            <tbody>
              {KINDS.map(({kind, need, law}) => (
                <tr key={kind}>
                  <td>
                    <b>{kind}</b>
                  </td>
                  <td data-label="You need:">{need}</td>
                  <td data-label="Where it stands:">{law}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className={styles.fine}>
            This is what we ask of our customers, not legal advice. Your country can ask
            for more, also in mail from one company to another.
          </p>
        </div>
        <aside className={styles.slip} aria-labelledby="proof">
          <h3 id="proof">Keep the stub</h3>
          <p>
            You have to be able to show consent (GDPR, Article 7(1)). When somebody
            complains, we ask you for this:
          </p>
          <ul>
            {PROOF.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>
            A form with a second step, where the reader confirms by email, gives you the
            hour and the click. The page and the words are yours to keep.
          </p>
        </aside>
      </div>
    </section>
  );
}
