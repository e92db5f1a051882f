import {senderRecords} from '../senderRecords';
import styles from './DnsRecords.module.css';

/**
 * The DNS records that verify a sender's domain, as the dashboard lists them.
 *
 * @param found how many of them, from the first, the DNS has already
 */
export function DnsRecords({domain, found}: {domain: string; found: number}) {
  const records = senderRecords(domain);
  return (
    <figure className={styles.records}>
      <figcaption>
        <b>{domain}</b>{' '}
        <span>
          {found} of {records.length} found
        </span>
      </figcaption>
      <ul className={styles.list}>
        {records.map(({type, name, value, purpose}, index) => (
          <li key={purpose}>
            <span className={styles.purpose}>{purpose}</span>{' '}
            <span className={styles.state} data-found={index < found}>
              {index < found ? 'Found' : 'Waiting'}
            </span>{' '}
            <code className={styles.type}>{type}</code>{' '}
            <code className={styles.name}>{name}</code>{' '}
            <code className={styles.value}>{value}</code>
          </li>
        ))}
      </ul>
    </figure>
  );
}
