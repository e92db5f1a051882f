import {useRef} from 'react';
import {CopyButton} from '../../reading';
import {senderRecords, type DnsRecord} from '../senderRecords';
import styles from './DnsRecords.module.css';

function Copyable({text, what}: {text: string; what: string}) {
  const code = useRef<HTMLElement>(null);
  return (
    <>
      <code ref={code}>{text}</code>
      <CopyButton
        className={styles.copy}
        what={what}
        text={() => text}
        fallback={() => code.current}
      />
    </>
  );
}

function Row({record: {type, name, value, purpose}}: {record: DnsRecord}) {
  return (
    <tr role="row">
      <td role="cell" className={styles.purpose}>
        {purpose}
      </td>
      <td role="cell" className={styles.type}>
        {type}
      </td>
      <td role="cell" className={styles.name}>
        <Copyable text={name} what={`name of the record, ${name}`} />
      </td>
      <td role="cell" className={styles.value}>
        <Copyable text={value} what={`value of ${name}`} />
      </td>
    </tr>
  );
}

/**
 * The DNS records that verify a sender's domain, to be copied. Rows are cards, so the
 * roles that `display` takes from a table are written out.
 */
export function DnsRecords({domain}: {domain: string}) {
  const records = senderRecords(domain);
  return (
    <table role="table" className={styles.records}>
      <caption>
        <b>{domain}</b> <span>{records.length} records</span>
      </caption>
      <thead role="rowgroup" className="vh">
        <tr role="row">
          <th role="columnheader">For</th>
          <th role="columnheader">Type</th>
          <th role="columnheader">Name</th>
          <th role="columnheader">Value</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <Row key={record.purpose} record={record} />
        ))}
      </tbody>
    </table>
  );
}
