import samples from '@generated/marketing/default/home-samples.json';
import {CodeTabs} from '../../reading';
import type {NavLink} from '../../site';
import {Columns} from '../../ui';
import {Part, Sideways} from '../parts';
import {acme, AcmeMark, ana, ApiCall, Wren} from '../scenes';
import {Assistant} from './Assistant';
import {LinkRow} from './LinkRow';
import styles from './Developers.module.css';

/** What the webhook is told about the receipt of the inbox and the contact log. */
const EVENTS = [
  {time: '14:20:07', event: 'email.sent', note: 'Handed over'},
  {time: '14:20:09', event: 'email.delivered', note: '250 OK'},
] as const;

const DOORS: readonly NavLink[] = [
  {
    label: 'Quickstart',
    href: '/docs/email-sending-quickstart/',
    hint: 'Verify a domain, create a key and send your first email in under 30 minutes.',
  },
  {
    label: 'API reference',
    href: '/docs/api/email/',
    hint: 'Look up every field, limit and error code, with an example for each.',
  },
  {
    label: 'Webhooks',
    href: '/docs/webhooks/',
    hint: 'Receive each delivery and bounce as it happens.',
  },
  {
    label: 'MCP server',
    href: '/docs/mcp-server/',
    hint: 'Connect your AI assistant to the same account.',
  },
];

/** One call in every language, its answer, and what the webhook hears afterwards. */
export function Developers() {
  return (
    <Part
      id="developers"
      tall="90rem"
      on="night"
      title="One API call, a clear response, a webhook for every event"
      intro="Post JSON over HTTPS: name a template and its props, or send your own HTML, Markdown or plain text. You get an ID back immediately, and a webhook tells you about every delivery and bounce."
    >
      <Columns split="minmax(0, 1.22fr) minmax(0, 1fr)">
        <div className={styles.frame}>
          <Wren className={styles.watermark} />
          <CodeTabs blocks={samples['call'] ?? []} />
        </div>
        <div className={styles.answers}>
          <Sideways label="From the response to the inbox">
            <ApiCall
              className={styles.frame}
              answer="202 Accepted"
              body={{id: 'em_7Qx2mB41', status: 'queued'}}
            />
            <div className={styles.frame}>
              <h3>Events at your webhook</h3>
              <ol>
                {EVENTS.map(({time, event, note}) => (
                  <li key={event}>
                    <span>
                      {time} <code>{event}</code>
                    </span>{' '}
                    <span>{note}</span>
                  </li>
                ))}
              </ol>
            </div>
            <div className={styles.arrived}>
              <AcmeMark size={36} />
              <p>
                <b>Receipt 2041</b> Thank you. Team plan, €29.52.
                <span>
                  {acme.name}, to {ana.address}
                </span>
              </p>
            </div>
          </Sideways>
        </div>
      </Columns>
      <Assistant />
      <div className={styles.doors}>
        <LinkRow links={DOORS} />
      </div>
    </Part>
  );
}
