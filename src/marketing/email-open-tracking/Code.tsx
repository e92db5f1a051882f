import Link from '@docusaurus/Link';
import {CodeBlock, CodeTabs} from '../../reading';
import {Columns, Say} from '../../ui';
import {Part} from '../parts';
import {sampleTabs} from './highlighted';

const [email] = sampleTabs('email');
const [event] = sampleTabs('event');

/** How to turn it on, and the two places where an open is reported. */
export function Code() {
  return (
    <Part
      id="switch"
      title="Turn tracking on for one email at a time"
      intro="Instead of one setting that tracks every email, there is a field in each request, so you can make it depend on the recipient’s consent. Only emails you send through the email API can be tracked; Messenger messages and sequences can’t."
      on="night"
    >
      <Columns split="1.1fr 1fr">
        <Say>
          <CodeTabs blocks={sampleTabs('request')} label="Language of the request" />
          <h3>Read the time of the open</h3>
          <p>
            <Link to="/docs/api/email/#getEmail">GET /emails/&#123;id&#125;</Link> returns
            the time the image was first loaded, or <code>null</code> if tracking was off
            or the image was never loaded.
          </p>
          {email && <CodeBlock {...email} title="From the response" />}
        </Say>
        <Say>
          <h3>Receive a webhook</h3>
          <p>
            A <Link to="/docs/webhooks/">webhook</Link> notifies your server once for each
            email, the first time its image is loaded. If there are several recipients in{' '}
            <code>to</code>, it names the first, because the image is the same for all of
            them.
          </p>
          {event && <CodeBlock {...event} title="email.opened" />}
        </Say>
      </Columns>
    </Part>
  );
}
