import {brand} from '../../site';
import {plain} from '../../tools/number';
import {acme, Postmark, Stamp} from '../scenes';
import styles from './Envelope.module.css';
import {FitLine} from './FitLine';
import {faceValue, type Quote} from './tariff';

/** More stamps than these are written as a number. */
const MOST_STAMPS = 5;

/**
 * A letter with its postage: one large stamp is the plan, each small one a thousand emails
 * beyond it. Said in the receipt beside it, so it is a drawing only.
 */
export function Envelope({
  quote: {plan, fee, extra},
  volume,
}: {
  quote: Quote;
  volume: number;
}) {
  return (
    <div className={styles.envelope} aria-hidden="true" data-twin="none">
      <p className={styles.sender}>
        {acme.name}
        <br />
        {acme.address}
      </p>
      <div className={styles.postage}>
        <Postmark
          className={styles.mark}
          rim={[brand.name.toUpperCase(), 'A MONTH']}
          lines={['EMAILS', plain(volume)]}
          waves
        />
        {extra > 0 && (
          <div className={styles.coil}>
            {Array.from({length: Math.min(extra, MOST_STAMPS)}, (_, index) => (
              <Stamp key={index} className={styles.small}>
                <p>
                  <FitLine text={faceValue(plan.perExtraThousand)} />
                  +1,000
                </p>
              </Stamp>
            ))}
            {extra > MOST_STAMPS && (
              <span className={styles.times}>× {plain(extra)}</span>
            )}
          </div>
        )}
        <Stamp className={styles.large}>
          <p>
            <FitLine text={plan.name} />
            <span>
              <FitLine className={styles.face} text={faceValue(fee)} />a month
            </span>
            <span>{plain(plan.included)} emails</span>
          </p>
        </Stamp>
      </div>
      <p className={styles.address}>
        To everyone
        <br />
        who uses {acme.name}
      </p>
    </div>
  );
}
