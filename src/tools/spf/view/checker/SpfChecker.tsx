import {useRef} from 'react';
import {builtGuide, ResultBoundary, ToolHero} from '../../../view';
import {DomainForm} from './CheckerForm';
import {Result} from './Result';
import {useSpfChecker} from './useSpfChecker';

const Guide = builtGuide(async () => (await import('./Guide')).Guide);

/** The page of the SPF checker. */
export function SpfChecker() {
  const ask = useRef<HTMLFormElement>(null);
  const tool = useSpfChecker(ask);
  return (
    <>
      <ToolHero
        title="SPF checker"
        lead="See who may send email as your domain, how many DNS lookups that costs, and which term breaks the limit of ten."
        promise="Checked in your browser, according to RFC 7208."
      >
        <DomainForm tool={tool} ask={ask} />
      </ToolHero>
      <ResultBoundary of={tool.answer} anew>
        {tool.answer && <Result answer={tool.answer} tool={tool} />}
      </ResultBoundary>
      <Guide />
    </>
  );
}
