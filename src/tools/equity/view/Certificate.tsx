import {ResultPart} from '../../view';
import {percent} from '../../number';
import {needsApp} from '../../../shell';
import {Button, Table} from '../../../ui';
import {partsInPercent, vestedAfter, type EquityResult} from '..';
import styles from './Certificate.module.css';
import {Guilloche} from './Guilloche';

/** The agreement in numbers, to print and to take to those who know the law. */
export function Certificate({
  result: {team, holding, basis, methods},
  isExample,
}: {
  result: EquityResult;
  isExample: boolean;
}) {
  const {names, vesting, cliff} = team;
  const {label, how, lines} = methods[basis];
  const years = [12, 24, 36, 48].filter((month) => month < vesting);
  const marks = vesting === 0 ? [0] : [...years, vesting];
  return (
    <div>
      <div className={styles.bar}>
        <ResultPart
          id="summary"
          level={2}
          isLarge
          title="Summary to print"
          lead="It prints on one page, without the rest of this page."
        />
        <Button
          kind="secondary"
          {...needsApp}
          data-scripted
          onClick={() => {
            window.print();
          }}
        >
          Print the summary
        </Button>
      </div>
      <div className={styles.paper}>
        <Guilloche />
        <div className={styles.sheet}>
          <p>Division of shares</p>
          <p>
            {isExample ? 'An example, calculated' : 'A proposal, calculated'} by:{' '}
            {label.toLowerCase()}. {how}
          </p>
          <div
            className={styles.scroll}
            role="region"
            aria-label="Division of shares"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            tabIndex={0}
          >
            <Table figures>
              <caption className="vh">Shares of each founder, and when they vest</caption>
              <thead>
                <tr>
                  <th scope="col">Holder</th>
                  <th scope="col">Share</th>
                  {marks.map((month) => (
                    <th key={month} scope="col">
                      Month {month}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name, index) => {
                  const parts = holding.founders[index] ?? 0;
                  return (
                    <tr key={`${index} ${name}`}>
                      <th scope="row">
                        {name}
                        {lines[index] && <small>{lines[index]}</small>}
                      </th>
                      <td>{partsInPercent(parts)}</td>
                      {marks.map((month) => (
                        <td key={month}>
                          {percent((parts / 10_000) * vestedAfter(month, team), 2)}
                        </td>
                      ))}
                    </tr>
                  );
                })}
                <tr>
                  <th scope="row">Pool</th>
                  <td>{partsInPercent(holding.pool)}</td>
                  <td colSpan={marks.length} />
                </tr>
                <tr>
                  <th scope="row">Total</th>
                  <td>
                    {partsInPercent(
                      holding.founders.reduce((all, parts) => all + parts, holding.pool),
                    )}
                  </td>
                  <td colSpan={marks.length} />
                </tr>
              </tbody>
            </Table>
          </div>
          <p>
            {vesting === 0
              ? 'No vesting: all shares belong to their holders immediately.'
              : `Vesting over ${vesting} months with a cliff of ${cliff}. Founders who leave return what has not vested.`}{' '}
            Shares are rounded to hundredths of a percent by largest remainders, so that
            they add up to exactly 100%.
          </p>
          <p>
            This is not legal or tax advice, and not a contract. Have it checked by a
            lawyer and a tax adviser in your country before anyone signs.
          </p>
          <ul className={styles.signs}>
            {names.map((name, index) => (
              <li key={`${index} ${name}`}>{name}</li>
            ))}
          </ul>
        </div>
        <Guilloche />
      </div>
    </div>
  );
}
