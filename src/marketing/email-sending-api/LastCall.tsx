import clsx from 'clsx';
import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Columns, Say, Section} from '../../ui';
import {Courier} from '../scenes';
import styles from './LastCall.module.css';
import {Accepted} from './ResponseCard';
import strip from './Strip.module.css';

/** The last call: a card like that of the response, to which the wren brings the stamp. */
export function LastCall() {
  return (
    <Section heading="end" space="below">
      <div className={clsx(strip.paper, styles.panel)}>
        <Columns split="1.4fr 1fr">
          <Say>
            <h2 id="end">Try the email API free for 7 days</h2>
            <p>
              You can have your first <code>202 Accepted</code> in under 30 minutes.
            </p>
            <Actions>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
                Read the docs
              </ButtonLink>
            </Actions>
          </Say>
          <Courier className={styles.courier}>
            <Accepted />
          </Courier>
        </Columns>
      </div>
    </Section>
  );
}
