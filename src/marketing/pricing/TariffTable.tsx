import {plain} from '../../tools/number';

import {Table} from '../../ui';
import {Part} from '../parts';
import {Plate} from '../scenes';
import {quoteAll, quotePlan, type Period} from './tariff';
import {plans, yearlyMonths} from './tariffFacts';
import styles from './TariffTable.module.css';
import {aMonth} from './words';

const VOLUMES = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
const PERIODS: readonly {period: Period; label: string}[] = [
  {period: 'month', label: 'billed monthly'},
  {period: 'year', label: 'plan billed yearly'},
];

/** Every plan at eight volumes, paid either way. */
export function TariffTable() {
  return (
    <Part
      id="tariff"
      title="Email prices by volume"
      intro="Every price is for one month and excludes tax. If your plan is billed yearly, that is a twelfth of its yearly price, rounded to the cent, plus extra emails, which are always billed monthly. The cheapest plan in each row is yellow."
      on="tray"
    >
      <Plate>
        <Table blocks className={styles.board}>
          <caption>Price per month by monthly volume</caption>
          <thead>
            <tr>
              <th scope="col">Emails a month</th>
              {plans.map(({name}) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VOLUMES.map((volume) => {
              const least = quoteAll(plans, volume, 'month', yearlyMonths)[0]?.plan;
              return (
                <tr key={volume}>
                  <th scope="row">{plain(volume)}</th>
                  {plans.map((plan) => (
                    <td key={plan.name}>
                      <span
                        className={styles.cell}
                        data-plan={plan.name}
                        data-best={plan === least ? '' : undefined}
                      >
                        {PERIODS.map(({period, label}) => (
                          <span key={period}>
                            {aMonth(quotePlan(plan, volume, period, yearlyMonths).amount)}
                            , <small>{label}</small>
                            {period === 'month' && <span className="vh">;</span>}
                          </span>
                        ))}
                        {plan === least && <span className="vh">, costs least</span>}
                      </span>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Plate>
    </Part>
  );
}
