import {Button, Unfold} from '../../ui';
import {loadPart} from '../kit';
import styles from './DnsProviders.module.css';
import type {RecordToEnter} from './panels';
import {useTask} from './useTask';

const loadPanels = () => loadPart(() => import('./panels'));

/** How to enter the record at a DNS provider. The steps are loaded when they are unfolded. */
export function DnsProviders({record}: {record: RecordToEnter}) {
  const {task, run} = useTask<Awaited<ReturnType<typeof loadPanels>>>();
  const load = () => void run(loadPanels);
  const Steps = task.phase === 'done' ? task.answer.PanelSteps : undefined;
  return (
    <Unfold
      className={styles.providers}
      onToggle={(event) => {
        if (event.currentTarget.open && task.phase === 'idle') {
          load();
        }
      }}
      label="Enter it at your DNS provider"
    >
      <noscript>
        <p>You need JavaScript to see the steps for each provider.</p>
      </noscript>
      <div role="status">
        {task.phase === 'asking' && <p>Loading the steps …</p>}
        {task.phase === 'failed' && (
          <>
            <p>{task.why}</p>
            <Button kind="secondary" size="small" onClick={load}>
              Try again
            </Button>
          </>
        )}
      </div>
      {Steps && <Steps record={record} />}
    </Unfold>
  );
}
