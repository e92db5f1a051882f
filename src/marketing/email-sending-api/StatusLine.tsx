import clsx from 'clsx';
import styles from './StatusLine.module.css';

/** Every status of an email, in the order of its way; `off` leaves the line. */
const statuses = [
  {status: 'scheduled', text: 'Waits for its time.'},
  {status: 'canceled', text: 'You stopped it before it left.', off: true},
  {status: 'queued', text: 'Waits its turn to leave.'},
  {status: 'sent', text: 'Has left. No final answer yet.'},
  {status: 'bounced', text: 'Refused, or never answered.', off: true},
  {status: 'delivered', text: 'The receiving server took it.'},
  {status: 'complained', text: 'The reader reported it as spam.', off: true},
] as const;

/** The statuses as stations of one line, with sidings for the unplanned ends. */
export function StatusLine() {
  return (
    <dl className={styles.line}>
      {statuses.map(({status, text, ...rest}) => (
        <div key={status} className={clsx('off' in rest && styles.off)}>
          <dt>{status}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
