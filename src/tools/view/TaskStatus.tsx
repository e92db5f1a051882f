import type {ReactNode} from 'react';
import {Button} from '../../ui';
import type {DohServer} from '../dns';
import styles from './TaskStatus.module.css';
import type {Task} from './useTask';

/**
 * How a question stands, read aloud: being asked, with a button that cancels; cancelled;
 * failed, with what to try; answered.
 */
export function TaskStatus<Answer>({
  task,
  servers,
  onCancel,
  instead,
  children,
}: {
  task: Task<Answer>;
  servers: readonly DohServer[];
  onCancel: () => void;
  /** What the visitor can do without an answer, in a sentence. */
  instead?: ReactNode;
  /** What to say of the answer. */
  children: (answer: Answer) => ReactNode;
}) {
  return (
    <div role="status">
      {task.phase === 'asking' && (
        <div className={styles.busy}>
          <p>Asking {servers[0]?.name ?? 'the resolver'} …</p>
          <Button kind="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {task.phase === 'cancelled' && (
        <Said>
          <p>Canceled. What you typed is still here.</p>
        </Said>
      )}
      {task.phase === 'failed' && (
        <Said tone="bad">
          <p>
            <b>No response.</b> {task.why}
          </p>
          <p>
            {task.byNetwork &&
              'Try again, or choose another resolver. A company network or a browser extension may be blocking this one.'}{' '}
            {instead} Nothing you typed is lost.
          </p>
        </Said>
      )}
      {task.phase === 'done' && children(task.answer)}
    </div>
  );
}

/** A few sentences about what came back, with a bar whose colour is that of the news. */
export function Said({tone, children}: {tone?: 'bad' | undefined; children: ReactNode}) {
  return (
    <div className={styles.said} data-tone={tone}>
      {children}
    </div>
  );
}
