import clsx from 'clsx';
import {CopyButton} from '../../../reading';
import {DnsProviders, Findings} from '../../view';
import {
  terraformLabel,
  topicWords,
  txtRecordOf,
  type DnsRecord,
  type DomainFinding,
} from '..';
import styles from './FindingList.module.css';
import {LateOutputs} from './LateOutputs';

/** As many findings as a page can carry. */
const MAX_FINDINGS = 60;

/** What was found, each with what to publish, to serve or to run. */
export function FindingList({
  findings,
  zone,
}: {
  findings: readonly DomainFinding[];
  /** The name at which the domain's zone begins. */
  zone: string | undefined;
}) {
  return (
    <>
      <Findings
        problems={findings.slice(0, MAX_FINDINGS)}
        about={({topic}) => <b>{topicWords[topic].name}:</b>}
        extra={({record, file, command}) => (
          <>
            {record && <RecordToPublish record={record} zone={zone} />}
            {file && (
              <div className={clsx(styles.record, styles.file)}>
                <p>
                  The file to serve at <code>{file.url}</code>:
                </p>
                <pre>{file.text}</pre>
                <CopyButton what={file.name} text={() => file.text} />
              </div>
            )}
            {command && (
              <div className={clsx(styles.record, styles.file)}>
                <pre>{command}</pre>
                <CopyButton what="command" text={() => command} />
              </div>
            )}
          </>
        )}
      />
      {findings.length > MAX_FINDINGS && (
        <p>{findings.length - MAX_FINDINGS} more are in the Markdown report below.</p>
      )}
    </>
  );
}

/** The zone that DNS told of, unless the record belongs elsewhere. */
function holder(name: string, zone: string | undefined): string | undefined {
  return zone !== undefined && `.${name}`.endsWith(`.${zone}`) ? zone : undefined;
}

function RecordToPublish({record, zone}: {record: DnsRecord; zone: string | undefined}) {
  const {type, name, value} = record;
  return (
    <div className={styles.record}>
      <p>
        {type} record at <code>{name}</code>
      </p>
      <pre>{value}</pre>
      <LateOutputs
        label={
          <>
            Copy it, or see it for {type !== 'TXT' && 'your DNS panel, '}BIND or Terraform
          </>
        }
        legend="Format of the record"
        write={({recordOutputs}) => recordOutputs(record, zone)}
      />
      {type === 'TXT' && (
        <DnsProviders
          record={{
            txt: txtRecordOf(record),
            // A zone does not begin at a label such as _dmarc.
            domain: name.replace(/^.*_[^.]*\./, ''),
            zone: holder(name, zone),
            label: terraformLabel(name),
          }}
        />
      )}
    </div>
  );
}
