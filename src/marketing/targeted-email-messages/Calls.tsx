import draftSample from '@generated/api-reference/default/samples/createMessage.markdown.json';
import nobodySample from '@generated/api-reference/default/samples/problem.empty_audience.json';
import scheduledSample from '@generated/api-reference/default/samples/sendMessage.202.scheduled.json';
import laterSample from '@generated/api-reference/default/samples/sendMessage.later.json';
import {MoreLink} from '../../ui';
import {ApiSample, Part} from '../parts';
import styles from './Calls.module.css';

/** The same from code: a draft, its time, and the answer when nobody is left. */
export function Calls() {
  return (
    <Part
      id="calls"
      on="night"
      title="Or let your release script write it"
      intro="Everything a person does in Messenger is a call as well. So the announcement can leave from the pipeline that ships what it announces."
    >
      <ol className={styles.calls}>
        <li>
          <h3>Make the draft</h3>
          <p>
            Groups say where to look, conditions who of those. The body is HTML, text,
            Markdown or one of your templates.
          </p>
          <ApiSample sample={draftSample} label="Language of the draft" />
        </li>
        <li>
          <h3>Give it a time</h3>
          <p>
            With its offset from UTC. Leave the time out, and the message goes at once. A
            repeated call can’t send it twice: the second is answered{' '}
            <code>not_draft</code>.
          </p>
          <ApiSample sample={laterSample} label="Language of the sending" />
        </li>
        <li>
          <h3>Read what you got</h3>
          <p>
            Accepted: <code>recipientCount</code> stays empty until the minute comes,
            since people join and leave until then.
          </p>
          <ApiSample sample={scheduledSample} />
        </li>
        <li>
          <h3>Nobody left? It says so</h3>
          <p>
            A condition with a typing error is not a success with zero readers. It is an
            error, before anything has happened.
          </p>
          <ApiSample sample={nobodySample} />
        </li>
      </ol>
      <p className={styles.more}>
        <MoreLink to="/docs/api/messenger/#createMessage" className={styles.link}>
          Every field of a message
        </MoreLink>
      </p>
    </Part>
  );
}
