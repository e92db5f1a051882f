import Link from '@docusaurus/Link';
import {Unfold} from '../../ui';
import {bySeverity, mergeRepeats, messageOf, type Problem, type Repeated} from '../kit';
import styles from './Findings.module.css';
import {SeverityLabel} from './SeverityLabel';

/** Findings of one kind that are shown in full; of more, all but the first are folded. */
const MOST_OPEN = 3;

/** Where the list of rules explains a code. */
export function ruleHref(room: string, code: string): string {
  return `/tools/rules/#${room}-${code}`;
}

type Row = Repeated<Problem>;

/** Rows with the same code and severity, each kind at the place of its first row. */
function byKind(rows: readonly Row[]): Row[][] {
  const kinds = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.severity} ${row.code}`;
    kinds.set(key, [...(kinds.get(key) ?? []), row]);
  }
  return [...kinds.values()];
}

/**
 * What a tool has found, the gravest first: label, sentence, cure and where it is written.
 * Findings in the same words are one; more than three of a kind are folded.
 */
export function Findings({
  problems,
  room,
}: {
  problems: readonly Problem[];
  /** Room of the tool, such as 'spf', for links into the list of rules. */
  room?: string;
}) {
  const kinds = byKind(mergeRepeats(bySeverity(problems)));
  return (
    <ol className={styles.finds}>
      {kinds.map((rows, kind) => {
        const open = rows.slice(0, rows.length > MOST_OPEN ? 1 : MOST_OPEN);
        const folded = rows.slice(open.length);
        // By their places: nothing in a finding is sure to be unlike another.
        return [
          ...open.map((row, index) => (
            <Finding key={`${kind} ${index}`} problem={row} room={room} />
          )),
          folded.length > 0 && (
            <li key={`${kind} more`} className={styles.more}>
              <Unfold label={<>{folded.length} more findings of this kind</>}>
                <ol>
                  {folded.map((row, index) => (
                    <Finding key={index} problem={row} room={room} />
                  ))}
                </ol>
              </Unfold>
            </li>
          ),
        ];
      })}
    </ol>
  );
}

function Finding({problem, room}: {problem: Row; room: string | undefined}) {
  const {code, severity, cure, reference} = problem;
  return (
    <li className={styles.find} data-code={code}>
      <SeverityLabel severity={severity} />
      <div className={styles.text}>
        <p>{messageOf(problem)}</p>
        {cure && <p className={styles.cure}>{cure}</p>}
        {(reference ?? room) && (
          <p className={styles.where}>
            {reference?.url ? (
              <a href={reference.url}>{reference.label}</a>
            ) : (
              reference?.label
            )}
            {room && (
              <Link to={ruleHref(room, code)}>
                <span className="vh">Rule </span>
                {code}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
