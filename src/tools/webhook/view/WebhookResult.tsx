import Link from '@docusaurus/Link';
import {CopyOut, Findings, Verdict} from '../../view';
import {FOCUS} from './useWebhookTester';
import styles from './WebhookResult.module.css';
import type {WebhookAnswer} from './webhookTasks';

/** What was found in a request: the verdict, the faults, the code to change, and the proof. */
export function WebhookResult({
  answer: {
    diagnosis: {tone, stamp, title, problems, evidence},
    fix,
  },
}: {
  answer: WebhookAnswer;
}) {
  return (
    <>
      <Verdict id={FOCUS.verdict} tone={tone} stamp={stamp} title={title}>
        {!fix && (
          <p>
            Print the signature that your code computes and enter it above, so that this
            page can find out what your code does differently.
          </p>
        )}
      </Verdict>
      <section className={styles.part} aria-labelledby="findings">
        <h3 id="findings">What happened, and what to do</h3>
        <Findings problems={problems} room="webhook" />
      </section>
      {fix && (
        <section className={styles.part} aria-labelledby="fix">
          <h3 id="fix">The lines to change</h3>
          <CopyOut
            legend="The lines to change"
            outputs={[
              {
                id: 'fix',
                label: fix.label,
                what: 'The lines as our guides have them.',
                text: fix.code,
              },
            ]}
          />
          <p>
            <Link to={fix.guide}>The guide for {fix.framework}</Link> has the whole
            program, from the installation to the tests.
          </p>
        </section>
      )}
      <section className={styles.part} aria-labelledby="evidence">
        <h3 id="evidence">What was compared</h3>
        <dl className={styles.evidence}>
          {evidence.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
