import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './ApiCall.module.css';
import {Json, type JsonValue} from './Json';

interface ApiCallProps {
  /** Method and path, or what else the bar says on the left. */
  call?: ReactNode;
  /** Status line of the answer. */
  answer?: string;
  /** Status line of an answer that refuses. */
  refusal?: string;
  /** The body, or what shows it. */
  body?: Readonly<Record<string, JsonValue>>;
  children?: ReactNode;
  className?: string | undefined;
}

/** One half of an HTTP exchange on the dark counter: a bar and a JSON body. */
export function ApiCall({
  call,
  answer,
  refusal,
  body,
  className,
  children,
}: ApiCallProps) {
  return (
    <div className={clsx(styles.call, className)}>
      <p className={styles.bar}>
        {call && <span>{call}</span>}
        {answer && <span className={styles.answer}>{answer}</span>}
        {refusal && <span className={styles.refusal}>{refusal}</span>}
      </p>
      {body && <Json value={body} />}
      {children}
    </div>
  );
}
