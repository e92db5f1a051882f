import type {DmarcDiscovery, StepFinding, WalkStep} from '../..';
import styles from './Route.module.css';

const WORDS: Readonly<Record<StepFinding, string>> = {
  record: 'A DMARC record',
  broken: 'An invalid record',
  several: 'Several records, so none applies',
  other: 'Other TXT records, but no DMARC record',
  nothing: 'Nothing here',
  failed: 'No response',
};

/** The walk up the tree as a sorting route: one counter for each name asked for. */
export function Route({discovery}: {discovery: DmarcDiscovery}) {
  const {trace, policyDomain, organizationalDomain} = discovery;
  return (
    <ol className={styles.route}>
      {trace.map((step) => (
        <li
          key={step.name}
          className={styles.stop}
          data-found={step.found}
          data-here={step.domain === policyDomain || undefined}
          data-skips={step.skipped > 0 || undefined}
        >
          {step.skipped > 0 && (
            <p className={styles.skipped}>
              {step.skipped} {step.skipped === 1 ? 'name' : 'names'} skipped, because a
              walk has at most eight queries.
            </p>
          )}
          <p className={styles.name}>
            <span className={styles.prefix}>_dmarc.</span>
            <wbr />
            {step.domain}
          </p>
          <span className={styles.number}>{step.number}</span>
          <div className={styles.found}>
            <p>
              <b>{WORDS[step.found]}</b>
              {step.domain === policyDomain && (
                <span className={styles.tag}>This one applies</span>
              )}
              {step.domain === organizationalDomain && (
                <span className={styles.plain}>Top of the organization</span>
              )}
            </p>
            <Found step={step} isUsed={step.domain === policyDomain} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** As many texts of a name as a page can carry. */
const MAX_TEXTS = 5;

function Found({step, isUsed}: {step: WalkStep; isUsed: boolean}) {
  const {failure, rcode, records, texts, stops, parsed} = step;
  if (failure !== undefined) {
    return <p className={styles.why}>{failure}</p>;
  }
  const shown = records.length > 0 ? records : texts;
  return (
    <>
      {shown.slice(0, MAX_TEXTS).map((text, index) => (
        // DNS may hold two that are alike.
        <code key={`${index} ${text}`} className={styles.text}>
          {text}
        </code>
      ))}
      {shown.length > MAX_TEXTS && (
        <p className={styles.why}>and {shown.length - MAX_TEXTS} more</p>
      )}
      {step.found === 'nothing' && rcode === 'NXDOMAIN' && (
        <p className={styles.why}>The name does not exist.</p>
      )}
      {stops && <p className={styles.why}>psd={parsed?.settings.psd} ends the walk.</p>}
      {step.found === 'record' && !isUsed && (
        <p className={styles.why}>
          {parsed?.state === 'idle'
            ? 'It has no effect without a policy and a report address.'
            : 'Its policy does not apply to this domain.'}
        </p>
      )}
    </>
  );
}
