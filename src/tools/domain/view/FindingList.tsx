import Link from '@docusaurus/Link';
import {CopyButton} from '../../../reading';
import {Unfold} from '../../../ui';
import {mergeRepeats, messageOf, type Repeated} from '../../kit';
import {CopyOut, DnsProviders, ruleHref, SeverityLabel} from '../../view';
import {
  terraformLabel,
  topicWords,
  txtRecordOf,
  type DnsRecord,
  type DomainFinding,
} from '..';
import styles from './FindingList.module.css';
import {recordOutputs} from './outputs';

/** As many findings as a page can carry. */
const MAX_FINDINGS = 60;

/** What was found, in the order given: label, sentence, cure, record and source. */
export function FindingList({
  findings,
  zone,
}: {
  findings: readonly DomainFinding[];
  /** The name at which the domain's zone begins. */
  zone: string | undefined;
}) {
  const rows = mergeRepeats(findings);
  return (
    <ol className={styles.list}>
      {rows.slice(0, MAX_FINDINGS).map((finding, index) => (
        // By their places: nothing in a finding is sure to be unlike another.
        <FindingRow key={index} finding={finding} zone={zone} />
      ))}
      {rows.length > MAX_FINDINGS && (
        <li className={styles.more}>
          {rows.length - MAX_FINDINGS} more are in the Markdown report below.
        </li>
      )}
    </ol>
  );
}

function FindingRow({
  finding,
  zone,
}: {
  finding: Repeated<DomainFinding>;
  zone: string | undefined;
}) {
  const {code, room, severity, topic, cure, reference, record, file, command} = finding;
  return (
    <li className={styles.row} data-code={code}>
      <SeverityLabel severity={severity} />
      <div className={styles.text}>
        <p>
          <b>{topicWords[topic].name}:</b> {messageOf(finding)}
        </p>
        {cure && <p className={styles.cure}>{cure}</p>}
        {record && <RecordToPublish record={record} zone={zone} />}
        {file && (
          <div className={styles.file}>
            <p>
              The file to serve at <code>{file.url}</code>:
            </p>
            <pre>{file.text}</pre>
            <CopyButton what={file.name} text={() => file.text} />
          </div>
        )}
        {command && (
          <div className={styles.file}>
            <pre>{command}</pre>
            <CopyButton what="command" text={() => command} />
          </div>
        )}
        <p className={styles.where}>
          {reference?.url ? (
            <a href={reference.url}>{reference.label}</a>
          ) : (
            reference?.label
          )}
          <Link to={ruleHref(room, code)}>
            <span className="vh">Rule </span>
            {code}
          </Link>
        </p>
      </div>
    </li>
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
      <Unfold
        label={
          <>
            Copy it, or see it for {type !== 'TXT' && 'your DNS panel, '}BIND or Terraform
          </>
        }
      >
        <CopyOut legend="Form of the record" outputs={recordOutputs(record, zone)} />
      </Unfold>
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
