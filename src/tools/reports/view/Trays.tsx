import {
  failureWords,
  messagesOf,
  number,
  percent,
  type FailureKind,
  type Summary,
} from '..';
import styles from './Trays.module.css';

/** Letters drawn on a tray at most. */
const MOST_LETTERS = 12;

const KINDS: readonly FailureKind[] = ['yours', 'forwarded', 'unknown'];

interface Tray {
  policy: string;
  title: string;
  /** What becomes of messages that fail. */
  fate: string;
}

const TRAYS: readonly Tray[] = [
  {
    policy: 'p=none',
    title: 'At p=none',
    fate: 'are delivered as usual, and you only see them here.',
  },
  {
    policy: 'p=quarantine',
    title: 'At p=quarantine',
    fate: 'go to spam, where recipients can still find them.',
  },
  {
    policy: 'p=reject',
    title: 'At p=reject',
    fate: 'are rejected, and the sender gets a bounce.',
  },
];

/** So many letters lie on a tray: one for any, more with their share of all. */
function letters(part: number, whole: number): number {
  return part === 0 ? 0 : Math.max(1, Math.round((part / whole) * MOST_LETTERS));
}

/** What each policy does with the messages, as three sorting trays. */
export function Trays({summary}: {summary: Summary}) {
  const {messages, failed, failures, policy, spared, both, dkimOnly, spfOnly} = summary;
  const lost = letters(failed, messages);
  return (
    <section aria-labelledby="trays">
      <h2 id="trays">What each policy would do to these messages</h2>
      <ol className={styles.trays}>
        {TRAYS.map(({policy: name, title, fate}) => (
          <li
            key={name}
            className={styles.tray}
            data-policy={name}
            aria-current={name === `p=${policy.p}` ? 'step' : undefined}
          >
            <h3>
              {title}
              {name === `p=${policy.p}` && (
                <span className={styles.now}>Your policy</span>
              )}
            </h3>
            <div className={styles.stacks} aria-hidden="true">
              <span className={styles.stack}>
                {Array.from(
                  {length: letters(messages - failed, messages)},
                  (_, place) => (
                    <i key={place} />
                  ),
                )}
              </span>
              <span className={styles.stack} data-lost>
                {Array.from({length: lost}, (_, place) => (
                  <i key={place} />
                ))}
              </span>
            </div>
            <p>
              <b>{messagesOf(messages - failed)}</b> pass DMARC and are not affected.
            </p>
            <p className={styles.fate}>
              <b>{messagesOf(failed)}</b> that fail {fate}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.sums}>
        <table>
          <caption>How messages pass</caption>
          <tbody>
            <Row name="DKIM and SPF" count={both} of={messages} />
            <Row name="DKIM only" count={dkimOnly} of={messages} />
            <Row name="SPF only" count={spfOnly} of={messages} />
            <Row name="Fail" count={failed} of={messages} />
          </tbody>
        </table>
        {failed > 0 && (
          <table>
            <caption>Whose messages fail</caption>
            <tbody>
              {KINDS.map((kind) => (
                <Row
                  key={kind}
                  name={failureWords[kind]}
                  count={failures[kind]}
                  of={failed}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {spared > 0 && (
        <p className={styles.note}>
          Receivers gave a reason for letting {messagesOf(spared)} through that failed,
          and would probably do so again under a stricter policy.
        </p>
      )}
      <p className={styles.note}>
        The trays assume that subdomains get the same policy, and that your record has no
        t=y.
      </p>
    </section>
  );
}

function Row({name, count, of}: {name: string; count: number; of: number}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{number(count)}</td>
      <td>{percent(count, of)}</td>
    </tr>
  );
}
