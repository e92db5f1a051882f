import {RecordSection} from '../../../view';
import {splitStrings} from '../../../kit';
import type {ChangeKind} from '../..';
import {adminNote, asTxt, reasonsToWait, recordName, recordOutputs} from '../outputs';
import styles from './RecordPanel.module.css';
import type {DmarcGeneratorTool} from './useDmarcGenerator';

/** The panel with the record, what others have to publish, and what changes. */
export function RecordPanel({tool}: {tool: DmarcGeneratorTool}) {
  const {record, domain, composed, parked, changes, state} = tool;
  const note = adminNote(record, domain, changes.length > 0);
  const strings = splitStrings(record).length;
  return (
    <RecordSection
      reasons={reasonsToWait(composed.entryProblems, state.domain, domain)}
      shown={record}
      outputs={recordOutputs(record, domain, note)}
      name={recordName(domain)}
      length={`${record.length} characters${strings > 1 ? `, ${strings} strings` : ''}`}
      record={{txt: asTxt(record, domain), domain, label: 'dmarc'}}
      announcement={tool.announcement}
      onReset={tool.reset}
      link={tool.link}
    >
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
            An address at another domain only gets reports once that domain agrees, which
            report services have usually done already.
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
    </RecordSection>
  );
}

const KINDS: Readonly<Record<ChangeKind, string>> = {
  kept: 'Kept',
  changed: 'Changed',
  dropped: 'Removed',
  added: 'New',
};
