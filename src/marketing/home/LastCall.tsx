import {brand} from '../../site';
import {Kix, Section} from '../../ui';
import {TrialActions} from '../parts';
import {acme, Postmark, Stamp, Wren} from '../scenes';
import styles from './LastCall.module.css';
import {CODE} from './request';

/** The last call, as an airmail envelope that only lacks its sender. */
export function LastCall() {
  return (
    <Section space="below" tall="40rem">
      <div className={styles.envelope}>
        <div className={styles.front}>
          <address className={styles.sender}>
            <b>{brand.name}</b>
            <br />
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            <br />
            European Union
          </address>
          <div className={styles.postage} aria-hidden="true">
            <Stamp className={styles.stamp}>
              <p>
                <b>7</b> days
              </p>
              <Wren />
              <p>{brand.name}</p>
            </Stamp>
            <Postmark
              className={styles.postmark}
              rim={[brand.name.toUpperCase(), 'MADE IN THE EU']}
              lines={['SINCE', String(brand.founded)]}
              waves
            />
          </div>
          <div className={styles.to}>
            <h2>Send your first email today</h2>
            <p className={styles.line}>
              The trial is free for 7 days, and your first email can go out in under 30
              minutes.
            </p>
            <TrialActions />
            <p className={styles.landed} aria-hidden="true" data-twin="none">
              <b>{acme.name}</b>
              <span>Your sign-in code: {CODE}</span>
              <span>Delivered</span>
            </p>
          </div>
          <Kix text="to your first user" className={styles.code} />
        </div>
      </div>
    </Section>
  );
}
