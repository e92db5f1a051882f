import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useRef} from 'react';
import {needsApp} from '../../../shell';
import {Button, Actions} from '../../../ui';
import type {DohServer} from '../../dns';
import {askedInWords, Field, Said, Band, Fields, Progress, ResultPart} from '../../view';
import {MAX_DOMAINS, MAX_LIST_TEXT} from '..';
import styles from './DomainList.module.css';
import {LIST_FOCUS, useDomainList, type DomainListTool} from './useDomainList';

/** A list of domains, checked one after the other. */
export function DomainList({
  servers,
  serversOrComplain,
}: {
  servers: readonly DohServer[];
  serversOrComplain: () => readonly DohServer[] | undefined;
}) {
  useBrokenLinks().collectAnchor('list');
  const form = useRef<HTMLFormElement>(null);
  const tool = useDomainList(form, serversOrComplain);
  const isBusy = tool.phase === 'checking';
  return (
    <Band data-scripted isPrinted={false}>
      <ResultPart
        id="list"
        level={2}
        isLarge
        title="Check a list of domains"
        lead={`Paste up to ${MAX_DOMAINS} domains, or choose a text or CSV file. They are checked two at a time, and you can save the results as CSV.`}
        isNarrow
      >
        <form
          ref={form}
          method="dialog"
          {...needsApp}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) {
              tool.start();
            }
          }}
        >
          <Fields>
            <Field
              id={LIST_FOCUS.text}
              name={LIST_FOCUS.text}
              label="Domains"
              hint="One per line. If a line is an address or a link, its domain is checked."
              lines={5}
              maxLength={MAX_LIST_TEXT}
              placeholder={'example.com\nexample.org'}
              problems={tool.problems}
            />
            <Actions>
              <Button id={LIST_FOCUS.start} type="submit" aria-disabled={isBusy}>
                Check the list
              </Button>
              <label className={styles.file}>
                Choose a file
                <input
                  type="file"
                  accept=".csv,.txt,.tsv,text/csv,text/plain"
                  onChange={({target}) => {
                    const file = target.files?.item(0);
                    if (file) {
                      tool.take(file);
                    }
                    // The same file can be chosen again.
                    target.value = '';
                  }}
                />
              </label>
            </Actions>
            <p className="small quiet">
              Nothing is looked up until you press the button. Then your browser asks{' '}
              <b>{askedInWords(servers) || 'the resolver you name'}</b>, two domains at a
              time, and slows down whenever the resolver fails, but the list itself never
              leaves this tab. Lists skip reverse DNS, the addresses of name servers and
              MTA-STS policy files.
            </p>
            <Running tool={tool} />
          </Fields>
        </form>
        {tool.rows.length > 0 && (
          <>
            {tool.Rows && <tool.Rows rows={tool.rows} />}
            <Actions>
              <Button {...needsApp} onClick={tool.save}>
                Save as CSV
              </Button>
            </Actions>
          </>
        )}
      </ResultPart>
    </Band>
  );
}

/** How far the list is. */
function Running({tool}: {tool: DomainListTool}) {
  const {phase, reading, rows, waiting, why, cancel} = tool;
  const total = reading?.domains.length ?? 0;
  const progress = `${rows.length} of ${total} ${total === 1 ? 'domain' : 'domains'}`;
  return (
    <>
      {phase === 'checking' && (
        <Progress>
          <progress aria-label="Domains that are done" max={total} value={rows.length} />
          <p>
            {progress}
            {waiting > 0 && `, waiting ${waiting} s for the resolver`}
          </p>
          <Button kind="secondary" size="small" onClick={cancel}>
            Cancel
          </Button>
        </Progress>
      )}
      <div role="status">
        {phase === 'checking' && <p className="vh">Checking the list.</p>}
        {phase === 'cancelled' && (
          <Said>
            <p>Canceled after {progress}, and the results so far are below.</p>
          </Said>
        )}
        {phase === 'failed' && (
          <Said tone="bad">
            <p>
              <b>The list was stopped.</b> {why} The results so far are kept.
            </p>
          </Said>
        )}
        {phase === 'done' && (
          <Said>
            <p>Done: {progress}, and the results are below.</p>
          </Said>
        )}
      </div>
    </>
  );
}
