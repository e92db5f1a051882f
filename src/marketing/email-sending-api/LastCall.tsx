import clsx from 'clsx';
import {Columns, Section} from '../../ui';
import {TrialActions} from '../parts';
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
          <div>
            <h2 id="end">Try the email API free for 7 days</h2>
            <p>
              Your first <code>202 Accepted</code> can be here in under 30 minutes.
            </p>
            <TrialActions />
          </div>
          <Courier className={styles.courier}>
            <Accepted />
          </Courier>
        </Columns>
      </div>
    </Section>
  );
}
