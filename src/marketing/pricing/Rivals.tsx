import {memo} from 'react';
import {CostBars, CostPrices, offers} from '../../articles';
import {brand} from '../../site';
import {plain} from '../../tools/number';
import {Footnote, Part} from '../parts';
import styles from './Rivals.module.css';
import {quoteAll} from './tariff';
import {plans, yearlyMonths} from './tariffFacts';
import {aMonth} from './words';

const RIVALS = [
  offers.ses,
  offers.brevo,
  offers.mailgun,
  offers.mandrill,
  offers.postmark,
  offers.resend,
  offers.sendgrid,
];

/** What the same volume costs elsewhere, from the figures of the articles. */
export const Rivals = memo(function Rivals({volume}: {volume: number}) {
  const [monthly] = quoteAll(plans, volume, 'month', yearlyMonths);
  const [yearly] = quoteAll(plans, volume, 'year', yearlyMonths);
  return (
    <Part
      id="rivals"
      title="What other platforms cost at your volume"
      intro="These totals use the list prices of each provider, or of a source that we name, and every price shows when it was checked. A price that is out of date is marked and not ranked."
      on="tray"
    >
      {monthly && yearly && (
        <p className={styles.ours}>
          At <b>{plain(volume)}</b> emails a month, {brand.name} {monthly.plan.name} costs{' '}
          <b>{aMonth(monthly.amount)}</b> billed monthly, and {yearly.plan.name} costs{' '}
          <b>{aMonth(yearly.amount)}</b> with the plan billed yearly.{' '}
          <a href="#calculator">Change the volume</a>
        </p>
      )}
      <div className={styles.rivals}>
        <CostBars offers={RIVALS} volume={volume} />
        <CostPrices offers={RIVALS} />
      </div>
      <Footnote>
        Our prices are in euros and the others in US dollars, without conversion, so they
        don’t share one ranking. The totals cover sending only: check which features each
        plan includes.
      </Footnote>
    </Part>
  );
});
