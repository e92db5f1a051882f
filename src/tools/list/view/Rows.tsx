import {useEffect, useMemo, useState, type ReactNode} from 'react';
import type {ListClient} from '../work/client';
import type {RowView, Selection} from '../work/protocol';
import {SearchField} from '../../view';
import styles from './Rows.module.css';
import {RowTable, type LoadRows} from './RowTable';

/** Milliseconds after the last key press until the search begins. */
const CALM = 250;

interface Found {
  count: number;
  /** Which question this answers. */
  key: string;
  /** The same without the version: other rows than before, not the same ones anew. */
  place: string;
}

/** Rows of a selection, with a search in them. */
export function Rows({
  client,
  selection,
  version,
  caption,
  titles,
  act,
  isTall = false,
}: {
  client: () => ListClient;
  selection: Selection;
  /** Changes whenever the rows of the selection may have changed. */
  version: number;
  caption: string;
  titles: {mark: string; reason: string};
  act?: (row: RowView) => ReactNode;
  /** See `RowTable`. */
  isTall?: boolean;
}) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();
  const place = `${JSON.stringify(selection)} ${query.trim()}`;
  const key = `${version} ${place}`;

  useEffect(() => {
    const controller = new AbortController();
    const calm = setTimeout(
      () => {
        client()
          .ask('select', {selection, query}, {signal: controller.signal})
          .then(
            ({count}) => {
              setFound({count, key, place});
            },
            () => undefined,
          );
      },
      query === '' ? 0 : CALM,
    );
    return () => {
      clearTimeout(calm);
      controller.abort();
    };
    // The key stands for the selection and the query; `client` is the page's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  const load = useMemo<LoadRows>(
    () => (from, count) => client().ask('rows', {from, count}),
    // A new answer has other rows behind the same numbers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [found?.key],
  );

  return (
    <div className={styles.rows}>
      <SearchField label="Find in these rows" onSearch={setQuery}>
        {found &&
          (found.count === 0
            ? 'No rows'
            : `${found.count.toLocaleString('en')} ${found.count === 1 ? 'row' : 'rows'}`)}
      </SearchField>
      {found && found.count > 0 && (
        <RowTable
          key={found.place}
          caption={caption}
          count={found.count}
          load={load}
          titles={titles}
          isTall={isTall}
          {...(act && {act})}
        />
      )}
      {found?.count === 0 && <p className={styles.none}>There are no rows here.</p>}
    </div>
  );
}
