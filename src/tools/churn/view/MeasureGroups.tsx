import type {ReactNode, RefObject} from 'react';
import {Fields, Specimen} from '../../view';
import {LineChart, Movements} from '../../chart/view';
import {money, percent, plain} from '../../number';
import {exampleChurn, type ChurnComparison, type ChurnResult, type MeasureId} from '..';
import {NumberField} from '../../number/view';
import {MeasureGroup} from './MeasureGroup';
import styles from './MeasureGroups.module.css';

const LEAVES = {
  customers: ['customerChurn', 'customerChurnMonth', 'customerChurnYear', 'lifetime'],
  revenue: ['grossMrrChurn', 'netMrrChurn', 'grr', 'nrr', 'grrYear', 'nrrYear'],
  worth: ['arpa', 'ltv', 'ltvCapped', 'ltvToCac', 'payback', 'paybackWithChurn'],
  payments: ['involuntaryChurn', 'recoveredMrr', 'recoveredYear'],
} as const satisfies Record<string, readonly MeasureId[]>;

/** The line that would only say again what was counted. */
const AS_COUNTED: Readonly<Partial<Record<string, MeasureId>>> = {
  month: 'customerChurnMonth',
  year: 'customerChurnYear',
};

const MONTHS = [0, 6, 12, 18, 24];

/** The curves there are: as it is now, with payments won back, and the second scenario. */
function curvesOf({first, second}: ChurnComparison, hasChanges: boolean) {
  return [
    {name: 'Now', curve: first.curve},
    {name: 'Won back', curve: first.recoveredCurve},
    {name: 'Then', curve: hasChanges ? second.curve : undefined},
  ].flatMap(({name, curve}) => (curve ? [{name, curve}] : []));
}

function Survival({
  comparison,
  hasChanges,
}: {
  comparison: ChurnComparison;
  hasChanges: boolean;
}) {
  const curves = curvesOf(comparison, hasChanges);
  if (curves.length === 0) {
    return (
      <p className={styles.empty}>
        Enter the customers at the start and those lost to see the curve of who stays.
      </p>
    );
  }
  return (
    <LineChart
      title="How many of today’s 100 customers are left"
      summary={`After 24 months ${curves
        .map(
          ({name, curve}) =>
            `${plain(100 * (curve.at(-1) ?? 0))} are left (${name.toLowerCase()})`,
        )
        .join(', ')}, if every month loses the same share.`}
      lines={curves.map(({name, curve}) => ({
        name,
        points: curve.map((share, month) => [month, share * 100] as const),
      }))}
      xName="Months from now"
      xMarks={MONTHS}
      most={100}
      printY={(value) => plain(value, 0)}
      data={{
        columns: ['Month', ...curves.map(({name}) => name)],
        rows: Array.from({length: 25}, (_, month) => [
          String(month),
          ...curves.map(({curve}) => plain(100 * (curve[month] ?? 0))),
        ]),
      }}
    />
  );
}

/** What came and went in the period; nothing while it is not known. */
function Revenue({result: {numbers, measures}}: {result: ChurnResult}) {
  const {
    mrrCancelled = 0,
    mrrContraction = 0,
    mrrExpansion = 0,
    mrrReactivation = 0,
  } = numbers;
  return measures.netMrrChurn.value === undefined ? null : (
    <Movements
      title="Changes in MRR"
      movements={[
        {name: 'Canceled', value: -mrrCancelled},
        {name: 'Contraction', value: -mrrContraction},
        {name: 'Expansion', value: mrrExpansion},
        {name: 'Reactivated', value: mrrReactivation},
        {
          name: 'Total',
          value: mrrExpansion + mrrReactivation - mrrCancelled - mrrContraction,
        },
      ]}
      print={money}
    />
  );
}

/** What a customer brings, and what one cost; nothing while it is not known. */
function Payback({result: {earned, numbers, measures}}: {result: ChurnResult}) {
  const {cac} = numbers;
  if (!earned || cac === undefined) {
    return null;
  }
  const end = earned.length - 1;
  const {paybackWithChurn: payback} = measures;
  const most = Math.max(cac, earned.at(-1) ?? 0);
  return most === 0 ? null : (
    <LineChart
      title="What new customers earn you, and what they cost"
      summary={
        payback.value === undefined
          ? `Within ${end} months, the customers you win do not pay back what they cost.`
          : `The customers you win have paid back what they cost after ${payback.shown}.`
      }
      lines={[
        // Short, because it is written beside the end of the line, too.
        {name: 'Earned', points: earned.map((sum, month) => [month, sum] as const)},
        {name: 'Cost', points: [[0, cac] as const, [end, cac] as const]},
      ]}
      xName="Months after the start"
      xMarks={Array.from({length: 5}, (_, index) => (index * end) / 4)}
      most={most}
      printY={money}
      data={{
        columns: ['Month', 'Gross profit earned', 'Cost'],
        rows: earned
          .map((sum, month) => [String(month), money(sum), money(cac)])
          .filter((_, month) => end === 24 || month % 3 === 0),
      }}
    />
  );
}

