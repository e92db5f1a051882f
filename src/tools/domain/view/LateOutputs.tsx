import type {ReactNode} from 'react';
import {Button, Unfold} from '../../../ui';
import {CopyOut, loadPart, useTask, type Output} from '../../view';

const loadOutputs = () => loadPart(() => import('./outputs'));

/** What writes a record or a report in its forms. */
type Outputs = Awaited<ReturnType<typeof loadOutputs>>;

/** Forms to copy. What writes them is loaded when they are unfolded. */
export function LateOutputs({
  label,
  legend,
  write,
}: {
  label: ReactNode;
  legend: string;
  write: (outputs: Outputs) => Output[];
}) {
  const {task, run} = useTask<Outputs>();
  const load = () => void run(loadOutputs);
  return (
    <Unfold
      label={label}
      onToggle={(event) => {
        if (event.currentTarget.open && task.phase === 'idle') {
          load();
        }
      }}
    >
      <div role="status">
        {task.phase === 'asking' && <p>Loading …</p>}
        {task.phase === 'failed' && (
          <>
            <p>{task.why}</p>
            <Button kind="secondary" size="small" onClick={load}>
              Try again
            </Button>
          </>
        )}
      </div>
      {task.phase === 'done' && <CopyOut legend={legend} outputs={write(task.answer)} />}
    </Unfold>
  );
}
