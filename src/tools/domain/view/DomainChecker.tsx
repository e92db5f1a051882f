import {useRef} from 'react';
import {ResultBoundary, ToolHero} from '../../view';
import {Ask} from './Ask';
import {DomainList} from './DomainList';
import {Guide} from './Guide';
import {Result} from './Result';
import styles from './DomainChecker.module.css';
import {useDomainChecker} from './useDomainChecker';

/** The page of the domain checker. */
export function DomainChecker() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useDomainChecker(form);
  return (
    <>
      <ToolHero
        title="Domain checker"
        lead="Enter a domain to check everything that DNS says about its email: eleven checks, one grade, and for each problem the record that fixes it, worst first."
        promise="Checked in your browser, by rules that you can read."
      >
        <Ask tool={tool} form={form} />
      </ToolHero>
      <ResultBoundary of={tool.answer} anew>
        {tool.answer && (
          <Result answer={tool.answer} link={tool.link} onReset={tool.reset} />
        )}
      </ResultBoundary>
      <DomainList servers={tool.servers} serversOrComplain={tool.serversOrComplain} />
      <div className={styles.read}>
        <Guide />
      </div>
    </>
  );
}
