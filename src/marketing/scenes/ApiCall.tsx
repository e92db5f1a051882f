import clsx from 'clsx';
import styles from './ApiCall.module.css';
import {Json, type JsonValue} from './Json';

interface ApiCallProps {
  /** Method and path, or what else the bar says on the left. */
  call?: string;
  /** Status line of the answer. */
  answer?: string;
  body: Readonly<Record<string, JsonValue>>;
  className?: string | undefined;
}

/** One half of an HTTP exchange on the dark counter: a bar and a JSON body. */
export function ApiCall({call, answer, body, className}: ApiCallProps) {
  return (
    <div className={clsx(styles.call, className)}>
      <p className={styles.bar}>
        {call && <span>{call}</span>}
        {answer && <span className={styles.answer}>{answer}</span>}
      </p>
      <Json value={body} />
    </div>
  );
}
