import clsx from 'clsx';
import {Caption, thump} from '../scenes';
import styles from './ResponseCard.module.css';

const entries = [
  {name: 'id', value: 'em_7Qx2mB41'},
  {name: 'status', value: 'queued'},
  {name: 'to', value: 'ana@customer.example'},
] as const;

/** The status of the response, by a rubber stamp. */
export function Accepted() {
  return (
    <p className={clsx(styles.stamp, thump)}>
      <b>202</b> Accepted
    </p>
  );
}

/** The response to the request, drawn as a stamped card. */
export function ResponseCard({className}: {className?: string | undefined}) {
  return (
    <div className={clsx(styles.panel, className)}>
      <Caption title="Response">Look the email up by its ID</Caption>
      <div className={styles.body}>
        <dl className={styles.entries}>
          {entries.map(({name, value}) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Accepted />
      </div>
    </div>
  );
}
