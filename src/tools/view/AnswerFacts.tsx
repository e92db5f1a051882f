import type {WatchedAnswer} from '../dns';
import styles from './AnswerFacts.module.css';

/** How long an answer may be kept, in the largest unit that is whole. */
function timeInWords(seconds: number): string {
  const [size, unit] =
    seconds > 0 && seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds > 0 && seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return `${size} ${unit}${size === 1 ? '' : 's'}`;
}

/** Who answered a question, through which aliases, for how long it holds, and DNSSEC. */
export function AnswerFacts({answer}: {answer: WatchedAnswer}) {
  const {name, type, server, aliases, authenticated, answers} = answer;
  const [record] = answers;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Asked</dt>
        <dd>
          {type} {name}
        </dd>
      </div>
      <div>
        <dt>Response from</dt>
        <dd>{server}</dd>
      </div>
      {aliases.length > 0 && (
        <div>
          <dt>By CNAME to</dt>
          <dd>{aliases.join(' → ')}</dd>
        </div>
      )}
      {record && (
        <div>
          <dt>Cached for up to</dt>
          <dd>{timeInWords(record.ttl)}</dd>
        </div>
      )}
      <div>
        <dt>DNSSEC</dt>
        <dd>{authenticated ? 'Verified by the resolver' : 'Not signed'}</dd>
      </div>
    </dl>
  );
}
