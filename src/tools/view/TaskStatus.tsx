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
  servers = [],
  busy = `Querying ${servers[0]?.name ?? 'the resolver'} …`,
  failure = 'No response.',
  onCancel,
  instead,
  children,
}: {
  task: Task<Answer>;
  /** The resolvers that are asked, if any are. */
  servers?: readonly DohServer[];
  /** What happens meanwhile. */
  busy?: string;
  /** What did not happen. */
  failure?: string;
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
          <p>{busy}</p>
          <Button kind="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {task.phase === 'cancelled' && (
        <Said>
          <p>The check was canceled, but what you typed is still here.</p>
        </Said>
      )}
      {task.phase === 'stopped' && (
        <Said tone="bad">
          <p>
            The earlier check was stopped because a field is invalid now, so correct the
            marked field, then try again.
          </p>
        </Said>
      )}
      {task.phase === 'failed' && (
        <Said tone="bad">
          <p>
            <b>{failure}</b> {task.why}
          </p>
          <p>
            {task.byNetwork &&
              'Try again, or choose another resolver, because a company network or a browser extension may be blocking this one.'}{' '}
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

/** Where the result of a check is. */
export function CheckDone({verdict, how}: {verdict: string; how?: string | false}) {
  return (
    <Said>
      <p>
        The check is done{how}. <a href={`#${verdict}`}>Go to the result</a>
      </p>
    </Said>
  );
}
