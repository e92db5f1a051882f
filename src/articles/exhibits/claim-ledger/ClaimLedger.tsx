import Link from '@docusaurus/Link';
import {formatShortDate} from '../../../reading';
import {Fold} from '../../../ui';
import {figureOf, type Figure} from '../../figures';
import {buildDay} from '../../figures/buildDay';
import styles from './ClaimLedger.module.css';
import {claimsOf, stateOf, type ClaimState} from './claims';

const WORDS: Readonly<Record<ClaimState, string>> = {
  holds: 'Holds',
  old: 'Not confirmed, a figure is old',
  fails: 'No longer true',
};

function Basis({figure: {id, value, checkedOn}}: {figure: Figure}) {
  return (
    <li>
      <Link to={`/editorial/#${id}`}>{value}</Link>, read {formatShortDate(checkedOn)}
    </li>
  );
}

/** The claims of an article, how each is tested, and what came out on the day of the build. */
export function ClaimLedger({of}: {of: keyof typeof claimsOf}) {
  return (
    <>
      <p>
        These claims follow from dated figures, so they are worked out again whenever this
        website is built. If a figure is too old to rely on, the claim is marked as not
        confirmed until we have read the figure again.
      </p>
      <Fold label="The claims and their figures">
        <ul className={styles.ledger}>
          {claimsOf[of].map((claim) => {
            const {says, test, figures} = claim;
            const state = stateOf(claim, buildDay);
            return (
              <li key={says} data-state={state}>
                <p>
                  <b>{says}</b> <span className={styles.state}>{WORDS[state]}</span>
                </p>
                <p>{test}</p>
                {figures.length > 0 && (
                  <ul className={styles.basis}>
                    {figures.map((id) => (
                      <Basis key={id} figure={figureOf(id)} />
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </Fold>
    </>
  );
}
