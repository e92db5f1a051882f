import clsx from 'clsx';
import {useId} from 'react';
import {ChoiceRow} from '../../../ui';
import {FigureValue} from '../../FigureValue';
import {figureOf, isExpired} from '../../figures';
import {buildDay} from '../../figures/buildDay';
import panes from '../../parts/Panes.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './LogKeepers.module.css';
import {isKept, KEEPERS, QUESTIONS, type Keeper} from './retention';

/**
 * A customer writes in some days later: whose log still has the email? Radio buttons
 * and CSS, so it works without JavaScript; in print there is a table of all days. A log
 * whose figure is past its date is not compared.
 */
export function LogKeepers() {
  const id = useId();
  const isOld = ({figure}: Keeper) => isExpired(figureOf(figure), buildDay);
  const old = KEEPERS.filter(isOld);
  return (
    <section className={clsx(sheet.sheet, panes.choice)} aria-labelledby={id}>
      <p id={id} className={sheet.title}>
        Who still has the email in their log?
      </p>
      <div data-twin="none">
        <ChoiceRow
          legend="A customer contacts you this long after the email was sent"
          name={`${id}day`}
          options={QUESTIONS.map(({label}, index) => ({value: String(index), label}))}
          first="2"
        />
      </div>
      <ul className={styles.asked}>
        {QUESTIONS.map(({days, asks}, index) => (
          <li key={days} className={panes.pane} data-pane={index}>
            {asks}
          </li>
        ))}
      </ul>
      <ul className={styles.drawers}>
        {KEEPERS.filter((keeper) => !isOld(keeper)).map((keeper) => (
          <li key={keeper.figure}>
            <Who keeper={keeper} />
            {QUESTIONS.map(({days, label}, index) => (
              <span
                key={days}
                className={clsx(panes.pane, styles.answer)}
                data-pane={index}
                data-kept={isKept(keeper, days)}
              >
                <span className={panes.printed}>{label}: </span>
                {isKept(keeper, days) ? 'still there' : 'gone'}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {old.length > 0 && (
        <>
          <p className={styles.old}>
            Not compared, because these have not been checked recently:
          </p>
          <ul className={styles.drawers}>
            {old.map((keeper) => (
              <li key={keeper.figure}>
                <Who keeper={keeper} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Who({keeper: {provider, plan, figure}}: {keeper: Keeper}) {
  return (
    <span className={styles.who}>
      <b>{provider}</b> {plan}{' '}
      <small>
        keeps <FigureValue id={figure} />
      </small>
    </span>
  );
}
