import {useState} from 'react';
import {Button, saveBlob, Actions} from '../../../ui';
import {useTask, Tick} from '../../view';
import type {ListClient} from '../work/client';
import type {Selection} from '../work/protocol';
import styles from './SaveRows.module.css';

/** A file that can be saved. */
export interface Saving {
  label: string;
  /** Name of the file, without its ending. */
  name: string;
  selection: Selection;
  /** Rows in it. */
  count: number;
}

/** Buttons that make files of rows, and whether formulas in them are disarmed. */
export function SaveRows({
  client,
  files,
  ending,
}: {
  client: () => ListClient;
  files: readonly Saving[];
  /** Of the file's name: 'csv', 'tsv', 'txt'. */
  ending: string;
}) {
  const [guarded, setGuarded] = useState(true);
  const {task, run} = useTask<string>();

  function save({selection, name}: Saving) {
    void run(async (signal) => {
      const file = await client().ask('save', {selection, guarded}, {signal});
      saveBlob(`${name}.${ending}`, file);
      return `${name}.${ending}`;
    });
  }

  return (
    <div className={styles.save}>
      <Actions>
        {files.map((file, index) => (
          <Button
            key={file.name}
            kind={index === 0 ? 'primary' : 'secondary'}
            aria-disabled={file.count === 0}
            onClick={() => {
              if (file.count > 0) {
                save(file);
              }
            }}
          >
            {file.label}
          </Button>
        ))}
      </Actions>
      <div className={styles.guard}>
        <Tick
          type="checkbox"
          checked={guarded}
          onChange={({target}) => {
            setGuarded(target.checked);
          }}
        >
          Safe for spreadsheets: cells that begin with = + - @, a tab or a line ending get
          an apostrophe in front. Plain numbers such as +49 30 1234 are left alone.
        </Tick>
      </div>
      <p role="status">
        {task.phase === 'asking' && 'Writing the file …'}
        {task.phase === 'failed' && `Not saved. ${task.why}`}
        {task.phase === 'done' && `${task.answer} is ready. It was created in this tab.`}
      </p>
    </div>
  );
}
