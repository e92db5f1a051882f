import {useRef} from 'react';
import {builtGuide, ResultSection, ToolHero} from '../../view';
import {MessageForm} from './MessageForm';
import {MessageResult} from './MessageResult';
import {FOCUS, useMessageChecker} from './useMessageChecker';

const MessageGuide = builtGuide(
  async () => (await import('./MessageGuide')).MessageGuide,
);

/** The page of the message checker. */
export function MessageChecker() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useMessageChecker(form);
  const {answer} = tool;
  return (
    <>
      <ToolHero
        title="Email message checker"
        lead="Paste an email you received to see what the recipient’s provider saw: whether SPF, DKIM and DMARC pass, which route the message took, and what to fix."
        promise="Checked in your browser. The message stays on this page."
      >
        <MessageForm tool={tool} form={form} />
      </ToolHero>
      {answer && (
        <ResultSection answer={answer} verdict={FOCUS.verdict} onReset={tool.reset}>
          <MessageResult answer={answer} />
        </ResultSection>
      )}
      <MessageGuide />
    </>
  );
}
