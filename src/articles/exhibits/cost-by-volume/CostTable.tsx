import clsx from 'clsx';
import {buildDay} from '../../figures/buildDay';
import sheet from '../../parts/Sheet.module.css';
import table from '../../parts/Table.module.css';
import styles from './CostByVolume.module.css';
import {count, dollars, quoteOffer} from './quote';
import {expiredIn} from './rank';
import type {Offer, Quote} from './types';

const TABLE_VOLUMES: readonly number[] = [10_000, 50_000, 100_000, 300_000];

/** The same totals for fixed volumes. */
export function CostTable({
  offers,
  subject = [],
}: {
  offers: readonly Offer[];
  subject?: readonly string[] | undefined;
}) {
  const hasOld = offers.some((offer) =>
    TABLE_VOLUMES.some((volume) => isOld(quoteOffer(offer, volume))),
  );
  return (
    <>
      <table className={clsx(table.table, styles.table)}>
        <caption>US dollars a month, by emails a month</caption>
        <thead>
          <tr>
            <th scope="col">Provider</th>
            {TABLE_VOLUMES.map((volume) => (
              <th key={volume} scope="col">
                {count(volume)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr
              key={offer.id}

              data-subject={subject.includes(offer.id) ? '' : undefined}
            >
              <th scope="row">{rowName(offer)}</th>
              {TABLE_VOLUMES.map((volume) => {
                const quote = quoteOffer(offer, volume);
                return (
                  <td key={volume}>
                    {quote ? dollars(quote.amount) : 'not known'}
                    {isOld(quote) && (
                      <>
                        *<span className="vh"> (may have changed)</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {hasOld && (
        <p className={sheet.note}>
          * May have changed: a price behind this sum is not current.
        </p>
      )}
    </>
  );
}

/** Whether a sum rests on a figure past its date. */
function isOld(quote: Quote | undefined): boolean {
  return quote !== undefined && expiredIn(quote, buildDay).length > 0;
}

/** With the plan's name where the offer is a single plan. */
function rowName({provider, plans}: Offer): string {
  const [only, ...others] = plans;
  return only && others.length === 0 ? `${provider}, ${only.name}` : provider;
}
