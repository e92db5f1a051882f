import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {Actions, ButtonLink, Columns, Say, Section} from '../../ui';
import {Franking} from '../scenes';
import styles from './LastCall.module.css';

/** The cheapest stamp of all closes the page: seven days for nothing. */
export function LastCall() {
  return (
    <Section heading="free" space="below">
      <Columns split="1fr 26rem" align="middle" className={styles.card}>
        <Say>
          <h2 id="free">Try it free for 7 days</h2>
          <p>
            Send from your own domain, see what arrives, and choose a plan once you know
            your real volume.
          </p>
          <Actions>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/contact/" kind="secondary">
              Contact us
            </ButtonLink>
          </Actions>
        </Say>
        <Franking
          label="A postage mark: €0 for 7 days"
          rim={[brand.name.toUpperCase(), 'NO CHARGE']}
          lines={['WEEK', 'ONE']}
          value={['TRIAL', '€0', '7 DAYS']}
        />
      </Columns>
    </Section>
  );
}
