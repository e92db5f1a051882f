import {useRef} from 'react';
import {builtGuide, ResultSection, ToolHero} from '../../../view';
import {CheckerForm} from './CheckerForm';
import type {CheckAnswer} from './checkerTasks';
import {KeyResult, RecordResult} from './KeyResult';
import {MessageResult} from './MessageResult';
import {ProbeResult} from './ProbeResult';
import {FOCUS, useDkimChecker, type DkimChecker as Tool} from './useDkimChecker';

const CheckerGuide = builtGuide(
  async () => (await import('./CheckerGuide')).CheckerGuide,
);

/** The page of the DKIM checker. */
export function DkimChecker() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useDkimChecker(form);
  const {answer} = tool;
  return (
    <>
      <ToolHero
        title="DKIM checker"
        lead="Check the key behind a selector, or verify a whole message and see which part failed: the header, the body or the key."
        promise="Verified in your browser, so the message stays on this page."
      >
        <CheckerForm tool={tool} form={form} />
      </ToolHero>
      {answer && (
        <ResultSection
          answer={answer}
          verdict={FOCUS.verdict}
          onReset={tool.reset}
          link={
            answer.kind === 'key' || answer.kind === 'probe' ? tool.form.link : undefined
          }
        >
          <Answer answer={answer} tool={tool} />
        </ResultSection>
      )}
      <CheckerGuide />
    </>
  );
}

function Answer({answer, tool}: {answer: CheckAnswer; tool: Tool}) {
  switch (answer.kind) {
    case 'key':
      return <KeyResult inspection={answer.inspection} seen={answer.seen} />;
    case 'record':
      return <RecordResult text={answer.text} record={answer.key} />;
    case 'message':
      return <MessageResult verified={answer.verified} seen={answer.seen} />;
    case 'probe':
      return (
        <ProbeResult
          domain={answer.domain}
          report={answer.report}
          seen={answer.seen}
          onCheck={(selector) => {
            tool.checkName(selector, answer.domain);
          }}
        />
      );
  }
}
