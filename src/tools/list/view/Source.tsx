import {useRef, useState, type SyntheticEvent} from 'react';
import {needsApp} from '../../../shell';
import {Button} from '../../../ui';
import {
  Field,
  FileDrop,
  focusSoon,
  Progress,
  Said,
  Fields,
  WithoutScripts,
} from '../../view';
import type {OpenList} from './useList';

/** Id of the field for a file. */
const FILE = 'list-file';
const TYPES = '.csv,.tsv,.tab,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values';
/** Characters that can be pasted. More belongs into a file. */
const MAX_PASTED = 20_000_000;

/** Where a list comes from: a file, dropped or chosen, or the clipboard. */
export function Source({list, verb}: {list: OpenList; verb: string}) {
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  function take(file: File | undefined) {
    if (file) {
      list.open({file, name: file.name}, file.name);
    }
  }

  function paste(event: SyntheticEvent) {
    event.preventDefault();
    const text = new FormData(form.current ?? undefined).get('pasted');
    const isText = typeof text === 'string' && text.trim() !== '';
    setEmpty(!isText);
    if (isText) {
      list.open({text}, 'list');
    } else {
      document.getElementById('pasted')?.focus();
    }
  }

  return (
    <form ref={form} method="dialog" {...needsApp} onSubmit={paste}>
      <Fields>
        <WithoutScripts>
          <b>You need JavaScript to use this tool.</b> It processes your list in your own
          browser. Below you can read what it checks.
        </WithoutScripts>
        <FileDrop
          id={FILE}
          label="Choose a file"
          hint="or drop it here"
          accept={TYPES}
          onFiles={([file]) => {
            take(file);
          }}
        >
          CSV, TSV, text, or the first sheet of an XLSX workbook. All common encodings, up
          to about a million rows (400 MB).
        </FileDrop>
        <Fields data-scripted>
          <Field
            id="pasted"
            name="pasted"
            label="Or paste addresses"
            hint="Paste a column, a table, a To line, or any text that contains addresses."
            lines={4}
            maxLength={MAX_PASTED}
            placeholder={'Ann Lee <ann@example.com>\nbob@example.com'}
            problems={isEmpty ? [{message: 'The field is empty.'}] : []}
          />
          <Button type="submit">{verb} this text</Button>
        </Fields>
        <p className="small quiet">
          <b>Your list stays in this tab.</b> Nothing is uploaded or stored, and no
          address becomes part of a link. When you close the tab, the list is gone.
        </p>
      </Fields>
      <div role="status">
        <Reading list={list} />
      </div>
    </form>
  );
}

function Reading({list: {state, cancelled, cancel}}: {list: OpenList}) {
  if (cancelled) {
    return (
      <Said>
        <p>
          Canceled.{' '}
          {state.phase === 'open'
            ? 'The list you had open is below, as it was.'
            : 'No list is open.'}
        </p>
      </Said>
    );
  }
  switch (state.phase) {
    case 'working': {
      const {what, share} = state.progress;
      return (
        <Progress>
          {/* Said once, not at every step. */}
          <p>{what} …</p>
          <progress aria-label={what} max={1} value={share} />
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              cancel();
              focusSoon(FILE);
            }}
          >
            Cancel
          </Button>
        </Progress>
      );
    }
    case 'failed':
      return (
        <Said tone="bad">
          <p>
            <b>{state.problem.message}</b>
          </p>
          {state.problem.cure && <p>{state.problem.cure}</p>}
        </Said>
      );
    case 'open':
      return (
        <Said>
          <p>
            <b>
              {state.info.rows.toLocaleString('en')}{' '}
              {state.info.rows === 1 ? 'row' : 'rows'}
            </b>{' '}
            read. The result is below.
          </p>
        </Said>
      );
    default:
      return null;
  }
}
