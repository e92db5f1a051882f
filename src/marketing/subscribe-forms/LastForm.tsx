import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import {Slip, SlipEntry} from '../scenes';
import styles from './LastForm.module.css';

/** The last call: the printed form again, with its first boxes filled in. */
export function LastForm() {
  return (
    <Section heading="end" space="below">
      <Slip>
        <SlipEntry>
          <Say>
            <h2 id="end">Try subscribe forms free for 7 days</h2>
            <p>
              Build the form above, paste it into your site, and collect your first
              confirmed subscribers during the trial.
            </p>
          </Say>
        </SlipEntry>
        <p className={styles.boxes} aria-hidden="true" data-twin="none">
          you@
        </p>
        <SlipEntry>
          <Actions>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/docs/contact-profiles-quickstart/" kind="secondary">
              See what a contact stores
            </ButtonLink>
          </Actions>
        </SlipEntry>
      </Slip>
    </Section>
  );
}
