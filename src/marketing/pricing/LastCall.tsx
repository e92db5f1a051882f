import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Franking} from '../scenes';
import styles from './LastCall.module.css';

/** The cheapest stamp of all closes the page: seven days for nothing. */
export function LastCall() {
  return (
    <section className={styles.section} aria-labelledby="free">
      <div className={styles.card}>
        <Franking
          className={styles.franking}
          label="Franking mark with the value of nought euros"
          rim={[brand.name.toUpperCase(), 'NO CHARGE']}
          lines={['WEEK', 'ONE']}
          value={['TARIFF', '€0', '7 DAYS']}
        />
        <div>
          <h2 id="free">The first week is franked.</h2>
          <p className={styles.text}>
            Send from your own domain, watch what arrives, then come back to this table
            with a real number.
          </p>
          <p className={styles.actions}>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/contact/" kind="secondary">
              Ask about a large volume
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
