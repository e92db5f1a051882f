import type {RefObject} from 'react';
import {Columns} from '../../../ui';
import {Fields, ResultPart} from '../../view';
import {LineChart} from '../../chart/view';
import {NumberField} from '../../number/view';
import {plain} from '../../number';
import {partsInPercent, vestedAfter, type EquityResult, type Holding} from '..';
import {Column} from './Column';
import styles from './Leaver.module.css';
import {Tick} from './Tick';
import {Seats} from './Seats';

/** Marks along the time of vesting: every year, or every half where it is short. */
function marksOf(length: number): number[] {
  const step = length <= 12 ? 3 : length <= 24 ? 6 : 12;
  const count = Math.ceil(length / step);
  return Array.from({length: count + 1}, (_, index) => index * step);
}

function Chart({result: {team, holding}}: {result: EquityResult}) {
  const {names, vesting, cliff} = team;
  const marks = marksOf(Math.max(vesting, cliff, 12));
  const end = marks.at(-1) ?? 12;
  const months = Array.from({length: end + 1}, (_, month) => month);
  const vested = (index: number, month: number) =>
    ((holding.founders[index] ?? 0) / 100) * vestedAfter(month, team);
  return (
    <LineChart
      title="What has vested, in percent of the company"
      summary={
        vesting === 0
          ? 'Without vesting, everyone has all shares from the first day.'
          : `Nothing until month ${cliff}, then a step, then a little every month until month ${vesting}.`
      }
      lines={names.map((name, index) => ({
        name,
        points: months.map((month) => [month, vested(index, month)] as const),
      }))}
      xName="Months from the start"
      xMarks={marks}
      most={Math.max(...holding.founders, 1) / 100}
      printY={(value) => plain(value, 1)}
      inSteps
      data={{
        columns: ['Month', ...names],
        rows: months
          .filter((month) => month % 3 === 0 || month === cliff || month === vesting)
          .map((month) => [
            String(month),
            ...names.map((_, index) => plain(vested(index, month), 2)),
          ]),
      }}
    />
  );
}

function After({
  title,
  what,
  names,
  holding,
}: {
  title: string;
  what: string;
  names: readonly string[];
  holding: Holding | undefined;
}) {
  return (
    <Column title={title}>
      <p>{what}</p>
      {holding ? (
        <dl>
          {names.map((name, index) => (
            <div key={`${index} ${name}`}>
              <dt>{name}</dt>
              <dd>{partsInPercent(holding.founders[index] ?? 0)}</dd>
            </div>
          ))}
          <div>
            <dt>Pool</dt>
            <dd>{partsInPercent(holding.pool)}</dd>
          </div>
        </dl>
      ) : (
        <p>Nothing would be left, because the whole company would be canceled.</p>
      )}
    </Column>
  );
}

/** Vesting over time, and what becomes of the shares if one founder leaves. */
export function Leaver({
  form,
  count,
  labels,
  result,
}: {
  form: RefObject<HTMLFormElement | null>;
  count: number;
  labels: readonly string[];
  result: EquityResult;
}) {
  const {team, leaver, leaving, fields} = result;
  const {names, leaves} = team;
  const name = names[leaver] ?? '';
  return (
    <Columns split="repeat(2, minmax(0, 1fr))">
      <ResultPart id="vesting-plan" level={2} isLarge title="Vesting, month by month">
        <Chart result={result} />
      </ResultPart>
      <ResultPart level={2} title="If a founder leaves">
        <form
          ref={form}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Fields>
            <fieldset className={styles.who}>
              <legend>Who leaves</legend>
              <Seats count={count}>
                {(seat, index) => (
                  <Tick
                    type="radio"
                    name="leaver"
                    value={seat}
                    defaultChecked={seat === '1'}
                  >
                    {labels[index]}
                  </Tick>
                )}
              </Seats>
            </fieldset>
            <NumberField
              name="leaves"
              label="After how many months"
              unit="months"
              hint="The default is 18."
              example="18"
              problems={fields['leaves']}
            />
          </Fields>
        </form>
        <p className={styles.outcome}>
          {name} leaves after {leaves} {leaves === 1 ? 'month' : 'months'}:{' '}
          {plain(leaving.vested * 100, 1)}% has vested. {name} keeps{' '}
          <b>{partsInPercent(leaving.keeps)}</b> of the company and returns{' '}
          <b>{partsInPercent(leaving.gives)}</b>.
        </p>
        <Fields least="14rem">
          <After
            title="Back to the pool"
            what="The others keep their percentages. There is more for those who join."
            names={names}
            holding={leaving.toPool}
          />
          <After
            title="Canceled"
            what="Fewer shares are left, so the percentage of everyone else grows."
            names={names}
            holding={leaving.cancelled}
          />
        </Fields>
      </ResultPart>
    </Columns>
  );
}
