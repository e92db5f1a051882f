import type {SendAnswer} from '../../api';
import {Json} from '../scenes';
import styles from './Returned.module.css';

/** What the API responds instead of sending, where the email would be. */
export function Returned({
  answer: {title, body},
  className,
}: {
  answer: SendAnswer;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles.returned ?? ''} ${className ?? ''}`}>
      <p className={styles.bar}>
        <b>{title}</b>
        <a href={`/docs/api/errors/#${body['code'] as string}`}>How to fix it</a>
      </p>
      <Json value={body} />
    </div>
  );
}
