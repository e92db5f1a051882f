import {useDeferredValue, useId, useMemo, useState} from 'react';
import {elements, InlineText} from '../../../reading';
import {needsApp} from '../../../shell';
import {Fold} from '../../../ui';
import {TryIt} from '../try-it';
import {bounceRows, MAX_REPLY, readReply, resultRows, type ReplyRow} from './replies';
import box from '../../parts/Box.module.css';
import styles from './ReplyTables.module.css';

const {table: Table} = elements;
const allRows: readonly ReplyRow[] = [...bounceRows, ...resultRows];

/** Marks the rows that apply to a bounce or a header that the reader pastes. */
export function ReplyTables() {
  const id = useId();
  const [text, setText] = useState('');
  const current = useDeferredValue(text);
  const {rows, notes} = useMemo(() => readReply(current), [current]);
  return (
    <>
      <TryIt title="Which row applies to your message?">
        <label htmlFor={`${id}reply`}>
          Paste a bounce, an SMTP reply or an Authentication-Results line. It does not
          leave this page.
        </label>
        <textarea
          id={`${id}reply`}
          className={box.box}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={MAX_REPLY}
          placeholder="550 5.1.1 No such mailbox"
          value={text}
          onChange={({currentTarget: {value}}) => {
            setText(value);
          }}
          {...needsApp}
        />
        <noscript>
          <p>Finding the row needs JavaScript. The tables below are complete.</p>
        </noscript>
        <div role="status" className={styles.answer}>
          {allRows
            .filter((row) => rows.includes(row.id))
            .map(({id: row, reply, meaning, cure}) => (
              <p key={row}>
                <b>
                  <InlineText text={reply} />:
                </b>{' '}
                {meaning}. <InlineText text={cure} />.
              </p>
            ))}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </TryIt>
      <Rows label="Bounces by code" rows={bounceRows} marked={rows} />
      <Rows label="Authentication results" rows={resultRows} marked={rows} />
    </>
  );
}

function Rows({
  label,
  rows,
  marked,
}: {
  label: string;
  rows: readonly ReplyRow[];
  marked: readonly string[];
}) {
  return (
    <div className={styles.rows}>
      <Fold label={label}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">Meaning</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({id, reply, meaning, cure}) => (
              <tr key={id} aria-current={marked.includes(id) ? true : undefined}>
                <td>
                  <InlineText text={reply} />
                </td>
                <td data-label="Meaning:">{meaning}</td>
                <td data-label="What to do:">
                  <InlineText text={cure} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Fold>
    </div>
  );
}
