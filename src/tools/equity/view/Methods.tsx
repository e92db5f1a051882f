import {Fields, ResultPart} from '../../view';
import {Unfold, Table} from '../../../ui';
import {SplitBars} from '../../chart/view';
import {percent, plain} from '../../number';
import {METHODS, type Basis, type EquityResult, type Lever, type Method} from '..';
import {Column} from './Column';
import styles from './Methods.module.css';

/** How many inputs are named for each method. */
const MOST_LEVERS = 4;

const LEVER_METHODS = ['factors', 'slices', 'roles'] as const;

function shareInPrint({shares}: Method, index: number): string {
  const share = shares?.[index];
  return share === undefined ? '–' : percent(share);
}

function Working({
  method: {label, how, lines, why},
  names,
}: {
  method: Method;
  names: readonly string[];
}) {
  return (
    <Column title={label}>
      <p>{how}</p>
      {why ? (
        <p>{why}</p>
      ) : (
        <dl>
          {names.map((name, index) => (
            <div key={`${index} ${name}`}>
              <dt>{name}</dt>
              <dd>{lines[index]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Column>
  );
}

/** The inputs of one method that move its result most. */
function TopLevers({
  method: {label, why},
  levers,
  names,
}: {
  method: Method;
  levers: readonly Lever[];
  names: readonly string[];
}) {
  return (
    <Column title={label}>
      {why ? (
        <p>{why}</p>
      ) : (
        <ol>
          {levers.slice(0, MOST_LEVERS).map(({what, step, founder, points}) => (
            <li key={what}>
              <b>{what}</b> {step}: moves {names[founder]} by {plain(points)}{' '}
              {plain(points) === '1' ? 'point' : 'points'}
            </li>
          ))}
        </ol>
      )}
    </Column>
  );
}

/** All methods on the same inputs, how far they are apart, and what moves them. */
export function Methods({
  result: {team, methods, spread, levers},
  signs,
}: {
  result: EquityResult;
  signs: readonly string[];
}) {
  const {names} = team;
  const drawn = METHODS.filter(
    (id: Basis) => id !== 'agreed' || methods.agreed.shares !== undefined,
  );
  return (
    <>
      <ResultPart
        id="methods"
        level={2}
        isLarge
        title="The methods side by side"
        lead="These are shares of what the founders hold, before the pool. If the bars differ, talk about why."
      >
        <SplitBars
          summary="Each method as a bar, divided among the founders. The same numbers are in the table that follows."
          parts={names.map((name, index) => ({name, sign: signs[index] ?? ''}))}
          bars={drawn.map((id) => ({
            name: methods[id].label,
            shares: methods[id].shares,
          }))}
        />
        <div
          className={styles.scroll}
          role="region"
          aria-label="Shares by method"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
        >
          <Table figures>
            <caption className="vh">Share of each founder by each method</caption>
            <thead>
              <tr>
                <th scope="col">Method</th>
                {names.map((name, index) => (
                  <th key={`${index} ${name}`} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drawn.map((id) => (
                <tr key={id}>
                  <th scope="row">{methods[id].label}</th>
                  {names.map((name, index) => (
                    <td key={`${index} ${name}`}>{shareInPrint(methods[id], index)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">Least and most</th>
                {spread.map(({least, most}, index) => (
                  <td key={`${index} ${names[index] ?? ''}`}>
                    {plain(least, 0)} to {plain(most, 0)}%
                  </td>
                ))}
              </tr>
            </tbody>
          </Table>
        </div>
        <Unfold label="How each method is calculated, with your numbers">
          <Fields least="22rem">
            {drawn.map((id) => (
              <Working key={id} method={methods[id]} names={names} />
            ))}
          </Fields>
        </Unfold>
      </ResultPart>
      <ResultPart
        id="levers"
        level={2}
        isLarge
        title="What moves the result most"
        lead="Each input is changed by one small step on its own, and its method is calculated again. A step is one point for scores and weights, a tenth for hours and amounts, and the other answer for a question."
      >
        {levers.length > 0 ? (
          <Fields least="16rem">
            {LEVER_METHODS.map((id) => (
              <TopLevers
                key={id}
                method={methods[id]}
                names={names}
                levers={levers.filter(({method}) => method === id)}
              />
            ))}
          </Fields>
        ) : (
          <p>There is nothing to show yet, because equal parts depend on no input.</p>
        )}
      </ResultPart>
    </>
  );
}
