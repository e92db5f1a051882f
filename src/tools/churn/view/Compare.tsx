import type {RefObject} from 'react';
import {Findings} from '../../view';
import {
  churnSpecs,
  printValue,
  type ChurnComparison,
  type ComparedMeasure,
  type MeasureId,
} from '..';
import styles from './Compare.module.css';
import {NumberField} from '../../number/view';
import {CHANGE_FIELDS, type ChangeField} from './state';

const LABELS: Readonly<Partial<Record<ChangeField, string>>> = {
  customersLost: 'Customers lost',
  margin: 'Gross margin in %',
  recovered: 'Payments won back in %',
};

/** Those that a decision is about; the rest stands in the book. */
const SHOWN: readonly MeasureId[] = [
  'customerChurn',
  'customerChurnYear',
  'netMrrChurn',
  'grr',
  'nrr',
  'lifetime',
  'arpa',
  'ltvCapped',
  'ltvToCac',
  'payback',
  'paybackWithChurn',
  'recoveredMrr',
];

const VERDICTS: Readonly<Record<ComparedMeasure['verdict'], string>> = {
  better: 'better',
  worse: 'worse',
  same: 'the same',
  open: '–',
};

function Row({
  row,
  comparison,
  hasChanges,
}: {
  row: ComparedMeasure;
  comparison: ChurnComparison;
  hasChanges: boolean;
}) {
  const before = comparison.first.measures[row.id];
  const after = comparison.second.measures[row.id];
  const {difference = 0} = row;
  const verdict = hasChanges ? row.verdict : 'open';
  const change = printValue(difference, before.unit).replace(' : 1', '');
  return (
    <tr>
      <th scope="row">{before.label}</th>
      <td>{before.shown}</td>
      <td>{hasChanges ? after.shown : '–'}</td>
      <td data-verdict={verdict}>
        {verdict === 'better' || verdict === 'worse' ? (
          <>
            {difference > 0 ? '+' : ''}
            {change} <span>{VERDICTS[verdict]}</span>
          </>
        ) : (
          <span>{VERDICTS[verdict]}</span>
        )}
      </td>
    </tr>
  );
}

/** A second scenario beside the first. */
export function Compare({
  form,
  comparison,
  hasChanges,
}: {
  form: RefObject<HTMLFormElement | null>;
  comparison: ChurnComparison;
  hasChanges: boolean;
}) {
  const {first, second, rows} = comparison;
  const grave = second.problems.filter(({severity}) => /error|warning/.test(severity));
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <div className={styles.words}>
        <h2 id="compare">Compare a second scenario</h2>
        <p>
          Enter what would change, and leave the other fields empty. The new curve is
          added to the chart above.
        </p>
        <form
          ref={form}
          method="dialog"
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          {CHANGE_FIELDS.map((field) => (
            <NumberField
              key={field}
              name={`then-${field}`}
              label={
                <>
                  <span className="vh">Then: </span>
                  {LABELS[field] ?? churnSpecs[field].name}
                </>
              }
              example={first.numbers[field]?.toLocaleString('en')}
              problems={hasChanges ? ownProblems(comparison, field) : []}
            />
          ))}
        </form>
      </div>
      <div className={styles.result}>
        <table className={styles.table}>
          <caption className="vh">Both scenarios side by side</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({id}) => SHOWN.includes(id))
              .map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  comparison={comparison}
                  hasChanges={hasChanges}
                />
              ))}
          </tbody>
        </table>
        {hasChanges && grave.length > 0 && (
          <div className={styles.problems}>
            <h3>In the second scenario</h3>
            <Findings problems={grave} room="churn" />
          </div>
        )}
      </div>
    </section>
  );
}

/** What is wrong with a field of the second scenario only. */
function ownProblems({first, second}: ChurnComparison, field: ChangeField) {
  const known = new Set(first.fields[field]?.map(({message}) => message));
  return second.fields[field]?.filter(({message}) => !known.has(message));
}
