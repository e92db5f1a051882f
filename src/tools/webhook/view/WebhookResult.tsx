import Link from '@docusaurus/Link';
import {CopyOut, Findings, ResultPart, Verdict, FactRows} from '../../view';
import {FOCUS} from './useWebhookTester';
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
      <ResultPart title="What happened, and what to do">
        <Findings problems={problems} room="webhook" />
      </ResultPart>
      {fix && (
        <ResultPart title="The lines to change">
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
        </ResultPart>
      )}
      <ResultPart title="What was compared">
        <FactRows names="18rem">
          {evidence.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <code>{text}</code>
              </dd>
            </div>
          ))}
        </FactRows>
      </ResultPart>
    </>
  );
}
