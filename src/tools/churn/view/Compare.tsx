import type {RefObject} from 'react';
import {Columns, Table} from '../../../ui';
import {Findings, Fields, ResultPart} from '../../view';
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
  recovered: 'Failed payments recovered in %',
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
      <td data-column="Now">{before.shown}</td>
      <td data-column="Then">{hasChanges ? after.shown : '–'}</td>
      <td data-column="Change" data-verdict={verdict}>
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
    <Columns split="5fr 6fr">
      <ResultPart
        id="compare"
        level={2}
        isLarge
        title="Compare a second scenario"
        lead="Enter what would change, and leave the other fields empty. The new curve is added to the chart above."
      >
        <form
          ref={form}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Fields least="11rem">
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
          </Fields>
        </form>
      </ResultPart>
      <div>
        <Table figures className={styles.table}>
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
        </Table>
        {hasChanges && grave.length > 0 && (
          <ResultPart title="In the second scenario">
            <Findings problems={grave} room="churn" />
          </ResultPart>
        )}
      </div>
    </Columns>
  );
}

/** What is wrong with a field of the second scenario only. */
function ownProblems({first, second}: ChurnComparison, field: ChangeField) {
  const known = new Set(first.fields[field]?.map(({message}) => message));
  return second.fields[field]?.filter(({message}) => !known.has(message));
}
