import {useRef} from 'react';
import {needsApp} from '../../../shell';
import {Button} from '../../../ui';
import {DnsQuestion, focusSoon, Progress, Said, useToolForm} from '../../view';
import type {SortSummary} from '..';
import styles from './DomainChecks.module.css';
import type {Validation} from './useValidation';

const ASK = 'ask-domains';

/** The button that asks DNS, what it tells to whom, and how far it is. */
export function DomainChecks({tool, summary}: {tool: Validation; summary: SortSummary}) {
  const form = useRef<HTMLFormElement>(null);
  const {servers, resolverProblem, update, serversOrComplain} = useToolForm({}, [form]);
  const {asking, ask} = tool;
  const open = summary.domains - summary.asked;
  const again = summary.counts.unknown > 0;
  const isBusy = asking.phase === 'asking' || asking.phase === 'paused';
  const many = open.toLocaleString('en');

  return (
    <form
      ref={form}
      method="dialog"
      className={styles.form}
      {...needsApp}
      onChange={update}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = isBusy ? undefined : serversOrComplain();
        if (asked) {
          ask(asked);
        }
      }}
    >
      <h3>Which domains accept email?</h3>
      <p>
        {open > 0
          ? `${many} ${open === 1 ? 'domain has' : 'domains have'} not been checked. Each is looked up once, however many addresses it has.`
          : again
            ? 'All domains were checked, but some had no response, and the button checks those again.'
            : 'All domains were checked.'}
      </p>
      <Button id={ASK} type="submit" aria-disabled={isBusy || (open === 0 && !again)}>
        {open > 0 ? `Check ${many} ${open === 1 ? 'domain' : 'domains'}` : 'Check again'}
      </Button>
      <Running tool={tool} summary={summary} />
      <DnsQuestion
        servers={servers}
        problem={resolverProblem}
        names="the domains of your list, but not the names before the @"
        without="dig +short MX example.com"
      />
    </form>
  );
}

function Running({tool, summary}: {tool: Validation; summary: SortSummary}) {
  const {asking, pause, resume, cancel} = tool;
  const {asked, domains} = summary;
  const progress = `${asked.toLocaleString('en')} of ${domains.toLocaleString('en')} domains`;
  const isBusy = asking.phase === 'asking' || asking.phase === 'paused';
  return (
    <>
      {isBusy && (
        <Progress>
          <progress
            aria-label="Domains checked"
            max={Math.max(1, domains)}
            value={asked}
          />
          <p>{progress}</p>
          <Button
            kind="secondary"
            size="small"
            onClick={asking.phase === 'paused' ? resume : pause}
          >
            {asking.phase === 'paused' ? 'Go on' : 'Pause'}
          </Button>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              cancel();
              focusSoon(ASK);
            }}
          >
            Cancel
          </Button>
        </Progress>
      )}
      <div role="status">
        {asking.phase === 'asking' && <p className="vh">Checking the domains.</p>}
        {asking.phase === 'paused' &&
          (asking.why === undefined ? (
            <p className="vh">Paused.</p>
          ) : (
            <Said tone="bad">
              <p>
                <b>Paused, because there was no response for many domains in a row.</b>{' '}
                {asking.why}
              </p>
              <p>
                A company network or a browser extension may block them, so continue, or
                cancel and choose another resolver. The results are kept.
              </p>
            </Said>
          ))}
        {asking.phase === 'cancelled' && (
          <Said>
            <p>
              Canceled after {progress}, but the results are kept, and the button
              continues.
            </p>
          </Said>
        )}
        {asking.phase === 'failed' && (
          <Said tone="bad">
            <p>
              <b>The check was stopped.</b> {asking.why} The results are kept.
            </p>
          </Said>
        )}
        {asking.phase === 'done' && (
          <Said>
            <p>Done: {progress}, and the addresses are sorted again.</p>
          </Said>
        )}
      </div>
    </>
  );
}
