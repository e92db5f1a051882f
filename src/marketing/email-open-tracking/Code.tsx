import Link from '@docusaurus/Link';
import {CodeBlock, CodeTabs} from '../../reading';
import {Part} from '../parts';
import styles from './Code.module.css';
import {sampleTabs} from './highlighted';

const [email] = sampleTabs('email');
const [event] = sampleTabs('event');

/** The switch, and the two places where an open is told. */
export function Code() {
  return (
    <Part
      id="switch"
      title="One switch, on each email"
      intro="There is no setting that tracks everything. Each request says for itself, so consent can decide."
      on="night"
    >
      <div className={styles.columns}>
        <CodeTabs blocks={sampleTabs('request')} label="Language of the request" />
        <div className={styles.answers}>
          <h3>Ask for it</h3>
          <p>
            <Link to="/docs/api/email/#getEmail">GET /emails/&#123;id&#125;</Link> gives
            the time of the first fetch. Without tracking it stays <code>null</code>.
          </p>
          {email && <CodeBlock {...email} title="From the answer" />}
          <h3>Be told</h3>
          <p>
            A <Link to="/docs/webhooks/">webhook</Link> tells your server, once for each
            email. Of several people in <code>to</code> it names the first, as the picture
            cannot tell them apart.
          </p>
          {event && <CodeBlock {...event} title="email.opened" />}
        </div>
      </div>
    </Part>
  );
}
