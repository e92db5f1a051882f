import {useRef} from 'react';
import {builtGuide, ResultBoundary, ToolHero} from '../../../view';
import {CheckerForm} from './CheckerForm';
import {CheckerResult} from './CheckerResult';
import {useDmarcChecker} from './useDmarcChecker';

const CheckerGuide = builtGuide(
  async () => (await import('./CheckerGuide')).CheckerGuide,
);

/** The page of the DMARC checker. */
export function DmarcChecker() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useDmarcChecker(form);
  return (
    <>
      <ToolHero
        title="DMARC checker"
        lead="See which record a receiver finds for a domain and what it does with forged email, explained in plain words and according to RFC 9989 of May 2026."
        promise="Checked in your browser, without an account."
      >
        <CheckerForm tool={tool} form={form} />
      </ToolHero>
      <ResultBoundary of={tool.answer} anew>
        {tool.answer && (
          <CheckerResult answer={tool.answer} link={tool.link} onReset={tool.reset} />
        )}
      </ResultBoundary>
      <CheckerGuide />
    </>
  );
}
