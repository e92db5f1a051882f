import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Unfold} from '../../ui';
import {bySeverity, mergeRepeats, messageOf, type Problem, type Repeated} from '../kit';
import styles from './Findings.module.css';
import {SeverityLabel} from './SeverityLabel';

/** Findings of one kind that are shown in full; of more, all but the first are folded. */
const MOST_OPEN = 3;

/** Where the list of rules explains a code. */
function ruleHref(room: string, code: string): string {
  return `/tools/rules/#${room}-${code}`;
}

/** A problem, with its room where a tool shows those of several rooms. */
type Found = Problem & {room?: string};

/** Rows with the same code and severity, each kind at the place of its first row. */
function byKind<Row extends Found>(rows: readonly Row[]): Row[][] {
  const kinds = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.severity} ${row.room ?? ''} ${row.code}`;
    kinds.set(key, [...(kinds.get(key) ?? []), row]);
  }
  return [...kinds.values()];
}

interface Parts<P extends Found> {
  /** Room of the tool, such as 'spf', for links into the list of rules. */
  room?: string;
  /** What a finding is about, in front of its sentence. */
  about?: (problem: P) => ReactNode;
  /** What comes with a finding, such as a record to publish. */
  extra?: (problem: P) => ReactNode;
}

/**
 * What a tool has found, the gravest first: label, sentence, cure and where it is written.
 * Findings in the same words are one; more than three of a kind are folded.
 */
export function Findings<P extends Found>({
  problems,
  ...parts
}: Parts<P> & {problems: readonly P[]}) {
  const kinds = byKind(mergeRepeats(bySeverity(problems)));
  return (
    <ol className={styles.finds}>
      {kinds.map((rows, kind) => {
        const open = rows.slice(0, rows.length > MOST_OPEN ? 1 : MOST_OPEN);
        const folded = rows.slice(open.length);
        // By their places: nothing in a finding is sure to be unlike another.
        return [
          ...open.map((row, index) => (
            <Finding key={`${kind} ${index}`} problem={row} {...parts} />
          )),
          folded.length > 0 && (
            <li key={`${kind} more`} className={styles.more}>
              <Unfold data-print label={<>{folded.length} more findings of this kind</>}>
                <ol>
                  {folded.map((row, index) => (
                    <Finding key={index} problem={row} {...parts} />
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

function Finding<P extends Found>({
  problem,
  room: ofTool,
  about,
  extra,
}: Parts<P> & {problem: Repeated<P>}) {
  const {code, severity, cure, reference, room = ofTool} = problem;
  return (
    <li className={styles.find} data-code={code}>
      <SeverityLabel severity={severity} />
      <div className={styles.text}>
        <p>
          {about?.(problem)} {messageOf(problem)}
        </p>
        {cure && <p className={styles.cure}>{cure}</p>}
        {extra?.(problem)}
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
