import {useRef} from 'react';
import {Columns} from '../../../../ui';
import {builtGuide, Bench, Findings, Peek, ToolHero, ResultPart} from '../../../view';
import styles from './DmarcGenerator.module.css';
import {GeneratorForm} from './GeneratorForm';
import {RecordPanel} from './RecordPanel';
import {Questions} from './Questions';
import {Timetable} from './Timetable';
import {useDmarcGenerator} from './useDmarcGenerator';

const GeneratorGuide = builtGuide(
  async () => (await import('./GeneratorGuide')).GeneratorGuide,
);

/** The page of the DMARC generator. */
export function DmarcGenerator() {
  const ask = useRef<HTMLFormElement>(null);
  const bench = useRef<HTMLFormElement>(null);
  const tool = useDmarcGenerator(ask, bench);
  return (
    // The fields are in two forms: their events meet here.
    <div onChange={tool.update}>
      <ToolHero
        title="DMARC generator"
        lead="Answer a few plain questions to get a record that follows RFC 9989, what it changes in your current one, and a dated plan for the next steps."
        promise="Created in your browser, without an account."
      >
        <GeneratorForm tool={tool} form={ask} />
      </ToolHero>
      <Bench>
        <form
          ref={bench}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Questions state={tool.state} problems={tool.composed.entryProblems} />
        </form>
        <Peek href="#record">
          <code>{tool.record}</code>
        </Peek>
        <div>
          <RecordPanel tool={tool} />
        </div>
      </Bench>
      <div className={`wrap ${styles.after ?? ''}`}>
        <Columns split="8fr 5fr">
          <Timetable plan={tool.plan} isDated={tool.isDated} />
          <ResultPart id="findings" level={2} title="Findings">
            <Findings problems={tool.composed.problems} room="dmarc" />
          </ResultPart>
        </Columns>
      </div>
      <GeneratorGuide />
    </div>
  );
}
