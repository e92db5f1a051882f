import {useId} from 'react';
import {needsApp} from '../../shell';
import {Button} from '../../ui';
import {dohServers} from '../dns';
import {listed, loadPart} from '../kit';
import type {Sight} from './compare/compare';
import styles from './CompareResolvers.module.css';
import {focusSoon} from './formFields';
import {Said} from './TaskStatus';
import {useTask} from './useTask';

const loadCompare = () => loadPart(() => import('./compare'));

interface Compared {
  sights: readonly Sight[];
  Sights: Awaited<ReturnType<typeof loadCompare>>['Sights'];
}

const resolvers = listed(dohServers.map(({name}) => name));

/**
 * Asks the built-in resolvers for one record each, once a button is pressed: a record that
 * was just published is seen by some of them before it is seen by others.
 */
export function CompareResolvers({
  name,
  isRecord,
}: {
  /** Full name of the record. */
  name: string;
  /** Tells the record from other TXT records of the name. */
  isRecord: (text: string) => boolean;
}) {
  const id = useId();
  const {task, run, end} = useTask<Compared>();
  return (
    <section className={styles.compare} data-scripted aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>Compare several resolvers</h3>
      <p>
        If you have just changed the record, a resolver may return the old one until its
        TTL expires. This queries {resolvers} for <code>{name}</code>, so you see which of
        them still does.
      </p>
      <div className={styles.form}>
        <Button
          id={`${id}ask`}
          kind="secondary"
          size="small"
          {...needsApp}
          onClick={() =>
            void run(async (signal) => {
              const {askEach, Sights} = await loadCompare();
              return {sights: await askEach(name, isRecord, dohServers, signal), Sights};
            })
          }
        >
          {task.phase === 'done' ? 'Compare again' : 'Compare resolvers'}
        </Button>
        {task.phase === 'asking' && (
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              end('cancelled');
              focusSoon(`${id}ask`);
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      <div role="status">
        {task.phase === 'asking' && <p>Querying {resolvers} …</p>}
        {task.phase === 'cancelled' && <p>Canceled.</p>}
        {task.phase === 'failed' && (
          <Said tone="bad">
            <p>{task.why} Try again.</p>
          </Said>
        )}
        {task.phase === 'done' && <task.answer.Sights sights={task.answer.sights} />}
      </div>
    </section>
  );
}
