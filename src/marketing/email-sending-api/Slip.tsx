import clsx from 'clsx';
import styles from './Slip.module.css';

/** The answer to the call as the counter hands it over: entered and stamped. */
export function Slip({className}: {className?: string | undefined}) {
  return (
    <div className={clsx(styles.slip, className)}>
      <p className={styles.title}>
        <b>Counter slip</b> <span>Keep it: it finds your email</span>
      </p>
      <dl className={styles.entries}>
        <div>
          <dt>id</dt>
          <dd>em_7Qx2mB41</dd>
        </div>
        <div>
          <dt>status</dt>
          <dd>queued</dd>
        </div>
        <div>
          <dt>Going to</dt>
          <dd>ana@customer.example</dd>
        </div>
        <div>
          <dt>What</dt>
          <dd>Password reset</dd>
        </div>
      </dl>
      <p className={styles.stamp}>
        <b>202</b> <span>Accepted</span>
      </p>
    </div>
  );
}
