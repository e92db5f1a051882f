import type {ReactNode, RefObject} from 'react';
import {Table} from '../../../ui';
import {Panel, Specimen, Tick} from '../../view';
import {StampSheet, FILLS, Fills, fillOf} from '../../chart/view';
import {apportion, METHOD_LABELS, METHODS, partsInPercent, type EquityResult} from '..';
import styles from './SharesPanel.module.css';

/** The mark of a founder in a list: the same pattern as on the stamps. */
function Mark({id, fill, sign}: {id: string; fill: number; sign: string}) {
  return (
    <svg viewBox="0 0 28 24" aria-hidden="true">
      <Fills id={id} />
      <rect
        x="1"
        y="1"
        width="26"
        height="22"
        stroke="var(--line-strong)"
        fill={fillOf(id, fill)}
      />
      <rect x="8" y="6" width="12" height="12" fill="var(--sheet)" />
      <text x="14" y="15.4">
        {sign}
      </text>
    </svg>
  );
}

/** The result, always in view: a sheet of a hundred stamps, divided. */
export function SharesPanel({
  form,
  result,
  signs,
  isExample,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  result: EquityResult;
  signs: readonly string[];
  isExample: boolean;
  /** At the foot. */
  children: ReactNode;
}) {
  const {team, holding, basis, methods} = result;
  const stamps = apportion([...holding.founders, holding.pool], 100);
  const rows = [
    ...team.names.map((name, index) => ({
      name,
      sign: signs[index] ?? '',
      fill: index,
      parts: holding.founders[index] ?? 0,
    })),
    ...(holding.pool > 0
      ? [{name: 'Pool', sign: '–', fill: FILLS, parts: holding.pool}]
      : []),
  ];
  return (
    <Panel
      id="sheet"
      heading="sheet-title"
      title="Shares of the company"
      beside={isExample && <Specimen />}
    >
      <div className={styles.sheet}>
        <StampSheet
          summary={`A sheet of 100 stamps, divided: ${rows
            .map(({name}, index) => `${name} ${stamps[index] ?? 0}`)
            .join(', ')}.`}
          parts={rows.map(({sign, fill}, index) => ({
            sign,
            fill,
            stamps: stamps[index] ?? 0,
          }))}
        />
      </div>
      <Table figures className={styles.shares}>
        <caption>
          Shares by method “{METHOD_LABELS[basis]}”, after the pool is deducted
        </caption>
        <thead className="vh">
          <tr>
            <th scope="col">Holder</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, sign, fill, parts}, index) => (
            <tr key={`${index} ${name}`}>
              <th scope="row">
                <Mark id={`mark-${index}`} fill={fill} sign={sign} />
                {name}
              </th>
              <td>{partsInPercent(parts)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td>{partsInPercent(rows.reduce((all, {parts}) => all + parts, 0))}</td>
          </tr>
        </tbody>
      </Table>
      <form
        ref={form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <fieldset className={styles.bases}>
          <legend>Divide by</legend>
          {METHODS.map((id) => (
            <Tick
              key={id}
              type="radio"
              name="basis"
              value={id}
              defaultChecked={id === 'average'}
              aria-describedby={methods[id].why ? `why-${id}` : undefined}
            >
              {METHOD_LABELS[id]}
              {methods[id].why && <small id={`why-${id}`}>{methods[id].why}</small>}
            </Tick>
          ))}
        </fieldset>
      </form>
      {children}
    </Panel>
  );
}
