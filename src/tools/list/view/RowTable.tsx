import {useEffect, useRef, useState, type ReactNode} from 'react';
import {TextButton} from '../../view';
import {Button} from '../../../ui';
import type {RowView} from '../work/protocol';
import {markOf, reasonOf} from './rowWords';
import styles from './RowTable.module.css';

/** Rows fetched at a time, and on a page. */
const BLOCK = 50;
/** Blocks kept: those around what is seen. */
const KEPT_BLOCKS = 8;
/** Browsers draw nothing higher than some ten million pixels. */
const MAX_HEIGHT = 8_000_000;

interface Titles {
  mark: string;
  reason: string;
}

/** Where the rows come from. */
export type LoadRows = (from: number, count: number) => Promise<RowView[]>;

/** The blocks of rows that were asked for, as they come. */
function useBlocks(load: LoadRows, first: number, last: number) {
  const [blocks, setBlocks] = useState<ReadonlyMap<number, readonly RowView[]>>(
    new Map(),
  );
  const asked = useRef(new Set<number>());
  const loader = useRef(load);
  useEffect(() => {
    if (loader.current !== load) {
      // The same places, filled anew: the old rows stay until theirs come.
      loader.current = load;
      asked.current = new Set();
    }
    for (let block = first; block <= last; block += 1) {
      if (!asked.current.has(block)) {
        asked.current.add(block);
        load(block * BLOCK, BLOCK).then(
          (rows) => {
            setBlocks((known) => {
              const near = [...known].filter(
                ([other]) => Math.abs(other - block) < KEPT_BLOCKS,
              );
              asked.current = new Set([...near.map(([other]) => other), block]);
              return new Map([...near, [block, rows]]);
            });
          },
          () => {
            asked.current.delete(block);
          },
        );
      }
    }
  }, [load, first, last]);
  return (index: number): RowView | undefined =>
    blocks.get(Math.floor(index / BLOCK))?.[index % BLOCK];
}

/**
 * Rows of a list of any length: only those in view are in the page. Arrow keys, Page Up
 * and Page Down scroll it; assistive technology hears each row's number and how many there
 * are. Whoever prefers it turns pages instead.
 */
export function RowTable({
  caption,
  count,
  load,
  titles,
  act,
  isTall = false,
}: {
  caption: string;
  /** Rows in all. */
  count: number;
  load: LoadRows;
  titles: Titles;
  /** A button for each row. */
  act?: (row: RowView) => ReactNode;
  /** On narrow screens the mark and several buttons have lines of their own. */
  isTall?: boolean;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isPaged, setPaged] = useState(false);
  const [page, setPage] = useState(0);
  const [view, setView] = useState({top: 0, height: 480, row: 64});
  const total = Math.min(MAX_HEIGHT, count * view.row);
  const pages = Math.max(1, Math.ceil(count / BLOCK));

  function look() {
    const element = scroller.current;
    if (element) {
      // In rem, so that rows grow with their text.
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const row =
        parseFloat(getComputedStyle(element).getPropertyValue('--row')) * rem || 64;
      setView({top: element.scrollTop, height: element.clientHeight, row});
    }
  }

  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => {
      removeEventListener('resize', look);
    };
  }, [isPaged]);

  const shown = Math.ceil(view.height / view.row) + 1;
  const reach = Math.max(1, total - view.height);
  // Below the greatest height this is the row at the upper edge; above it, its like in proportion.
  const scrolled = Math.round(
    (Math.min(view.top, reach) / reach) * Math.max(0, count - shown + 1),
  );
  const first = isPaged ? page * BLOCK : Math.max(0, Math.min(scrolled, count - shown));
  const end = Math.min(count, first + (isPaged ? BLOCK : shown));
  const rowAt = useBlocks(
    load,
    Math.floor(first / BLOCK),
    Math.floor(Math.max(first, end - 1) / BLOCK),
  );
  const above = isPaged
    ? 0
    : Math.min(view.top, Math.max(0, total - (end - first) * view.row));
  const below = isPaged ? 0 : Math.max(0, total - above - (end - first) * view.row);

  function turn(to: number) {
    setPage(Math.max(0, Math.min(pages - 1, to)));
  }

  return (
    <div className={styles.rows}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-paged={isPaged || undefined}
        data-tall={isTall || undefined}
        onScroll={look}
        role="region"
        aria-label={caption}
        // The rows scroll within, so the keyboard has to reach them.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={styles.table} aria-rowcount={count + 1}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Row</th>
              <th scope="col">Address</th>
              <th scope="col">{titles.mark}</th>
              <th scope="col">{titles.reason}</th>
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr aria-hidden="true" style={{height: above}} />}
            {Array.from({length: Math.max(0, end - first)}, (_, place) => (
              <Row
                key={first + place}
                index={first + place}
                row={rowAt(first + place)}
                act={act}
              />
            ))}
            {below > 0 && <tr aria-hidden="true" style={{height: below}} />}
          </tbody>
        </table>
      </div>
      <div className={styles.turn}>
        {isPaged && (
          <>
            <Button
              kind="secondary"
              size="small"
              aria-disabled={page === 0}
              onClick={() => {
                turn(page - 1);
              }}
            >
              Previous
            </Button>
            <p role="status">
              Page {(page + 1).toLocaleString('en')} of {pages.toLocaleString('en')}
            </p>
            <Button
              kind="secondary"
              size="small"
              aria-disabled={page === pages - 1}
              onClick={() => {
                turn(page + 1);
              }}
            >
              Next
            </Button>
          </>
        )}
        <TextButton
          onClick={() => {
            setPage(Math.floor(first / BLOCK));
            setPaged(!isPaged);
          }}
        >
          {isPaged ? 'Scroll through all rows' : 'Show pages instead'}
        </TextButton>
      </div>
    </div>
  );
}

function Row({
  index,
  row,
  act,
}: {
  index: number;
  /** Missing while it is fetched. */
  row: RowView | undefined;
  act: ((row: RowView) => ReactNode) | undefined;
}) {
  return (
    <tr aria-rowindex={index + 2} aria-busy={row ? undefined : true}>
      <td className={styles.number}>{row?.number.toLocaleString('en') ?? '…'}</td>
      <th scope="row" className={styles.address}>
        {row?.was !== undefined && <del>{row.was}</del>} {row?.address || '–'}
        {row && row.others.some(Boolean) && (
          <small>{row.others.filter(Boolean).join(' · ')}</small>
        )}
      </th>
      <td className={styles.mark}>{row && markOf(row)}</td>
      <td className={styles.reason}>
        {row && act?.(row)}
        <span className={styles.text}>
          {row?.class && row.suggestion && (
            <>
              Perhaps <b>{row.suggestion}</b>.{' '}
            </>
          )}
          {row && reasonOf(row)}
        </span>
      </td>
    </tr>
  );
}
