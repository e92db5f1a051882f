import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import styles from './TrialActions.module.css';

/** The button into the trial, and beside it where else one may go from here. */
export function TrialActions({
  to = '/docs/email-sending-quickstart/',
  label = 'Read the docs',
}: {
  to?: string;
  label?: string;
}) {
  return (
    <p className={styles.actions}>
      <TrialLink>Try it free</TrialLink>
      <ButtonLink to={to} kind="secondary">
        {label}
      </ButtonLink>
    </p>
  );
}
