import {Columns, Table} from '../../../ui';
import {LetterPile, ResultPart} from '../../view';
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
    fate: 'are rejected by most receivers, and the sending server gets an error.',
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
    <ResultPart id="trays" level={2} title="What each policy would do to these messages">
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
              {name === `p=${policy.p}` && <mark>Your policy</mark>}
            </h3>
            <div className={styles.stacks} aria-hidden="true">
              <LetterPile letters={letters(messages - failed, messages)} />
              <LetterPile letters={lost} className={styles.lost} />
            </div>
            <p>
              <b>{messagesOf(messages - failed)}</b> pass DMARC and are not affected.
            </p>
            <p>
              <b>{messagesOf(failed)}</b> that fail {fate}
            </p>
          </li>
        ))}
      </ol>
      <Columns split="1fr 1fr" from={48} className={styles.sums}>
        <Table figures>
          <caption>How messages pass</caption>
          <tbody>
            <Row name="DKIM and SPF" count={both} of={messages} />
            <Row name="DKIM only" count={dkimOnly} of={messages} />
            <Row name="SPF only" count={spfOnly} of={messages} />
            <Row name="Fail" count={failed} of={messages} />
          </tbody>
        </Table>
        {failed > 0 && (
          <Table figures>
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
          </Table>
        )}
      </Columns>
      {spared > 0 && (
        <p className="small quiet">
          Receivers gave a reason for letting {messagesOf(spared)} through that failed,
          and would probably do so again under a stricter policy.
        </p>
      )}
      <p className="small quiet">
        The trays assume that subdomains get the same policy, and that your record has no
        t=y.
      </p>
    </ResultPart>
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
