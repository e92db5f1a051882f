import {Fragment} from 'react';
import {FigureValue} from '../../FigureValue';
import styles from './CostByVolume.module.css';
import {figuresIn} from './quote';
import type {Offer} from './types';

/** Every price behind the totals, with the day it was checked and its source. */
export function CostPrices({offers}: {offers: readonly Offer[]}) {
  return (
    <details className={styles.prices}>
      <summary>The prices behind the totals</summary>
      <dl>
        {offers.map((offer) => (
          <div key={offer.id}>
            <dt>
              {offer.provider}
              {offer.note && (
                <>
                  {': '}
                  <small>{offer.note}</small>
                </>
              )}
            </dt>
            {offer.plans.map((plan) => (
              <dd key={plan.name}>
                {`${plan.name}: `}
                {figuresIn(plan).map((figure, index) => (
                  <Fragment key={figure}>
                    {index > 0 && ', then '}
                    <FigureValue id={figure} />
                  </Fragment>
                ))}
                {figuresIn(plan).length === 0 && 'no fee'}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
