import {useRef} from 'react';
import {Columns} from '../../../ui';
import {builtGuide, Bench, Findings, Peek, ToolHero, ResultPart, Band} from '../../view';
import {MAX_LOOKUPS} from '..';
import {DomainForm} from './DomainForm';
import {LookupTree} from './LookupTree';
import {Senders} from './Senders';
import {RecordPanel} from './RecordPanel';
// The guide has its looks where its code is not loaded.
import './Guide.module.css';
import {useSpfGenerator} from './useSpfGenerator';

const Guide = builtGuide(async () => (await import('./Guide')).Guide);

/** The page of the SPF generator. */
export function SpfGenerator() {
  const ask = useRef<HTMLFormElement>(null);
  const bench = useRef<HTMLFormElement>(null);
  const tool = useSpfGenerator(ask, bench);
  const {composed, count, problems, state} = tool;
  return (
    // The fields are in two forms: their events meet here.
    <div onChange={tool.update}>
      <ToolHero
        title="SPF generator"
        lead="Choose who sends email for your domain to get one record that includes your current one, and see how many of the ten DNS lookups it uses."
        promise="Created in your browser, without an account."
      >
        <DomainForm tool={tool} form={ask} />
      </ToolHero>
      <Bench>
        <form
          ref={bench}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Senders state={state} problems={composed.problems} />
        </form>
        <Peek href="#record">
          <b>
            {count.used} of {MAX_LOOKUPS}
          </b>
          <code>{composed.record}</code>
        </Peek>
        <div>
          <RecordPanel tool={tool} />
        </div>
      </Bench>
      <Band>
        <Columns split="5fr 4fr">
          <ResultPart id="tree" level={2} title="Who may send">
            <LookupTree count={count} />
            <p className="small quiet">
              The numbers count lookups in the order a receiver makes them
              {count.exact
                ? '.'
                : ', as far as they are known. Count all lookups to see the rest.'}
            </p>
          </ResultPart>
          <ResultPart id="findings" level={2} title="Findings">
            <Findings problems={problems} room="spf" />
          </ResultPart>
        </Columns>
      </Band>
      <Guide />
    </div>
  );
}
