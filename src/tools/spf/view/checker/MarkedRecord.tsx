import type {PublishedRecord} from '../..';
import styles from './MarkedRecord.module.css';

/** A stretch of the record between two columns (from 0, the end not included). */
interface Piece {
  text: string;
  kind?: 'fault' | 'asks';
}

/**
 * Cuts a record into its terms and what is between them. The pieces together are the
 * record, to the letter.
 */
function piecesOf({text, parsed}: PublishedRecord, asking: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const term of parsed.terms) {
    const start = term.column - 1;
    pieces.push({text: text.slice(end, start)});
    end = start + term.text.length;
    const faulty = parsed.problems.some(
      ({position = 0}) => position > start && position <= end + 1,
    );
    const kind = faulty ? 'fault' : asking.has(term.text) ? 'asks' : undefined;
    pieces.push({text: term.text, ...(kind && {kind})});
  }
  return [...pieces, {text: text.slice(end)}];
}

/** The record as published, with its faults and the terms that cost a lookup marked. */
export function MarkedRecord({
  record,
  asking,
}: {
  record: PublishedRecord;
  /** The terms that cost a lookup. */
  asking: ReadonlySet<string>;
}) {
  const columns = record.parsed.problems.flatMap(({position}) => position ?? []);
  return (
    <div className={styles.record}>
      <p>
        {piecesOf(record, asking).map(({text, kind}, index) =>
          kind === 'fault' ? (
            <mark key={index}>{text}</mark>
          ) : (
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ),
        )}
      </p>
      {(columns.length > 0 || asking.size > 0) && (
        <p className="small quiet">
          {columns.length > 0 && (
            <>
              {columns.length === 1
                ? `There is an error at column ${columns.join(', ')}, in the term with a dashed line.`
                : `There are errors at columns ${columns.join(', ')}, in the terms with a dashed line.`}{' '}
            </>
          )}
          {asking.size > 0 && 'Underlined terms need a DNS lookup.'}
        </p>
      )}
    </div>
  );
}
