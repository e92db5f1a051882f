import {useState} from 'react';
import {MAX_ROWS} from '../engine';
import {listsIn, newRow} from '../rows';
import type {ListSpec, PropSpec, Texts, Values} from '../types';

/** A row of the form. The fields hold what is typed; this says which rows there are. */
export interface RowEntry {
  /** Stays with the row when others go, so that it keeps what was typed. */
  key: number;
  /** What its fields began with. */
  texts: Texts;
}

export type Rows = Readonly<Record<string, readonly RowEntry[]>>;

export interface RowsState {
  rows: Rows;
  add: (list: ListSpec) => void;
  remove: (list: ListSpec, key: number) => void;
  /** Begins anew with other values: a shared version, or the example again. */
  replace: (values: Values) => void;
}

function entriesOf(lists: readonly ListSpec[], values: Values, firstKey: number): Rows {
  let key = firstKey;
  return Object.fromEntries(
    lists.map(({name}) => {
      const given = values[name];
      const texts = typeof given === 'object' ? given : [];
      return [
        name,
        texts.map((row) => {
          key += 1;
          return {key, texts: row};
        }),
      ];
    }),
  );
}

function lastKey(rows: Rows): number {
  return Math.max(0, ...Object.values(rows).flatMap((list) => list.map(({key}) => key)));
}

/** The rows of an email's lists, as the form shows them. */
export function useRows(specs: readonly PropSpec[]): RowsState {
  const lists = listsIn(specs);
  const [rows, setRows] = useState(() =>
    entriesOf(
      lists,
      Object.fromEntries(lists.map(({name, example}) => [name, example])),
      0,
    ),
  );
  return {
    rows,
    add: (list) => {
      setRows((before) => {
        const known = before[list.name] ?? [];
        const entry = {key: lastKey(before) + 1, texts: newRow(list)};
        return known.length < MAX_ROWS
          ? {...before, [list.name]: [...known, entry]}
          : before;
      });
    },
    remove: (list, key) => {
      setRows((before) => ({
        ...before,
        [list.name]: (before[list.name] ?? []).filter((entry) => entry.key !== key),
      }));
    },
    replace: (values) => {
      if (lists.length === 0) {
        return;
      }
      setRows((before) => entriesOf(lists, values, lastKey(before)));
    },
  };
}
