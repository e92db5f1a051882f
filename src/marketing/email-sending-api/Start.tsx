import {brand, keyVariable} from '../../site';
import {TrialActions} from '../parts';
import {InkStamp, StampField} from '../scenes';
import styles from './Start.module.css';

const steps = [
  {
    title: 'Verify your domain',
    text: 'Copy the records we show you into your DNS, so that we can sign email for your domain.',
    print: 'pw1._domainkey.acme.example\nTXT v=DKIM1; k=rsa; p=…',
  },
  {
    title: 'Create an API key',
    text: 'Create one key for live email and one for tests. A test key works before your domain is verified.',
    print: `export ${keyVariable}="${brand.keyPrefix}_live_…"`,
  },
  {
    title: 'Send the request',
    text: 'Send the request at the top of this page with your own sender and recipient. The template is already in your project, because every project has those of our gallery.',
    print: 'em_7Qx2mB41',
    stamp: '202 Accepted',
  },
] as const;

/** From nothing to the first email, on the brand's yellow. */
export function Start() {
  return (
    <section aria-labelledby="start">
      <StampField at="90% 12%" from="min(5rem, 12vw)">
        <h2 id="start">Send your first email in three steps</h2>
        <ol className={styles.steps}>
          {steps.map(({title, text, print, ...rest}, index) => (
            <li key={title}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{title}</h3>
              <p>{text}</p>
              <pre>
                <code>{print}</code>{' '}
                {'stamp' in rest && <InkStamp tone="good">{rest.stamp}</InkStamp>}
              </pre>
            </li>
          ))}
        </ol>
        <TrialActions />
      </StampField>
    </section>
  );
}
