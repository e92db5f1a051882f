import clsx from 'clsx';
import styles from './ResponseCard.module.css';

const entries = [
  {name: 'id', value: 'em_7Qx2mB41'},
  {name: 'status', value: 'queued'},
  {name: 'to', value: 'ana@customer.example'},
] as const;

/** The response to the request, drawn as a stamped card. */
export function ResponseCard({className}: {className?: string | undefined}) {
  return (
    <div className={clsx(styles.panel, className)}>
      <p className={styles.title}>
        <b>Response</b> <span>Look the email up by its ID</span>
      </p>
      <dl className={styles.entries}>
        {entries.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.stamp}>
        <b>202</b> <span>Accepted</span>
      </p>
    </div>
  );
}
