import type {WatchedAnswer} from '../../../dns';
import {AnswerFacts, Findings, ResultPart, Verdict, TextButton} from '../../../view';
import {commonSelectors, type DkimKey, type ProbeReport} from '../..';
import styles from './ProbeResult.module.css';
import {FOCUS} from './useDkimChecker';

function keyInWords({valid, revoked, keyType, bits}: DkimKey): string {
  if (revoked) {
    return 'revoked';
  }
  return valid ? (keyType === 'rsa' ? `RSA, ${bits ?? 0} bits` : 'Ed25519') : 'broken';
}

/** A porter's key board: a hook for each selector, and the keys that hang there. */
export function ProbeResult({
  domain,
  report,
  seen,
  onCheck,
}: {
  domain: string;
  report: ProbeReport;
  seen: readonly WatchedAnswer[];
  /** Checks one of the keys in full. */
  onCheck: (selector: string) => void;
}) {
  const {found, asked, unanswered, problems} = report;
  const count = found.length;
  const answer = seen.find(({name}) => name === found[0]?.name);
  return (
    <>
      <Verdict
        id={FOCUS.verdict}
        tone={count > 0 ? 'good' : 'none'}
        stamp={count === 0 ? 'None found' : `${count} ${count === 1 ? 'key' : 'keys'}`}
        title={
          count === 0
            ? `None of ${asked} common selectors has a key for ${domain}.`
            : `${domain} has ${count === 1 ? 'a key' : 'keys'} under ${found.map(({selector}) => selector).join(', ')}.`
        }
      >
        <p>
          {count === 0
            ? 'There may still be one, because many services give every account a name of its own. If you open a message that someone received from you, the name follows s= in its DKIM-Signature.'
            : 'There may be more, because a selector can have any name. A common name suggests which service it belongs to, but does not prove it.'}
        </p>
      </Verdict>
      <ul className={styles.board}>
        {commonSelectors.map(({selector, services}) => {
          const key = found.find((one) => one.selector === selector);
          const record = key?.records[0];
          return (
            <li key={selector} data-found={key ? '' : undefined}>
              <svg viewBox="0 0 40 44" aria-hidden="true">
                <path
                  d="M20 0v10a7 7 0 1 0 7 7"
                  fill="none"
                  stroke="var(--line-strong)"
                  strokeWidth="3"
                  strokeLinecap="round"
                />
                {key && (
                  <path
                    d="M20 14a9 9 0 0 1 4 17v13h-8V31a9 9 0 0 1 4-17z"
                    fill="var(--yellow)"
                    stroke="var(--on-yellow)"
                    strokeWidth="2"
                    strokeLinejoin="round"
                  />
                )}
              </svg>
              <code>{key ? <b>{selector}</b> : selector}</code>
              {key && record ? (
                <>
                  <p>
                    {keyInWords(record.key)}
                    {key.aliases.length > 0 && `, by CNAME to ${key.aliases.join(', ')}`}
                  </p>
                  <p className={styles.who}>{services.join(', ')}</p>
                  <TextButton
                    onClick={() => {
                      onCheck(selector);
                    }}
                  >
                    Check this key<span className="vh"> of {selector}</span>
                  </TextButton>
                </>
              ) : (
                <p className={styles.who}>
                  {unanswered.includes(selector) ? 'no response' : 'empty'}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {problems.length > 0 && (
        <ResultPart title="Findings">
          <Findings problems={problems} room="dkim" />
        </ResultPart>
      )}
      {answer && <AnswerFacts answer={answer} />}
    </>
  );
}
