import clsx from 'clsx';
import styles from './Slip.module.css';

const entries = [
  {name: 'id', value: 'em_7Qx2mB41'},
  {name: 'status', value: 'queued'},
  {name: 'To', value: 'ana@customer.example'},
] as const;

/** The answer to the call as the counter hands it over: entered and stamped. */
export function Slip({className}: {className?: string | undefined}) {
  return (
    <div className={clsx(styles.slip, className)}>
      <p className={styles.title}>
        <b>Counter slip</b> <span>Keep it: the id finds the email</span>
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
