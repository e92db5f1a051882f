import Link from '@docusaurus/Link';
import {SampleMark} from '../../ui';
import {facts} from '../../site';
import {Part} from '../parts';
import styles from './Limits.module.css';

/** What Messenger is not for, and the page that is. */
export function Limits() {
  const {value, confirmed} = facts.scheduleDaysAhead;
  return (
    <Part id="limits" beside title="What it leaves to others">
      <ul className={styles.limits}>
        <li>
          <b>Receipts, codes, resets.</b> They answer something one person did and have to
          arrive whatever the status is. Use the{' '}
          <Link to="/email-sending-api/">email sending API</Link>.
        </li>
        <li>
          <b>Day two, day five, day six.</b> A message has one time for all. What follows
          each person’s own calendar is a{' '}
          <Link to="/automated-email-sequences/">sequence</Link>.
        </li>
        <li>
          <b>Bringing people back in.</b> No call sets a person who left to subscribed
          again. She can do it herself, with a{' '}
          <Link to="/subscribe-forms/">subscribe form</Link>.
        </li>
        <li>
          <b>Next summer’s campaign.</b> A message can wait for at most {value} days{' '}
          {!confirmed && <SampleMark />}. Until then it rests as a draft, for as long as
          you like.
        </li>
        <li>
          <b>Bought lists.</b> Our <Link to="/anti-spam-policy/">anti-spam policy</Link>{' '}
          refuses them, and so do the filters of the people on them.
        </li>
      </ul>
    </Part>
  );
}