/** The book: four leaves, each with its numbers and the lines they make. */
export function MeasureGroups({
  form,
  comparison,
  hasChanges,
  isExample,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  comparison: ChurnComparison;
  hasChanges: boolean;
  isExample: boolean;
  /** At the foot of the cover. */
  children: ReactNode;
}) {
  const {fields, measures, likely, period} = comparison.first;
  const lines = (leaf: keyof typeof LEAVES) =>
    LEAVES[leaf]
      .filter((id: MeasureId) => id !== AS_COUNTED[period])
      .map((id) => measures[id]);
  const headline = [measures.customerChurnYear, measures.nrr, measures.ltvToCac];
  return (
    <div className={styles.log}>
      <div className={styles.cover}>
        <div>
          <h2 id="passbook">Your results</h2>
          <p>
            {isExample
              ? 'It shows an example until you enter your own numbers.'
              : 'Calculated from your numbers, line by line.'}
          </p>
        </div>
        {isExample && <Specimen />}
        <Fields as="dl" least="8.5rem">
          {headline.map(({id, label, shown}) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </Fields>
      </div>
      <form
        ref={form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <MeasureGroup
          id="leaf-customers"
          number={1}
          title="Customers"
          measures={lines('customers')}
          note={
            likely && (
              <p>
                The actual rate is between {percent(likely[0])} and {percent(likely[1])}{' '}
                with 95% confidence. The range is wider if you have few customers.
              </p>
            )
          }
        >
          <Survival comparison={comparison} hasChanges={hasChanges} />
        </MeasureGroup>
        <MeasureGroup
          id="leaf-revenue"
          number={2}
          title="Revenue"
          measures={lines('revenue')}
        >
          <Fields least="13.5rem">
            <NumberField
              name="mrrStart"
              label="MRR at the start"
              hint="Monthly recurring revenue on the first day, in your currency."
              example={exampleChurn.mrrStart}
              problems={fields.mrrStart}
            />
            <NumberField
              name="mrrCancelled"
              label="Canceled"
              hint="MRR of the customers who left."
              example={exampleChurn.mrrCancelled}
              problems={fields.mrrCancelled}
            />
            <NumberField
              name="mrrContraction"
              label="Contraction"
              hint="Reduction by customers who stayed."
              example={exampleChurn.mrrContraction}
              problems={fields.mrrContraction}
            />
            <NumberField
              name="mrrExpansion"
              label="Expansion"
              hint="Increase by customers who stayed."
              example={exampleChurn.mrrExpansion}
              problems={fields.mrrExpansion}
            />
            <NumberField
              name="mrrReactivation"
              label="Reactivated"
              hint="MRR of customers who had left before and came back."
              example={exampleChurn.mrrReactivation}
              problems={fields.mrrReactivation}
            />
          </Fields>
          <Revenue result={comparison.first} />
        </MeasureGroup>
        <MeasureGroup
          id="leaf-worth"
          number={3}
          title="Customer value"
          measures={lines('worth')}
          note={
            <p>
              The limit exists because the value without one includes payments from years
              that hardly any company has observed yet.
            </p>
          }
        >
          <Fields least="13.5rem">
            <NumberField
              name="margin"
              label="Gross margin"
              unit="%"
              hint="What is left after hosting, support and payment fees."
              example="80"
              problems={fields.margin}
            />
            <NumberField
              name="cac"
              label="Cost to win a customer, CAC"
              hint="Marketing and sales in a period, divided by the customers won in it."
              example={exampleChurn.cac}
              problems={fields.cac}
            />
            <NumberField
              name="capYears"
              label="Years to count"
              unit="years"
              hint="The default is 5."
              example={exampleChurn.capYears}
              problems={fields.capYears}
            />
          </Fields>
          <Payback result={comparison.first} />
        </MeasureGroup>
        <MeasureGroup
          id="leaf-payments"
          number={4}
          title="Failed payments"
          measures={lines('payments')}
        >
          <Fields least="13.5rem">
            <NumberField
              name="involuntary"
              label="Lost to failed payments"
              unit="% of losses"
              hint={
                'Vendors of recovery tools estimate 20 to 40%, but your billing system has your own number.'
              }
              example="30"
              problems={fields.involuntary}
            />
            <NumberField
              name="recovered"
              label="Failed payments recovered"
              unit="%"
              hint="By retries and reminder emails."
              example="50"
              problems={fields.recovered}
            />
          </Fields>
        </MeasureGroup>
      </form>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}
