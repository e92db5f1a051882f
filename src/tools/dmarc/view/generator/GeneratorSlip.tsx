import {CopyOut, DnsProviders, NotYet, SlipEnd} from '../../../view';
import {splitStrings} from '../../../kit';
import type {ChangeKind} from '../..';
import {adminNote, asTxt, reasonsToWait, recordName, recordOutputs} from '../outputs';
import styles from './GeneratorSlip.module.css';
import type {DmarcGeneratorTool} from './useDmarcGenerator';

/** The counter slip with the record, what others have to publish, and what changes. */
export function GeneratorSlip({tool}: {tool: DmarcGeneratorTool}) {
  const {record, domain, composed, parked, changes, state} = tool;
  const note = adminNote(record, domain, changes.length > 0);
  const strings = splitStrings(record).length;
  const reasons = reasonsToWait(composed.entryProblems, state.domain, domain);
  return (
    <section className={styles.slip} id="record" aria-labelledby="record-title">
      <h2 id="record-title">Your record</h2>
      <noscript>
        <p className={styles.small}>
          You need JavaScript to update it with the form. Below is a guide to writing one
          yourself.
        </p>
      </noscript>
      {reasons.length > 0 ? (
        <NotYet reasons={reasons}>{record}</NotYet>
      ) : (
        <CopyOut
          legend="Format of the record"
          outputs={recordOutputs(record, domain, note)}
        />
      )}
      <dl className={styles.where}>
        <div>
          <dt>Type</dt>
          <dd>TXT</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd>{recordName(domain)}</dd>
        </div>
        <div>
          <dt>Length</dt>
          <dd>
            {record.length} characters{strings > 1 && `, ${strings} strings`}
          </dd>
        </div>
      </dl>
      {reasons.length === 0 && (
        <DnsProviders record={{txt: asTxt(record, domain), domain, label: 'dmarc'}} />
      )}
      {parked.length > 0 && (
        <div className={styles.part}>
          <h3>Other records for a domain that sends nothing</h3>
          <dl className={styles.others}>
            {parked.slice(1).map(({type, value, says}) => (
              <div key={value}>
                <dt>
                  {type} at {domain ?? 'the domain itself'}: <code>{value}</code>
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {composed.consents.length > 0 && (
        <div className={styles.part}>
          <h3>Consent of the report addresses</h3>
          <p className={styles.small}>
            An address at another domain only gets reports once that domain agrees. Report
            services have usually done so already.
          </p>
          <dl className={styles.others}>
            {composed.consents.map(({host, name, value}) => (
              <div key={name}>
                <dt>
                  TXT at <code>{name}</code>: <code>{value}</code>
                </dt>
                <dd>In the zone of {host}.</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {changes.length > 0 && (
        <div className={styles.part}>
          <h3>What changes</h3>
          <ul className={styles.changes}>
            {changes.map(({kind, before, after, why}, index) => (
              <li key={`${index} ${before ?? ''} ${after ?? ''}`} data-kind={kind}>
                <span className={styles.kind}>{KINDS[kind]}</span>
                <span>
                  {before !== undefined && kind !== 'kept' && (
                    <del>{before || '(nothing)'}</del>
                  )}{' '}
                  {after !== undefined &&
                    (kind === 'kept' ? <code>{after}</code> : <ins>{after}</ins>)}
                  {why && <small>{why}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SlipEnd onReset={tool.reset} link={tool.link} />
      <p className="vh" role="status">
        {tool.announcement}
      </p>
    </section>
  );
}

const KINDS: Readonly<Record<ChangeKind, string>> = {
  kept: 'Kept',
  changed: 'Changed',
  dropped: 'Removed',
  added: 'New',
};
