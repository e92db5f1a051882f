import {RecordSection, ResultPart} from '../../../view';
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
        <ResultPart
          className={styles.part}
          title="Other records for a domain that sends nothing"
        >
          <dl>
            {parked.slice(1).map(({type, value, says}) => (
              <div key={value}>
                <dt>
                  {type} at {domain ?? 'the domain itself'}: <code>{value}</code>
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </ResultPart>
      )}
      {composed.consents.length > 0 && (
        <ResultPart className={styles.part} title="Consent of the report addresses">
          <p className="small quiet">
            An address at another domain only gets reports once that domain agrees, which
            report services have usually done already.
          </p>
          <dl>
            {composed.consents.map(({host, name, value}) => (
              <div key={name}>
                <dt>
                  TXT at <code>{name}</code>: <code>{value}</code>
                </dt>
                <dd>In the zone of {host}.</dd>
              </div>
            ))}
          </dl>
        </ResultPart>
      )}
      {changes.length > 0 && (
        <ResultPart className={styles.part} title="What changes">
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
        </ResultPart>
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
