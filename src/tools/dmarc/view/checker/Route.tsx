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
          data-found={step.found}
          data-here={step.domain === policyDomain || undefined}
          data-skips={step.skipped > 0 || undefined}
        >
          {step.skipped > 0 && (
            <p className={`small quiet ${styles.skipped ?? ''}`}>
              {step.skipped} {step.skipped === 1 ? 'name' : 'names'} skipped, because a
              walk has at most eight queries.
            </p>
          )}
          <p className={styles.name}>
            <span>_dmarc.</span>
            <wbr />
            {step.domain}
          </p>
          <span className={styles.rail}>
            <b>{step.number}</b>
          </span>
          <div className={styles.found}>
            <p>
              <b>{WORDS[step.found]}</b>
              {step.domain === policyDomain && <mark>This one applies</mark>}
              {step.domain === organizationalDomain && (
                <span>Top of the organization</span>
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
    return <p className="small quiet">{failure}</p>;
  }
  const shown = records.length > 0 ? records : texts;
  return (
    <>
      {shown.slice(0, MAX_TEXTS).map((text, index) => (
        // DNS may hold two that are alike.
        <code key={`${index} ${text}`}>{text}</code>
      ))}
      {shown.length > MAX_TEXTS && (
        <p className="small quiet">and {shown.length - MAX_TEXTS} more</p>
      )}
      {step.found === 'nothing' && rcode === 'NXDOMAIN' && (
        <p className="small quiet">The name does not exist.</p>
      )}
      {stops && <p className="small quiet">psd={parsed?.settings.psd} ends the walk.</p>}
      {step.found === 'record' && !isUsed && (
        <p className="small quiet">
          {parsed?.state === 'idle'
            ? 'It has no effect without a policy and a report address.'
            : 'Its policy does not apply to this domain.'}
        </p>
      )}
    </>
  );
}
