import Link from '@docusaurus/Link';
import {SampleMark} from '../../ui';
import {facts} from '../../site';
import {Part} from '../parts';
import styles from './Limits.module.css';

/** What Messenger is not for, and the page that is. */
export function Limits() {
  const {value, confirmed} = facts.scheduleDaysAhead;
  return (
    <Part id="limits" beside title="What Messenger does not do">
      <ul className={styles.limits}>
        <li>
          <b>Send receipts, sign-in codes or password resets.</b> They respond to
          something one person did and have to arrive even after an unsubscribe. Use the{' '}
          <Link to="/email-sending-api/">email sending API</Link> for them.
        </li>
        <li>
          <b>Follow each user’s own schedule.</b> A message is sent to all recipients at
          one time. For emails on day 2 and day 5 after each signup, use a{' '}
          <Link to="/automated-email-sequences/">sequence</Link>.
        </li>
        <li>
          <b>Resubscribe people who left.</b> No API call can do that, but they can
          subscribe again with a <Link to="/subscribe-forms/">subscribe form</Link>.
        </li>
        <li>
          <b>Schedule more than {value} days ahead.</b> A message for a later date stays a
          draft for as long as you like, until it is near enough to schedule.{' '}
          {!confirmed && <SampleMark />}
        </li>
        <li>
          <b>Send to lists that were bought.</b> Our{' '}
          <Link to="/anti-spam-policy/">anti-spam policy</Link> doesn’t allow them,
          because the people on them never agreed to hear from you.
        </li>
      </ul>
    </Part>
  );
}
