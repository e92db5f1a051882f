import styles from './LookupTree.module.css';
import type {Tally, TallyRow} from './tally';

const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What a term is worth, in a few words. */
function noteOf({text, state, cost, found, children}: TallyRow): string {
  switch (state) {
    case 'free':
      return /^[+~?-]?all$/i.test(text) ? 'ending' : 'no lookup';
    case 'void':
      return 'finds nothing';
    case 'varies':
      return 'depends on the message';
    case 'failed':
      return 'no answer';
    case 'unusable':
      return 'permerror';
    case 'uncounted':
      return 'not counted yet';
    case 'unasked':
      return '1 lookup';
    case 'unreached':
      return 'never used';
    default:
      return children.length === 0 && found.length > 0
        ? /mx/i.test(text)
          ? plural(found.length, 'host', 'hosts')
          : plural(found.length, 'address', 'addresses')
        : plural(cost, 'lookup', 'lookups');
  }
}

/** Terms without a lookup shown of a record that belongs to somebody else. */
const MAX_FREE = 6;

/** What a record behind a term allows by itself, in one line. */
function freeTerms({children}: TallyRow): string {
  const free = children.filter(({lookup}) => lookup === undefined).map(({text}) => text);
  const more = free.length - MAX_FREE;
  return more > 1
    ? `${free.slice(0, MAX_FREE).join(' ')} and ${more} more`
    : free.join(' ');
}

function Line({row}: {row: TallyRow}) {
  const {text, lookup, over, found, problem} = row;
  const inside = found.map((host) => host || '. (no host)').join(' ') || freeTerms(row);
  return (
    <>
      <span
        className={styles.number}
        data-kind={lookup === undefined ? 'none' : over ? 'over' : undefined}
      >
        {lookup === undefined ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span className="vh">Lookup </span>
            {lookup}
          </>
        )}
      </span>
      <code className={styles.term}>{text}</code>
      <span className={styles.note}>{noteOf(row)}</span>
      {(inside || problem) && (
        <span className={styles.sub}>{problem ?? <code>{inside}</code>}</span>
      )}
    </>
  );
}

const asks = ({lookup}: TallyRow) => lookup !== undefined;

function Branch({rows}: {rows: readonly TallyRow[]}) {
  return rows.map((row, index) => (
    // Terms may be alike.
    <li key={`${index} ${row.text}`}>
      {row.children.some(asks) ? (
        <details open>
          <summary className={styles.node}>
            <Line row={row} />
          </summary>
          <ul className={styles.branch}>
            <Branch rows={row.children.filter(asks)} />
          </ul>
        </details>
      ) : (
        <div className={styles.node}>
          <Line row={row} />
        </div>
      )}
    </li>
  ));
}

/** The record's terms in the order of the check, with the running count of lookups. */
export function LookupTree({count}: {count: Tally}) {
  return (
    <ul className={styles.tree}>
      <Branch rows={count.rows} />
    </ul>
  );
}
