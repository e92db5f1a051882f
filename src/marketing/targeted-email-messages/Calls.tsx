import draftSample from '@generated/api-reference/default/samples/createMessage.markdown.json';
import nobodySample from '@generated/api-reference/default/samples/problem.empty_audience.json';
import scheduledSample from '@generated/api-reference/default/samples/sendMessage.202.scheduled.json';
import laterSample from '@generated/api-reference/default/samples/sendMessage.later.json';
import {MoreLink} from '../../ui';
import {ApiSample, Part} from '../parts';
import styles from './Calls.module.css';

/** The same from code: a draft, its time, and the response when the audience is empty. */
export function Calls() {
  return (
    <Part
      id="calls"
      on="night"
      title="Announce a release from your deploy script"
      intro="Everything you can do in Messenger is also an API call, so the pipeline that ships a feature can announce it, too."
    >
      <ol className={styles.calls}>
        <li>
          <h3>Create the draft</h3>
          <p>
            Choose the groups, narrow them down with conditions, and send the body as
            HTML, plain text, Markdown or one of your templates.
          </p>
          <ApiSample sample={draftSample} label="Language of the draft" />
        </li>
        <li>
          <h3>Schedule it</h3>
          <p>
            Give a time with its offset from UTC, or leave it out to send immediately. A
            repeated request can’t send the message twice, because the second one returns{' '}
            <code>not_draft</code>.
          </p>
          <ApiSample sample={laterSample} label="Language of the sending" />
        </li>
        <li>
          <h3>Read the response</h3>
          <p>
            The message is scheduled, but <code>recipientCount</code> stays empty until it
            is sent, because people can join and leave the audience until then.
          </p>
          <ApiSample sample={scheduledSample} />
        </li>
        <li>
          <h3>Handle an empty audience</h3>
          <p>
            A typo in a condition returns an error before anything is sent, instead of a
            success with no recipients.
          </p>
          <ApiSample sample={nobodySample} />
        </li>
      </ol>
      <p className={styles.more}>
        <MoreLink to="/docs/api/messenger/#createMessage" className={styles.link}>
          See every field of a message
        </MoreLink>
      </p>
    </Part>
  );
}
