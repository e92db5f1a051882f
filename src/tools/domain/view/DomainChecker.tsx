import {useRef} from 'react';
import {builtGuide, ResultBoundary, ToolHero} from '../../view';
import {DomainForm} from './DomainForm';
import {DomainList} from './DomainList';
import {Result} from './Result';
import {useDomainChecker} from './useDomainChecker';

const Guide = builtGuide(async () => (await import('./Guide')).Guide);

/** The page of the domain checker. */
export function DomainChecker() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useDomainChecker(form);
  return (
    <>
      <ToolHero
        title="Domain checker"
        lead="Enter a domain to check everything its DNS says about email. You get eleven checks, one grade and a list of problems, worst first, with the DNS record that fixes each one."
        promise="Checked in your browser, by rules that you can read."
      >
        <DomainForm tool={tool} form={form} />
      </ToolHero>
      <ResultBoundary of={tool.answer} anew>
        {tool.answer && (
          <Result answer={tool.answer} link={tool.link} onReset={tool.reset} />
        )}
      </ResultBoundary>
      <DomainList servers={tool.servers} serversOrComplain={tool.serversOrComplain} />
      <Guide />
    </>
  );
}
