import {useRef} from 'react';
import {builtGuide, ResultSection, ToolHero} from '../../view';
import {RequestForm} from './RequestForm';
import {SignBench} from './SignBench';
import {FOCUS, useWebhookTester} from './useWebhookTester';
import {WebhookResult} from './WebhookResult';

const WebhookGuide = builtGuide(
  async () => (await import('./WebhookGuide')).WebhookGuide,
);

/** The page of the webhook tester. */
export function WebhookTester() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useWebhookTester(form);
  const {answer} = tool.check;
  return (
    <>
      <ToolHero
        title="Webhook signature tester"
        lead="When your server says that a signature doesn’t match, paste the request here. The page undoes the usual mistakes one after the other until the signature matches, and tells you which one it was."
        promise="Checked in your browser, so the secret stays in this tab."
      >
        <RequestForm tool={tool} form={form} />
      </ToolHero>
      {answer && (
        <ResultSection answer={answer} verdict={FOCUS.verdict} onReset={tool.reset}>
          <WebhookResult answer={answer} />
        </ResultSection>
      )}
      <SignBench />
      <WebhookGuide />
    </>
  );
}
