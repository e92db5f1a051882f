import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {Actions, ButtonLink, Columns, Say, Section} from '../../ui';
import {Courier} from '../scenes';
import styles from './Cover.module.css';

/** The last call: a new book, to which the wren brings the label for a name. */
export function Cover() {
  return (
    <Section heading="end" space="below">
      <Columns split="minmax(0, 1fr) 17rem" align="bottom" className={styles.cover}>
        <Say className={styles.words}>
          <h2 id="end">Try contact profiles free for 7 days</h2>
          <p>
            {brand.name} is made in the EU and GDPR compliant. Start with your own address
            as the first contact.
          </p>
          <Actions>
            <TrialLink kind="yellow">Try it free</TrialLink>
            <ButtonLink to="/subscribe-forms/" kind="secondary">
              Build a subscribe form
            </ButtonLink>
          </Actions>
        </Say>
        <Courier>
          <p className={styles.label}>
            Name <span />
          </p>
        </Courier>
      </Columns>
    </Section>
  );
}
