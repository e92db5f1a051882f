import draftSample from '@generated/api-reference/default/samples/createMessage.markdown.json';
import emptySample from '@generated/api-reference/default/samples/problem.empty_audience.json';
import laterSample from '@generated/api-reference/default/samples/sendMessage.later.json';
import {Columns, MoreLink, Say} from '../../ui';
import {ApiSample, Part, Stops} from '../parts';
import styles from './Calls.module.css';

const STEPS = ['Test', 'Build', 'Deploy', 'Announce'] as const;

/** A deployment whose last step announces it: a draft, its time, and an error. */
export function Calls() {
  return (
    <Part
      id="calls"
      on="night"
      title="Announce a release from your deploy script"
      intro="Everything you can do in Messenger is also an API call, so the pipeline that ships a feature can announce it, too."
    >
      <Stops
        as="b"
        className={styles.run}
        of={STEPS.map((title, index) => ({
          title,
          mark: <span className={styles.mark}>{index + 1 < STEPS.length && '✓'}</span>,
        }))}
      />
      <Columns split="20fr 21fr" className={styles.calls}>
        <Say>
          <h3>Create the draft</h3>
          <p>
            Choose the groups, narrow them down with conditions, and send the body as
            HTML, plain text, Markdown or one of your templates.
          </p>
          <ApiSample sample={draftSample} label="Language of the draft" />
        </Say>
        <Say>
          <h3>Schedule it</h3>
          <p>
            If you leave the time out, the message is sent immediately. A repeated request
            can’t send it twice, because the second one returns <code>not_draft</code>.
          </p>
          <ApiSample sample={laterSample} label="Language of the sending" />
          <h3>Handle an empty audience</h3>
          <p>
            If no subscribed contact matches, you get an error instead of a success with
            no recipients.
          </p>
          <ApiSample sample={emptySample} />
        </Say>
      </Columns>
      <p>
        <MoreLink to="/docs/api/messenger/#createMessage">
          See every field of a message
        </MoreLink>
      </p>
    </Part>
  );
}
